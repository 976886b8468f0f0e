/**
 * The part of the prompt that names the servers whose tools are not declared (`renderServersSection` in
 * `extensions/mcp/index.js`): one line a server, within a limit for all of them. Words and limits are the profile's.
 */
import type { McpServersText } from "../../profiles/profile";
import type { ValueSpan } from "../resources";
import type { Scene } from "../scene";
import { withoutHalves } from "../text/halves";
import { localeOrder } from "../text/localeOrder";
import { asksFor, isEnabled, inToolNames, type DiscoveryTool, type Server } from "./server";

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

/** A server that is named, with the tool through which the model reaches it. */
interface Listed {
  readonly server: Server;
  readonly reach: DiscoveryTool;
}

/** Makes the part as it is before any server is connected; null without a server to name, or in versions without it. */
export function renderSection(scene: Scene, servers: readonly Server[]): McpSection | null {
  const words = scene.profile.mcpServers;
  const order = localeOrder(scene.request.locale);
  const listed = servers.flatMap(reachOf).sort((a, b) => order(a.server.name, b.server.name));
  if (words === null || listed.length === 0) return null;
  const intro = introFor(words, listed);
  const heads = listed.map(
    ({ server, reach }) => words.before + inToolNames(server.name) + words.beforeReach + reach + words.afterReach,
  );
  const sizes = sizesOf(words, intro, heads);
  const kept = Math.max(
    0,
    sizes.findLastIndex((size) => size <= words.limit),
  );
  const omitted = omission(words, listed.length - kept);
  const room = summaryRoom(words, sizes[kept] ?? 0, kept);
  const cut = scene.features.mcpCutsWholeCharacters ? headOfWholeCharacters : head;
  const lines = listed.slice(0, kept).map(({ server }, at) => {
    const summary = room > 0 ? shorten(summaryOf(server), room, cut) : "";
    const text = withoutHalves((heads[at] ?? "") + (summary === "" ? "" : words.beforeSummary + summary));
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

function introFor({ intro, codemode, toolSearch }: McpServersText, listed: readonly Listed[]): string {
  const reached = (reach: DiscoveryTool) => listed.some((entry) => entry.reach === reach);
  return intro + (reached("codemode") ? codemode : "") + (reached("tool_search") ? toolSearch : "");
}

function omission({ oneOmitted, manyOmitted }: McpServersText, count: number): string | null {
  return count === 0 ? null : (count === 1 ? oneOmitted : manyOmitted).replace("{count}", String(count));
}

/** The lengths of the part with the first 0, 1, 2, … servers, all of them without a summary. */
function sizesOf(words: McpServersText, intro: string, heads: readonly string[]): readonly number[] {
  let length = intro.length;
  const withoutClosing = [length, ...heads.map((head) => (length += 1 + head.length))];
  return withoutClosing.map((size, kept) => {
    const closing = omission(words, heads.length - kept);
    return closing === null ? size : size + 1 + closing.length;
  });
}

/** What is left for each summary, without what stands before it. */
function summaryRoom({ beforeSummary, limit, summaryLimit }: McpServersText, size: number, kept: number): number {
  return kept === 0 ? 0 : Math.min(summaryLimit, Math.floor((limit - size) / kept) - beforeSummary.length);
}

function shorten(text: string, most: number, cut: (text: string, most: number) => string): string {
  if (text.length <= most) return text;
  return most <= 1 ? "" : `${cut(text, most - 1)}…`;
}

/** The cut may go through a surrogate pair; the half that is left is not sent. */
function head(text: string, most: number): string {
  return text.slice(0, most).trimEnd();
}

function headOfWholeCharacters(text: string, most: number): string {
  const splitsPair = /^[\uD800-\uDBFF][\uDC00-\uDFFF]/.test(text.slice(most - 1, most + 1));
  return text.slice(0, splitsPair ? most - 1 : most).trimEnd();
}
