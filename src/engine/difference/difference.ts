/**
 * What differs between two evaluations, layer by layer: two pi versions, trusted or not, now and then. Layers are the
 * same when they are of one kind and from one source, whatever stands in them.
 */
import { diffLines } from "diff";
import { firstDifference } from "../size/size";
import type { Decision, Evaluation, Layer, Outcome } from "../types";

/** How much of a text changed, in lines. */
export interface LineCounts {
  readonly added: number;
  readonly removed: number;
}

/** One layer that is not in both, or not the same in both. `lines` is null where the texts were too large to compare. */
export type LayerChange =
  | { readonly kind: "added"; readonly after: Layer }
  | { readonly kind: "removed"; readonly before: Layer }
  | { readonly kind: "changed"; readonly before: Layer; readonly after: Layer; readonly lines: LineCounts | null }
  /** The same text at another place among the layers that both have. */
  | { readonly kind: "moved"; readonly before: Layer; readonly after: Layer };

/** A file whose verdict is not the same in both; null where it was not even considered. */
export type FileChange =
  { readonly before: Decision | null; readonly after: Decision } | { readonly before: Decision; readonly after: null };

export interface Difference {
  /** In the order of the second prompt; what was removed stands where it was. */
  readonly layers: readonly LayerChange[];
  /** Tokens of what stands between the layers: tags, headings, blank lines. */
  readonly frames: { readonly before: number; readonly after: number };
  readonly tokens: { readonly before: number; readonly after: number };
  readonly files: readonly FileChange[];
  readonly outcome: { readonly before: Outcome; readonly after: Outcome };
  /** The first offset (UTF-16 units) at which the two texts differ; null where they are equal. */
  readonly firstDifference: number | null;
}

export function differenceOf(before: Evaluation, after: Evaluation): Difference {
  const [old, now] = [leavesOf(before), leavesOf(after)];
  const frames = ({ totals }: Evaluation, leaves: readonly Leaf[]) =>
    totals.tokens - leaves.reduce((sum, { layer }) => sum + layer.tokens, 0);
  return {
    layers: layerChanges(old, now),
    frames: { before: frames(before, old), after: frames(after, now) },
    tokens: { before: before.totals.tokens, after: after.totals.tokens },
    files: fileChanges(before.files, after.files),
    outcome: { before: before.outcome, after: after.outcome },
    firstDifference: firstDifference(before.text, after.text),
  };
}

/** A layer without layers of its own, with its text. */
interface Leaf {
  readonly key: string;
  readonly layer: Layer;
  readonly text: string;
}

function leavesOf({ layers, text }: Evaluation): readonly Leaf[] {
  const counts = new Map<string, number>();
  const walk = (some: readonly Layer[]): readonly Leaf[] =>
    some.flatMap((layer) => {
      if (layer.kind === "frame") return [];
      const inner = layer.children.filter((child) => child.kind !== "frame");
      if (inner.length > 0) return walk(inner);
      const identity = identityOf(layer);
      const count = (counts.get(identity) ?? 0) + 1;
      counts.set(identity, count);
      return [{ key: `${identity}#${count}`, layer, text: text.slice(layer.start, layer.end) }];
    });
  return walk(layers);
}

/** Its kind, and its file; what has no file goes by the id, which is the same across versions and trust. */
function identityOf({ kind, source, id }: Layer): string {
  return source?.path ? `${kind} ${source.path}` : `${kind} ${id}`;
}

function layerChanges(old: readonly Leaf[], now: readonly Leaf[]): readonly LayerChange[] {
  const oldByKey = new Map(old.map((leaf) => [leaf.key, leaf]));
  const nowKeys = new Set(now.map(({ key }) => key));
  const moved = movedKeys(
    old.filter(({ key }) => nowKeys.has(key)).map(({ key }) => key),
    now.filter(({ key }) => oldByKey.has(key)).map(({ key }) => key),
  );
  const removedBehind = removedAfter(old, nowKeys);
  const removed = (key: string): readonly LayerChange[] =>
    (removedBehind.get(key) ?? []).map(({ layer }) => ({ kind: "removed", before: layer }));
  return [
    ...removed(start),
    ...now.flatMap((leaf): readonly LayerChange[] => [
      ...changeOf(oldByKey.get(leaf.key), leaf, moved),
      ...removed(leaf.key),
    ]),
  ];
}

function changeOf(before: Leaf | undefined, after: Leaf, moved: ReadonlySet<string>): readonly LayerChange[] {
  if (before === undefined) return [{ kind: "added", after: after.layer }];
  const both = { before: before.layer, after: after.layer };
  if (before.text !== after.text) return [{ kind: "changed", ...both, lines: countLines(before.text, after.text) }];
  return moved.has(after.key) ? [{ kind: "moved", ...both }] : [];
}

const start = "";

/** The layers that only the old text has, by the key of the last layer before them that both have. */
function removedAfter(old: readonly Leaf[], nowKeys: ReadonlySet<string>): ReadonlyMap<string, readonly Leaf[]> {
  const behind = new Map<string, Leaf[]>();
  let last = start;
  for (const leaf of old) {
    if (nowKeys.has(leaf.key)) last = leaf.key;
    else if (behind.has(last)) behind.get(last)?.push(leaf);
    else behind.set(last, [leaf]);
  }
  return behind;
}

/** Of the layers that both have, those that had to move: all but a longest row that kept its order. */
function movedKeys(old: readonly string[], now: readonly string[]): ReadonlySet<string> {
  const places = new Map(old.map((key, index) => [key, index]));
  const row = now.map((key) => places.get(key) ?? 0);
  const kept = longestAscent(row);
  return new Set(now.filter((_, index) => !kept.has(index)));
}

/** The places of one longest ascending row of numbers that are all different. */
function longestAscent(numbers: readonly number[]): ReadonlySet<number> {
  /** `tails[n]` is the place of the smallest number that ends a row of n + 1 numbers. */
  const tails: number[] = [];
  const before: number[] = [];
  numbers.forEach((number, place) => {
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (numbers[tails[middle]!]! < number) low = middle + 1;
      else high = middle;
    }
    before.push(low === 0 ? -1 : tails[low - 1]!);
    tails[low] = place;
  });
  const kept = new Set<number>();
  for (let place = tails.at(-1) ?? -1; place !== -1; place = before[place]!) kept.add(place);
  return kept;
}

/** More lines that differ than this are not worth the time; nobody counts them. */
const mostEdits = 1000;

function countLines(before: string, after: string): LineCounts | null {
  const parts = diffLines(before, after, { maxEditLength: mostEdits });
  if (parts === undefined) return null;
  const count = (wanted: "added" | "removed") => parts.reduce((sum, part) => sum + (part[wanted] ? part.count : 0), 0);
  return { added: count("added"), removed: count("removed") };
}

function fileChanges(old: readonly Decision[], now: readonly Decision[]): readonly FileChange[] {
  const oldByKey = byKey(old);
  const nowByKey = byKey(now);
  const changed = [...nowByKey].flatMap(([key, after]): readonly FileChange[] => {
    const before = oldByKey.get(key) ?? null;
    return before?.verdict === after.verdict ? [] : [{ before, after }];
  });
  const gone = [...oldByKey].flatMap(([key, before]): readonly FileChange[] =>
    nowByKey.has(key) ? [] : [{ before, after: null }],
  );
  return [...changed, ...gone];
}

/** A file may be met in several roles, and a settings file may hold several named things. */
function byKey(decisions: readonly Decision[]): ReadonlyMap<string, Decision> {
  return new Map(decisions.map((one) => [`${one.kind} ${one.path} ${one.name ?? ""}`, one]));
}
