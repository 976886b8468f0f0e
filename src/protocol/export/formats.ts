/** A report for others as Markdown, or as one HTML file that loads nothing. Texts of files stay texts in both. */
import { visible } from "../visible";
import type { ExportDocument, ExportTable } from "./document";

export function toMarkdown({ title, facts, tables, textTitle, text }: ExportDocument): string {
  const fence = "`".repeat(Math.max(3, longestRun(text) + 1));
  return [
    `# ${inline(title)}`,
    ...facts.map(inline),
    ...tables.map(markdownTable),
    `## ${inline(textTitle)}`,
    `${fence}text\n${text}${text.endsWith("\n") ? "" : "\n"}${fence}`,
    "",
  ].join("\n\n");
}

function markdownTable({ title, columns, rows }: ExportTable): string {
  const line = (cells: readonly string[]) => `| ${cells.map(inline).join(" | ")} |`;
  return [`## ${inline(title)}`, "", line(columns), line(columns.map(() => "---")), ...rows.map(line)].join("\n");
}

/** Nothing of a name counts as markup; a line end would break the row. */
function inline(text: string): string {
  return visible(text)
    .replace(/[\\`*_{}[\]<>#|!&]|~(?=~)/g, "\\$&")
    .replace(/\s*[\r\n]+\s*/g, " ");
}

function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).slice(0, 10_000).map((run) => run.length));
}

export function toHtml({ title, facts, tables, textTitle, text }: ExportDocument, language: string): string {
  return `<!DOCTYPE html>
<html lang="${escape(language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escape(title)}</h1>
${facts.map((fact) => `<p>${escape(fact)}</p>`).join("\n")}
${tables.map(htmlTable).join("\n")}
<h2>${escape(textTitle)}</h2>
<pre tabindex="0">${escape(text)}</pre>
</main>
</body>
</html>
`;
}

function htmlTable({ title, columns, rows }: ExportTable): string {
  const head = columns.map((column) => `<th scope="col">${escape(column)}</th>`).join("");
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${escape(cell)}</td>`).join("")}</tr>`).join("\n");
  return `<h2>${escape(title)}</h2>
<table>
<thead><tr>${head}</tr></thead>
<tbody>
${body}
</tbody>
</table>`;
}

const style = `
:root { color-scheme: light dark; }
body { font: 15px/1.5 system-ui, sans-serif; margin: 0; }
main { max-width: 70rem; margin: 0 auto; padding: 1.5rem; }
table { border-collapse: collapse; }
th, td { text-align: left; vertical-align: top; padding: .2rem 1.2rem .2rem 0; border-bottom: 1px solid #8885; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid #8885; padding: 1rem; }
`;

/** Characters that cannot be seen are named: a report is read by people. */
function escape(text: string): string {
  return text
    .split("\n")
    .map(visible)
    .join("\n")
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
