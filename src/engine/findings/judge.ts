/** The findings of a run: what decisions, outcome and remarks say by themselves, and what the checks see. */
import type { Remark } from "../resources";
import type { Evaluation, Finding } from "../types";
import { checks } from "./checks/index";
import { findingsOf, findingsOfOutcome, findingsOfRemarks, withoutRepeats } from "./findings";
import { sourcesOf, type Subject } from "./subject";

/** The evaluation with its findings. Where pi hangs or reads more than we do, its texts are not gone through. */
export function judge(
  evaluation: Evaluation,
  remarks: readonly Remark[],
  run: Omit<Subject, "evaluation" | "sources">,
): Evaluation {
  const isWhole = evaluation.outcome.kind === "prompt" || evaluation.outcome.kind === "refuses";
  const subject: Subject = { ...run, evaluation, sources: isWhole ? sourcesOf(run.scene, evaluation) : [] };
  const findings: readonly Finding[] = [
    ...findingsOfOutcome(evaluation.outcome),
    ...findingsOf(evaluation.files),
    ...findingsOfRemarks(remarks),
    ...(isWhole ? checks.flatMap((check) => check(subject)) : []),
  ];
  return { ...evaluation, findings: withoutRepeats(findings) };
}
