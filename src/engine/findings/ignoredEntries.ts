/** The entries of a setting that name findings to live with: read, made, and moved to another working directory. */
import type { PathFlavour } from "../ports";
import type { Finding, IgnoredFinding } from "../types";

/** The entries of a setting that are whole: a code, a path and a reason. */
export function readIgnored(value: unknown): readonly IgnoredFinding[] {
  return Array.isArray(value) ? value.filter(isIgnoredFinding) : [];
}

/** Whether an entry is whole. */
export function isIgnoredFinding(value: unknown): value is IgnoredFinding {
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

/** As globs are written on every platform. */
export function toSlashes(path: string): string {
  return path.replaceAll("\\", "/");
}
