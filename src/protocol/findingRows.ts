/** Findings and advice as rows: their sentence, the row at which each is seen, and the places that belong to it. */
import type { Decision, Finding, Verdict } from "../engine/types";
import { isAbsolute } from "./place";
import { decisionsOn, sayHere, type Teller } from "./teller";
import type { FindingRow, RelatedPlace, Row, Summary } from "./view";
import { visible } from "./visible";

type Places = Summary["notInPrompt"];

/** A piece of advice, as the engine gives it. */
export type Advised = Pick<Finding, "code" | "arguments" | "path" | "range">;

/** The findings, in the order in which they were made. */
export function findingRows(teller: Teller, rows: readonly Row[], notInPrompt: Places): readonly FindingRow[] {
  return toRows(teller, "finding", teller.evaluation.findings, rows, notInPrompt);
}

/** Advice has no severity of its own; a hint is the mildest there is. */
export function adviceRows(
  teller: Teller,
  advice: readonly Advised[],
  rows: readonly Row[],
  notInPrompt: Places,
): readonly FindingRow[] {
  const told = advice.map((one): Finding => ({ ...one, severity: "hint" }));
  return toRows(teller, "advice", told, rows, notInPrompt);
}

function toRows(
  teller: Teller,
  kind: "finding" | "advice",
  findings: readonly Finding[],
  rows: readonly Row[],
  notInPrompt: Places,
): readonly FindingRow[] {
  const rowAt = rowsByPath(rows, notInPrompt);
  const seen = new Map<string, number>();
  return findings.map((one): FindingRow => {
    const { code, severity, path, range } = one;
    const key = `${kind}:${code}:${path ?? ""}`;
    const before = seen.get(key) ?? 0;
    seen.set(key, before + 1);
    return {
      id: `${key}#${before + 1}`,
      row: one.layer ?? (path === null ? null : (rowAt.get(path) ?? null)),
      code,
      severity,
      message: visible(sayHere(teller, { rule: code, arguments: one.arguments })),
      path,
      range,
      related: relatedTo(teller, one),
    };
  });
}

/** The row of each file; the first one where it has several. */
function rowsByPath(rows: readonly Row[], notInPrompt: Places): ReadonlyMap<string, string> {
  const byPath = new Map<string, string>();
  const note = ({ path, id }: { path: string | null; id: string }) => {
    if (path !== null && !byPath.has(path)) byPath.set(path, id);
  };
  const noteRow = (row: Row): void => {
    note(row);
    row.losers.forEach(note);
    row.children.forEach(noteRow);
  };
  rows.forEach(noteRow);
  for (const row of notInPrompt)
    if (row.kind === "group") row.files.forEach(note);
    else note(row);
  return byPath;
}

/** More places than this help nobody. */
const mostPlaces = 10;

function relatedTo(teller: Teller, { code, path, about, evidence }: Finding): readonly RelatedPlace[] {
  const { strings } = teller.words;
  if (path === null) return [];
  const decision = decisionsOn(teller.evaluation, path).find(({ reason }) => reason.rule === code);
  const by = decision?.by ?? null;
  const winner =
    decision !== undefined && by !== null && by !== path && isAbsolute(by)
      ? [{ path: by, range: null, message: strings[winnerWords(decision)] }]
      : [];
  const subject =
    about === undefined || about === path ? [] : [{ path: about, range: null, message: strings["related.about"] }];
  const stretches = (evidence ?? []).slice(1).map((range) => ({ path, range, message: strings["related.more"] }));
  return [...winner, ...subject, ...stretches].slice(0, mostPlaces);
}

const used: readonly Verdict[] = ["shadowed", "collided"];

function winnerWords({ verdict }: Decision): "related.winner" | "related.same" {
  return used.includes(verdict) ? "related.winner" : "related.same";
}
