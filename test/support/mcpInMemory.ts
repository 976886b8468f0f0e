/** Runs the MCP step alone on a disk in memory: agent folder `/h/.pi/agent`, working directory `/h/p`. */
import path from "node:path";
import { readLaunch } from "../../src/engine/launch/launch";
import { loadMcp, type Mcp } from "../../src/engine/mcp/mcp";
import { builtInsOff } from "../../src/engine/packages/builtIns";
import type { List } from "../../src/engine/packages/entries";
import { startRun } from "../../src/engine/packages/run";
import type { Decision, InspectRequest, Step } from "../../src/engine/types";
import { createWorld } from "../../src/engine/world";
import { sha256 } from "../../src/node/sha256";
import { featuresOf } from "../../src/profiles/features";
import { chooseProfile } from "../../src/profiles/index";
import { diskOf, type Files, requestOf } from "./inspectInMemory";

/** The two files that pi looks for. */
export const user = "/h/.pi/agent/mcp.json";
export const project = "/h/p/.pi/mcp.json";

/** What differs from a plain start of pi 1.6.0 in a trusted project. */
export interface Start extends Partial<InspectRequest> {
  readonly trusted?: boolean;
  /** Extensions of pi that the user's settings switch off. */
  readonly disabledBuiltIns?: readonly string[];
}

/** Runs the step. */
export function load(files: Files, { trusted = true, disabledBuiltIns = [], ...overrides }: Start = {}): Step<Mcp> {
  const request = requestOf(overrides);
  const features = featuresOf(request.piVersion);
  const { profile } = chooseProfile(request.piVersion);
  const launch = readLaunch(request.flags, features);
  const world = createWorld(diskOf(files), path.posix);
  const scene = { request, world, path: path.posix, sha256, features, profile, launch, mode: request.mode };
  return loadMcp(scene, trusted, "trusted", builtInsOff(startRun(scene), listsWithout(disabledBuiltIns)));
}

/** The lists of a user's settings that switch extensions of pi off, and of a project without settings. */
function listsWithout(builtIns: readonly string[]): Parameters<typeof builtInsOff>[1] {
  const none: List = { entries: [], isText: false };
  const project = { extensions: none, skills: none, prompts: none, themes: none };
  const entries = builtIns.map((name) => `-builtin:${name}`);
  return { project, user: { ...project, extensions: { entries, isText: false } } };
}

/** A file with these servers. */
export const servers = (mcpServers: unknown, more: object = {}) => JSON.stringify({ mcpServers, ...more });

/** The part of the prompt between its tags, as one text. */
export function sectionOf(step: Step<Mcp>): string | null {
  const { section } = step.value;
  if (!section) return null;
  const closing = section.omitted === null ? [] : [section.omitted];
  return [section.intro, ...section.lines.map((line) => line.text), ...closing].join("\n");
}

/** The few words of a decision that the tests compare. */
export const summary = (decision: Decision) => [decision.path, decision.name, decision.verdict, decision.reason.rule];
/** All decisions in few words. */
export const verdicts = (step: Step<Mcp>) => step.decisions.map(summary);
/** pi's own words on what it drops. */
export const problems = (step: Step<Mcp>) =>
  step.decisions.map(({ reason }) => reason.arguments.problem).filter((one) => one);

/** First lines of the part, as pi writes them. */
export const both =
  "MCP servers whose tools are not declared to you. Call the tools of `codemode` servers from codemode scripts." +
  " Load the tools of `tool_search` servers with `tool_search`.";
export const onlyCodemode =
  "MCP servers whose tools are not declared to you. Call the tools of `codemode` servers from codemode scripts.";
