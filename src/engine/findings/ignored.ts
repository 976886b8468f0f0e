/** Findings that somebody has decided to live with: the one place where they are taken out, and counted. */
import { minimatch } from "minimatch";
import type { PathFlavour } from "../ports";
import type { Evaluation, Finding, IgnoredFinding } from "../types";

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

/** The entries of a setting that are whole: a code, a path and a reason. */
export function readIgnored(value: unknown): readonly IgnoredFinding[] {
  return Array.isArray(value) ? value.filter(isEntry) : [];
}

function isEntry(value: unknown): value is IgnoredFinding {
  if (typeof value !== "object" || value === null) return false;
  const { code, path, reason } = value as Record<string, unknown>;
  return [code, path, reason].every((text) => typeof text === "string" && text.trim() !== "");
}

/**
 * The entries of a folder's settings as they hold for a working directory below it: what is named from the folder is
 * named by its whole path.
 */
export function ignoredBelow(
  entries: readonly IgnoredFinding[],
  folder: string,
  cwd: string,
  path: PathFlavour,
): readonly IgnoredFinding[] {
  if (folder === cwd) return entries;
  const isAnywhere = (pattern: string) => pattern.startsWith("**") || path.isAbsolute(pattern);
  return entries.map((entry) =>
    isAnywhere(entry.path) ? entry : { ...entry, path: `${escaped(toSlashes(folder))}/${entry.path}` },
  );
}

/** The entry that makes a finding go, for people to give their reason in. `folder` is the one that has the settings. */
export function ignoreEntry(one: Pick<Finding, "code" | "path">, folder: string, path: PathFlavour): IgnoredFinding {
  const relative = one.path === null ? null : path.relative(folder, one.path);
  const isBelow = relative !== null && relative !== "" && !relative.startsWith("..") && !path.isAbsolute(relative);
  const pattern = one.path === null ? "**" : escaped(toSlashes(isBelow ? relative : one.path));
  return { code: one.code, path: pattern, reason: "" };
}

function escaped(path: string): string {
  return path.replace(/[*?[\]{}()!+@]/g, "\\$&");
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

function toSlashes(path: string): string {
  return path.replaceAll("\\", "/");
}
