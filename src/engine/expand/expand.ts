/**
 * What a typed line becomes: the terminal's own commands first, then `/skill:name`, then templates, else the line as it
 * is. An extension may claim a line before skills and templates do; only the running pi knows, so that is a finding.
 */
import { because } from "../decide";
import { finding } from "../findings/findings";
import type { Finding, Mode, Reason } from "../types";
import { splitArguments } from "./arguments";
import { nearNames, reasonToKeep } from "./asTyped";
import type { Call } from "./call";
import { readSkillCall, readTemplateCall } from "./call";
import { checkCall } from "./checks";
import type { Argument, Callee, Expansion, Filled, Piece } from "./expansion";
import { filledPlaceholders } from "./filled";
import { textOf } from "./pieces";
import { findPlaceholders } from "./placeholders";
import type { ExpandScene } from "./scene";
import { skillNamed, templateNamed } from "./scene";
import { expandSkill } from "./skillCall";
import type { Places } from "./spans";
import { placesIn, spansOf } from "./spans";
import { messageLimit, substitute } from "./substitute";
import { answeredByTerminal } from "./terminal";

/** The line that pi looks at, and where it starts in what was typed. */
interface Line {
  readonly input: string;
  readonly text: string;
  readonly start: number;
}

/** Expands a line as it would be typed into the asked pi, in the mode of the evaluation. */
export function expand(input: string, scene: ExpandScene): Expansion {
  const { mode, piVersion } = scene.evaluation;
  const line = lineOf(input, mode);
  const answered = mode === "interactive" ? answeredByTerminal(line.text, piVersion) : undefined;
  if (answered) return unsent(input, answered);
  return callSkill(line, scene) ?? callTemplate(line, scene) ?? asTyped(line, scene);
}

/** The terminal trims; nothing else does. */
function lineOf(input: string, mode: Mode): Line {
  if (mode === "print") return { input, text: input, start: 0 };
  return { input, text: input.trim(), start: input.length - input.trimStart().length };
}

function callSkill(line: Line, scene: ExpandScene): Expansion | undefined {
  const call = readSkillCall(line.text);
  const skill = call && skillNamed(call.name, scene);
  if (!skill) return undefined;
  const pieces = expandSkill(skill, call.argumentsText, scene.world, scene.features);
  if (pieces === null) return undefined;
  const whole = { value: call.argumentsText, start: 0, end: call.argumentsText.length };
  return sent(line, pieces, {
    callee: { kind: "skill", name: skill.name, path: skill.path },
    arguments: whole.value === "" ? [] : inInput([whole], line, call),
    places: placesIn(skill.path, 0, scene.world),
    findings: claimedByExtension(`skill:${call.name}`, scene),
  });
}

function callTemplate(line: Line, scene: ExpandScene): Expansion | undefined {
  const { features, world } = scene;
  const call = readTemplateCall(line.text, features);
  const template = call && templateNamed(call.name, scene);
  if (!template) return undefined;
  const { content, argumentHint, path, name } = template;
  const split = splitArguments(call.argumentsText, features);
  const values = split.arguments.map(({ value }) => value);
  const pieces = substitute(content, values, features);
  if (pieces === null) return unsent(line.input, because("expand.tooLarge", { limit: messageLimit }));
  const placeholders = findPlaceholders(content, features);
  const places = placesIn(path, template.contentOffset, world);
  const facts = { content, argumentHint, path, placeholders, split, features, rangeOf: places.rangeOf };
  return sent(line, pieces, {
    callee: { kind: "template", name, path },
    arguments: inInput(split.arguments, line, call),
    filled: filledPlaceholders(content, placeholders, split.arguments, features, places.lineOf),
    places,
    findings: [...claimedByExtension(name, scene), ...checkCall(facts)],
  });
}

function asTyped(line: Line, scene: ExpandScene): Expansion {
  const pieces: readonly Piece[] = [{ text: line.text, origin: { kind: "typed", offset: line.start } }];
  const name = readTemplateCall(line.text, scene.features)?.name;
  const claimed = name ? claimedByExtension(name, scene) : [];
  return sent(line, pieces, {
    callee: { kind: "nothing", reason: reasonToKeep(line.text, scene) },
    findings: [...claimed, ...nearNames(line.text, scene)],
  });
}

/** An extension's command is named by what stands before the first space, whatever the template's grammar says. */
function claimedByExtension(name: string, { evaluation }: ExpandScene): readonly Finding[] {
  if (!evaluation.unknowns.some(({ kind }) => kind === "extension")) return [];
  return [finding("expand.extensionMayClaim", { name }, null)];
}

function inInput(found: readonly Argument[], line: Line, call: Call): readonly Argument[] {
  const by = line.start + call.argumentsStart;
  return found.map(({ value, start, end }) => ({ value, start: start + by, end: end + by }));
}

interface Outline {
  readonly callee: Callee;
  readonly arguments?: readonly Argument[];
  readonly filled?: readonly Filled[];
  readonly places?: Places;
  readonly findings: readonly Finding[];
}

function sent(line: Line, pieces: readonly Piece[], outline: Outline): Expansion {
  const message = textOf(pieces);
  return {
    input: line.input,
    message,
    expanded: outline.callee.kind !== "nothing",
    callee: outline.callee,
    arguments: outline.arguments ?? [],
    filled: outline.filled ?? [],
    spans: spansOf(pieces, outline.places ?? null),
    tokens: Math.ceil(message.length / 4),
    findings: outline.findings,
  };
}

function unsent(input: string, reason: Reason): Expansion {
  return {
    input,
    message: null,
    expanded: false,
    callee: { kind: "nothing", reason },
    arguments: [],
    filled: [],
    spans: [],
    tokens: 0,
    findings: [],
  };
}
