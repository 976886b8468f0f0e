/**
 * Puts a value of the frontmatter in quotes: the one of the line that the finding is on or, where that does not help,
 * the first one whose quoting does. What is offered has been parsed.
 */
import { parseDocument } from "yaml";
import { because } from "../../decide";
import { splitFrontmatter } from "../../frontmatter/split";
import { linesOf, type Line } from "../../text/lines";
import type { Fix } from "./fix";
import { fileOf, type Fixer } from "./scene";

const entry = /^([\w-]+:[ \t]+)(\S.*?)[ \t]*$/;

export const quoteValue: Fixer = (scene) => {
  const found = fileOf(scene);
  const block = found ? splitFrontmatter(found.file.text).block : null;
  if (!found || !block) return [];
  const lines = linesOf(found.file.text);
  const end = lines.findIndex(({ number, text }) => number > 0 && text.startsWith("---"));
  const inside = lines.slice(1, end);
  const own = inside.filter(({ number }) => number === scene.finding.range?.startLine);
  const isBroken = !parses(inside);
  const candidates = isBroken ? [...own, ...inside] : own;
  const hit = candidates.find((line) => quoted(line) !== null && parses(inside, line));
  return hit ? [fixOf(found.path, hit)] : [];
};

function fixOf(path: string, line: Line): Fix {
  const { number, text } = line;
  const range = { startLine: number, startColumn: 0, endLine: number, endColumn: text.length };
  const key = /^[\w-]+/.exec(text)?.[0] ?? "";
  return {
    name: "quoteValue",
    title: because("fix.quoteValue", { key }),
    changes: [{ kind: "edit", path, edits: [{ range, text: quoted(line) ?? text }] }],
  };
}

/** The line with its value in quotes; null when there is no value, or it has quotes. */
function quoted({ text }: Line): string | null {
  const [, key, value] = entry.exec(text) ?? [];
  if (key === undefined || value === undefined || /^["'|>]/.test(value)) return null;
  return `${key}"${value.replace(/\\/g, "\\\\").replace(/"/g, '\\"')}"`;
}

/** Whether the block is YAML, with one of its lines quoted. Long blocks are not tried. */
function parses(lines: readonly Line[], changed?: Line): boolean {
  const source = lines.map((line) => (line === changed ? (quoted(line) ?? line.text) : line.text)).join("\n");
  if (source.length > 20_000) return false;
  try {
    return parseDocument(source).errors.length === 0;
  } catch {
    return false;
  }
}
