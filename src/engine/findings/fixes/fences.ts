/**
 * Mends the fences of a frontmatter: takes away what stands before the first, sets the missing second one, and makes
 * plain rules of those that were never meant as fences.
 */
import { because } from "../../decide";
import { linesOf } from "../../text/lines";
import { lineStarts, positionAt } from "../../text/positions";
import { fileOf, lineEndOf, type Fixer } from "./scene";

/** Only white space is taken away. */
export const moveFenceUp: Fixer = (scene) => {
  const found = fileOf(scene);
  const space = found ? (/^\s+(?=---)/.exec(found.file.text)?.[0] ?? "") : "";
  if (!found || space === "") return [];
  const { line, column } = positionAt(lineStarts(found.file.text), space.length);
  const range = { startLine: 0, startColumn: 0, endLine: line, endColumn: column };
  const title = because("fix.removeSpace");
  return [{ name: "moveFenceUp", title, changes: [{ kind: "edit", path: found.path, edits: [{ range, text: "" }] }] }];
};

/** The block ends where its `key: value` lines, lists and indented lines end. */
export const closeFence: Fixer = (scene) => {
  const found = fileOf(scene);
  if (!found) return [];
  const lines = linesOf(found.file.text);
  const after = lines.findIndex(({ number, text }) => number > 0 && !/^(?:[\w-]+:(?:\s|$)|[ \t]+\S|-\s)/.test(text));
  if (after === 1) return [];
  const line = after < 0 ? lines.length - 1 : after;
  const atEnd = after < 0 ? (lines.at(-1)?.text.length ?? 0) : 0;
  const lineEnd = lineEndOf(found.file.text);
  const range = { startLine: line, startColumn: atEnd, endLine: line, endColumn: atEnd };
  const text = after < 0 && atEnd > 0 ? `${lineEnd}---${lineEnd}` : `---${lineEnd}`;
  const title = because("fix.closeFence");
  return [{ name: "closeFence", title, changes: [{ kind: "edit", path: found.path, edits: [{ range, text }] }] }];
};

/** Two rules around a text of a template are written in the way that no parser takes for fences. */
export const starsForRules: Fixer = (scene) => {
  const found = fileOf(scene);
  if (!found) return [];
  const lines = linesOf(found.file.text);
  const isRule = (text: string) => /^-{3,}[ \t]*$/.test(text);
  const close = lines.find(({ number, text }) => number > 0 && text.startsWith("---"));
  const open = lines[0];
  if (!open || !close || !isRule(open.text) || !isRule(close.text)) return [];
  const edits = [open, close].map(({ number, text }) => ({
    range: { startLine: number, startColumn: 0, endLine: number, endColumn: text.length },
    text: "***",
  }));
  const title = because("fix.starsForRules");
  return [{ name: "starsForRules", title, changes: [{ kind: "edit", path: found.path, edits }] }];
};
