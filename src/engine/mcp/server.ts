/** One server, as an entry of the user's or the project's file makes it (`readConfigFile` in `extensions/mcp/config.js`). */
import { because } from "../decide";
import type { ValueSpan } from "../resources";
import type { Scene } from "../scene";
import { isRecord } from "../text/strictJson";
import type { FileRange, Reason, Scope, TextArguments, TrustMark } from "../types";
import { readServerEntry, type Fields } from "./serverEntry";

/** One `mcp.json` that pi looks for. */
export interface McpPlace {
  readonly path: string;
  readonly scope: Extract<Scope, "global" | "project">;
  readonly trust: TrustMark;
}

/** Where an entry stands: its file, and the place of its name there. */
export interface EntryPlace {
  readonly name: string;
  readonly place: McpPlace;
  readonly span: ValueSpan | null;
  readonly range: FileRange | null;
}

/** A server that pi took, enabled or not. */
export interface Server extends EntryPlace {
  readonly kind: "http" | "stdio";
  readonly fields: Fields;
  /** The project's file, when it changes some fields of this server of the user. */
  readonly changedBy: string | null;
}

/** The tools through which the model reaches tools that are not declared to it. */
export type DiscoveryTool = "codemode" | "tool_search";

export type Taken =
  { readonly kind: "server"; readonly server: Server } | { readonly kind: "invalid"; readonly reason: Reason };

/** Fields that the project may change without defining the server anew. */
const changeable = ["enabled", "exposure", "toolExposure"];

/** The servers that are known before an entry: by name, and the name that holds each namespace. */
export interface Known {
  readonly servers: ReadonlyMap<string, Server>;
  readonly namespaces: ReadonlyMap<string, string>;
}

/** Checks an entry against the servers that are known before it. */
export function takeEntry(scene: Scene, at: EntryPlace, value: unknown, known: Known): Taken {
  const { name, place } = at;
  const changes = scene.features.mcpProjectOverrides && place.scope === "project";
  if (changes && isRecord(value) && isChange(value)) return changeServer(scene, at, value, known.servers.get(name));
  const entry = readServerEntry(name, value, scene.features);
  if (entry.kind === "invalid") return invalid("mcp.serverInvalid", at, { problem: entry.problem });
  const holder = known.namespaces.get(inToolNames(name)) ?? name;
  if (holder !== name && scene.features.mcpNamespaceClash) return invalid("mcp.clash", at, { other: holder });
  const borrowsLogin = place.scope === "project" && "url" in entry.fields && Boolean(entry.fields.auth);
  if (borrowsLogin && scene.features.mcpProviderAuth) return invalid("mcp.projectAuth", at);
  return { kind: "server", server: { ...at, kind: entry.kind, fields: entry.fields, changedBy: null } };
}

function isChange({ command, url, type }: Fields): boolean {
  return command === undefined && url === undefined && type === undefined;
}

function changeServer(scene: Scene, at: EntryPlace, value: Fields, base: Server | undefined): Taken {
  if (!base) return invalid("mcp.nothingToChange", at);
  const extra = Object.keys(value).filter((key) => !changeable.includes(key));
  if (extra.length > 0) return invalid("mcp.changesTooMuch", at, { keys: extra, allowed: changeable });
  const entry = readServerEntry(at.name, { ...base.fields, ...value }, scene.features);
  if (entry.kind === "invalid") return invalid("mcp.serverInvalid", at, { problem: entry.problem });
  return { kind: "server", server: { ...base, kind: entry.kind, fields: entry.fields, changedBy: at.place.path } };
}

type InvalidRule = "mcp.serverInvalid" | "mcp.clash" | "mcp.projectAuth" | "mcp.nothingToChange" | "mcp.changesTooMuch";

function invalid(rule: InvalidRule, { name, place }: EntryPlace, values: TextArguments = {}): Taken {
  return { kind: "invalid", reason: because(rule, { name, path: place.path, ...values }) };
}

/** A server's name as it stands in the names of its tools. */
export function inToolNames(name: string): string {
  return name.replace(/-/g, "_");
}

export function isEnabled({ fields }: Server): boolean {
  return fields.enabled !== false;
}

/** The ways in which the server's tools may reach the model, as far as the file tells. */
export function exposuresOf({ fields }: Server): ReadonlySet<unknown> {
  const single = isRecord(fields.toolExposure) ? Object.values(fields.toolExposure) : [];
  return new Set([fields.exposure ?? "codemode", ...single]);
}

/** Whether an exposure in the server's entry is reached through the tool. */
export function asksFor(server: Server, tool: DiscoveryTool): boolean {
  const exposures = exposuresOf(server);
  if (tool === "tool_search") return exposures.has("deferred");
  return exposures.has("codemode") || exposures.has("codemode-deferred");
}
