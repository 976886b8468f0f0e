/**
 * The part of the prompt that names the servers whose tools are not declared (`renderServersSection` in
 * `extensions/mcp/index.js`): one line a server, within 4096 characters in all.
 */
import type { ValueSpan } from "../resources";
import type { Scene } from "../scene";
import { localeOrder } from "../text/localeOrder";
import { asksFor, isEnabled, namespaceOf, type DiscoveryTool, type Server } from "./server";

/** One server's line. `span` is where the server's name stands in the `mcp.json` that defines it. */
export interface McpLine {
  readonly text: string;
  readonly server: string;
  readonly path: string;
  readonly span: ValueSpan | null;
}

/** The part that names the servers: intro, lines and what was omitted, joined by line feeds. */
export interface McpSection {
  readonly intro: string;
  readonly lines: readonly McpLine[];
  readonly omitted: string | null;
}

const longestSection = 4096;
const longestSummary = 250;

/** A server that is named, with the tool through which the model reaches it. */
interface Listed {
  readonly server: Server;
  readonly reach: DiscoveryTool;
}

/** Makes the part as it is before any server is connected; null without a server to name. */
export function renderSection(scene: Scene, servers: readonly Server[]): McpSection | null {
  const order = localeOrder(scene.request.locale);
  const listed = servers.flatMap(reachOf).sort((a, b) => order(a.server.name, b.server.name));
  if (listed.length === 0) return null;
  const intro = introFor(listed);
  const heads = listed.map(({ server, reach }) => `- ${namespaceOf(server.name)} (${reach})`);
  const sizes = sizesOf(intro, heads);
  const kept = Math.max(
    0,
    sizes.findLastIndex((size) => size <= longestSection),
  );
  const omitted = omission(listed.length - kept);
  const room = summaryRoom(sizes[kept] ?? 0, kept);
  const cut = scene.features.mcpCutsWholeCharacters ? headOfWholeCharacters : headWithoutHalf;
  const lines = listed.slice(0, kept).map(({ server }, at) => {
    const summary = room > 0 ? shorten(summaryOf(server), room, cut) : "";
    const text = summary === "" ? (heads[at] ?? "") : `${heads[at]}: ${summary}`;
    return { text, server: server.name, path: server.place.path, span: server.span };
  });
  return { intro, lines, omitted };
}

/** The first line of the server's description; empty when only the running server could say something. */
export function summaryOf({ fields }: Server): string {
  const text = typeof fields.description === "string" ? fields.description.trim() : "";
  return (text.split("\n", 1)[0] ?? "").trim();
}

function reachOf(server: Server): readonly Listed[] {
  if (!isEnabled(server)) return [];
  if (asksFor(server, "codemode")) return [{ server, reach: "codemode" }];
  return asksFor(server, "tool_search") ? [{ server, reach: "tool_search" }] : [];
}

function introFor(listed: readonly Listed[]): string {
  const reached = (reach: DiscoveryTool) => listed.some((entry) => entry.reach === reach);
  return (
    "MCP servers whose tools are not declared to you." +
    (reached("codemode") ? " Call the tools of `codemode` servers from codemode scripts." : "") +
    (reached("tool_search") ? " Load the tools of `tool_search` servers with `tool_search`." : "")
  );
}

function omission(count: number): string | null {
  return count === 0 ? null : `- … ${count} more server${count === 1 ? "" : "s"}; find their tools with searchTools()`;
}

/** The lengths of the part with the first 0, 1, 2, … servers, all of them without a summary. */
function sizesOf(intro: string, heads: readonly string[]): readonly number[] {
  let length = intro.length;
  const withoutClosing = [length, ...heads.map((head) => (length += 1 + head.length))];
  return withoutClosing.map((size, kept) => {
    const closing = omission(heads.length - kept);
    return closing === null ? size : size + 1 + closing.length;
  });
}

/** What is left for each summary, without the `: ` before it. */
function summaryRoom(size: number, kept: number): number {
  return kept === 0 ? 0 : Math.min(longestSummary, Math.floor((longestSection - size) / kept) - 2);
}

function shorten(text: string, most: number, cut: (text: string, most: number) => string): string {
  if (text.length <= most) return text;
  return most <= 1 ? "" : `${cut(text, most - 1)}…`;
}

/** The cut may go through a surrogate pair; pi's provider library drops the half that is left when it sends the text. */
function headWithoutHalf(text: string, most: number): string {
  return text
    .slice(0, most)
    .trimEnd()
    .replace(/[\uD800-\uDBFF]$/, "");
}

function headOfWholeCharacters(text: string, most: number): string {
  const splitsPair = /^[\uD800-\uDBFF][\uDC00-\uDFFF]/.test(text.slice(most - 1, most + 1));
  return text.slice(0, splitsPair ? most - 1 : most).trimEnd();
}
