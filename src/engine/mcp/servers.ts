/**
 * The servers that hold, from the user's file and then the project's: a project entry replaces the user's server of the
 * same name, or changes a few of its fields (`loadMcpConfig` in `extensions/mcp/config.js`).
 */
import { because, decide } from "../decide";
import type { ValueSpan } from "../resources";
import type { Scene } from "../scene";
import { lineStarts, positionAt } from "../text/positions";
import type { Decision, FileRange, Outcome, Reason, Verdict } from "../types";
import { readMcpFile, type McpEntries } from "./mcpFile";
import { inToolNames, isEnabled, takeEntry, type EntryPlace, type McpPlace, type Server } from "./server";

export interface Servers {
  /** In pi's order: a replaced server keeps its place. */
  readonly servers: readonly Server[];
  readonly autoEnableCodemode: boolean;
  readonly outcome: Outcome | null;
  readonly decisions: readonly Decision[];
}

/** What is known after some of the files. */
interface Draft {
  readonly servers: Map<string, Server>;
  readonly namespaces: Map<string, string>;
  readonly decisions: Decision[];
  autoEnableCodemode: boolean;
  outcome: Outcome | null;
}

/** Reads the files one after the other; the first that stops pi is the last that is read. */
export function readServers(scene: Scene, places: readonly McpPlace[]): Servers {
  const draft: Draft = {
    servers: new Map(),
    namespaces: new Map(),
    decisions: [],
    autoEnableCodemode: true,
    outcome: null,
  };
  for (const place of places) {
    if (draft.outcome === null) takeFile(scene, place, draft);
  }
  const servers = [...draft.servers.values()];
  return { ...draft, servers, decisions: [...draft.decisions, ...servers.flatMap(switchedOff)] };
}

function takeFile(scene: Scene, place: McpPlace, draft: Draft): void {
  const file = readMcpFile(scene, place.path);
  const on = { ...place, kind: "mcpConfig" as const };
  switch (file.kind) {
    case "absent":
      return;
    case "broken":
      draft.decisions.push(decide({ ...on, verdict: file.verdict, reason: file.reason, range: file.range }));
      return;
    case "stops":
      draft.outcome = file.outcome;
      draft.decisions.push(decide({ ...on, verdict: "unreadable", reason: file.outcome.reason }));
      return;
    case "entries": {
      draft.decisions.push(decide({ ...on, verdict: "inForce", reason: because("mcp.inForce") }));
      takeEntries(scene, place, file, draft);
    }
  }
}

function takeEntries(scene: Scene, place: McpPlace, file: McpEntries, draft: Draft): void {
  const { decisions } = draft;
  const { places, autoEnableCodemode } = file;
  const starts = lineStarts(file.text);
  const at = (name: string, span: ValueSpan | null): EntryPlace => ({
    name,
    place,
    span,
    range: rangeIn(starts, span),
  });
  for (const { name, span } of places.repeated) {
    decisions.push(about(at(name, span), "shadowed", because("mcp.repeated", { name, path: place.path }), place.path));
  }
  if (typeof autoEnableCodemode === "boolean") draft.autoEnableCodemode = autoEnableCodemode;
  else if (autoEnableCodemode !== undefined) {
    const key = at("autoEnableCodemode", places.autoEnableCodemode);
    decisions.push(about(key, "invalid", because("mcp.autoEnableInvalid", { path: place.path })));
  }
  for (const [name, value] of file.entries) {
    const key = at(name, places.servers.get(name) ?? null);
    const taken = takeEntry(scene, key, value, draft);
    if (taken.kind === "invalid") decisions.push(about(key, "invalid", taken.reason));
    else decisions.push(...enter(draft, taken.server));
  }
}

function rangeIn(starts: readonly number[], span: ValueSpan | null): FileRange | null {
  if (span === null) return null;
  const from = positionAt(starts, span.start);
  const to = positionAt(starts, span.end);
  return { startLine: from.line, startColumn: from.column, endLine: to.line, endColumn: to.column };
}

/** Puts a server under its name; the user's server that the project defines anew is shadowed. */
function enter({ servers, namespaces }: Draft, server: Server): readonly Decision[] {
  const before = servers.get(server.name);
  servers.set(server.name, server);
  namespaces.set(inToolNames(server.name), server.name);
  if (!before || before.place === server.place) return [];
  const winner = server.place.path;
  return [
    about(before, "shadowed", because("mcp.replaced", { name: server.name, path: before.place.path, winner }), winner),
  ];
}

/** Which of the servers that hold are switched off, and by whom. */
function switchedOff(server: Server): readonly Decision[] {
  if (isEnabled(server)) return [];
  const values = { name: server.name, path: server.place.path, by: server.changedBy ?? "" };
  const reason = because(server.changedBy === null ? "mcp.switchedOff" : "mcp.switchedOffByProject", values);
  return [about(server, "disabled", reason, server.changedBy ?? "enabled")];
}

function about(
  { name, place, range }: EntryPlace,
  verdict: Verdict,
  reason: Reason,
  by: string | null = null,
): Decision {
  return decide({ ...place, kind: "mcpConfig", verdict, reason, by, name, range });
}
