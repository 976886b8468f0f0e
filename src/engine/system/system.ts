/**
 * SYSTEM.md and APPEND_SYSTEM.md: one source each; the flag before the trusted project before the global folder.
 * Existence decides, not content (`discoverSystemPromptFile` in `core/resource-loader.js`).
 */
import { because, decide } from "../decide";
import { linesOnlyIn } from "../context/compare";
import type { Scene } from "../scene";
import { stretchesOf } from "../text/lines";
import type { Decision, FileKind, Outcome, Reason, Scope, Step, TrustMark } from "../types";
import { systemNearMisses } from "./nearMisses";
import { resolvePromptInput, type PromptInput } from "./promptInput";

/** A text that takes part in the prompt, and where it is from. */
export interface PromptText {
  readonly text: string;
  readonly scope: Scope;
  readonly trust: TrustMark;
  /** The file that holds it; null for words of the command line and for a path that became text. */
  readonly path: string | null;
  readonly keepsBom: boolean;
  /** The flag and its place among the flags of that name; null for files that pi finds itself. */
  readonly flag: { readonly name: string; readonly index: number } | null;
}

export interface SystemTexts {
  /** The text that replaces pi's own prompt; null when there is none, or an empty one. */
  readonly custom: PromptText | null;
  /** The texts to append, in order; pi joins them with a blank line, empty ones included. */
  readonly appends: readonly PromptText[];
  readonly outcome: Outcome | null;
}

/** What differs between the two kinds of files. */
interface Sort {
  readonly kind: FileKind;
  readonly fileName: string;
  readonly flag: string;
  readonly included: Reason;
}

const systemSort: Sort = {
  kind: "systemPrompt",
  fileName: "SYSTEM.md",
  flag: "--system-prompt",
  included: because("system.included"),
};
const appendSort: Sort = {
  kind: "appendSystemPrompt",
  fileName: "APPEND_SYSTEM.md",
  flag: "--append-system-prompt",
  included: because("system.appendIncluded"),
};

interface Found {
  readonly path: string;
  readonly scope: Scope;
  readonly trust: TrustMark;
}

interface Chosen {
  readonly texts: readonly PromptText[];
  readonly decisions: readonly Decision[];
  readonly outcome: Outcome | null;
}

/** Chooses the texts. An untrusted project's files are not looked at. */
export function loadSystemTexts(scene: Scene, trusted: boolean, projectTrust: TrustMark): Step<SystemTexts> {
  const { systemPrompt, appendSystemPrompts } = scene.launch;
  const system = choose(scene, systemSort, systemPrompt === null ? null : [systemPrompt], trusted, projectTrust);
  const append = choose(
    scene,
    appendSort,
    appendSystemPrompts.length > 0 ? appendSystemPrompts : null,
    trusted,
    projectTrust,
  );
  const custom = system.texts[0];
  return {
    value: {
      custom: custom && custom.text !== "" ? custom : null,
      appends: append.texts,
      outcome: system.outcome ?? append.outcome,
    },
    decisions: [...system.decisions, ...append.decisions, ...systemNearMisses(scene)],
  };
}

function choose(
  scene: Scene,
  sort: Sort,
  words: readonly string[] | null,
  trusted: boolean,
  projectTrust: TrustMark,
): Chosen {
  const found = filesOf(scene, sort, trusted, projectTrust);
  return words ? fromFlags(scene, sort, words, found) : fromFiles(scene, sort, found);
}

/** The files of this name that exist, the project's first. */
function filesOf(scene: Scene, sort: Sort, trusted: boolean, projectTrust: TrustMark): readonly Found[] {
  const { path, request, world } = scene;
  const project: Found = { path: path.join(request.cwd, ".pi", sort.fileName), scope: "project", trust: projectTrust };
  const global: Found = { path: path.join(request.agentDir, sort.fileName), scope: "global", trust: "notGated" };
  return [...(trusted ? [project] : []), global].filter((file) => world.exists(file.path));
}

function fromFlags(scene: Scene, sort: Sort, words: readonly string[], found: readonly Found[]): Chosen {
  const inputs = words.map((word) => resolvePromptInput(scene, word));
  const texts = inputs.flatMap((input, index) => flagText(sort, input, index));
  const replaced = found.map((file) =>
    decide({
      ...file,
      kind: sort.kind,
      verdict: "disabled",
      by: sort.flag,
      reason: because("system.disabledByFlag", { path: file.path, flag: sort.flag }),
    }),
  );
  const named = inputs.flatMap((input) => namedByFlag(sort, input));
  return {
    texts,
    decisions: [...named, ...replaced],
    outcome: inputs.map(outcomeOf).find((outcome) => outcome) ?? null,
  };
}

