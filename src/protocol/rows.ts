/** The rows of the prompt: its layers without glue, numbered in prompt order, each in words. */
import { gte } from "semver";
import type { ChangingLayers } from "../engine/size/changing";
import { partedAt } from "../engine/size/size";
import type { Decision, Evaluation, FileKind, Layer, LayerKind } from "../engine/types";
import { basename, dirname, shortFolder, shortPath } from "./place";
import { changingView } from "./size";
import {
  decisionsOn,
  isSevere,
  layerTitle,
  sayHere,
  severityOf,
  sizeFindingsOn,
  trustWord,
  worst,
  type Teller,
} from "./teller";
import type { StringKey } from "./strings";
import type { FileRow, Row } from "./view";
import { visible } from "./visible";
import { counted, listed, phrase } from "./words";

/** The layers that are rows, as a flat list in prompt order. */
export function layersInOrder(layers: readonly Layer[]): readonly Layer[] {
  return layers.flatMap((layer) => (layer.kind === "frame" ? [] : [layer, ...layersInOrder(layer.children)]));
}

/** What the rows are made with, beside the words. */
export interface RowFacts {
  readonly losers: ReadonlyMap<string, readonly FileRow[]>;
  /** All layers in prompt order: a layer's number is its place in it. */
  readonly ordered: readonly Layer[];
  /** The line (0-based) of an offset of the text. */
  readonly lineAt: (offset: number) => number;
  readonly changing: ChangingLayers;
  readonly relativeCwd: string;
  readonly docsDir: string | null;
}

export function rowsOf(teller: Teller, facts: RowFacts, layers: readonly Layer[]): readonly Row[] {
  const numbers = new Map(facts.ordered.map((layer, index) => [layer.id, index + 1]));
  const make = (layer: Layer): Row => rowOf(teller, facts, numbers, layer, rows(layer.children));
  const rows = (some: readonly Layer[]): readonly Row[] => some.filter((layer) => layer.kind !== "frame").map(make);
  return rows(layers);
}

function rowOf(
  teller: Teller,
  facts: RowFacts,
  numbers: ReadonlyMap<string, number>,
  layer: Layer,
  children: readonly Row[],
): Row {
  const { words } = teller;
  const losers = facts.losers.get(layer.id) ?? [];
  const number = numbers.get(layer.id) ?? 0;
  const title = visible(layerTitle(words, layer));
  const name = {
    title,
    source: visible(sourceInWords(teller, facts, layer)),
    trust: trustWord(words, layer.trust),
    number: words.number(number),
    layers: words.number(facts.ordered.length),
    tokens: counted(words, "count.tokens", layer.tokens),
  };
  const firstLine = facts.lineAt(layer.start);
  const path = layer.source?.path ?? null;
  const sizes = sizeFindingsOn(teller, layer);
  const severity = worst([path === null ? null : severityOf(teller, { path }), ...sizes]);
  const changing = changingView(teller, facts.changing.get(layer.id));
  const sizeMarks = [changing?.label ?? "", sizes.length === 0 ? "" : words.strings["size.overBudget"]];
  const marks = [...sizeMarks, isSevere(severity) ? words.strings[`severity.${severity}`] : ""].filter(isSaid);
  const whole =
    losers.length === 0
      ? phrase(words, "name.row", name)
      : phrase(words, "name.rowWithLosers", { ...name, losers: counted(words, "count.losers", losers.length) });
  return {
    id: layer.id,
    kind: layer.kind,
    title,
    description: [visible(descriptionOf(teller, facts, layer)), ...sizeMarks].filter(isSaid).join(" · "),
    trust: layer.trust,
    scope: layer.scope,
    number,
    tokens: layer.tokens,
    tokensToEnd: partedAt(layer.start, teller.evaluation.text.length).after,
    changing,
    overBudget: sizes.length > 0,
    firstLine,
    // A layer that ends with a line end does not touch the line behind it.
    lastLine: Math.max(firstLine, facts.lineAt(Math.max(layer.start, layer.end - 1))),
    path,
    severity,
    reason: visible(reasonOf(teller, layer)),
    about: { text: words.strings[`about.${aboutKey(layer.kind)}`], page: pageOf(teller, facts.docsDir, layer.kind) },
    accessibleName: marks.reduce((row, mark) => phrase(words, "name.rowMarked", { row, mark }), whole),
    children,
    losers,
  };
}

const isSaid = (text: string) => text !== "";

/** The quiet words behind a row's title. */
function descriptionOf(teller: Teller, facts: RowFacts, layer: Layer): string {
  const { words, evaluation } = teller;
  const children = layer.children.filter((child) => child.kind !== "frame");
  switch (layer.kind) {
    case "tools":
      return toolNames(teller);
    case "rules":
      return ruleCount(teller, layer);
    case "projectContext": {
      const notGated = children.length > 0 && children.every((child) => child.trust === "notGated");
      return counted(words, notGated ? "count.filesNotGated" : "count.files", children.length);
    }
    case "skills": {
      const shown = evaluation.skills.filter((skill) => skill.inPrompt).length;
      return phrase(words, "source.skillsOf", {
        shown: words.number(shown),
        all: words.number(evaluation.skills.length),
      });
    }
    case "date":
    case "cwd":
      return placeOf(teller, facts, layer) ?? words.strings["source.builtInShort"];
    default:
      return withMarks(teller, layer, placeOf(teller, facts, layer) ?? builtIn(teller, layer));
  }
}

