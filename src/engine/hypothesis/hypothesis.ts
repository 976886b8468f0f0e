/**
 * What may be supposed to be otherwise than it is, as data: changes to how pi is started, and to what it would find. A
 * hypothesis is never written anywhere; it is applied here and nowhere else.
 */
import { readLaunch } from "../launch/launch";
import type { InspectRequest, Mode } from "../types";
import type { Features } from "../../profiles/features";

/** Kinds of files that a flag of pi leaves out. */
export const leavable = ["contextFiles", "skills", "templates", "extensions"] as const;
export type Leavable = (typeof leavable)[number];

/** One supposition. Of each kind there is at most one at a time. */
export type Hypothesis =
  | { readonly kind: "trust"; readonly trust: "trusted" | "untrusted" }
  | { readonly kind: "mode"; readonly mode: Mode }
  /** Absolute, as the window has it. */
  | { readonly kind: "workingDirectory"; readonly cwd: string }
  /** A version like `1.6.0`, or `latest`. */
  | { readonly kind: "piVersion"; readonly version: string }
  | { readonly kind: "leaveOut"; readonly parts: readonly Leavable[] }
  /** These tools and no others; none with an empty list. */
  | { readonly kind: "tools"; readonly tools: readonly string[] }
  /** Arguments of pi, after those that it is always started with. */
  | { readonly kind: "flags"; readonly flags: readonly string[] }
  /** The files of the repository as they were in a commit, named by its whole hash. */
  | { readonly kind: "revision"; readonly commit: string };

/** How pi is started, as far as it may be supposed otherwise. */
export interface Start {
  readonly cwd: string;
  /** A version, `auto` or `latest`. */
  readonly piVersion: string;
  readonly mode: Mode;
  readonly trust: InspectRequest["trust"];
  readonly flags: readonly string[];
  /** The commit whose files stand for those of the disk; null for the disk as it is. */
  readonly revision: string | null;
}

const kinds = ["trust", "mode", "workingDirectory", "piVersion", "leaveOut", "tools", "flags", "revision"] as const;

/** The start under all hypotheses. */
export function suppose(real: Start, hypotheses: readonly Hypothesis[]): Start {
  return hypotheses.reduce(supposeOne, real);
}

function supposeOne(start: Start, hypothesis: Hypothesis): Start {
  switch (hypothesis.kind) {
    case "trust":
      return { ...start, trust: hypothesis.trust };
    case "mode":
      return { ...start, mode: hypothesis.mode };
    case "workingDirectory":
      return { ...start, cwd: hypothesis.cwd };
    case "piVersion":
      return { ...start, piVersion: hypothesis.version };
    case "leaveOut":
      return { ...start, flags: withFlags(start.flags, flagsToLeaveOut(hypothesis.parts)) };
    case "tools":
      return { ...start, flags: withFlags(start.flags, flagsOfTools(hypothesis.tools)) };
    case "flags":
      return { ...start, flags: withFlags(start.flags, hypothesis.flags) };
    case "revision":
      return { ...start, revision: hypothesis.commit };
  }
}

const flagOf: Readonly<Record<Leavable, string>> = {
  contextFiles: "--no-context-files",
  skills: "--no-skills",
  templates: "--no-prompt-templates",
  extensions: "--no-extensions",
};

function flagsToLeaveOut(parts: readonly Leavable[]): readonly string[] {
  return leavable.filter((part) => parts.includes(part)).map((part) => flagOf[part]);
}

function flagsOfTools(tools: readonly string[]): readonly string[] {
  return tools.length === 0 ? ["--no-tools"] : ["--tools", tools.join(",")];
}

/** More flags behind those that are there; what follows `--` is no flag, so they go before it. */
export function withFlags(flags: readonly string[], more: readonly string[]): readonly string[] {
  const end = flags.indexOf("--");
  return end === -1 ? [...flags, ...more] : [...flags.slice(0, end), ...more, ...flags.slice(end)];
}

/**
 * The flags under a supposed trust. pi's own flag wins over it, so where one of the flags decides on trust, another
 * behind it has to say the opposite.
 */
export function withTrust(
  flags: readonly string[],
  trust: InspectRequest["trust"],
  features: Features,
): readonly string[] {
  const { approve } = readLaunch(flags, features);
  if (trust === "stored" || approve === null || approve === (trust === "trusted")) return flags;
  return withFlags(flags, [trust === "trusted" ? "--approve" : "--no-approve"]);
}

/** The hypotheses with one more, which takes the place of another of its kind. Equal sets come in equal order. */
export function assume(hypotheses: readonly Hypothesis[], one: Hypothesis): readonly Hypothesis[] {
  return [...without(hypotheses, one.kind), one].sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
}

export function without(hypotheses: readonly Hypothesis[], kind: Hypothesis["kind"]): readonly Hypothesis[] {
  return hypotheses.filter((hypothesis) => hypothesis.kind !== kind);
}

/** The hypothesis of a kind, if there is one. */
export function hypothesisOf<K extends Hypothesis["kind"]>(
  hypotheses: readonly Hypothesis[],
  kind: K,
): Extract<Hypothesis, { kind: K }> | undefined {
  return hypotheses.find((one): one is Extract<Hypothesis, { kind: K }> => one.kind === kind);
}

/** Most hypotheses, and most entries of one: keys come back from stored state and addresses. */
const mostEntries = 200;

/** Reads hypotheses that were data for a while; undefined for anything that is none. */
export function readHypotheses(value: unknown): readonly Hypothesis[] | undefined {
  if (!Array.isArray(value) || value.length > kinds.length) return undefined;
  const read = (value as readonly unknown[]).map(readOne);
  const all = read.filter((one) => one !== undefined);
  const isOrdered = all.every((one, at) => at === 0 || kinds.indexOf(all[at - 1]!.kind) < kinds.indexOf(one.kind));
  return all.length === read.length && isOrdered ? all : undefined;
}

function readOne(value: unknown): Hypothesis | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { kind, trust, mode, cwd, version, parts, tools, flags, commit } = value as Readonly<Record<string, unknown>>;
  switch (kind) {
    case "trust":
      return trust === "trusted" || trust === "untrusted" ? { kind, trust } : undefined;
    case "mode":
      return mode === "interactive" || mode === "print" ? { kind, mode } : undefined;
    case "workingDirectory":
      return typeof cwd === "string" && cwd !== "" ? { kind, cwd } : undefined;
    case "piVersion":
      return typeof version === "string" && /^(latest|\d+\.\d+\.\d+)$/.test(version) ? { kind, version } : undefined;
    case "leaveOut": {
      const known = isTexts(parts) ? leavable.filter((part) => parts.includes(part)) : [];
      return isTexts(parts) && known.length === parts.length && known.length > 0 ? { kind, parts: known } : undefined;
    }
    case "tools":
      return isTexts(tools) ? { kind, tools } : undefined;
    case "flags":
      return isTexts(flags) ? { kind, flags } : undefined;
    case "revision":
      return typeof commit === "string" && /^([0-9a-f]{40}|[0-9a-f]{64})$/.test(commit) ? { kind, commit } : undefined;
    default:
      return undefined;
  }
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length <= mostEntries && value.every((entry) => typeof entry === "string");
}
