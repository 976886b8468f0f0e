/**
 * What `mcp.json` means for the prompt (`extensions/mcp/index.js`): the tools it activates, the part that names the
 * servers, and what only the running servers can tell. No server is started or called.
 */
import { sinceVersion } from "../../profiles/features";
import { because, decide } from "../decide";
import type { Scene } from "../scene";
import type { Decision, Outcome, Reason, Step, TrustMark, Unknown } from "../types";
import { renderSection, type McpSection } from "./section";
import { asksFor, isEnabled, type DiscoveryTool, type McpPlace, type Server } from "./server";
import { readServers } from "./servers";
import { unknownsOf } from "./unknowns";

export type { McpLine, McpSection } from "./section";
export type { DiscoveryTool } from "./server";

export interface Mcp {
  /** The tools that pi adds to the active ones, in this order. */
  readonly activates: readonly DiscoveryTool[];
  /** For each of them, the first server that asks for it. */
  readonly activatedBy: readonly { readonly tool: DiscoveryTool; readonly server: string; readonly path: string }[];
  readonly section: McpSection | null;
  readonly unknowns: readonly Unknown[];
  /** Why pi sends nothing: a file that it waits for, or that is too large to look at. */
  readonly outcome: Outcome | null;
}

/** Reads the configuration of the user and, when the project is trusted, of the project. */
export function loadMcp(
  scene: Scene,
  trusted: boolean,
  projectTrust: TrustMark,
  disabledBuiltIns: readonly string[],
): Step<Mcp> {
  const places = placesOf(scene, trusted, projectTrust);
  const off = whyOff(scene, disabledBuiltIns);
  if (off) return { value: nothing, decisions: passedOver(scene, places, off) };
  const { servers, autoEnableCodemode, outcome, decisions } = readServers(scene, places);
  const reachable = discoveryTools(autoEnableCodemode, disabledBuiltIns);
  const activatedBy = scene.features.mcpActivatesFromConfig
    ? reachable.flatMap((tool) => firstThatAsks(servers, tool))
    : [];
  const section = renderSection(scene, servers);
  const listed = new Set(section?.lines.map((line) => line.server));
  const unknowns = servers.filter(isEnabled).flatMap((server) => unknownsOf(scene, server, listed, reachable));
  return {
    value: { activates: activatedBy.map(({ tool }) => tool), activatedBy, section, unknowns, outcome },
    decisions,
  };
}

const nothing: Mcp = { activates: [], activatedBy: [], section: null, unknowns: [], outcome: null };

/** Where pi looks; an untrusted project's file is not looked at. */
function placesOf({ path, request }: Scene, trusted: boolean, projectTrust: TrustMark): readonly McpPlace[] {
  const user: McpPlace = { path: path.join(request.agentDir, "mcp.json"), scope: "global", trust: "notGated" };
  const project: McpPlace = { path: path.join(request.cwd, ".pi", "mcp.json"), scope: "project", trust: projectTrust };
  return trusted ? [user, project] : [user];
}

/** What keeps pi from reading any `mcp.json`. */
interface Off {
  readonly verdict: "neverRead" | "disabled";
  readonly by: string | null;
  readonly reason: (path: string) => Reason;
}

function whyOff(scene: Scene, disabledBuiltIns: readonly string[]): Off | null {
  const { features, launch, request } = scene;
  if (!features.mcp) {
    const values = { version: request.piVersion, since: sinceVersion("mcp") };
    return { verdict: "neverRead", by: null, reason: (path) => because("mcp.unknownInVersion", { ...values, path }) };
  }
  if (!launch.noMcp && !disabledBuiltIns.includes("mcp")) return null;
  const flag = launch.noMcp ? "--no-mcp" : launch.noExtensions ? "--no-extensions" : null;
  return {
    verdict: "disabled",
    by: flag ?? "extensions",
    reason: (path) =>
      flag === null ? because("mcp.disabledBySetting", { path }) : because("mcp.disabledByFlag", { path, flag }),
  };
}

function passedOver(scene: Scene, places: readonly McpPlace[], off: Off): readonly Decision[] {
  return places
    .filter(({ path }) => scene.world.exists(path))
    .map((place) =>
      decide({ ...place, kind: "mcpConfig", verdict: off.verdict, by: off.by, reason: off.reason(place.path) }),
    );
}

/** The tools that pi would activate for a server that asks for them, in pi's order. */
function discoveryTools(autoEnableCodemode: boolean, disabledBuiltIns: readonly string[]): readonly DiscoveryTool[] {
  const codemode = autoEnableCodemode && !disabledBuiltIns.includes("codemode");
  const search = !disabledBuiltIns.includes("tool-search");
  return [...(codemode ? ["codemode" as const] : []), ...(search ? ["tool_search" as const] : [])];
}

function firstThatAsks(servers: readonly Server[], tool: DiscoveryTool): Mcp["activatedBy"] {
  const asking = servers.find((server) => isEnabled(server) && asksFor(server, tool));
  return asking ? [{ tool, server: asking.name, path: asking.place.path }] : [];
}
