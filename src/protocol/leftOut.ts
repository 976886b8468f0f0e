/**
 * The files that are not in the prompt: which verdicts mean that, under which winner each file hangs, how it is named,
 * and the counts. Every file that is left out counts once, so the parts add up.
 */
import type { Decision, Layer, Verdict } from "../engine/types";
import { isElsewhere, stateOf, titleOf } from "./fileWords";
import { shortFolder } from "./place";
import { decisionsOn, isSevere, pushTo, sayHere, severityOf, trustWord, worst, type Teller } from "./teller";
import type { FileGroup, FileRow, LeftOutCounts, LeftOutGroup } from "./view";
import { visible } from "./visible";
import { counted, listed, phrase, type CountKey } from "./words";

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
  readonly elsewhere: readonly FileRow[];
  readonly counts: LeftOutCounts;
}

/** Sorts the files that are left out. `layers` are the prompt's layers without frames, in prompt order. */
export function leftOutOf(teller: Teller, layers: readonly Layer[]): LeftOut {
  const { files } = teller.evaluation;
  const winners = winnersAmong(layers);
  const losers = new Map<string, FileRow[]>();
  const alone: FileRow[] = [];
  const all: FileRow[] = [];
  const elsewhere: FileRow[] = [];
  const ids = new Map<string, number>();
  for (const decision of files) {
    const group = groupOn(teller, decision);
    if (group === null) continue;
    const winner = winnerOf(teller, decision, winners);
    const row = fileRow(teller, decision, group, uniqueId(ids, `file:${decision.path}`), winner !== null);
    if (isElsewhere(decision)) {
      elsewhere.push(row);
      continue;
    }
    all.push(row);
    if (winner === null) alone.push(row);
    else pushTo(losers, winner.id, row);
  }
  return { losers, notInPrompt: intoGroups(teller, alone), elsewhere, counts: countsOf(teller, all) };
}

/** A file that pi cannot use is an error where somebody meant it to be used: where there is a finding on it. */
function groupOn(teller: Teller, decision: Decision): LeftOutGroup | null {
  const group = groupOf[decision.verdict];
  return group === "error" && !isSevere(severityOf(teller, decision)) ? "other" : group;
}

/** The layer that a file lost against: the one of its winner, or the one whose place a gated file would take. */
function winnerOf({ evaluation }: Teller, decision: Decision, winners: Winners): Layer | null {
  if (decision.verdict === "gated") {
    if (decision.kind === "appendSystemPrompt") return winners.append;
    return decision.kind === "systemPrompt" ? winners.system : null;
  }
  let by = decision.by;
  // A winner may itself have lost against another; the steps are bounded by the number of files.
  for (let step = 0; by !== null && step <= evaluation.files.length; step++) {
    const layer = winners.byPath.get(by);
    if (layer) return layer;
    by = decisionsOn(evaluation, by).find(({ verdict }) => groupOf[verdict] !== null)?.by ?? null;
  }
  return null;
}

interface Winners {
  readonly byPath: ReadonlyMap<string, Layer>;
  readonly append: Layer | null;
  readonly system: Layer | null;
}

function winnersAmong(layers: readonly Layer[]): Winners {
  const byPath = new Map<string, Layer>();
  for (const layer of layers) {
    const path = layer.source?.path ?? null;
    if (path !== null && !byPath.has(path)) byPath.set(path, layer);
  }
  return {
    byPath,
    append: layers.find(({ kind }) => kind === "addendum") ?? null,
    system: layers.find(({ kind }) => kind === "custom" || kind === "preamble") ?? null,
  };
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
  const source = visible(listed(words, [shortFolder(places, decision.path), words.strings[`scope.${decision.scope}`]]));
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
    const severity = worst(own.map((row) => row.severity));
    return count === 0 ? [] : [{ group, count, label: counted(words, `group.${group}`, count), severity }];
  });
  return { total: rows.length, parts };
}
