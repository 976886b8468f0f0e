/** Findings from decisions: it reads what was decided and never works a reason out again. */
import type { Decision, Finding, Reason } from "../types";
import { severities } from "./severities";

/** One finding for each decision whose rule has a severity. */
export function findingsOf(decisions: readonly Decision[]): readonly Finding[] {
  return decisions.flatMap((decision) => findingOf(decision.reason, decision.path, decision.range));
}

/** The finding of one reason; none when its rule has no severity. */
export function findingOf(reason: Reason, path: string | null, range: Finding["range"]): readonly Finding[] {
  const severity = severities[reason.rule];
  return severity ? [{ code: reason.rule, severity, arguments: reason.arguments, path, range }] : [];
}
