/**
 * The extensions that would run, in the order in which pi loads them. None is run: the source is read as text, and the
 * events and registrations that it names are what it may change.
 */
import { because, decide } from "../decide";
import { entryFile } from "./entryFile";
import type { Candidate, Resources } from "../resources";
import type { Scene } from "../scene";
import type { Decision, Reason, Step, Unknown } from "../types";

/** Events and calls of pi's extension interface that bear on what the model gets or on how pi starts. */
const names = [
  "project_trust",
  "resources_discover",
  "session_start",
  "before_agent_start",
  "context",
  "context_with_system",
  "before_provider_request",
  "before_provider_headers",
  "input",
  "tool_call",
  "tool_result",
  "mcp_servers_change",
  "registerTool",
  "registerCommand",
  "registerFlag",
  "registerShortcut",
  "registerProvider",
  "registerMcpServer",
  "setActiveTools",
  "systemPrompt",
  "promptSnippet",
  "promptGuidelines",
] as const;

/** One unknown for each extension that would load. */
export function listExtensions(scene: Scene, resources: Resources): Step<readonly Unknown[]> {
  const listed = resources.extensions.map((candidate) => ({ candidate, reason: reasonFor(scene, candidate) }));
  return {
    value: listed.map(({ candidate, reason }): Unknown => ({ kind: "extension", path: candidate.path, reason })),
    decisions: listed.map(({ candidate, reason }) => decisionOn(candidate, reason)),
  };
}

function decisionOn({ path, scope, trust, trace }: Candidate, reason: Reason): Decision {
  const verdict = reason.rule === "extensions.unreadable" ? "unreadable" : "runTime";
  return decide({ path, kind: "extension", scope, trust, verdict, reason, trace });
}

function reasonFor(scene: Scene, { path }: Candidate): Reason {
  const file = scene.world.readText(entryFile(scene.world, path) ?? path);
  if (file.kind !== "text") {
    const code = file.kind === "denied" ? file.code : file.kind;
    return because("extensions.unreadable", { path, code });
  }
  const found = namesIn(file.text);
  return found.length > 0
    ? because("extensions.runs", { path, names: found })
    : because("extensions.runsQuietly", { path });
}

/** The names that a source holds: events as texts in quotes, calls and fields as words. */
export function namesIn(source: string): readonly string[] {
  const words = new Set(source.match(/[A-Za-z_]\w*/g) ?? []);
  const isEvent = (name: string) => /^[a-z_]+$/.test(name);
  return names.filter((name) => words.has(name) && (!isEvent(name) || new RegExp(`["'\`]${name}["'\`]`).test(source)));
}
