/** What stands at the head of a context file: its place in the prompt, or why it is not read. */
import { isComparable } from "../../protocol/comparable";
import type { LayerKind } from "../../engine/types";
import { dirname } from "../../protocol/place";
import type { FileRow, Row, Summary } from "../../protocol/view";
import { counted, listed, phrase, type Phrases } from "../../protocol/words";
import { allRows } from "../../protocol/inSummary";
import { fileRowAt } from "../knownPaths";
import type { Localize } from "../localize";

export interface Lens {
  readonly title: string;
  /** `reveal` shows the row in the panel, `compare` the loser beside the file that is used. */
  readonly action:
    | { readonly kind: "reveal"; readonly row: string }
    | { readonly kind: "compare"; readonly loser: string; readonly winner: string };
}

const kinds: readonly LayerKind[] = ["contextFile", "custom", "addendum", "skill"];
/** More comparisons than this are a list, and the panel has it. */
const mostCompared = 2;

/** The lenses of a file by its real path; none for files that pi has nothing to do with. Templates have their own. */
export function lensesOn(summary: Summary, path: string, phrases: Phrases, say: Localize): readonly Lens[] {
  const row = allRows(summary.rows).find((one) => one.path === path && kinds.includes(one.kind));
  if (row) return [placeOf(summary, row, phrases), ...compareLosers(row, path, say)];
  const lost = fileRowAt(summary, path);
  if (!lost || lost.kind === "template") return [];
  const title = say("lens.out", { state: lost.description });
  return [{ title, action: { kind: "reveal", row: lost.id } }, ...compareWinner(lost, say)];
}

/** "layer 4 of 7, prompt lines 212 to 240, about 310 tokens" */
function placeOf({ layerCount }: Summary, row: Row, phrases: Phrases): Lens {
  const lines = { first: phrases.number(row.firstLine + 1), last: phrases.number(row.lastLine + 1) };
  const parts = [
    phrase(phrases, "card.layer", { number: phrases.number(row.number), layers: phrases.number(layerCount) }),
    row.tokens === 0
      ? phrases.strings["card.noLines"]
      : phrase(phrases, row.firstLine === row.lastLine ? "card.line" : "card.lines", lines),
    counted(phrases, "count.tokens", row.tokens),
  ];
  return { title: listed(phrases, parts), action: { kind: "reveal", row: row.id } };
}

/** Losers in the same folder; those of other folders are in the panel. */
function compareLosers({ losers }: Row, winner: string, say: Localize): readonly Lens[] {
  return losers
    .filter((loser) => isComparable(loser) && dirname(loser.path) === dirname(winner))
    .slice(0, mostCompared)
    .map(({ title, path }) => ({
      title: say("lens.compareLoser", { name: title }),
      action: { kind: "compare", loser: path, winner },
    }));
}

function compareWinner(lost: FileRow, say: Localize): readonly Lens[] {
  if (!isComparable(lost) || lost.by === null) return [];
  return [{ title: say("lens.compareWinner"), action: { kind: "compare", loser: lost.path, winner: lost.by } }];
}
