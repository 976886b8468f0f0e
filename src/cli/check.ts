/** `check`: the findings, for people, for programs and as SARIF, and whether they fail the call. */
import type { Advice } from "../engine/advice/advice";
import { say, type RuleCode } from "../engine/texts";
import type { Evaluation, FileRange, Finding, Severity } from "../engine/types";
import { visible } from "../protocol/visible";
import { expectable, type Command, type Expectation, type FailOn } from "./command";
import { findingJson, headJson, outcomeJson, toJson } from "../protocol/json";
import { sarifLog } from "./sarif";

/** From the worst to the mildest. */
const severities: readonly Severity[] = ["error", "warning", "information", "hint"];

/** A count that is not the expected one. */
export interface Unmet {
  readonly name: keyof Expectation;
  readonly expected: number;
  readonly found: number;
}

/** The counts that `--expect` names and that the prompt does not have. */
export function unmetIn({ totals }: Evaluation, expect: Expectation): readonly Unmet[] {
  return expectable.flatMap((name) => {
    const expected = expect[name];
    return expected === undefined || expected === totals[name] ? [] : [{ name, expected, found: totals[name] }];
  });
}

/** The findings in the asked format. */
export function checkText(
  evaluation: Evaluation,
  { format, expect }: Pick<Command, "format" | "expect">,
  advice: readonly Advice[],
  version: string,
): string {
  if (format === "sarif") return toJson(sarifLog(evaluation, advice, version));
  const unmet = unmetIn(evaluation, expect);
  return format === "json" ? checkJson(evaluation, advice, unmet) : lines(evaluation, advice, unmet);
}

/** Whether a finding is at least as bad as what fails the call. */
export function hasFailed({ findings }: Evaluation, failOn: FailOn): boolean {
  return findings.some(({ severity }) => severities.indexOf(severity) <= severities.indexOf(failOn));
}

function checkJson(evaluation: Evaluation, advice: readonly Advice[], unmet: readonly Unmet[]): string {
  const counts = Object.fromEntries(severities.map((severity) => [severity, count(evaluation, severity)]));
  const findings = evaluation.findings.map(findingJson);
  const told = advice.map((one) => {
    const { code, message, path, range } = findingJson({ ...one, severity: "hint" });
    return { code, message, path, range };
  });
  const outcome = outcomeJson(evaluation.outcome);
  const ignored = evaluation.ignored.length;
  return toJson({ ...headJson(evaluation), outcome, counts, ignored, findings, advice: told, unmet });
}

function count({ findings }: Evaluation, severity: Severity): number {
  return findings.filter((finding) => finding.severity === severity).length;
}

function lines(evaluation: Evaluation, advice: readonly Advice[], unmet: readonly Unmet[]): string {
  const { findings, ignored } = evaluation;
  const rows = findings.map((one) => `${placeOf(one)}${one.severity}: ${wordsOf(one)}\n`);
  const more = advice.map((one) => `${placeOf(one)}advice: ${wordsOf(one)}\n`);
  const wrong = unmet.map(({ name, expected, found }) => `expected ${name}=${expected}, found ${found}\n`);
  const counted = severities
    .map((severity) => ({ severity, found: count(evaluation, severity) }))
    .filter(({ found }) => found > 0)
    .map(({ severity, found }) => `${found} ${plural(severity, found)}`);
  const apart = ignored.length === 0 ? "" : ` (${ignored.length} ignored)`;
  return [...rows, ...more, ...wrong, `${counted.length === 0 ? "no findings" : counted.join(", ")}${apart}\n`].join(
    "",
  );
}

/** Information is not counted in pieces. */
function plural(severity: Severity, count: number): string {
  return count === 1 || severity === "information" ? severity : `${severity}s`;
}

function placeOf({ path, range }: { readonly path: string | null; readonly range: FileRange | null }): string {
  if (path === null) return "";
  return range === null ? `${visible(path)}: ` : `${visible(path)}:${range.startLine + 1}:${range.startColumn + 1}: `;
}

function wordsOf({
  code,
  arguments: values,
}: {
  readonly code: RuleCode;
  readonly arguments: Finding["arguments"];
}): string {
  return `${visible(say(code, values))} [${code}]`;
}
