/**
 * The files that are not in the prompt: which verdicts mean that, under which winner each file hangs, how it is named,
 * and the counts. Every file that is left out counts once, so the parts add up.
 */
import type { RuleCode } from "../engine/texts";
import type { Decision, Evaluation, Layer, Reason, Severity, TextArguments, TrustMark, Verdict } from "../engine/types";
import { basename, dirname, isAbsolute, shortFolder, shortPath, type Places } from "./place";
import type { StringKey } from "./strings";
import type { FileGroup, FileRow, LeftOutCounts, LeftOutGroup } from "./view";
import { visible } from "./visible";
import { counted, phrase, type CountKey, type Words } from "./words";

/** What every sentence about one inspection is made with. */
export interface Teller {
  readonly words: Words;
  readonly places: Places;
  readonly evaluation: Evaluation;
}

/** Which part of the count a verdict belongs to; null for files that are in use. */
const groupOf: Readonly<Record<Verdict, LeftOutGroup | null>> = {
  included: null,
  inForce: null,
  invocable: null,
  runTime: null,
  shadowed: "shadowed",
  gated: "gated",
  collided: "sameName",
  duplicate: "sameName",
  invalid: "error",
  unreadable: "error",
  ignored: "ignored",
  disabled: "disabled",
  neverRead: "neverRead",
  unreachable: "other",
  missing: "other",
};

const groupOrder: readonly LeftOutGroup[] = [
  "shadowed",
  "gated",
  "sameName",
  "error",
  "ignored",
  "disabled",
  "neverRead",
  "other",
];

/** So many files with one reason still stand alone; more go under one row. */
const mostAlone = 3;
const grouped: readonly LeftOutGroup[] = ["gated", "ignored", "disabled", "neverRead", "other"];

export interface LeftOut {
  /** The losers by the id of the layer that they hang under. */
  readonly losers: ReadonlyMap<string, readonly FileRow[]>;
  readonly notInPrompt: readonly (FileRow | FileGroup)[];
  readonly counts: LeftOutCounts;
}

/** Sorts the files that are left out. `layers` are the prompt's layers without frames, in prompt order. */
export function leftOutOf(teller: Teller, layers: readonly Layer[]): LeftOut {
  const { files } = teller.evaluation;
  const losers = new Map<string, FileRow[]>();
  const alone: FileRow[] = [];
  const all: FileRow[] = [];
  const ids = new Map<string, number>();
  for (const decision of files) {
    const group = groupOn(teller, decision);
    if (group === null) continue;
    const winner = winnerOf(decision, files, layers);
    const row = fileRow(teller, decision, group, uniqueId(ids, `file:${decision.path}`), winner !== null);
    all.push(row);
    if (winner === null) alone.push(row);
    else pushTo(losers, winner.id, row);
  }
  return { losers, notInPrompt: intoGroups(teller, alone), counts: countsOf(teller, all) };
}

/** A file that pi cannot use is an error where somebody meant it to be used: where there is a finding on it. */
function groupOn(teller: Teller, decision: Decision): LeftOutGroup | null {
  const group = groupOf[decision.verdict];
  return group === "error" && !isSevere(severityOf(teller, decision)) ? "other" : group;
}

/** The layer that a file lost against: the one of its winner, or the one whose place a gated file would take. */
function winnerOf(decision: Decision, files: readonly Decision[], layers: readonly Layer[]): Layer | null {
  if (decision.verdict === "gated") {
    if (decision.kind === "appendSystemPrompt") return layers.find((layer) => layer.kind === "addendum") ?? null;
    if (decision.kind !== "systemPrompt") return null;
    return layers.find((layer) => layer.kind === "custom" || layer.kind === "preamble") ?? null;
  }
  let by = decision.by;
  // A winner may itself have lost against another; the steps are bounded by the number of files.
  for (let step = 0; by !== null && step <= files.length; step++) {
    const path: string = by;
    const layer = layers.find((candidate) => candidate.source?.path === path);
    if (layer) return layer;
    by =
      files.find((other) => other.path === path && groupOf[other.verdict] !== null && other !== decision)?.by ?? null;
  }
  return null;
}

function uniqueId(known: Map<string, number>, id: string): string {
  const before = known.get(id) ?? 0;
  known.set(id, before + 1);
  return before === 0 ? id : `${id}#${before + 1}`;
}