function toolNames({ words, evaluation }: Teller): string {
  const names = evaluation.tools.filter((tool) => tool.listed).map((tool) => tool.name);
  return names.length === 0 ? words.strings["source.noTools"] : listed(words, names);
}

function ruleCount({ words, evaluation }: Teller, layer: Layer): string {
  const text = evaluation.text.slice(layer.start, layer.end);
  const lines = counted(words, "count.rules", text.match(/^- /gm)?.length ?? 0);
  const tools = evaluation.tools.filter((tool) => tool.active && tool.guidelines.length > 0).length;
  return tools === 0 ? lines : counted(words, "count.rulesFromTools", tools, { lines });
}

function builtIn({ words, evaluation }: Teller, layer: Layer): string {
  // The version stands once, at the first row; below it the short form is enough.
  return layer.kind === "preamble"
    ? phrase(words, "source.builtIn", { version: evaluation.piVersion })
    : words.strings["source.builtInShort"];
}

/** Where the text is from, or null for pi's own. */
function placeOf({ words, places, evaluation }: Teller, facts: RowFacts, layer: Layer): string | null {
  if (layer.kind === "cwd") return facts.relativeCwd || shortPath(places, evaluation.cwd);
  const path = layer.source?.path ?? null;
  if (path === null) return layer.scope === "commandLine" ? words.strings["scope.commandLine"] : null;
  if (layer.kind === "skill") return shortFolder(places, basename(path) === "SKILL.md" ? dirname(path) : path);
  // A row that has its file's name needs no more than the folder.
  return basename(path) === layer.title ? shortFolder(places, path) : shortPath(places, path);
}

/** Scope and trust are said where they tell something that the place does not. */
function withMarks({ words }: Teller, layer: Layer, place: string): string {
  const marks = [
    ...(layer.kind === "contextFile" && layer.scope === "global" ? [words.strings["scope.global"]] : []),
    ...(["trusted", "untrusted", "undecided"].includes(layer.trust) ? [trustWord(words, layer.trust)] : []),
  ];
  return [place, ...marks].join(" · ");
}

function sourceInWords(teller: Teller, facts: RowFacts, layer: Layer): string {
  const place = placeOf(teller, facts, layer);
  const scope = teller.words.strings[`scope.${layer.scope}`];
  if (place === null) return phrase(teller.words, "source.builtIn", { version: teller.evaluation.piVersion });
  return layer.scope === "commandLine" || layer.kind === "cwd" ? place : listed(teller.words, [place, scope]);
}

const kindOfSource: Partial<Record<LayerKind, FileKind>> = {
  contextFile: "contextFile",
  custom: "systemPrompt",
  addendum: "appendSystemPrompt",
  skill: "skill",
  mcpServers: "mcpConfig",
};

/** The decision on the row's file says why it is there; pi's own parts have a sentence each. */
function reasonOf(teller: Teller, layer: Layer): string {
  const decision = decisionOf(teller.evaluation, layer);
  if (decision) return sayHere(teller, decision.reason);
  if (layer.kind === "projectContext") {
    return counted(
      teller.words,
      "reason.projectContext",
      layer.children.filter((child) => child.kind !== "frame").length,
    );
  }
  const key = `reason.${layer.kind}`;
  return key in teller.words.strings ? teller.words.strings[key as StringKey] : teller.words.strings["reason.other"];
}

function decisionOf(evaluation: Evaluation, layer: Layer): Decision | null {
  const path = layer.source?.path ?? null;
  if (path === null) return null;
  const used = decisionsOn(evaluation, path).filter(({ verdict }) => verdict === "included" || verdict === "inForce");
  return used.find((file) => file.kind === kindOfSource[layer.kind]) ?? used[0] ?? null;
}

type AboutKey = Exclude<LayerKind, "frame"> | "other";

function aboutKey(kind: LayerKind): AboutKey {
  return kind === "frame" ? "other" : kind;
}

/** The page of pi's documentation on a part of the prompt. Settings moved from usage.md to configuration.md in 0.99. */
function pageOf({ evaluation }: Teller, docsDir: string | null, kind: LayerKind): string | null {
  if (docsDir === null) return null;
  const general = gte(evaluation.piVersion, "0.99.0") ? "configuration.md" : "usage.md";
  const pages: Partial<Record<LayerKind, string>> = {
    custom: general,
    addendum: general,
    projectContext: general,
    contextFile: general,
    skills: "skills.md",
    skill: "skills.md",
    mcpServers: "mcp.md",
  };
  const page = pages[kind];
  return page === undefined ? null : `${docsDir}${docsDir.startsWith("/") ? "/" : "\\"}${page}`;
}
