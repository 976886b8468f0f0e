/** A word that no file had, put into a file: where it turns up later, that file's text is in the prompt. */
import { basename } from "node:path";
import type { Disk } from "./disk";

let marks = 0;

/** Another mark for each trial. */
export const nextMark = (): string => `CAUSEMARK${++marks}.`;

/** The tool that a marked settings file makes active; a start that has it in any case is of no use then. */
export const markTool = "find";

export interface MarkPlace {
  /** Whether the edit may change a description; without it, it is text at the end alone, or a key that nobody knows. */
  readonly describes: boolean;
  /** The only MCP server that is meant; undefined for all. */
  readonly server?: string;
  /** What a new frontmatter keeps, where the file is known to have one. */
  readonly header?: { readonly name: string; readonly isHidden: boolean };
}

/**
 * Puts the mark into a file by a harmless edit: a line at its end, and the description of its frontmatter.
 * A settings file gets a tool instead, an MCP file its servers' descriptions.
 */
export function putMark(disk: Disk, path: string, mark: string, { describes, server, header }: MarkPlace): void {
  const name = basename(path);
  const before = disk.read(path);
  if (name === "settings.json" || name === "mcp.json") {
    const value = describes || server !== undefined ? parseJson(before.toString()) : undefined;
    if (!isRecord(value)) return disk.write(path, Buffer.concat([before, Buffer.from(mark)]));
    const more = { [describes ? "description" : "note"]: mark };
    const marked = name === "mcp.json" ? withServers(value, more, server) : { ...value, ...markedSettings };
    return disk.write(path, JSON.stringify(marked));
  }
  const line = Buffer.from(`\n${mark}\n`);
  if (!describes) return disk.write(path, Buffer.concat([before, line]));
  if (header) return disk.write(path, Buffer.concat([Buffer.from(headerOf(header, mark)), before, line]));
  const text = before.toString("latin1").replace(descriptionLine, (_, head: string) => head + mark);
  disk.write(path, Buffer.concat([Buffer.from(text, "latin1"), line]));
}

/** The old one stands below it, as text. */
function headerOf({ name, isHidden }: NonNullable<MarkPlace["header"]>, mark: string): string {
  const hidden = isHidden ? "disable-model-invocation: true\n" : "";
  return `---\nname: ${JSON.stringify(name)}\ndescription: ${mark}\n${hidden}---\n`;
}

/** A description of one line in a frontmatter at the start of a text. */
const descriptionLine =
  /^((?:\u00EF\u00BB\u00BF)?\s*---[^\n]*\n(?:(?!---)[^\n]*\n)*?description:[ \t]*)[^\r\n]+(?=\r?\n[^ \t\r\n])/;

export const markedSettings = { defaultTools: [markTool] };

/** The servers of an MCP file with one more property, or only the one of a name. */
function withServers(
  value: Readonly<Record<string, unknown>>,
  more: Readonly<Record<string, string>>,
  only: string | undefined,
): unknown {
  const servers = value["mcpServers"];
  if (!isRecord(servers)) return value;
  const marked = Object.entries(servers).map(([name, server]) => [
    name,
    isRecord(server) && (only ?? name) === name ? { ...server, ...more } : server,
  ]);
  return { ...value, mcpServers: Object.fromEntries(marked) as unknown };
}

/** A value of JSON, or undefined for a text that is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, "")) as unknown;
  } catch {
    return undefined;
  }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
