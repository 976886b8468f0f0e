/**
 * A difference in words: one row for each layer and each file that is not as it is on the other side, and one sentence
 * for the whole. What changed is always said, never only drawn.
 */
import type { Difference, FileChange, LayerChange } from "../engine/difference/difference";
import type { Decision, Evaluation, Layer, Verdict } from "../engine/types";
import { stateOf, titleOf } from "./fileWords";
import { shortPath } from "./place";
import { keptOf } from "./size";
import { layerTitle, sayHere, trustWord, type Teller } from "./teller";
import type { ChangeRow, ComparisonView } from "./view";
import { visible } from "./visible";
import { counted, inSentences, listed, phrase, type Words } from "./words";

/** Who tells of each side: places and words differ where the working directories do. */
export interface Sides {
  readonly before: Teller;
  readonly after: Teller;
}

/** Most files that are told one by one. */
const mostFiles = 200;

/** `revision` is that of the inspection on the after side; `ignored` are files that git could not say anything about. */
export function comparisonView(
  difference: Difference,
  sides: Sides,
  revision: number,
  ignored: readonly Decision[] = [],
): ComparisonView {
  const layers = difference.layers.map((change) => layerRow(sides, change));
  const told = new Set(layers.map(({ path }) => path).filter((path) => path !== null));
  const files = difference.files.filter((change) => !told.has(decisionOf(change).path) && matters(change));
  return {
    revision,
    sentence: inSentences(sides.after.words, [
      ...outcomeSentences(sides, difference),
      sentenceOf(sides.after.words, difference),
      ...keptSentence(sides.after, difference),
      ...ignoredSentence(sides.before, ignored),
    ]),
    tokens: signed(sides.after.words, difference.tokens.after - difference.tokens.before),
    sameText: difference.firstDifference === null,
    rows: [...layers, ...files.slice(0, mostFiles).map((change) => fileRow(sides, change))],
    moreFiles: Math.max(0, files.length - mostFiles),
  };
}

/** Most ignored files that are named. */
const mostNamed = 5;

/** Files that the prompt is made of and that no commit holds: nobody can say what they were. */
function ignoredSentence({ words, places }: Teller, ignored: readonly Decision[]): readonly string[] {
  const used = ignored.filter(({ verdict }) => !unused.includes(verdict));
  const names = [...new Set(used.map(({ path }) => visible(shortPath(places, path))))];
  if (names.length === 0) return [];
  const rest = names.length - mostNamed;
  const files = listed(words, [
    ...names.slice(0, mostNamed),
    ...(rest > 0 ? [phrase(words, "panel.more", { count: words.number(rest) })] : []),
  ]);
  return [phrase(words, "change.ignored", { files })];
}

function layerRow(sides: Sides, change: LayerChange): ChangeRow {
  const { words } = sides.after;
  const teller = change.kind === "removed" ? sides.before : sides.after;
  const layer = change.kind === "removed" ? change.before : change.after;
  const before = change.kind === "added" ? 0 : change.before.tokens;
  const after = change.kind === "removed" ? 0 : change.after.tokens;
  const title = visible(layerTitle(words, layer));
  const state = words.strings[`change.${change.kind}`];
  const source = visible(sourceOf(teller, layer));
  const lines =
    change.kind === "changed" && change.lines !== null
      ? phrase(words, "change.lines", {
          added: counted(words, "count.lines", change.lines.added),
          removed: counted(words, "count.lines", change.lines.removed),
        })
      : "";
  const size = tokensChange(words, before, after);
  const reason = inSentences(words, [phrase(words, `change.${change.kind}Reason`), lines, size]);
  return {
    id: `change:${change.kind}:${layer.id}`,
    change: change.kind,
    title,
    description: [state, source].join(" · "),
    tokens: signed(words, after - before),
    reason,
    accessibleName: phrase(words, "name.change", { title, state, source, reason }),
    row: change.kind === "removed" ? null : layer.id,
    path: layer.source?.path ?? null,
  };
}

