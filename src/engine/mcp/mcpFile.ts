/** One `mcp.json`: its entries in pi's order, with the places of their names, or why it gives none. */
import type { Node } from "jsonc-parser";
import { sinceVersion } from "../../profiles/features";
import { because } from "../decide";
import type { ValueSpan } from "../resources";
import type { Scene } from "../scene";
import { isRecord, parseStrictJson, treeOf } from "../text/strictJson";
import type { FileRange, Outcome, Reason, Verdict } from "../types";
import { fileLimit } from "../world";

export type McpFile =
  | { readonly kind: "absent" }
  | { readonly kind: "broken"; readonly verdict: Verdict; readonly reason: Reason; readonly range: FileRange | null }
  | { readonly kind: "stops"; readonly outcome: Exclude<Outcome, { kind: "prompt" }> }
  | McpEntries;

export interface McpEntries {
  readonly kind: "entries";
  /** The text that the places refer to, without BOM. */
  readonly text: string;
  readonly autoEnableCodemode: unknown;
  readonly entries: readonly (readonly [name: string, value: unknown])[];
  readonly places: Places;
}

/** Where names stand in the text, without their quotes. */
export interface Places {
  readonly servers: ReadonlyMap<string, ValueSpan>;
  readonly autoEnableCodemode: ValueSpan | null;
  /** Names that are written again further down: JSON keeps the last one alone. */
  readonly repeated: readonly { readonly name: string; readonly span: ValueSpan }[];
}

/** Reads the file as `readConfigFile` of `extensions/mcp/config.js` does: absent when `existsSync` denies it. */
export function readMcpFile(scene: Scene, path: string): McpFile {
  const stat = scene.world.stat(path);
  if (stat.kind !== "entry") return { kind: "absent" };
  if (stat.type === "other")
    return { kind: "stops", outcome: { kind: "hangs", reason: because("mcp.hangs", { path }) } };
  const file = scene.world.readText(path);
  switch (file.kind) {
    case "text":
      return file.bom && !scene.features.mcpBomStripped
        ? broken("invalid", bomReason(scene, path))
        : parse(path, file.text);
    case "tooLarge":
      return {
        kind: "stops",
        outcome: { kind: "tooLarge", reason: because("mcp.tooLarge", { path, limit: fileLimit }) },
      };
    case "notRegular":
      return broken("unreadable", because("mcp.unreadable", { path, problem: "EISDIR" }));
    case "denied":
      return broken("unreadable", because("mcp.unreadable", { path, problem: file.code }));
    case "absent":
    case "changed":
      return broken("unreadable", because("mcp.unreadable", { path, problem: file.kind }));
  }
}

function broken(verdict: Verdict, reason: Reason, range: FileRange | null = null): McpFile {
  return { kind: "broken", verdict, reason, range };
}

function bomReason(scene: Scene, path: string): Reason {
  return because("mcp.bom", { path, version: scene.request.piVersion, mended: sinceVersion("mcpBomStripped") });
}

/** The parser's own message is not handed on: it quotes the file, and what it quotes may be a secret. */
function parse(path: string, text: string): McpFile {
  const parsed = parseStrictJson(text);
  if (parsed.kind === "error") {
    const { startLine, startColumn } = parsed.range;
    return broken(
      "invalid",
      because("mcp.broken", { path, line: startLine + 1, column: startColumn + 1 }),
      parsed.range,
    );
  }
  const { value } = parsed;
  if (!isRecord(value) || (value.mcpServers !== undefined && !isRecord(value.mcpServers))) {
    return broken("invalid", because("mcp.notServers", { path }));
  }
  const entries = Object.entries(value.mcpServers ?? {});
  return {
    kind: "entries",
    text,
    autoEnableCodemode: value.autoEnableCodemode,
    entries,
    places: placesIn(treeOf(text)),
  };
}

function placesIn(root: Node | undefined): Places {
  const top = keysOf(root);
  const last = (name: string) => top.findLast((key) => key.name === name);
  const servers = new Map<string, ValueSpan>();
  const repeated: { name: string; span: ValueSpan }[] = [];
  for (const { name, span } of keysOf(last("mcpServers")?.value)) {
    const before = servers.get(name);
    if (before) repeated.push({ name, span: before });
    servers.set(name, span);
  }
  return { servers, autoEnableCodemode: last("autoEnableCodemode")?.span ?? null, repeated };
}

interface Key {
  readonly name: string;
  readonly span: ValueSpan;
  readonly value: Node | undefined;
}

function keysOf(node: Node | undefined): readonly Key[] {
  if (node?.type !== "object") return [];
  return (node.children ?? []).flatMap(({ children }) => {
    const [key, value] = children ?? [];
    if (!key) return [];
    const span = { start: key.offset + 1, end: key.offset + key.length - 1 };
    return [{ name: String(key.value), span, value }];
  });
}
