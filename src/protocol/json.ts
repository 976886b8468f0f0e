/** An answer as JSON, for the command line and for exports: the engine's values under the names that were promised. Positions count from 1. */
import { say } from "../engine/texts";
import { changingLayers, type Changing } from "../engine/size/changing";
import { partedAt, shareOf } from "../engine/size/size";
import type {
  Decision,
  Evaluation,
  FileRange,
  Finding,
  Layer,
  Outcome,
  Reason,
  Skill,
  Template,
} from "../engine/types";
import { visibleInJson } from "./visible";

export const schemaVersion = 1;

/** An answer as text that is safe on a terminal: characters that hide or reorder text stand as their escapes. */
export function toJson(value: unknown): string {
  return `${visibleInJson(JSON.stringify(value, null, 2))}\n`;
}

/** The whole answer of `inspect`. `contextWindow` is in tokens; null where no share of one is wanted. */
export function inspectionJson(actual: Evaluation, contextWindow: number | null) {
  return {
    ...headJson(actual),
    mode: actual.mode,
    outcome: outcomeJson(actual.outcome),
    trust: actual.trust,
    prompt: actual.prompt,
    ...(actual.prompt === null ? { hypothetical: actual.text } : {}),
    totals: { ...actual.totals, ...shareJson(actual, contextWindow) },
    layers: layersJson(actual),
    files: actual.files.map(fileJson),
    templates: actual.templates.map(templateJson),
    skills: actual.skills.map(skillJson),
    packages: actual.packages,
    settings: actual.settings,
    tools: actual.tools.map(({ source, ...tool }) => ({ ...tool, source: sentence(source) })),
    findings: actual.findings.map(findingJson),
    unknowns: actual.unknowns.map(({ kind, path, reason }) => ({ kind, path, ...reasonJson(reason) })),
    alsoSent: actual.alsoSent.map(({ reason }) => reasonJson(reason)),
  };
}

/** What every answer starts with. */
export function headJson({ piVersion, profile, cwd, agentDir }: Evaluation) {
  return { schemaVersion, piVersion, profile: profile.version, profileMatch: profile.match, cwd, agentDir };
}

export function sentence(reason: Reason): string {
  return say(reason.rule, reason.arguments);
}

export function reasonJson(reason: Reason) {
  return { rule: reason.rule, message: sentence(reason) };
}

export function outcomeJson(outcome: Outcome) {
  return outcome.kind === "prompt"
    ? { kind: outcome.kind, reason: null }
    : { kind: outcome.kind, reason: sentence(outcome.reason), rule: outcome.reason.rule };
}

function shareJson({ totals }: Evaluation, contextWindow: number | null) {
  return contextWindow === null ? {} : { contextWindow, contextWindowShare: shareOf(totals.tokens, contextWindow) };
}

function layersJson(evaluation: Evaluation): readonly object[] {
  const changingLayer = changingLayers(evaluation);
  const layerJson = (layer: Layer): object => {
    const { id, kind, title, start, end, tokens, scope, source, trust, children } = layer;
    const tokensToEnd = partedAt(start, evaluation.text.length).after;
    const changing = changingJson(changingLayer.get(id));
    const own = { id, kind, title, start, end, tokens, tokensToEnd, changing, scope, source, trust };
    return { ...own, children: children.map(layerJson) };
  };
  return evaluation.layers.map(layerJson);
}

function changingJson(changing: Changing | undefined) {
  return changing === undefined ? null : { kind: changing.kind, reasons: changing.reasons.map(reasonJson) };
}

/** One file with its verdict. */
export function fileJson(decision: Decision) {
  const { path, kind, scope, trust, verdict, by, name, range, reason } = decision;
  return { path, kind, scope, trust, verdict, by, ...reasonJson(reason), name, range: rangeJson(range) };
}

/** The same with the steps that led to it. */
export function explainedJson(decision: Decision) {
  return { ...fileJson(decision), trace: decision.trace.map(reasonJson) };
}

function templateJson({ name, description, argumentHint, path, scope, verdict, by }: Template) {
  return { name, description, argumentHint, path, scope, verdict, by };
}

function skillJson({ name, description, path, scope, verdict, by, inPrompt }: Skill) {
  return { name, description, path, scope, verdict, by, inPrompt };
}

export function findingJson({ code, severity, arguments: values, path, range }: Finding) {
  return { code, severity, message: say(code, values), path, range: rangeJson(range) };
}

function rangeJson(range: FileRange | null): FileRange | null {
  if (range === null) return null;
  const { startLine, startColumn, endLine, endColumn } = range;
  return {
    startLine: startLine + 1,
    startColumn: startColumn + 1,
    endLine: endLine + 1,
    endColumn: endColumn + 1,
  };
}