function fileRow(teller: Teller, decision: Decision, group: LeftOutGroup, id: string, hangs: boolean): FileRow {
  const { words, places } = teller;
  const severity = severityOf(teller, decision);
  const title = visible((hangs ? decision.name : null) ?? titleOf(places, decision));
  const state = visible(stateOf(teller, decision));
  const source = visible(`${shortFolder(places, decision.path)}, ${words.strings[`scope.${decision.scope}`]}`);
  const name = { title, state, source, trust: trustWord(words, decision.trust) };
  return {
    id,
    path: decision.path,
    kind: decision.kind,
    title,
    description: state,
    verdict: decision.verdict,
    group,
    trust: decision.trust,
    scope: decision.scope,
    severity,
    range: decision.range,
    by: decision.by,
    reason: visible(sayHere(teller, decision.reason)),
    accessibleName: isSevere(severity)
      ? phrase(words, "name.fileSevere", { ...name, severity: words.strings[`severity.${severity}`] })
      : phrase(words, "name.file", name),
  };
}

/** A context file is named by its folder's file; everything else by enough of its path to know it. */
function titleOf(places: Places, decision: Decision): string {
  if (decision.kind === "contextFile") return basename(decision.path);
  const short = shortPath(places, decision.path);
  const steps = short.split(/[\\/]/);
  return steps.length <= 2 ? short : steps.slice(-2).join("/");
}

/** The state in a few words: what happened, and by whom. */
function stateOf({ words, places, evaluation }: Teller, decision: Decision): string {
  const { verdict, reason, range } = decision;
  const by = decision.by === null ? "" : isAbsolute(decision.by) ? nearName(places, decision) : decision.by;
  switch (verdict) {
    case "shadowed":
      return shadowedState(words, reason.arguments, by, reason.rule);
    case "gated":
      return phrase(words, evaluation.trust.state === "undecided" ? "verdict.gatedUndecided" : "verdict.gated");
    case "collided":
      return phrase(words, "verdict.collided", { winner: holderOf(places, decision.by ?? "") });
    case "duplicate":
      return phrase(words, "verdict.duplicate", { winner: by });
    case "ignored": {
      const { line } = reason.arguments;
      const where = line === undefined ? by : phrase(words, "verdict.lineOf", { by, line });
      return phrase(words, "verdict.ignored", { by: where });
    }
    case "invalid":
      return invalidState(words, reason.rule, range);
    case "disabled":
      return by === "" ? words.strings["verdict.disabledPlain"] : phrase(words, "verdict.disabled", { by });
    default:
      return phrase(words, `verdict.${verdict}` as StringKey);
  }
}

function shadowedState(words: Words, values: TextArguments, winner: string, rule: string): string {
  const unique = values["unique"];
  if (typeof unique === "number" && unique > 0) {
    return phrase(words, "verdict.shadowedUnique", { winner, unique: counted(words, "count.uniqueLines", unique) });
  }
  return phrase(words, /Same$/.test(rule) ? "verdict.shadowedSame" : "verdict.shadowed", { winner });
}

/** What is wrong with a file, in a few words; the sentence of its rule says the rest. */
function invalidState(words: Words, rule: RuleCode, range: Decision["range"]): string {
  const key = invalidStates.find(([rules]) => rules.test(rule))?.[1] ?? "verdict.invalid";
  if (key !== "verdict.invalid" && key !== "verdict.invalidYaml" && key !== "verdict.invalidJson")
    return words.strings[key];
  const what = words.strings[key];
  return range ? phrase(words, "verdict.at", { what, line: words.number(range.startLine + 1) }) : what;
}

const invalidStates: readonly (readonly [RegExp, StringKey])[] = [
  [/\.yaml/, "verdict.invalidYaml"],
  [/^(settings|mcp)\.broken$|manifestBroken$/, "verdict.invalidJson"],
  [/^skills\.(noDescription|noFrontmatter|fenceNotFirst|unclosed|noMapping|bom|looseSilent)$/, "verdict.noDescription"],
  [/^context\.directory$/, "verdict.directory"],
  [/^context\.notRegular$/, "verdict.notRegular"],
];

/** The folder that a skill's own folder, or a template, lies in. */
function holderOf(places: Places, path: string): string {
  return shortFolder(places, basename(path) === "SKILL.md" ? dirname(path) : path);
}

