/**
 * The child process that holds one pi version and answers for many folders. It is run by the Node that pi wants, which
 * strips the types by itself, so this file uses erasable syntax only and imports nothing of ours at run time.
 *
 * Started as `node sdkChild.ts <pi package directory>`; asks and answers go over Node's own channel to the parent,
 * because pi may write to the standard streams.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Ask, LoadAnswer, LoadAsk, MainAnswer, MainAsk, ParsedArgs, ToolFact, ToolFacts } from "./sdkMessages";

/* eslint-disable @typescript-eslint/no-explicit-any -- pi's own modules: their types differ from version to version. */

const packageDir = process.argv[2] ?? "";
const load = (...parts: string[]): Promise<any> => import(pathToFileURL(join(packageDir, "dist", ...parts)).href);
const pi = await load("index.js");
const promptModule = await load("core", "system-prompt.js");

/** pi's own prompt function, asked directly. */
function build(options: Record<string, unknown>): string {
  return promptModule.buildSystemPrompt(options);
}

interface Loaded {
  readonly loader: any;
  readonly session: any;
}

let models: Promise<any> | undefined;

/** The models of the first folder that asks; versions that cannot share them read them for each folder. */
function sharedModels(agentDir: string): Promise<any> | undefined {
  models ??= pi.ModelRuntime?.create({ authPath: join(agentDir, "auth.json"), modelsPath: null });
  return models;
}

/** Loads a folder as the documented SDK does; only trust and HOME are set from outside. */
async function open(ask: LoadAsk, extensionFactories: unknown[]): Promise<Loaded> {
  process.env["HOME"] = ask.home;
  process.env["PI_CODING_AGENT_DIR"] = ask.agentDir;
  process.chdir(ask.cwd);
  const settingsManager = pi.SettingsManager.create(ask.cwd, ask.agentDir);
  settingsManager.setProjectTrusted?.(ask.trusted);
  const loader = new pi.DefaultResourceLoader({
    cwd: ask.cwd,
    agentDir: ask.agentDir,
    settingsManager,
    noExtensions: true,
    extensionFactories,
    ...ask.options,
  });
  await loader.reload();
  const { session } = await pi.createAgentSession({
    cwd: ask.cwd,
    agentDir: ask.agentDir,
    settingsManager,
    resourceLoader: loader,
    sessionManager: pi.SessionManager.inMemory(ask.cwd),
    modelRuntime: ask.sharesModels === true ? await sharedModels(ask.agentDir) : undefined,
    ...ask.session,
  });
  return { loader, session };
}

/** The channel would make null of a number that is none. */
function overTheWire(value: unknown): unknown {
  return typeof value === "number" && !Number.isFinite(value) ? String(value) : value;
}

async function loadFolder(ask: LoadAsk): Promise<LoadAnswer> {
  const { loader, session } = await open(ask, []);
  try {
    const skills = loader.getSkills();
    const prompts = loader.getPrompts();
    return {
      prompt: session.systemPrompt,
      tools: session.getActiveToolNames(),
      skills: skills.skills.map((skill: any) => ({
        name: skill.name,
        description: skill.description,
        path: skill.filePath,
        hidden: skill.disableModelInvocation === true,
      })),
      templates: prompts.prompts.map((prompt: any) => ({
        name: prompt.name,
        description: overTheWire(prompt.description),
        argumentHint: overTheWire(prompt.argumentHint) ?? null,
        content: prompt.content,
        path: prompt.filePath,
      })),
      diagnostics: [...skills.diagnostics, ...prompts.diagnostics].map((found: any) => ({
        type: found.type,
        message: found.message,
        path: found.path ?? null,
      })),
    };
  } finally {
    session.dispose();
  }
}

/** The built-in extensions that register tools without activating them; older versions have none. */
async function toolExtensions(): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const name of ["codemode", "tool-search"]) {
    if (existsSync(join(packageDir, "dist", "extensions", name, "index.js"))) {
      found.push((await load("extensions", name, "index.js")).default);
    }
  }
  return found;
}

