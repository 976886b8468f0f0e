/** The page docs/findings.md, made of the catalogue of rules and the table of sentences. */
import { join } from "node:path";
import { adviceTexts } from "../../../src/engine/texts/advice";
import { rules } from "../../../src/engine/findings/rules";
import type { Rule } from "../../../src/engine/findings/rule";
import { texts } from "../../../src/engine/texts";
import { repositoryRoot } from "../repository";

export const pagePath = join(repositoryRoot, "docs", "findings.md");

const areas: Readonly<Record<string, string>> = {
  trust: "Project trust",
  context: "Context files",
  system: "SYSTEM.md and APPEND_SYSTEM.md",
  settings: "Settings",
  discovery: "What pi finds and passes over",
  packages: "Packages",
  skills: "Skills",
  templates: "Templates",
  mcp: "MCP servers",
  extensions: "Extensions",
  tools: "Tools",
  prompt: "The start of pi",
  text: "Texts",
  files: "Places",
  frontmatter: "Frontmatter and other tools",
  budget: "Budgets",
  expand: "Typed lines",
};

const fixes: Readonly<Record<Rule["fixes"][number], string>> = {
  mergeIntoWinner: "add the missing lines to the winner",
  pointToWinner: "make the file a one-line pointer",
  deleteFile: "delete the empty file",
  quoteValue: "put the value in quotes",
  addDescription: "add a description",
  moveFenceUp: "remove what stands before the first fence",
  closeFence: "close the frontmatter",
  rename: "rename or move the file",
  moveToOwnFolder: "move the file to a folder of its own",
  moveUp: "move up",
  renameToAppend: "rename to APPEND_SYSTEM.md",
  addArguments: "add $ARGUMENTS",
  replaceLookAlike: "write a placeholder that pi knows",
  saveWithoutBom: "save without the byte order mark",
  minusToBang: "write ! instead of -",
  booleanTrue: "write true without quotes",
  removeCharacters: "remove the characters",
  plainJson: "remove comments and trailing commas",
  inBrackets: "put the text in brackets",
  correctPath: "write a path that leads to what is there",
  addName: "add the name of the file",
  starsForRules: "write *** for the rules",
  escapeTag: "write the tag as text",
  removeLine: "remove the line",
};

/** The whole page. */
export function findingsPage(): string {
  const counts = (["error", "warning", "information", "hint"] as const)
    .map((severity) => `${rules.filter((rule) => rule.severity === severity).length} ${severity}`)
    .join(", ");
  const byArea = Object.entries(areas).map(([area, title]) => {
    const own = rules.filter(({ code }) => code.startsWith(`${area}.`));
    return [`## ${title}`, ...own.map(section)].join("\n\n");
  });
  return `${[intro(counts), ...byArea, advice()].join("\n\n")}\n`;
}

function intro(counts: string): string {
  return `# Findings

<!-- Made from the catalogue in src/engine/findings/rules by \`npm run docs\`; edits here are lost. -->

pi leaves files out, replaces and drops them without a word. Each of the ${rules.length} rules below (${counts}) says
what a person notices, why it is so, and the way out. At most twenty findings of one kind are given for one file.

- **error**: clear intent is lost. **warning**: text goes unread or arguments are dropped. **information**: worth
  knowing. **hint**: right for most, a surprise for some.
- A file that another stands for gives nothing when nothing is lost: a CLAUDE.md that links to AGENTS.md, says the same,
  or only points to it.
- To live with a finding, name it in \`.vscode/settings.json\`. It is then counted and not shown; \`pi-prompt check\` reads
  the same list. \`path\` is a glob, from the folder that has the settings, or absolute; \`**\` also meets findings without a file.

\`\`\`json
{ "piPrompt.ignoredFindings": [{ "code": "context.shadowed", "path": "CLAUDE.md", "reason": "kept for another tool" }] }
\`\`\``;
}

function section(rule: Rule): string {
  const lines = [
    `### ${rule.title}`,
    `\`${rule.code}\`, ${rule.severity}${versions(rule)}`,
    `> ${texts[rule.code]}`,
    `- **You notice:** ${rule.symptom}`,
    `- **Why:** ${rule.why}`,
    `- **Example:** ${rule.example}`,
    `- **Way out:** ${rule.remedy}`,
  ];
  const offered = rule.fixes.map((name) => fixes[name]).join("; ");
  const facts = [...lines.slice(3), ...(offered === "" ? [] : [`- **Fix offered:** ${offered}.`])].join("\n");
  return [...lines.slice(0, 3), facts].join("\n\n");
}

function versions({ since, until }: Rule): string {
  if (since !== undefined && until !== undefined) return `, pi ${since} and newer, before ${until}`;
  if (since !== undefined) return `, pi ${since} and newer`;
  return until === undefined ? "" : `, before pi ${until}`;
}

function advice(): string {
  const lines = Object.entries(adviceTexts).map(([code, sentence]) => `- \`${code}\`: ${sentence}`);
  return [
    "## Advice",
    "Off unless asked for (`pi-prompt check --advice`), apart from findings, and never a reason to fail.",
    lines.join("\n"),
  ].join("\n\n");
}