/** The winner's name alone where it differs and lies beside the loser, else its short path. */
function nearName(places: Places, { by, path }: Decision): string {
  const winner = by ?? "";
  const beside = shortFolder(places, winner) === shortFolder(places, path);
  return beside ? basename(winner) : shortPath(places, winner);
}

/** Severity is earned by a finding on the file; the worst counts. */
function severityOf({ evaluation }: Teller, { path }: Decision): Severity | null {
  return worst(severitiesByPath(evaluation).get(path) ?? []);
}

/** What was found on each file, gathered once for all rows: a folder made to flood us has many of both. */
function severitiesByPath(evaluation: Evaluation): ReadonlyMap<string, readonly Severity[]> {
  const known = gathered.get(evaluation);
  if (known) return known;
  const byPath = new Map<string, Severity[]>();
  for (const { path, severity } of evaluation.findings) if (path !== null) pushTo(byPath, path, severity);
  gathered.set(evaluation, byPath);
  return byPath;
}

const gathered = new WeakMap<Evaluation, ReadonlyMap<string, readonly Severity[]>>();

function pushTo<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

export function isSevere(severity: Severity | null): severity is "error" | "warning" {
  return severity === "error" || severity === "warning";
}

/** Puts the many files of one reason under one row, at the place of the first of them. */
function intoGroups(teller: Teller, rows: readonly FileRow[]): readonly (FileRow | FileGroup)[] {
  const byGroup = new Map<LeftOutGroup, FileRow[]>();
  for (const row of rows) pushTo(byGroup, row.group, row);
  const out: (FileRow | FileGroup)[] = [];
  for (const row of rows) {
    const same = byGroup.get(row.group) ?? [];
    if (!grouped.includes(row.group) || same.length <= mostAlone) out.push(row);
    else if (same[0] === row) out.push(fileGroup(teller, row, same));
  }
  return out;
}

function fileGroup({ words, evaluation }: Teller, first: FileRow, files: readonly FileRow[]): FileGroup {
  const underPi = files.every(
    (file) => file.path.slice(evaluation.cwd.length).match(/^[\\/]\.pi[\\/]/) && file.path.startsWith(evaluation.cwd),
  );
  const key: CountKey = underPi ? "count.filesUnderPi" : "count.files";
  const title = counted(words, key, files.length);
  const severity = worst(files.map((file) => file.severity));
  const name = { title, state: first.description };
  return {
    kind: "group",
    id: `group:${first.group}`,
    title,
    description: first.description,
    group: first.group,
    severity,
    accessibleName: isSevere(severity)
      ? phrase(words, "name.groupSevere", { ...name, severity: words.strings[`severity.${severity}`] })
      : phrase(words, "name.group", name),
    files,
  };
}

function countsOf({ words }: Teller, rows: readonly FileRow[]): LeftOutCounts {
  const parts = groupOrder.flatMap((group) => {
    const own = rows.filter((row) => row.group === group);
    const count = own.length;
    const key =
      group === "error" ? (count === 1 ? "group.error.one" : "group.error.other") : (`group.${group}` as const);
    return count === 0
      ? []
      : [{ group, count, label: words.strings[key], severity: worst(own.map((row) => row.severity)) }];
  });
  return { total: rows.length, parts };
}

const severities: readonly Severity[] = ["error", "warning", "information", "hint"];

function worst(given: readonly (Severity | null)[]): Severity | null {
  return severities.find((severity) => given.includes(severity)) ?? null;
}

/** A rule's sentence, with paths as they are shown from here. */
export function sayHere({ words, places }: Teller, reason: Reason): string {
  const values = Object.entries(reason.arguments).map(([name, value]) => [
    name,
    typeof value === "string" ? shortPaths(places, value) : words.number(value),
  ]);
  return words.say(reason.rule, Object.fromEntries(values) as TextArguments);
}

/** An argument is a path, or a list of them. */
function shortPaths(places: Places, value: string): string {
  if (!isAbsolute(value)) return value;
  return value
    .split(", ")
    .map((path) => (isAbsolute(path) ? shortPath(places, path) : path))
    .join(", ");
}

export function trustWord(words: Words, trust: TrustMark): string {
  return words.strings[`trustMark.${trust}`];
}
