/** Findings that somebody has decided to live with: the one place where they are taken out, and counted. */
import { minimatch } from "minimatch";
import type { PathFlavour } from "../ports";
import type { Evaluation, Finding, IgnoredFinding } from "../types";
import { toSlashes } from "./ignoredEntries";

/** The evaluation without the findings that entries of the request speak of; those are in `ignored`. */
export function withoutIgnored(
  evaluation: Evaluation,
  entries: readonly IgnoredFinding[],
  path: PathFlavour,
): Evaluation {
  if (entries.length === 0) return evaluation;
  const isIgnored = (one: Finding) => entries.some((entry) => meets(entry, one, evaluation.cwd, path));
  return {
    ...evaluation,
    findings: evaluation.findings.filter((one) => !isIgnored(one)),
    ignored: [...evaluation.ignored, ...evaluation.findings.filter(isIgnored)],
  };
}

function meets(entry: IgnoredFinding, one: Finding, cwd: string, path: PathFlavour): boolean {
  if (entry.code !== one.code) return false;
  if (one.path === null) return entry.path === "**";
  const names = [toSlashes(path.relative(cwd, one.path)), toSlashes(one.path)];
  return names.some((name) => matches(name, entry.path));
}

/** The library throws for a pattern that is too long. */
function matches(name: string, pattern: string): boolean {
  try {
    return minimatch(name, pattern, { dot: true, platform: "linux" });
  } catch {
    return false;
  }
}
