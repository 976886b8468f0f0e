/** The counts of a summary in words, the same wherever the host shows them. */
import type { Summary } from "../protocol/view";
import { counted, listed, type Phrases } from "../protocol/words";

/** "8 sections, 4 tools, 3 context files, 5 skills, about 1,290 tokens, 0.6% of a context window of 200,000 tokens, 12 left out". */
export function countsOf({ totals, size, leftOut }: Summary, phrases: Phrases): string {
  return listed(phrases, [
    counted(phrases, "count.sections", totals.sections),
    counted(phrases, "count.tools", totals.tools),
    counted(phrases, "count.contextFiles", totals.contextFiles),
    counted(phrases, "count.skills", totals.skills),
    size.sentence,
    leftOut.total === 0 ? phrases.strings["panel.nothingLeftOut"] : counted(phrases, "count.leftOut", leftOut.total),
  ]);
}
