/** What only the running servers can tell: which tools they have, and how they describe themselves. */
import { because } from "../decide";
import type { Scene } from "../scene";
import type { TextArguments, Unknown } from "../types";
import type { RuleCode } from "../texts";
import { asksFor, exposuresOf, type DiscoveryTool, type Server } from "./server";
import { summaryOf } from "./section";
import { describeTransport } from "./transport";

const discoveryTools: readonly DiscoveryTool[] = ["codemode", "tool_search"];

/**
 * The open questions about a server that pi connects. `listed` are the names in the prompt's part on servers,
 * `reachable` the tools that pi activates when asked.
 */
export function unknownsOf(
  scene: Scene,
  server: Server,
  listed: ReadonlySet<string>,
  reachable: readonly DiscoveryTool[],
): readonly Unknown[] {
  const values = { name: server.name, path: server.place.path, transport: describeTransport(server) };
  const unknown = (rule: RuleCode, more: TextArguments = {}): Unknown => ({
    kind: "mcpServer",
    path: server.place.path,
    reason: because(rule, { ...values, ...more }),
  });
  const asked = discoveryTools.filter((tool) => asksFor(server, tool));
  const activatesLater = asked.filter((tool) => reachable.includes(tool));
  const late = !scene.features.mcpActivatesFromConfig && activatesLater.length > 0;
  const version = scene.request.piVersion;
  return [
    ...(asked.length > 0 ? [unknown("mcp.runs", { tools: asked })] : []),
    ...(exposuresOf(server).has("direct") ? [unknown("mcp.runsDirect")] : []),
    ...(isHidden(server) ? [unknown("mcp.runsHidden")] : []),
    ...(listed.has(server.name) && summaryOf(server) === "" ? [unknown("mcp.runsWithoutDescription")] : []),
    ...(late ? [unknown("mcp.activatesWhenConnected", { tools: activatesLater, version })] : []),
  ];
}

function isHidden(server: Server): boolean {
  return [...exposuresOf(server)].every((exposure) => exposure === "hidden");
}
