/**
 * The ignore files of one search: `.gitignore`, `.ignore` and `.fdignore` of the folder where it starts and of those
 * below, in the order in which pi meets them. Patterns of a folder below are prefixed with it, which anchors them.
 */
import createIgnore, { type Ignore } from "ignore";
import createOldIgnore from "ignore-7.0.5";
import { because, decide } from "../decide";
import { rangeOf } from "../text/positions";
import type { Decision } from "../types";
import { type Owner, type Run } from "./run";

const names = [".gitignore", ".ignore", ".fdignore"];

/** A line of an ignore file. */
interface IgnoreLine {
  readonly file: string;
  readonly pattern: string;
  readonly source: string;
  readonly start: number;
}

/** `broken`: a pattern that the library cannot take; pi stops looking at the folder there. */
export type IgnoreAnswer =
  | { readonly kind: "kept" }
  | { readonly kind: "ignored"; readonly by: IgnoreLine | null }
  | { readonly kind: "broken" };

export interface IgnoreRules {
  /** Reads the ignore files of a folder; `prefix` is its path below the start with `/` at the end, or empty. */
  add(folder: string, prefix: string): void;
  /** The verdict on a path below the start, with `/` between its parts, and at the end of a folder. */
  test(path: string): IgnoreAnswer;
}

export function createIgnoreRules(run: Run, owner: Owner): IgnoreRules {
  // pi's own library in pi's own version: they differ on brackets, escapes, tabs and runs of asterisks.
  const rules = run.scene.features.newIgnoreLibrary ? createIgnore() : createOldIgnore();
  const lines: IgnoreLine[] = [];
  return {
    add: (folder, prefix) => {
      for (const name of namesIn(run, folder))
        addFile(run, owner, rules, lines, run.world.path.join(folder, name), prefix);
    },
    test: (path) => test(rules, lines, path),
  };
}

/** The names under which a folder may have an ignore file; all of them where it cannot be listed. */
function namesIn({ world }: Run, folder: string): readonly string[] {
  const listing = world.list(folder);
  if (listing.kind !== "entries") return names;
  const present = new Set(listing.entries.map(({ name }) => name.toLowerCase()));
  return names.filter((name) => present.has(name));
}

function addFile(run: Run, owner: Owner, rules: Ignore, lines: IgnoreLine[], file: string, prefix: string): void {
  const { world } = run;
  if (run.hang !== null || !world.exists(file)) return;
  const read = world.readText(file);
  const kept = { ...owner, path: file, kind: "ignoreFile" as const };
  if (read.kind === "notRegular" && read.type === "other") {
    run.hang = because("discovery.hangsOnFifo", { path: file });
    return;
  }
  if (read.kind !== "text") {
    run.decisions.push(
      decide({ ...kept, verdict: "unreadable", reason: because("discovery.ignoreFileUnreadable", { path: file }) }),
    );
    return;
  }
  run.decisions.push(decide({ ...kept, verdict: "inForce", reason: because("discovery.ignoreFile", { path: file }) }));
  const text = read.bom ? `\uFEFF${read.text}` : read.text;
  const shift = read.bom ? 1 : 0;
  for (const line of linesOf(text)) {
    const pattern = prefixed(line.text, prefix);
    if (pattern === null) continue;
    const start = Math.max(0, line.start - shift);
    lines.push({ file, pattern: line.text, source: read.text, start });
    rules.add({ pattern, mark: String(lines.length - 1) });
  }
}

function test(rules: Ignore, lines: readonly IgnoreLine[], path: string): IgnoreAnswer {
  try {
    const { ignored, rule } = rules.test(path);
    if (!ignored) return { kind: "kept" };
    return { kind: "ignored", by: (rule?.mark === undefined ? undefined : lines[Number(rule.mark)]) ?? null };
  } catch {
    return { kind: "broken" };
  }
}

/** Lines as pi splits them: at `\n`, with one `\r` before it. */
function linesOf(text: string): readonly { readonly text: string; readonly start: number }[] {
  const found: { text: string; start: number }[] = [];
  let start = 0;
  for (const raw of text.split("\n")) {
    const isLast = start + raw.length === text.length;
    found.push({ text: raw.endsWith("\r") && !isLast ? raw.slice(0, -1) : raw, start });
    start += raw.length + 1;
  }
  return found;
}

/** pi's `prefixIgnorePattern`: comments and blank lines go, a leading `/` goes, `!` moves before the prefix. */
function prefixed(line: string, prefix: string): string | null {
  const trimmed = line.trim();
  if (trimmed === "" || trimmed.startsWith("#")) return null;
  const negated = line.startsWith("!");
  const unmarked = negated ? line.slice(1) : line.startsWith("\\!") ? line.slice(1) : line;
  const pattern = prefix + (unmarked.startsWith("/") ? unmarked.slice(1) : unmarked);
  if (negated) return `!${pattern}`;
  return pattern === "" ? null : pattern;
}

/** What an ignore file hides, as far as it was meant to be read: plain documents are hidden on purpose. */
export type Hidden = "skill" | "template" | "other";

const hiddenRules = {
  skill: "discovery.skillIgnored",
  template: "discovery.templateIgnored",
  other: "discovery.ignored",
} as const;

/** The verdict on a file that a line of an ignore file hides. */
export function ignoredDecision(owner: Owner, path: string, by: IgnoreLine | null, hidden: Hidden = "other"): Decision {
  const range = by === null ? null : rangeOf(by.source, by.start, by.start + by.pattern.length);
  const place = { ignoreFile: by?.file ?? "?", line: (range?.startLine ?? 0) + 1, pattern: by?.pattern ?? "?" };
  return decide({
    ...owner,
    path,
    verdict: "ignored",
    by: by?.file ?? null,
    reason: because(hiddenRules[hidden], { path, ...place }),
    range,
  });
}
