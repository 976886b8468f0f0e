/**
 * Which tools are active, in which order, and which of them the prompt names (`core/sdk.js`, `core/agent-session.js`).
 * Tools of extensions are known only at run time and are no part of this.
 */
import { because } from "../decide";
import type { Launch } from "../launch/launch";
import { isToolModifier } from "../launch/options";
import type { Mcp } from "../mcp/mcp";
import type { Settings } from "../resources";
import type { Scene } from "../scene";
import { isRecord } from "../text/strictJson";
import type { Reason, Tool } from "../types";

export interface ToolSet {
  /** Every tool that this pi has, in the order of the prompt: active ones first. */
  readonly tools: readonly Tool[];
  /** Names of the active tools in pi's order. */
  readonly active: readonly string[];
  /** The active tools that are declared to the model: without those that codemode hides. */
  readonly declared: readonly string[];
  /** The active tools whose rules the prompt has, and which count as readers of skills: up to 1.0.3 hidden ones too. */
  readonly guiding: readonly string[];
  /** Names that a flag or a setting gives and this pi does not know. */
  readonly unknownNames: readonly string[];
}

/** Works out the tools from the settings, the flags and what MCP activates. */
export function resolveTools(scene: Scene, settings: Settings, mcp: Mcp, disabledBuiltIns: readonly string[]): ToolSet {
  const registered = registryOf(scene, disabledBuiltIns);
  const chosen = choose(scene, settings);
  const isAllowed = allowedBy(scene, chosen);
  const registry = registered.filter(isAllowed);
  const named = [
    ...chosen.initial.filter((name) => registry.includes(name)),
    ...registry.filter((name) => chosen.allows?.(name) ?? false),
  ];
  const byMcp = mcp.activates.filter((name) => registry.includes(name));
  const active = [...new Set([...named, ...byMcp])];
  const hidden = hiddenTools(scene, settings, active);
  const declared = active.filter((name) => !hidden.has(name));
  const rest = registered.filter((name) => !active.includes(name));
  const tools = [...active, ...rest].map((name): Tool => {
    const data = scene.profile.toolRegistry.find((tool) => tool.name === name);
    const source = sourceOf(scene, settings, { name, active, hidden, mcp, named });
    return {
      name,
      active: active.includes(name),
      listed: declared.includes(name) && Boolean(data?.snippet),
      snippet: data?.snippet ?? null,
      guidelines: data?.guidelines ?? [],
      source,
    };
  });
  const guiding = scene.features.hiddenToolsGiveNoRules ? declared : active;
  return {
    tools,
    active,
    declared,
    guiding,
    unknownNames: chosen.initial.filter((name) => !registered.includes(name)),
  };
}

/**
 * Why `defaultTools` stops this pi: from 0.84.2 up to 0.99 it is spread whatever it is (`getDefaultTools` in
 * `core/settings-manager.js`), even where a flag names the tools.
 */
export function crashOfDefaultTools(scene: Scene, settings: Settings): Reason | null {
  const { defaultTools, defaultToolsModifiers } = scene.features;
  const value = settings.merged["defaultTools"];
  if (!defaultTools || defaultToolsModifiers || !value || typeof value === "string" || Array.isArray(value))
    return null;
  const path = settings.effective.find(({ key }) => key === "defaultTools")?.path ?? settings.user.path;
  return because("settings.wrongType", { path, key: "defaultTools", version: scene.request.piVersion });
}

/** The tools that exist at all. Those on demand come from built-in extensions, which can be switched off. */
function registryOf(scene: Scene, disabledBuiltIns: readonly string[]): readonly string[] {
  const off = (tool: string) => disabledBuiltIns.includes(tool.replaceAll("_", "-"));
  return scene.profile.toolRegistry.filter((tool) => !tool.onDemand || !off(tool.name)).map((tool) => tool.name);
}

interface Choice {
  readonly initial: readonly string[];
  /** The allowlist, when there is one: what it matches is registered and active. */
  readonly allows: ((name: string) => boolean) | null;
}

function choose(scene: Scene, settings: Settings): Choice {
  const { launch } = scene;
  const noDefaults = launch.noTools || launch.noBuiltinTools;
  const defaults = noDefaults ? [] : (defaultTools(scene, settings) ?? scene.profile.defaultTools);
  const { tools } = launch;
  if (tools && scene.features.toolPatterns && tools.some(isToolModifier)) {
    const initial = applyModifiers(defaults, tools);
    return { initial, allows: launch.noTools ? (name) => initial.includes(name) : null };
  }
  if (tools) return { initial: tools, allows: matcher(scene, tools) };
  return { initial: defaults, allows: launch.noTools ? () => false : null };
}

