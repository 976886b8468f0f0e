/** From arguments to an answer. Nothing here touches the process, so that every path can be asked for. */
import { basename } from "node:path";
import { adviceOf } from "../engine/advice/advice";
import { evaluate, inspect } from "../engine/inspect";
import type { Ports } from "../engine/ports";
import type { Evaluation, Inspection } from "../engine/types";
import { reviewTrust } from "../engine/review/review";
import type { TargetView } from "../protocol/messages";
import { placesOf } from "../protocol/place";
import { summarise } from "../protocol/summary";
import { createWorld } from "../engine/world";
import { visible } from "../protocol/visible";
import { checkText, hasFailed, unmetIn } from "./check";
import type { Command } from "./command";
import { parseCommand } from "./command";
import { expandLine, typedLine } from "./expand";
import { explain } from "./explain";
import { inspectionJson, sentence, toJson } from "../protocol/json";
import type { Paper } from "./layout";
import type { Answer, ExitCode } from "./output";
import { exitCode, fine } from "./output";
import type { Asked, Machine } from "./request";
import { docsDirectory, toRequest } from "./request";
import { reviewCode, reviewJson, reviewText } from "./review";
import { treeText } from "./tree";
import { workspaceSettings } from "./workspaceSettings";

/** What the command line has around it. */
export interface Surroundings {
  readonly machine: Machine;
  readonly ports: Ports;
  readonly paper: Paper;
  /** Our own version. */
  readonly version: string;
  readonly time: number;
}

/** The answer to the arguments behind the program's name. */
export function run(args: readonly string[], surroundings: Surroundings): Answer {
  const parsed = parseCommand(args, surroundings.version);
  if (parsed.kind === "answer") return parsed.answer;
  const { command } = parsed;
  const asked = toRequest(command, surroundings.machine);
  if ("code" in asked) return asked;
  const isTyped = command.name === "expand" && asked.launch.error === null && asked.launch.answers === null;
  const line = isTyped ? typedLine(command, asked.launch) : "";
  if (typeof line !== "string") return line;
  if (command.name === "check") return answerCheck(command, asked, surroundings);
  if (command.name === "review") return answerReview(command, asked, surroundings);
  const inspection = inspect(asked.request, surroundings.ports);
  switch (command.name) {
    case "inspect":
      return answerInspect(command, asked, inspection, surroundings);
    case "expand":
      return expandLine(line, inspection.actual, surroundings.ports, command);
    case "explain":
      return answerExplain(command, asked, inspection.actual, surroundings);
  }
}

function answerInspect(command: Command, asked: Asked, inspection: Inspection, surroundings: Surroundings): Answer {
  const { actual } = inspection;
  switch (command.format) {
    case "json":
      return told(toJson(inspectionJson(actual, command.contextWindow)), actual);
    case "text":
      return told(actual.prompt ?? "", actual);
    default:
      return told(tree(command, asked, inspection, surroundings), actual);
  }
}

function tree(command: Command, asked: Asked, inspection: Inspection, { paper, time }: Surroundings): string {
  return treeText(summarise(inspection, viewOf(command, asked), 1, time), paper);
}

function viewOf(command: Command, { request, versionChosenBy }: Asked): TargetView {
  const folderName = basename(request.cwd) || request.cwd;
  return {
    ...{ folderName, relativeCwd: "", versionChosenBy, home: request.home, docsDir: docsDirectory(request) },
    ...(command.contextWindow === null ? {} : { contextWindow: command.contextWindow }),
  };
}

function answerReview(command: Command, asked: Asked, { ports, paper }: Surroundings): Answer {
  const actual = evaluate(asked.request, ports);
  const review = reviewTrust(asked.request, ports);
  const out =
    command.format === "json"
      ? reviewJson(review, actual)
      : reviewText(review, actual, placesOf(actual.cwd, viewOf(command, asked)), paper);
  return told(out, actual, reviewCode(review));
}

function answerExplain(command: Command, asked: Asked, evaluation: Evaluation, surroundings: Surroundings): Answer {
  const { machine, ports } = surroundings;
  const { files, workingDirectory } = machine;
  const { home } = asked.request;
  const text = explain({ command, evaluation, files, workingDirectory, home, flavour: ports.path });
  return typeof text === "string" ? fine(text) : text;
}

function answerCheck(command: Command, { request }: Asked, { ports, version }: Surroundings): Answer {
  const { problems, ...settings } = workspaceSettings(request.cwd, ports);
  const evaluation = inspect({ ...request, ...settings }, ports).actual;
  const advice = command.advice ? adviceOf(evaluation, createWorld(ports.files, ports.path)) : [];
  const failed = hasFailed(evaluation, command.failOn) || unmetIn(evaluation, command.expect).length > 0;
  const code = failed ? exitCode.findings : exitCode.fine;
  const answer = told(checkText(evaluation, command, advice, version), evaluation, code);
  return { ...answer, err: problems.map((problem) => `${visible(problem)}\n`).join("") + answer.err };
}

/** When the real pi would send nothing, that is the exit code, and the reason goes to standard error. */
function told(out: string, { outcome }: Evaluation, otherwise: ExitCode = exitCode.fine): Answer {
  if (outcome.kind === "prompt") return { out, err: "", code: otherwise };
  return { out, err: `pi would send nothing: ${visible(sentence(outcome.reason))}\n`, code: exitCode.nothingSent };
}
