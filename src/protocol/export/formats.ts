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
  const head = line(columns.map((column) => column.title));
  const rule = `| ${columns.map(({ isNumber }) => (isNumber ? "---:" : "---")).join(" | ")} |`;
  return [`## ${inline(title)}`, "", head, rule, ...rows.map(line)].join("\n");
}

/** Nothing of a name counts as markup; a line end would break the row. */
function inline(text: string): string {
  return visible(text)
    .replace(/[\\`*_{}[\]<>#|!&]|~(?=~)/g, "\\$&")
    .replace(/\s*[\r\n]+\s*/g, " ");
}

function longestRun(text: string): number {
  return (text.match(/`+/g) ?? []).reduce((longest, { length }) => Math.max(longest, length), 0);
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
  const side = (at: number) => (columns[at]?.isNumber ? ' class="number"' : "");
  const head = columns.map((column, at) => `<th scope="col"${side(at)}>${escape(column.title)}</th>`).join("");
  const cells = (row: readonly string[]) =>
    row.map((cell, at) => `<td${side(at)}${indentOf(cell)}>${escape(cell.slice(depthOf(cell)))}</td>`).join("");
  const body = rows.map((row) => `<tr>${cells(row)}</tr>`).join("\n");
  return `<h2>${escape(title)}</h2>
<table>
<thead><tr>${head}</tr></thead>
<tbody>
${body}
</tbody>
</table>`;
}

/** Steps to the right are spaces in Markdown. Here a narrow line would break behind them. */
function indentOf(cell: string): string {
  const depth = depthOf(cell);
  return depth === 0 ? "" : ` style="padding-left: ${depth}em"`;
}

function depthOf(cell: string): number {
  return /^\u2003{0,9}/.exec(cell)?.[0].length ?? 0;
}

const style = `
:root { color-scheme: light dark; }
body { font: 15px/1.5 system-ui, sans-serif; margin: 0; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem; }
h1 { margin-top: 0; line-height: 1.2; }
h2 { margin-top: 2rem; }
p { max-width: 45rem; margin: .5rem 0; }
p, th, td { overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .2rem 1.2rem .2rem 0; border-bottom: 1px solid #8885; }
th:first-child, td:first-child { min-width: 7.5rem; }
.number { text-align: right; padding-right: 0; white-space: nowrap; font-variant-numeric: tabular-nums; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid #8885; padding: 1rem; }
@media print {
  :root { color-scheme: light; }
  main { max-width: none; padding: 0; }
  h2 { break-after: avoid; }
  tr { break-inside: avoid; }
  pre { border: 0; padding: 0; font-size: 11px; }
}
`;

/** Characters that cannot be seen are named: a report is read by people. */
function escape(text: string): string {
  return text
    .split("\n")
    .map(visible)
    .join("\n")
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
