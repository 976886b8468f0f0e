/**
 * Findings from what was decided: it reads reasons and never works one out again. A reason is a finding when the
 * catalogue has a rule for its code.
 */
import type { Decision, Finding, FileRange, Outcome, Reason, TextArguments } from "../types";
import { ruleOf, type FindingCode } from "./rules/index";
import type { Remark } from "../resources";

/** The findings of decisions: of the verdict itself, and of the oddities on the way to it. */
export function findingsOf(decisions: readonly Decision[]): readonly Finding[] {
  return decisions.flatMap((decision) => {
    const { reason, path, range, evidence, trace, by } = decision;
    const place = liesElsewhere.has(reason.rule) && by !== null && range !== null ? by : path;
    const own = findingOf(reason, place, range, evidence).map((one) =>
      place === path ? one : { ...one, about: path },
    );
    return [...own, ...trace.flatMap((step) => findingOf(step, path, step.range ?? null))];
  });
}

/** Verdicts whose range is in the file that made them, which is where they can be mended. */
const liesElsewhere: ReadonlySet<string> = new Set<FindingCode>([
  "discovery.skillIgnored",
  "discovery.templateIgnored",
  "discovery.notInAllowlist",
  "discovery.missingEntry",
  "packages.missingPath",
  "packages.cutShort",
]);

/** The finding of one reason; none when the catalogue has no rule for it. */
export function findingOf(
  reason: Reason,
  path: string | null,
  range: FileRange | null,
  evidence?: readonly FileRange[],
): readonly Finding[] {
  const rule = ruleOf(reason.rule);
  if (!rule) return [];
  const several = evidence && evidence.length > 1 ? { evidence } : {};
  return [{ code: rule.code, severity: rule.severity, arguments: reason.arguments, path, range, ...several }];
}

/** A finding that somebody states at once. Only codes of the catalogue can be. */
export function finding(
  code: FindingCode,
  values: TextArguments,
  path: string | null,
  range: FileRange | null = null,
  evidence?: readonly FileRange[],
): Finding {
  const [made] = findingOf({ rule: code, arguments: values }, path, range, evidence);
  if (!made) throw new Error(`The catalogue has no rule ${code}.`);
  return made;
}

/** Findings of what was noticed beside the files. */
export function findingsOfRemarks(remarks: readonly Remark[]): readonly Finding[] {
  return remarks.flatMap(({ reason, path, range }) => findingOf(reason, path, range));
}

/** The finding of why pi would send nothing. The file is named by the reason itself. */
export function findingsOfOutcome(outcome: Outcome): readonly Finding[] {
  if (outcome.kind === "prompt") return [];
  const { path } = outcome.reason.arguments;
  return findingOf(outcome.reason, typeof path === "string" ? path : null, null);
}

/** The same finding on the same place once, in the order given. */
export function withoutRepeats(findings: readonly Finding[]): readonly Finding[] {
  const seen = new Set<string>();
  return findings.filter((one) => {
    const place = one.range ? `${one.range.startLine}:${one.range.startColumn}` : "";
    const key = `${one.code} ${one.path} ${one.about} ${place} ${one.path === null ? JSON.stringify(one.arguments) : ""}`;
    return seen.has(key) ? false : Boolean(seen.add(key));
  });
}
