/**
 * Finds what pi fills in, in one pass from left to right, and what only looks like it. It is written as a scanner:
 * the obvious regular expression takes time that grows with the square of the length when closing braces are missing.
 */
import type { Features } from "../../profiles/features";
import { withoutCode } from "../text/code";
import type { Placeholder } from "./expansion";

export type PlaceholderRules = Pick<Features, "templateDefaults" | "templateDefaultsForAll">;

/** Text that readers may take for a placeholder and that pi sends as it is: `[start, end)`. */
export interface LookAlike {
  readonly start: number;
  readonly end: number;
}

/** The placeholders of a template's content. Up to 0.79.0 the passes of `substituteInPasses` decide; this is their reading of plain cases. */
export function findPlaceholders(content: string, rules: PlaceholderRules): readonly Placeholder[] {
  const found: Placeholder[] = [];
  const closingBraces = nextIndexes(content, "}");
  for (let at = content.indexOf("$"); at >= 0;) {
    const placeholder =
      readSimple(content, at) ?? readSlice(content, at) ?? readDefault(content, at, rules, closingBraces);
    if (placeholder) found.push(placeholder);
    at = content.indexOf("$", placeholder?.end ?? at + 1);
  }
  return found;
}

/**
 * `${1}`, `$*`, `{{name}}` and the like that pi leaves alone, outside of the placeholders. Braces in the code of a text
 * that has placeholders of pi's belong to that code.
 */
export function findLookAlikes(content: string, placeholders: readonly Placeholder[]): readonly LookAlike[] {
  const found: LookAlike[] = [];
  const outside = placeholders.length > 0 && content.includes("{{") ? withoutCode(content) : content;
  let next = 0;
  for (const match of content.matchAll(
    /\$\{(?:\d+|@|\*|ARGUMENTS)(?:(?::|:?[-=?+#%/])[^{}\n]{0,80})?\}|\$[*#](?!\w)|\{\{\s{0,4}\w{1,40}\s{0,4}\}\}/g,
  )) {
    const start = match.index;
    while (next < placeholders.length && (placeholders[next]?.end ?? 0) <= start) next++;
    const inside = (placeholders[next]?.start ?? Infinity) <= start;
    const isCode = match[0].startsWith("{{") && outside[start] === " ";
    if (!inside && !isCode) found.push({ start, end: start + match[0].length });
  }
  return found;
}

function sticky(pattern: RegExp, content: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(content);
}

function readSimple(content: string, start: number): Placeholder | undefined {
  const match = sticky(/\$(ARGUMENTS|@|\d+)/y, content, start);
  if (!match?.[1]) return undefined;
  const end = start + match[0].length;
  const isAll = match[1] === "ARGUMENTS" || match[1] === "@";
  return isAll ? { kind: "all", start, end } : { kind: "positional", start, end, index: parseInt(match[1], 10) };
}

function readSlice(content: string, start: number): Placeholder | undefined {
  const match = sticky(/\$\{@:(\d+)(?::(\d+))?\}/y, content, start);
  if (!match?.[1]) return undefined;
  const count = match[2] === undefined ? null : parseInt(match[2], 10);
  return { kind: "slice", start, end: start + match[0].length, from: parseInt(match[1], 10), count };
}

function readDefault(
  content: string,
  start: number,
  rules: PlaceholderRules,
  closingBraces: (from: number) => number,
): Placeholder | undefined {
  if (!rules.templateDefaults) return undefined;
  const match = sticky(/\$\{(\d+|ARGUMENTS|@):-/y, content, start);
  if (!match?.[1]) return undefined;
  const target = /^\d/.test(match[1]) ? parseInt(match[1], 10) : "all";
  if (target === "all" && !rules.templateDefaultsForAll) return undefined;
  const defaultStart = start + match[0].length;
  const defaultEnd = closingBraces(defaultStart);
  if (defaultEnd < 0) return undefined;
  return { kind: "default", start, end: defaultEnd + 1, target, defaultStart, defaultEnd };
}

/** `indexOf` for questions whose positions ascend: the text is walked once, however often it is asked. */
function nextIndexes(text: string, sought: string): (from: number) => number {
  let known = -2;
  return (from) => {
    if (known !== -1 && known < from) known = text.indexOf(sought, from);
    return known;
  };
}
