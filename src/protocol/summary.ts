/**
 * Makes the summary that every view draws. All rows, counts, groups and accessible names come from here, so that the
 * panel, the sidebar, the status bar and the command line cannot disagree.
 */
import { contextNamesOf } from "../engine/context/folder";
import { changingLayers } from "../engine/size/changing";
import type { Decision, Evaluation, Inspection, TrustState, Unknown } from "../engine/types";
import { adviceRows, findingRows, type Advised } from "./findingRows";
import { layersInOrder, rowsOf } from "./rows";
import { leftOutOf } from "./leftOut";
import { decisionsOn, sayHere, type Teller } from "./teller";
import { lineCounter } from "./lines";
import type { TargetView } from "./messages";
import { sizeView } from "./size";
import { basename, placesOf, shortPath } from "./place";
import type { PiView, SkillRow, Summary, TemplateRow, TrustView, UnknownRow } from "./view";
import { visible } from "./visible";
import { english } from "./english";
import { listed, phrase, type Words } from "./words";

/** Sums up an inspection. `time` is in milliseconds since the epoch. */
export function summarise(
  inspection: Inspection,
  view: TargetView,
  revision: number,
  time: number,
  words: Words = english,
  advice: readonly Advised[] = [],
): Summary {
  const evaluation = inspection.actual;
  const teller: Teller = { words, evaluation, places: placesOf(evaluation.cwd, view) };
  const ordered = layersInOrder(evaluation.layers);
  const { losers, notInPrompt, elsewhere, counts } = leftOutOf(teller, ordered);
  const { outcome, totals, mode, cwd, agentDir } = evaluation;
  const { relativeCwd, docsDir } = view;
  const rows = rowsOf(
    teller,
    { losers, ordered, lineAt: lineCounter(evaluation).at, changing: changingLayers(evaluation), relativeCwd, docsDir },
    evaluation.layers,
  );
  return {
    revision,
    folderName: visible(view.folderName),
    relativeCwd: visible(view.relativeCwd),
    cwd,
    home: view.home,
    agentDir,
    mode,
    pi: piView(words, evaluation, view),
    trust: trustView(teller),
    outcome: { kind: outcome.kind, message: outcome.kind === "prompt" ? "" : visible(sayHere(teller, outcome.reason)) },
    totals,
    size: sizeView(words, evaluation, view.contextWindow ?? null),
    leftOut: counts,
    rows,
    layerCount: ordered.length,
    notInPrompt,
    elsewhere,
    unknowns: evaluation.unknowns.map((unknown, index) => unknownRow(teller, unknown, index)),
    templates: templateRows(teller),
    skills: skillRows(teller),
    tools: evaluation.tools.map(({ name, active }) => ({ name, active })),
    findings: findingRows(teller, rows, notInPrompt),
    contextNames: contextNamesOf(evaluation.piVersion),
    ignored: evaluation.ignored.length,
    advice: adviceRows(teller, advice, rows, notInPrompt),
    alsoSent: evaluation.alsoSent.map(({ reason }) => visible(sayHere(teller, reason))),
    time,
  };
}

function piView(words: Words, { piVersion, profile }: Evaluation, { versionChosenBy }: TargetView): PiView {
  const values = { version: piVersion, profile: profile.version };
  const notes = { exact: null, lower: "pi.lower", newest: "pi.newestProfile", oldest: "pi.oldest" } as const;
  const note = notes[profile.match];
  return {
    version: piVersion,
    chosenBy: versionChosenBy,
    profile: profile.version,
    note: note === null ? null : phrase(words, note, values),
  };
}

/** Whether the project is trusted, and why, in words. */
export function trustView(teller: Teller): TrustView {
  const { words, evaluation } = teller;
  const { trust, files } = evaluation;
  const none = trust.decidedBy.kind === "noTrustInVersion";
  return {
    state: trust.state,
    label: words.strings[none ? "trust.none" : (`trust.${trust.state}` as const)],
    sentence: visible(trustSentence(teller, trust)),
    gated: files.filter((file) => file.verdict === "gated").length,
  };
}

