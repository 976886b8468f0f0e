/** What every sentence about one inspection is made with, and what all of them share: short paths, trust, severity. */
import { layerTitle as titleOf } from "../engine/prompt/layerTitle";
import type { Decision, Evaluation, Layer, Reason, Severity, TextValue, TrustMark } from "../engine/types";
import { isAbsolute, shortPath, type Places } from "./place";
import { listed, type Words } from "./words";

export interface Teller {
  readonly words: Words;
  readonly places: Places;
  readonly evaluation: Evaluation;
}

/** A rule's sentence, with paths as they are shown from here. */
export function sayHere({ words, places }: Teller, reason: Reason): string {
  const values = Object.entries(reason.arguments).map(([name, value]) => [name, inWords(words, places, value)]);
  return words.say(reason.rule, Object.fromEntries(values) as Record<string, string>);
}

function inWords(words: Words, places: Places, value: TextValue): string {
  const shown = (text: string) => (isAbsolute(text) ? shortPath(places, text) : text);
  if (typeof value === "number") return words.number(value);
  if (typeof value === "string") return shown(value);
  return "rule" in value ? words.say(value.rule, {}) : listed(words, value.map(shown));
}

/** The title of a layer: what pi itself makes has one of ours, all others that of their file, skill or flag. */
export function layerTitle(words: Words, layer: Layer): string {
  const title = titleOf(layer);
  return typeof title === "string" ? title : words.say(title.rule, {});
}

export function trustWord(words: Words, trust: TrustMark): string {
  return words.strings[`trustMark.${trust}`];
}

/** Severity is earned by a finding on the file; the worst counts. */
export function severityOf({ evaluation }: Teller, { path }: Pick<Decision, "path">): Severity | null {
  return worst(byPathOf(evaluation).severities.get(path) ?? []);
}

/** The decisions on a file, in the order in which they were made; a file may be met in two roles. */
export function decisionsOn(evaluation: Evaluation, path: string): readonly Decision[] {
  return byPathOf(evaluation).decisions.get(path) ?? [];
}

/** The severities of what was found about the size of a layer: it has one only where it is over its budget. */
export function sizeFindingsOn({ evaluation }: Teller, { id }: Layer): readonly Severity[] {
  return byPathOf(evaluation).sizes.get(id) ?? [];
}

interface ByPath {
  readonly decisions: ReadonlyMap<string, readonly Decision[]>;
  readonly severities: ReadonlyMap<string, readonly Severity[]>;
  /** By the ids of layers. */
  readonly sizes: ReadonlyMap<string, readonly Severity[]>;
}

/** What was decided and found on each file, gathered once for all rows: a folder made to flood us has many of both. */
function byPathOf(evaluation: Evaluation): ByPath {
  const known = gathered.get(evaluation);
  if (known) return known;
  const decisions = new Map<string, Decision[]>();
  const severities = new Map<string, Severity[]>();
  const sizes = new Map<string, Severity[]>();
  for (const decision of evaluation.files) pushTo(decisions, decision.path, decision);
  for (const { path, severity, layer } of evaluation.findings) {
    if (path !== null) pushTo(severities, path, severity);
    if (layer !== undefined) pushTo(sizes, layer, severity);
  }
  const byPath = { decisions, severities, sizes };
  gathered.set(evaluation, byPath);
  return byPath;
}

const gathered = new WeakMap<Evaluation, ByPath>();

export function isSevere(severity: Severity | null): severity is "error" | "warning" {
  return severity === "error" || severity === "warning";
}

const severities: readonly Severity[] = ["error", "warning", "information", "hint"];

/** The worst of some severities; null when there is none. */
export function worst(given: readonly (Severity | null)[]): Severity | null {
  return severities.find((severity) => given.includes(severity)) ?? null;
}

/** Puts a value at the end of a list of lists. */
export function pushTo<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