function allowedBy(scene: Scene, choice: Choice): (name: string) => boolean {
  const excludes = matcher(scene, scene.launch.excludeTools ?? []);
  return (name) => !excludes(name) && (choice.allows === null || choice.allows(name));
}

/** Exact names; since 1.3.0 `*` matches any characters. */
function matcher(scene: Scene, entries: readonly string[]): (name: string) => boolean {
  const patterns = scene.features.toolPatterns ? entries.filter((entry) => entry.includes("*")) : [];
  const expressions = patterns.map((pattern) => new RegExp(`^${pattern.split("*").map(escapeRegExp).join(".*")}$`));
  return (name) => entries.includes(name) || expressions.some((expression) => expression.test(name));
}

function escapeRegExp(text: string): string {
  return text.replace(/[.+?^${}()|[\]\\]/g, "\\$&");
}

/** The setting `defaultTools`, or undefined when no layer sets it. */
function defaultTools(scene: Scene, settings: Settings): readonly string[] | undefined {
  const value = settings.merged["defaultTools"];
  if (!scene.features.defaultTools || value === undefined) return undefined;
  if (!scene.features.defaultToolsModifiers) return spread(value);
  const entries = Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === "string") : [];
  const plain = entries.filter((entry) => !isToolModifier(entry));
  return applyModifiers(plain.length > 0 || entries.length === 0 ? plain : scene.profile.defaultTools, entries);
}

/** 0.84.2 to 0.87.x spread the value whatever it is: the characters of a string become names. */
function spread(value: unknown): readonly string[] | undefined {
  if (!value) return undefined;
  if (typeof value === "string") return [...value];
  return Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === "string") : [];
}

function applyModifiers(base: readonly string[], entries: readonly string[]): readonly string[] {
  let tools = [...base];
  for (const entry of entries.filter(isToolModifier)) {
    const name = entry.slice(1);
    if (entry.startsWith("-")) tools = removeFirst(tools, name);
    else if (name !== "" && !tools.includes(name)) tools.push(name);
  }
  return tools;
}

function removeFirst(tools: readonly string[], name: string): string[] {
  const at = tools.indexOf(name);
  return tools.filter((_, index) => index !== at);
}

/** With `codemode.mode` “only”, an active codemode hides the built-in tools (since 0.99.2). */
function hiddenTools(scene: Scene, settings: Settings, active: readonly string[]): ReadonlySet<string> {
  const codemode = settings.merged["codemode"];
  const only = isRecord(codemode) && codemode["mode"] === "only";
  if (!scene.features.hiddenTools || !only || !active.includes("codemode")) return new Set();
  const direct = scene.profile.toolRegistry.filter((tool) => !tool.onDemand).map((tool) => tool.name);
  return new Set(active.filter((name) => direct.includes(name)));
}

interface Facts {
  readonly name: string;
  readonly active: readonly string[];
  readonly hidden: ReadonlySet<string>;
  readonly mcp: Mcp;
  readonly named: readonly string[];
}

function sourceOf(scene: Scene, settings: Settings, { name, active, hidden, mcp, named }: Facts): Reason {
  const setting = settings.effective.find((effective) => effective.key === "defaultTools");
  const flag = decidingFlag(scene.launch, name);
  const hides = settings.effective.find((effective) => effective.key === "codemode");
  if (hidden.has(name)) return because("tools.hidden", { path: hides?.path ?? settings.user.path });
  if (active.includes(name)) {
    if (!named.includes(name))
      return because("tools.byMcp", { path: mcp.activatedBy.find((server) => server.tool === name)?.path ?? "" });
    if (scene.launch.tools) return because("tools.byFlag", { flag: "--tools" });
    return setting ? because("tools.bySetting", { path: setting.path }) : because("tools.byDefault");
  }
  if (flag !== null) return because("tools.inactiveByFlag", { flag });
  const wasDefault = scene.profile.defaultTools.includes(name);
  return setting && wasDefault ? because("tools.inactiveBySetting", { path: setting.path }) : because("tools.inactive");
}

/** The flag that leaves a tool out, if one does. */
function decidingFlag(launch: Launch, name: string): string | null {
  if (launch.excludeTools?.includes(name)) return "--exclude-tools";
  if (launch.tools) return "--tools";
  if (launch.noTools) return "--no-tools";
  return launch.noBuiltinTools ? "--no-builtin-tools" : null;
}
