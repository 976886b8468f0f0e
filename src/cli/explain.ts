/** `explain`: the verdict on one file, whatever file it is, with the steps that led to it. */
import { dirname, join, basename, resolve } from "node:path";
import { because, decide } from "../engine/decide";
import { neverReadWalk } from "../engine/neverRead";
import type { FileSystem, PathFlavour } from "../engine/ports";
import type { Decision, Evaluation, Layer } from "../engine/types";
import { english } from "../protocol/english";
import { lineCounter } from "../protocol/lines";
import { layersInOrder } from "../protocol/rows";
import { visible } from "../protocol/visible";
import { counted, phrase } from "../protocol/words";
import type { Command } from "./command";
import { explainedJson, headJson, sentence, toJson } from "../protocol/json";
import type { Answer } from "./output";
import { wrongCall } from "./output";

interface Asked {
  readonly command: Command;
  readonly evaluation: Evaluation;
  readonly files: FileSystem;
  readonly workingDirectory: string;
  readonly home: string;
  readonly flavour: PathFlavour;
}

/** The text of the answer, or why there is none. */
export function explain(asked: Asked): string | Answer {
  const { command, evaluation } = asked;
  const path = findFile(asked);
  if (path === undefined) {
    return wrongCall(`there is no file ${command.file}.`, "Name a file by its path from here or from the folder.");
  }
  const known = evaluation.files.filter((file) => file.path === path);
  const verdicts = known.length > 0 ? known : [neverRead(path, asked)];
  const layers = layersInOrder(evaluation.layers).filter(({ source }) => source?.path === path);
  return command.format === "json" ? json(evaluation, verdicts, layers) : text(evaluation, verdicts, layers);
}

/**
 * The path of the file as the engine names it. A name counts from the folder when one was named and has it, else from
 * where the caller is; links on the way to it do not matter.
 */
function findFile({ command, evaluation, files, workingDirectory }: Asked): string | undefined {
  const bases = command.folderNamed ? [evaluation.cwd, workingDirectory] : [workingDirectory, evaluation.cwd];
  const named = bases.map((base) => resolve(base, command.file));
  const considered = new Set(evaluation.files.map(({ path }) => path));
  // pi may reach one file by several paths, with a verdict on each: the one that was asked about counts.
  const known = named.find((path) => considered.has(path));
  if (known !== undefined) return known;
  const spellings = named.flatMap((path) => spellingsOf(path, files));
  return spellings.find((path) => considered.has(path) || files.lstat(path).kind === "entry");
}

function spellingsOf(path: string, files: FileSystem): readonly string[] {
  const folder = files.realpath(dirname(path));
  const below = folder === undefined ? path : join(folder, basename(path));
  return below === path ? [path] : [below, path];
}

function neverRead(path: string, { evaluation, home, flavour }: Asked): Decision {
  const { cwd } = evaluation;
  const reason = because("explain.neverRead", { path, cwd });
  const trace = neverReadWalk(path, { ...evaluation, home }, flavour);
  return decide({ path, kind: "other", scope: "project", trust: "notApplicable", verdict: "neverRead", reason, trace });
}

function json(evaluation: Evaluation, verdicts: readonly Decision[], layers: readonly Layer[]): string {
  const [first, ...others] = verdicts.map(explainedJson);
  const inPrompt = layers.map(({ id, title, start, end, tokens }) => ({ id, title, start, end, tokens }));
  return toJson({ ...headJson(evaluation), ...first, layers: inPrompt, others });
}

function text(evaluation: Evaluation, verdicts: readonly Decision[], layers: readonly Layer[]): string {
  const parts = verdicts.map((decision) => verdictText(decision));
  const lineAt = lineCounter(evaluation).at;
  const places = layers.map((layer) => {
    const last = lineAt(Math.max(layer.start, layer.end - 1));
    const lines = { first: lineAt(layer.start) + 1, last: last + 1 };
    return `${visible(layer.title)}: ${phrase(english, "card.lines", lines)}, ${counted(english, "count.tokens", layer.tokens)}\n`;
  });
  return [visible(verdicts[0]?.path ?? ""), "\n", ...parts, ...places].join("");
}

function verdictText(decision: Decision): string {
  const { strings } = english;
  const marks = `${strings[`scope.${decision.scope}`]}, ${strings[`trustMark.${decision.trust}`]}`;
  const steps = decision.trace.map((step, at) => `  ${at + 1}. ${visible(sentence(step))}\n`);
  const last = `  ${steps.length + 1}. ${visible(sentence(decision.reason))}\n`;
  const walk = steps.length === 0 ? `${visible(sentence(decision.reason))}\n` : [...steps, last].join("");
  return `${decision.verdict} (${marks})\n${walk}`;
}