function trustSentence(teller: Teller, { state, decidedBy }: TrustState): string {
  const { words, places, evaluation } = teller;
  const path = decidedBy.path === null ? "" : shortPath(places, decidedBy.path);
  const key = decidedBy.key === null ? "" : shortPath(places, decidedBy.key);
  switch (decidedBy.kind) {
    case "flag":
      return words.say("trust.flag", { flag: key });
    case "entry":
      return words.say(state === "trusted" ? "trust.entryTrusted" : "trust.entryUntrusted", { path, key });
    case "setting":
      return words.say("trust.setting", { path, value: state === "trusted" ? "always" : "never" });
    case "noTrigger":
      return words.say("trust.noTrigger", {});
    case "noTrustInVersion":
      return words.say("trust.noTrustInVersion", { version: evaluation.piVersion });
    case "request":
      return words.say("trust.request", { state: words.strings[`trust.${state}`] });
    case "nobody":
      return words.say(state === "undecided" ? "trust.undecided" : "trust.cannotAsk", {});
  }
}

function unknownRow(teller: Teller, unknown: Unknown, index: number): UnknownRow {
  const { words, places } = teller;
  const named = unknown.reason.arguments["name"];
  const name = named !== undefined ? String(named) : unknown.path === null ? "" : basename(unknown.path);
  const title = visible(phrase(words, `unknown.${unknown.kind}`, { name }));
  const reason = visible(sayHere(teller, unknown.reason));
  const place = unknown.path === null ? "" : visible(shortPath(places, unknown.path));
  return {
    id: `unknown:${index}:${unknown.path ?? unknown.kind}`,
    title,
    path: unknown.path,
    reason,
    accessibleName: phrase(words, "name.unknown", { title, reason: listed(words, [reason, place]) }),
  };
}

function templateRows(teller: Teller): readonly TemplateRow[] {
  const rows = teller.evaluation.templates.map((template, index): TemplateRow => {
    const decision = decisionOn(teller.evaluation, "template", template.path);
    const reachable = template.verdict === "invocable";
    return {
      id: `template:${index}:${template.path}`,
      name: visible(template.name),
      description: visible(template.description),
      argumentHint: template.argumentHint === null ? null : visible(template.argumentHint),
      firstLine: visible(firstLineOf(template.content)),
      path: template.path,
      source: sourceOf(teller, template),
      trust: decision?.trust ?? "notGated",
      reachable,
      reason: reachable || !decision ? null : visible(sayHere(teller, decision.reason)),
    };
  });
  return [...rows.filter((row) => row.reachable), ...rows.filter((row) => !row.reachable)];
}

/** A list shows a line of it, not the whole of a line without end. */
function firstLineOf(content: string): string {
  const line = (/\S.*/.exec(content)?.[0] ?? "").trimEnd();
  return line.length > 100 ? `${line.slice(0, 100)}…` : line;
}

function skillRows(teller: Teller): readonly SkillRow[] {
  return teller.evaluation.skills.map((skill, index) => {
    const decision = decisionOn(teller.evaluation, "skill", skill.path);
    return {
      id: `skill:${index}:${skill.path}`,
      name: visible(skill.name),
      description: visible(skill.description),
      path: skill.path,
      source: sourceOf(teller, skill),
      trust: decision?.trust ?? "notGated",
      inPrompt: skill.inPrompt,
      reason: skill.inPrompt || !decision ? null : visible(sayHere(teller, decision.reason)),
    };
  });
}

function decisionOn(evaluation: Evaluation, kind: Decision["kind"], path: string): Decision | undefined {
  return decisionsOn(evaluation, path).find((file) => file.kind === kind);
}

/** "~/.pi/agent/prompts/review.md, global". */
function sourceOf({ words, places }: Teller, { path, scope }: Pick<Decision, "path" | "scope">): string {
  return visible(listed(words, [shortPath(places, path), words.strings[`scope.${scope}`]]));
}