function sourceOf({ words, places }: Teller, { source, scope, trust }: Layer): string {
  const place = source?.path ? shortPath(places, source.path) : words.strings[`scope.${scope}`];
  return trust === "notApplicable" || trust === "notGated" ? place : listed(words, [place, trustWord(words, trust)]);
}

function fileRow(sides: Sides, change: FileChange): ChangeRow {
  const { words } = sides.after;
  const decision = decisionOf(change);
  const teller = change.after === null ? sides.before : sides.after;
  const title = visible(titleOf(teller.places, decision));
  const values = { before: stateWords(sides.before, change.before), after: stateWords(sides.after, change.after) };
  const state = visible(phrase(words, "change.fileState", values));
  const source = visible(shortPath(teller.places, decision.path));
  const reason = visible(sayHere(teller, decision.reason));
  const kind = change.after === null ? "removed" : change.before === null ? "added" : "changed";
  return {
    id: `change:file:${decision.kind}:${decision.path}:${decision.name ?? ""}`,
    change: kind,
    title,
    description: state,
    tokens: "",
    reason,
    accessibleName: phrase(words, "name.change", { title, state, source, reason }),
    row: null,
    path: decision.path,
  };
}

function stateWords(teller: Teller, decision: Decision | null): string {
  return decision === null ? teller.words.strings["change.notMet"] : stateOf(teller, decision);
}

function decisionOf({ before, after }: FileChange): Decision {
  return after ?? before;
}

const unused: readonly Verdict[] = ["neverRead", "missing"];

/** A file that one side never met and the other does not use either is no news. */
function matters({ before, after }: FileChange): boolean {
  return [before, after].some((decision) => decision !== null && !unused.includes(decision.verdict));
}

function sentenceOf(words: Words, { layers, files, tokens, firstDifference }: Difference): string {
  if (firstDifference === null) return words.strings[files.length === 0 ? "change.none" : "change.sameText"];
  const kinds = ["added", "removed", "changed", "moved"] as const;
  const counts = kinds
    .map((kind) => [kind, layers.filter((change) => change.kind === kind).length] as const)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => counted(words, `change.count.${kind}`, count));
  const what = counts.length === 0 ? words.strings["change.framesOnly"] : listed(words, counts);
  return phrase(words, "change.summary", { what, size: tokensChange(words, tokens.before, tokens.after) });
}

/** What a cache can keep from one side to the other: the beginning, up to the first character that differs. */
function keptSentence({ words, evaluation }: Teller, { firstDifference }: Difference): readonly string[] {
  return firstDifference === null ? [] : [keptOf(words, firstDifference, evaluation.text.length)];
}

/** Where one side would send nothing, the numbers are those of a prompt that is not sent. */
function outcomeSentences({ before, after }: Sides, { outcome }: Difference): readonly string[] {
  const { words } = after;
  const say = (teller: Teller, of: Evaluation["outcome"], key: "change.outcomeHere" | "change.outcomeThere") =>
    of.kind === "prompt" ? [] : [phrase(words, key, { reason: visible(sayHere(teller, of.reason)) })];
  if (outcome.before.kind === outcome.after.kind) return [];
  return [...say(after, outcome.after, "change.outcomeHere"), ...say(before, outcome.before, "change.outcomeThere")];
}

function tokensChange(words: Words, before: number, after: number): string {
  const values = { before: words.number(before), after: words.number(after) };
  if (before === after) return phrase(words, "change.tokensSame", values);
  return counted(words, after > before ? "change.tokensMore" : "change.tokensFewer", Math.abs(after - before), values);
}

/** "+120", "−8", and nothing for none; the minus is the real one, as wide as the plus. */
function signed(words: Words, value: number): string {
  if (value === 0) return "";
  return `${value > 0 ? "+" : "−"}${words.number(Math.abs(value))}`;
}
