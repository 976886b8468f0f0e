/**
 * The patterns of resource lists: `!glob` excludes, `+path` includes again, `-path` excludes for good, and a plain glob
 * makes the list an allowlist. `+` and `-` are exact paths. Every answer names the pattern that gave it.
 */
import { minimatch } from "minimatch";
import { minimatch as oldMinimatch } from "minimatch-10";
import { toPosix, type Run } from "./run";
import { normalizeWritten } from "./writtenPath";

/** Whether a file is on, and the pattern that switched it off; `filter` means that no plain glob matched. */
export type PatternAnswer = { readonly on: true } | { readonly on: false; readonly by: string };

const isOverride = (entry: string) => /^[!+-]/.test(entry);

/** Whether an entry of a settings list is a pattern rather than a path. */
export const isPattern = (entry: string) => isOverride(entry) || /[*?]/.test(entry);

/** Whether an entry of a manifest filters instead of naming files. */
export const isFilter = isOverride;

/** Conventional folders see only `!`, `+` and `-` (`isEnabledByOverrides`). */
export function askOverrides(run: Run, file: string, patterns: readonly string[], base: string): PatternAnswer {
  return ask(run, file, patterns.filter(isOverride), base);
}

/** Listed paths see every pattern of their list (`applyPatterns`). */
export function ask(run: Run, file: string, patterns: readonly string[], base: string): PatternAnswer {
  const globs = patterns.filter((pattern) => !isOverride(pattern));
  const included = globs.length === 0 || globs.some((pattern) => matchesGlob(run, file, pattern, base));
  let answer: PatternAnswer = included ? { on: true } : { on: false, by: globs.join(", ") };
  const excluded = patterns.find(
    (pattern) => pattern.startsWith("!") && matchesGlob(run, file, pattern.slice(1), base),
  );
  if (answer.on && excluded !== undefined) answer = { on: false, by: excluded };
  if (
    !answer.on &&
    patterns.some((pattern) => pattern.startsWith("+") && matchesExactly(run, file, pattern.slice(1), base))
  )
    answer = { on: true };
  const removed = patterns.find(
    (pattern) => pattern.startsWith("-") && matchesExactly(run, file, pattern.slice(1), base),
  );
  return removed === undefined ? answer : { on: false, by: removed };
}

/** The files that are on, in the order of pi's set: those that `+` brings back come last. */
export function filterInOrder(
  run: Run,
  files: readonly string[],
  patterns: readonly string[],
  base: string,
): readonly string[] {
  const withoutExact = patterns.filter((pattern) => !/^[+-]/.test(pattern));
  const first = files.filter((file) => ask(run, file, withoutExact, base).on);
  const before = new Set(first);
  const again = files.filter((file) => !before.has(file));
  return [...first, ...new Set(again)].filter((file) => ask(run, file, patterns, base).on);
}

/** A delta list (`autoload: false`): the last pattern that matches decides; without a match nothing is said. */
export function askDelta(run: Run, file: string, patterns: readonly string[], base: string): PatternAnswer | null {
  let answer: PatternAnswer | null = null;
  for (const pattern of patterns) {
    const target = isOverride(pattern) ? pattern.slice(1) : pattern;
    const matches = /^[+-]/.test(pattern)
      ? matchesExactly(run, file, target, base)
      : matchesGlob(run, file, target, base);
    if (matches) answer = /^[!-]/.test(pattern) ? { on: false, by: pattern } : { on: true };
  }
  return answer;
}

/** The names a file goes by; for SKILL.md those of its folder count too. `name` counts for globs alone. */
function namesOf(
  run: Run,
  file: string,
  base: string,
): { readonly paths: readonly string[]; readonly names: readonly string[] } {
  const { path } = run.world;
  const known = (at: string) => [toPosix(run, relative(run, base, at)), toPosix(run, at)];
  const name = path.basename(file);
  if (name !== "SKILL.md") return { paths: known(file), names: [name] };
  const folder = path.dirname(file);
  return { paths: [...known(file), ...known(folder)], names: [name, path.basename(folder)] };
}

/** Whether an entry of a list speaks of a file at all. */
export function meets(run: Run, file: string, entry: string, base: string): boolean {
  if (/^[+-]/.test(entry)) return matchesExactly(run, file, entry.slice(1), base);
  return matchesGlob(run, file, entry.startsWith("!") ? entry.slice(1) : entry, base);
}

/** A path that is not absolute (`builtin:mcp`) counts from the working directory, as in Node. */
function relative(run: Run, base: string, file: string): string {
  const { path } = run.world;
  return path.relative(base, path.resolve(run.scene.request.cwd, file));
}

function matchesGlob(run: Run, file: string, pattern: string, base: string): boolean {
  const glob = normalized(run, pattern);
  if (glob === null) return false;
  const { paths, names } = namesOf(run, file, base);
  return [...paths, ...names].some((path) => matches(run, path, glob));
}

function matchesExactly(run: Run, file: string, pattern: string, base: string): boolean {
  const exact = normalized(run, /^\.[/\\]/.test(pattern) ? pattern.slice(2) : pattern);
  return exact !== null && namesOf(run, file, base).paths.includes(exact);
}

/** `~` counts in patterns since 1.2.0. */
function normalized(run: Run, pattern: string): string | null {
  const path = run.scene.features.tildeInPatterns ? normalizeWritten(run.scene, pattern) : pattern;
  return path === null ? null : toPosix(run, path);
}

/** The library throws for a pattern that is too long. */
function matches(run: Run, path: string, glob: string): boolean {
  try {
    const match = run.scene.features.newMinimatchLibrary ? minimatch : oldMinimatch;
    return match(path, glob, { platform: run.scene.request.platform.os });
  } catch {
    return false;
  }
}
