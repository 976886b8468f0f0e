/** `expand`: the user message that a typed line becomes, with the origin of its parts. */
import { expand } from "../engine/expand/expand";
import type { Expansion, ExpansionSpan } from "../engine/expand/expansion";
import type { Launch } from "../engine/launch/launch";
import type { Ports } from "../engine/ports";
import type { Evaluation } from "../engine/types";
import { createWorld } from "../engine/world";
import { featuresOf } from "../profiles/features";
import { visible } from "../protocol/visible";
import type { Command } from "./command";
import { findingJson, headJson, outcomeJson, reasonJson, sentence, toJson } from "../protocol/json";
import type { Answer } from "./output";
import { exitCode, wrongCall } from "./output";

const example = 'pi-prompt expand . -- "/name arguments"';

/** The one line behind `--`, or why there is none. */
export function typedLine(command: Command, { messages, files }: Launch): string | Answer {
  const [line] = messages;
  if (!command.flagsGiven || line === undefined) {
    return wrongCall("the line that is typed into pi is missing.", `It belongs behind --: ${example}`);
  }
  if (files.length > 0) {
    return wrongCall(
      "pi puts the text of @files before the line, and expands nothing then.",
      `Leave them out to see what the line becomes: ${example}`,
    );
  }
  if (messages.length === 1) return line;
  return wrongCall(`pi would take ${messages.length} messages from that.`, `Put the whole line in quotes: ${example}`);
}

/** Expands the line in an evaluation of its folder. */
export function expandLine(line: string, evaluation: Evaluation, ports: Ports, command: Command): Answer {
  const world = createWorld(ports.files, ports.path);
  const expansion = expand(line, { evaluation, features: featuresOf(evaluation.piVersion), world });
  const { outcome } = evaluation;
  const message = outcome.kind === "prompt" ? expansion.message : null;
  const code = message === null ? exitCode.nothingSent : exitCode.fine;
  const out = command.format === "json" ? toJson(expansionJson(expansion, message, evaluation)) : (message ?? "");
  const why = outcome.kind === "prompt" ? reasonOf(expansion) : sentence(outcome.reason);
  const notes = [...(why === null ? [] : [why]), ...expansion.findings.map((finding) => findingJson(finding).message)];
  const err = command.format === "json" ? "" : notes.map((note) => `${visible(note)}\n`).join("");
  return { out, err, code };
}

function reasonOf({ callee }: Expansion): string | null {
  return callee.kind === "nothing" ? sentence(callee.reason) : null;
}

function expansionJson(expansion: Expansion, message: string | null, evaluation: Evaluation) {
  const { callee, input } = expansion;
  const called = (kind: "template" | "skill") =>
    callee.kind === kind ? { name: callee.name, path: callee.path } : null;
  return {
    ...headJson(evaluation),
    mode: evaluation.mode,
    outcome: outcomeJson(evaluation.outcome),
    input,
    message,
    expanded: message !== null && expansion.expanded,
    reason: callee.kind === "nothing" ? reasonJson(callee.reason) : null,
    template: called("template"),
    skill: called("skill"),
    arguments: expansion.arguments.map(({ value }) => value),
    spans: message === null ? [] : expansion.spans.map((span) => spanJson(span)),
    tokens: message === null ? 0 : expansion.tokens,
    findings: expansion.findings.map(findingJson),
  };
}

/** Text that was typed and is sent as it is counts as the first argument's; pi's frame around a skill has no file. */
function spanJson({ start, end, origin, path, line }: ExpansionSpan) {
  const from = origin.kind === "frame" ? "template" : origin.kind === "typed" ? "argument" : origin.kind;
  const index = "index" in origin ? origin.index : null;
  return { start, end, from, index, path, line: line === null ? null : line + 1 };
}
