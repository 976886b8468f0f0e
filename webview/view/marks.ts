/** The places of Find in the lines of the text. */
import type { TextMatch } from "../../src/protocol/find";
import { pushTo } from "../../src/protocol/teller";
import type { FindState } from "../find";

export interface Marks {
  readonly byLine: ReadonlyMap<number, readonly TextMatch[]>;
  /** The one that is shown. */
  readonly current: TextMatch | null;
}

export const noMarks: Marks = { byLine: new Map(), current: null };

/** The last answer's lines are kept: the step from one place to the next asks for nothing new. */
let last: { readonly matches: readonly TextMatch[]; readonly byLine: Marks["byLine"] } | null = null;

export function marksOf(find: FindState | null): Marks {
  if (find?.answer?.kind !== "found") return noMarks;
  const { matches } = find.answer;
  if (last?.matches !== matches) last = { matches, byLine: byLineOf(matches) };
  return { byLine: last.byLine, current: matches[find.at] ?? null };
}

function byLineOf(matches: readonly TextMatch[]): Marks["byLine"] {
  const lines = new Map<number, TextMatch[]>();
  for (const match of matches) pushTo(lines, match.line, match);
  return lines;
}

/** One stretch of a line: plain, found, or the one that is shown. */
export interface Stretch {
  readonly text: string;
  readonly mark: "none" | "found" | "current";
}

/** Cuts a line's text at the places in it. */
export function stretchesOf(text: string, line: number, { byLine, current }: Marks): readonly Stretch[] {
  const found = byLine.get(line) ?? [];
  const stretches: Stretch[] = [];
  let at = 0;
  for (const match of found) {
    if (match.start >= text.length) break;
    if (match.start > at) stretches.push({ text: text.slice(at, match.start), mark: "none" });
    stretches.push({ text: text.slice(match.start, match.end), mark: match === current ? "current" : "found" });
    at = match.end;
  }
  if (at < text.length) stretches.push({ text: text.slice(at), mark: "none" });
  return stretches;
}