/** Every tool that the version knows, with the prompt of a session in which it alone is active. */
async function toolFacts(ask: LoadAsk): Promise<ToolFacts> {
  const plain = await open(ask, []);
  const defaults = [...plain.session.getActiveToolNames()];
  const builtIn = new Set(plain.session.getAllTools().map((tool: any) => tool.name));
  plain.session.dispose();
  const factories = await toolExtensions();
  const whole = await open(ask, factories);
  const names: string[] = whole.session.getAllTools().map((tool: any) => tool.name);
  whole.session.dispose();
  const tools: ToolFact[] = [];
  for (const name of names) {
    const alone = await open({ ...ask, session: { tools: [name] } }, factories);
    tools.push({ name, prompt: alone.session.systemPrompt, builtIn: builtIn.has(name) });
    alone.session.dispose();
  }
  const none = await open({ ...ask, session: { tools: [] } }, factories);
  const withoutTools = none.session.systemPrompt;
  none.session.dispose();
  return { defaults, tools, withoutTools };
}

/** pi's own text about MCP servers, for servers given as data; null in versions without it. */
async function serversSection(servers: unknown[]): Promise<string | null> {
  if (!existsSync(join(packageDir, "dist", "extensions", "mcp", "index.js"))) return null;
  const mcp = await load("extensions", "mcp", "index.js");
  if (typeof mcp.renderServersSection !== "function") return null;
  return mcp.renderServersSection(servers) ?? null;
}

/** Changes the real environment in place: Node's own `homedir` reads that one. */
function setEnvironment(values: Readonly<Record<string, string | undefined>>): void {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, values);
}

// Nothing is piped in; a stream that ended once would never end again for the next command line.
Object.defineProperty(process.stdin, "isTTY", { value: true });

/** Thrown in place of the end of the process, so that the next command line can run in it. */
class Ended extends Error {}

/**
 * Runs pi's exported `main` with a command line, as its executable does, in the environment that is given. pi ends
 * itself by `process.exit` in many places: the first code counts.
 */
async function runMain(ask: MainAsk): Promise<MainAnswer> {
  const before = { env: { ...process.env }, exit: process.exit, argv: process.argv, write: process.stderr.write };
  let code: number | null = null;
  let errors = "";
  setEnvironment(ask.environment);
  process.argv = [process.execPath, "pi", ...ask.args];
  process.exitCode = 0;
  process.exit = ((status?: number) => {
    code ??= status ?? 0;
    throw new Ended();
  }) as typeof process.exit;
  process.stderr.write = ((chunk: unknown) => {
    errors += String(chunk);
    return true;
  }) as typeof process.stderr.write;
  process.chdir(ask.cwd);
  try {
    await pi.main([...ask.args]);
  } catch (error) {
    if (!(error instanceof Ended)) {
      code ??= 1;
      errors += String(error);
    }
  } finally {
    code ??= Number(process.exitCode ?? 0);
    process.exitCode = 0;
    process.exit = before.exit;
    process.argv = before.argv;
    process.stderr.write = before.write;
    setEnvironment(before.env);
  }
  return { code, errors };
}

/** pi's own reading of command lines. */
async function parseArgs(lines: readonly (readonly string[])[]): Promise<ParsedArgs[]> {
  const { parseArgs: parse } = await load("cli", "args.js");
  return lines.map((line) => {
    const { diagnostics, unknownFlags, ...rest } = parse([...line]);
    const errors = diagnostics.filter(({ type }: any) => type === "error").map(({ message }: any) => message);
    return { ...rest, errors, unknownFlags: [...unknownFlags.keys()] };
  });
}

function answer(ask: Ask): Promise<unknown> | unknown {
  switch (ask.kind) {
    case "load":
      return loadFolder(ask);
    case "build":
      return build(ask.options);
    case "toolFacts":
      return toolFacts(ask.folder);
    case "serversSection":
      return serversSection(ask.servers);
    case "main":
      return runMain(ask);
    case "parseArgs":
      return parseArgs(ask.lines);
    case "paths":
      return { readme: pi.getReadmePath?.() ?? join(packageDir, "README.md"), version: pi.VERSION };
  }
}

process.on("message", (message: { id: number; ask: Ask }) => {
  const reply = (body: object) => process.send?.({ id: message.id, ...body });
  Promise.resolve()
    .then(() => answer(message.ask))
    .then(
      (value) => reply({ value }),
      (error: unknown) => reply({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    );
});
process.on("disconnect", () => process.exit(0));
process.send?.({ ready: true });
