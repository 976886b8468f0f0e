/** What the explorer marks: files that are in the prompt, and files that were left out of it. */
import { allRows, filesLeftOut } from "../../protocol/inSummary";
import type { FileRow, Summary } from "../../protocol/view";
import { counted, phrase, type Phrases } from "../../protocol/words";
import type { Localize } from "../localize";

/** Letters that no version control uses; the words carry the meaning. */
export const inPromptBadge = "π";
export const leftOutBadge = "π×";

export interface Mark {
  readonly badge: string;
  readonly tooltip: string;
}

/** The marks by real path. A file with two roles is marked for the one in which it is used. */
export function marksOf(summary: Summary, phrases: Phrases, say: Localize): ReadonlyMap<string, Mark> {
  const marks = new Map<string, Mark>();
  const rows = allRows(summary.rows);
  for (const { path, number, tokens } of rows) {
    if (path === null || marks.has(path)) continue;
    const layers = { number: phrases.number(number), layers: phrases.number(summary.layerCount) };
    const layer = phrase(phrases, "card.layer", layers);
    const tooltip = say("mark.in", { layer, tokens: counted(phrases, "count.tokens", tokens) });
    marks.set(path, { badge: inPromptBadge, tooltip });
  }
  for (const row of filesLeftOut(summary)) {
    if (marks.has(row.path) || !isWorthAMark(row)) continue;
    marks.set(row.path, { badge: leftOutBadge, tooltip: say("mark.out", { state: row.description }) });
  }
  return marks;
}

/** A file that is left out and loses nothing, like a CLAUDE.md that points to AGENTS.md, is no news. */
function isWorthAMark({ verdict, severity }: FileRow): boolean {
  return verdict === "gated" || severity !== null;
}
