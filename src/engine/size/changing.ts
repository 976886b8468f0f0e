/**
 * The layers that change although nobody edits a file: with the day, with the folder, and with what extensions and
 * servers do once they run. It reads what the run has noted as unknown, and works nothing out again.
 */
import { firstVersionWithoutDate } from "../../profiles/index";
import { because } from "../decide";
import { tokensBetween } from "../prompt/parts";
import type { Evaluation, Layer, LayerKind, Reason, Unknown } from "../types";

export interface Changing {
  readonly kind: "daily" | "byFolder" | "atRunTime";
  readonly reasons: readonly Reason[];
}

/** By the ids of the layers. */
export type ChangingLayers = ReadonlyMap<string, Changing>;

export function changingLayers({ layers, unknowns, text }: Evaluation): ChangingLayers {
  const first = layers.find(({ kind }) => kind !== "frame");
  const found = layers.flatMap((layer): readonly (readonly [Layer, Changing])[] => {
    const changing = changingOf(layer, unknowns, layer === first);
    return changing === null ? [] : [[layer, changing]];
  });
  const places = found.map(([layer]) => layer);
  return new Map(
    found.map(([layer, { kind, reasons }]) => [
      layer.id,
      { kind, reasons: [...reasons, ...(isWhole(reasons) ? [] : stableBehind(layer, places, text.length))] },
    ]),
  );
}

function changingOf({ kind }: Layer, unknowns: readonly Unknown[], isFirst: boolean): Changing | null {
  if (kind === "date")
    return { kind: "daily", reasons: [because("changing.date", { until: firstVersionWithoutDate })] };
  if (kind === "cwd") return { kind: "byFolder", reasons: [because("changing.workingDirectory")] };
  const reasons = [
    ...byExtensions(kind, unknowns, isFirst),
    ...(kind === "tools" || kind === "rules" ? lateTools(unknowns) : []),
    ...(kind === "mcpServers" ? serverLines(unknowns) : []),
  ];
  return reasons.length === 0 ? null : { kind: "atRunTime", reasons };
}

/** Where the whole prompt may be another, nothing behind the layer stays as it is. */
function isWhole(reasons: readonly Reason[]): boolean {
  return reasons.some(({ rule }) => rule === "changing.whole");
}

type ExtensionRule = "changing.whole" | "changing.tools" | "changing.rules" | "changing.skills" | "changing.servers";

/** What bears on tools: a tool's line and rules stand in the prompt only where it has them, and only while it is active. */
const toolNames = ["registerTool", "promptSnippet", "promptGuidelines", "setActiveTools"];

/** The names in an extension's source that bear on a layer. */
const extensionNames: Partial<Record<LayerKind, readonly [ExtensionRule, readonly string[]]>> = {
  tools: ["changing.tools", toolNames],
  rules: ["changing.rules", toolNames],
  skills: ["changing.skills", ["resources_discover"]],
  mcpServers: ["changing.servers", ["registerMcpServer"]],
};

function byExtensions(kind: LayerKind, unknowns: readonly Unknown[], isFirst: boolean): readonly Reason[] {
  const of = (rule: ExtensionRule, isMeant: (names: readonly string[]) => boolean): readonly Reason[] => {
    const paths = unknowns.flatMap(({ path, reason }) => (path !== null && isMeant(namesOf(reason)) ? [path] : []));
    return paths.length === 0 ? [] : [because(rule, { paths: listed(paths) })];
  };
  const [rule, wanted] = extensionNames[kind] ?? [];
  return [
    // What before_agent_start returns as systemPrompt takes the place of the whole text.
    ...(isFirst
      ? of("changing.whole", (names) => names.includes("before_agent_start") && names.includes("systemPrompt"))
      : []),
    ...(rule && wanted ? of(rule, (names) => wanted.some((name) => names.includes(name))) : []),
  ];
}

/** The names that were noted when the extension was read. */
function namesOf({ rule, arguments: { names } }: Reason): readonly string[] {
  return rule === "extensions.runs" && Array.isArray(names) ? (names as readonly string[]) : [];
}

/** Tools that pi turns on once a server is connected: pi 0.99.0 and 0.99.1, before it did so from mcp.json alone. */
function lateTools(unknowns: readonly Unknown[]): readonly Reason[] {
  const late = unknowns.find(({ reason }) => reason.rule === "mcp.activatesWhenConnected");
  return late ? [because("changing.lateTools", { tools: late.reason.arguments["tools"] ?? "" })] : [];
}

function serverLines(unknowns: readonly Unknown[]): readonly Reason[] {
  const names = unknowns
    .filter(({ reason }) => reason.rule === "mcp.runsWithoutDescription")
    .map(({ reason }) => String(reason.arguments["name"] ?? ""));
  return names.length === 0 ? [] : [because("changing.serverLines", { names: listed(names) })];
}

const mostNamed = 3;

function listed(names: readonly string[]): readonly string[] {
  return [...names.slice(0, mostNamed), ...(names.length > mostNamed ? ["…"] : [])];
}

/** What stays the same and stands behind a layer that changes, where it is more than what stands before it. */
function stableBehind(layer: Layer, changing: readonly Layer[], length: number): readonly Reason[] {
  const stable = (start: number, end: number) =>
    changing
      .filter((one) => one.start >= start && one.end <= end)
      .reduce((sum, one) => sum - one.tokens, tokensBetween(start, end));
  const tokens = stable(layer.end, length);
  return tokens > stable(0, layer.start) ? [because("changing.stableBehind", { tokens })] : [];
}