function flagText(sort: Sort, input: PromptInput, index: number): readonly PromptText[] {
  const common = { scope: "commandLine" as const, trust: "notGated" as const, flag: { name: sort.flag, index } };
  if (input.kind === "none" || input.kind === "stops") return [];
  if (input.kind === "file") return [{ ...common, text: input.text, path: input.path, keepsBom: input.keepsBom }];
  return [{ ...common, text: input.text, path: null, keepsBom: false }];
}

function namedByFlag(sort: Sort, input: PromptInput): readonly Decision[] {
  if (input.kind === "none" || input.kind === "words") return [];
  const named = { path: input.path, kind: sort.kind, scope: "commandLine" as const, trust: "notGated" as const };
  if (input.kind === "file")
    return [decide({ ...named, verdict: "included", reason: because("system.flagFile", { flag: sort.flag }) })];
  const reason = input.kind === "stops" ? reasonOf(input.outcome) : input.reason;
  return [decide({ ...named, verdict: "unreadable", reason })];
}

function fromFiles(scene: Scene, sort: Sort, found: readonly Found[]): Chosen {
  const [winner, ...losers] = found;
  if (!winner) return { texts: [], decisions: [], outcome: null };
  const input = resolvePromptInput(scene, winner.path);
  const beaten = losers.map((file) =>
    decide({
      ...file,
      kind: sort.kind,
      verdict: "shadowed",
      by: winner.path,
      ...whyBeaten(scene, sort, file.path, winner.path),
    }),
  );
  const own = decide({ ...winner, kind: sort.kind, ...verdictOn(sort, winner, losers, input) });
  return { texts: fileText(winner, input), decisions: [own, ...beaten], outcome: outcomeOf(input) };
}

/** People expect additions to add up: what only the loser says is lost. A prompt is expected to replace another. */
function whyBeaten(
  scene: Scene,
  sort: Sort,
  path: string,
  winner: string,
): Pick<Decision, "reason" | "range" | "evidence"> {
  const values = { path, winner };
  const [own, other] = [scene.world.readText(path), scene.world.readText(winner)];
  if (sort.kind !== "appendSystemPrompt" || own.kind !== "text" || other.kind !== "text")
    return { reason: because("system.shadowedByProject", values), range: null };
  const unique = linesOnlyIn(own.text, other.text);
  if (unique.length === 0) return { reason: because("system.appendReplacedSame", values), range: null };
  const evidence = stretchesOf(unique);
  const reason = because("system.appendReplaced", { ...values, unique: unique.length });
  return { reason, range: evidence[0] ?? null, evidence };
}

function fileText(winner: Found, input: PromptInput): readonly PromptText[] {
  if (input.kind === "none" || input.kind === "stops") return [];
  const isFile = input.kind === "file";
  return [
    {
      text: input.text,
      scope: winner.scope,
      trust: winner.trust,
      path: isFile ? winner.path : null,
      keepsBom: isFile && input.keepsBom,
      flag: null,
    },
  ];
}

function verdictOn(
  sort: Sort,
  winner: Found,
  losers: readonly Found[],
  input: PromptInput,
): Pick<Decision, "verdict" | "reason"> {
  const { path } = winner;
  if (input.kind === "stops") return { verdict: "unreadable", reason: reasonOf(input.outcome) };
  if (input.kind === "pathAsText") return { verdict: "unreadable", reason: input.reason };
  if (input.kind === "file" && input.text !== "" && input.text.trim() === "" && sort.kind === "systemPrompt")
    return { verdict: "included", reason: because("system.blank", { path }) };
  if (input.kind !== "file" || input.text !== "") return { verdict: "included", reason: sort.included };
  const hidden = losers[0];
  if (hidden) return { verdict: "inForce", reason: because("system.emptyHides", { path, hidden: hidden.path }) };
  return {
    verdict: "inForce",
    reason: because(sort.kind === "systemPrompt" ? "system.empty" : "system.appendEmpty", { path }),
  };
}

function outcomeOf(input: PromptInput): Outcome | null {
  return input.kind === "stops" ? input.outcome : null;
}

function reasonOf(outcome: Outcome): Reason {
  return outcome.kind === "prompt" ? because("system.empty") : outcome.reason;
}
