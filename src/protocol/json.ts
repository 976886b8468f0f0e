/** An answer as JSON, for the command line and for exports: the engine's values under the names that were promised. Positions count from 1. */
import { say } from "../engine/texts";
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

export const schemaVersion = 1;

/** The whole answer of `inspect`. */
export function inspectionJson(actual: Evaluation) {
  return {
    ...headJson(actual),
    mode: actual.mode,
    outcome: outcomeJson(actual.outcome),
    trust: actual.trust,
    prompt: actual.prompt,
    ...(actual.prompt === null ? { hypothetical: actual.text } : {}),
    totals: actual.totals,
    layers: actual.layers.map(layerJson),
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

function layerJson(layer: Layer): object {
  const { id, kind, title, start, end, tokens, scope, source, trust, children } = layer;
  return { id, kind, title, start, end, tokens, scope, source, trust, children: children.map(layerJson) };
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
