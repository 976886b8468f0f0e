/** What is wrong with the file itself, or with its place or name, set right with as little as possible. */
import { basename, dirname, join } from "node:path";
import { typeOf, type Disk } from "./disk";
import { isRecord, markedSettings, parseJson } from "./marks";
import { editJson, fact, type Removal, type Trial } from "./removals";

const headed = (mark: string) => `---\ndescription: ${mark}\n---\n${mark}\n`;

/** Moves the file to the place that `to` gives. The explanation holds `named`. */
export const moveTo =
  (to: (trial: Trial) => string, ...named: readonly string[]): Removal =>
  (trial) => {
    const path = to(trial);
    trial.disk.move(trial.decision.path, path);
    return { named, path };
  };

/** Moves the file to the name or path that the verdict says pi looks for. */
export const moveToExpected: Removal = (trial) => {
  const expected = fact(trial.decision, "expected");
  const path = join(dirname(trial.decision.path), expected);
  const to = expected.startsWith("/") ? expected : path;
  trial.disk.move(trial.decision.path, to);
  return { named: [expected], path: to };
};

/** The first of pi's names in the folder where the near miss was noticed. */
export const contextName = ({ decision: { path } }: Trial): string => {
  const folder = dirname(path);
  const isInside = [".pi", ".agents", ".claude", ".github"].includes(basename(folder));
  return join(isInside ? dirname(folder) : folder, "AGENTS.override.md");
};

/** A folder of its own for a loose file. */
export const ownFolder = ({ decision: { path } }: Trial): string => join(path.replace(/\.md$/, ""), "SKILL.md");

/** Puts a header with a description before everything. */
export const giveHeader =
  (...named: readonly string[]): Removal =>
  ({ disk, decision, mark }) => {
    disk.write(decision.path, headed(mark) + disk.read(decision.path).toString());
    return { named };
  };

/** Takes away what stands before the first fence. */
export const moveFenceUp: Removal = ({ disk, decision }) => {
  disk.write(decision.path, disk.read(decision.path).toString().trimStart());
  return { named: ["first line"] };
};

/** Takes the line away that keeps a skill from the model. */
export const letModelInvoke: Removal = ({ disk, decision }) => {
  const text = disk.read(decision.path).toString();
  disk.write(decision.path, text.replace(/^disable-model-invocation:.*\r?\n/m, ""));
  return { named: ["disable-model-invocation"] };
};

/** Gives the right to read a file, or puts one in the place of a folder or a device. */
export const makeReadable: Removal = ({ disk, decision, mark }) => {
  const { path } = decision;
  if (typeOf(path) === "file") disk.allowReading(path);
  else replace(disk, path, basename(path) === "settings.json" ? JSON.stringify(markedSettings) : `${mark}\n`);
  return { named: [path] };
};

function replace(disk: Disk, path: string, text: string): void {
  disk.remove(path);
  disk.write(path, text);
}

/** Settings that hold, where pi can make its lock on them. */
export const makeLockable: Removal = ({ disk, decision }) => {
  const lock = fact(decision, "lock");
  if (disk.exists(lock)) disk.remove(lock);
  else disk.allowWriting(dirname(lock));
  disk.write(decision.path, JSON.stringify(markedSettings));
  return { named: [lock] };
};

/** Settings that hold. */
export const rewriteSettings: Removal = ({ disk, decision }) => {
  disk.write(decision.path, JSON.stringify(markedSettings));
  return { named: [decision.path] };
};

/** Makes what an entry, a flag or a link leads to: a file, or a folder that holds one. */
export const make: Removal = ({ disk, decision, mark }) => {
  const { path, kind } = decision;
  const inside = kind === "skill" ? "made/SKILL.md" : "made.md";
  disk.write(path.endsWith(".md") ? path : join(path, inside), headed(mark));
  return { named: [path] };
};

/** Installs a package by hand, in the version that is asked for. */
export const install: Removal = ({ disk, decision, mark }) => {
  const { path } = decision;
  const wanted = /\d+(?:\.\d+)*(?=[^@]*$)/.exec(fact(decision, "source").replace(/^[^@]*@?/, ""))?.[0] ?? "1";
  const version = [...wanted.split("."), "0", "0"].slice(0, 3).join(".");
  disk.write(join(path, "package.json"), JSON.stringify({ name: basename(path), version }));
  disk.write(join(path, "skills/made/SKILL.md"), headed(mark));
  return { named: [path] };
};

/** Moves the Markdown files of a folder to another one; the first of them is followed on. */
export const moveFiles =
  (to: (folder: string) => string, ...named: readonly string[]): Removal =>
  ({ disk, decision: { path } }) => {
    const folder = to(path);
    // A file of the same name there stays what it is.
    const placeOf = (name: string) => join(folder, disk.exists(join(folder, name)) ? `moved-${name}` : name);
    const moves = disk
      .list(path)
      .filter((name) => name.endsWith(".md"))
      .map((name) => ({ from: join(path, name), to: placeOf(name) }));
    for (const move of moves) disk.move(move.from, move.to);
    return { named, path: moves[0]?.to ?? folder };
  };

/** Gives a server that is dropped a name and a command that pi takes. */
export const mendServer: Removal = ({ disk, decision, mark }) => {
  const name = fact(decision, "name");
  const mended = { mended: { command: "/nonexistent/server", description: mark } };
  editJson(disk, decision.path, (value) => ({ ...value, mcpServers: { ...serversOf(value, name), ...mended } }));
  return { named: [name] };
};

/** Takes the server of this name, or the word that switches it off, out of the file that the verdict names. */
export const freeServer =
  (where: "winner" | "by" | "itself"): Removal =>
  ({ disk, decision }) => {
    const name = fact(decision, "name");
    const path = where === "itself" ? decision.path : fact(decision, where);
    editJson(disk, path, (value) => ({
      ...value,
      mcpServers: { ...serversOf(value, name), ...(where === "itself" ? switchedOn(value, name) : {}) },
    }));
    return { named: [name, path] };
  };

/** The servers of a file without one. */
function serversOf(value: Readonly<Record<string, unknown>>, name: string): Readonly<Record<string, unknown>> {
  const servers = value["mcpServers"];
  return isRecord(servers) ? Object.fromEntries(Object.entries(servers).filter(([key]) => key !== name)) : {};
}

function switchedOn(value: Readonly<Record<string, unknown>>, name: string): Readonly<Record<string, unknown>> {
  const servers = value["mcpServers"];
  const server = isRecord(servers) ? servers[name] : undefined;
  return { [name]: isRecord(server) ? { ...server, enabled: true } : server };
}

/** Servers that hold. */
export const rewriteServers: Removal = ({ disk, decision, mark }) => {
  const mended = { command: "/nonexistent/server", description: mark };
  disk.write(decision.path, JSON.stringify({ mcpServers: { mended } }));
  return { named: [decision.path] };
};

/** Takes the entry away that switches a built-in extension off. */
export const enableBuiltIn: Removal = ({ one, laid, disk }) => {
  const files = [`${one.cwd}/.pi/settings.json`, `${one.agentDir}/settings.json`].map(laid.at).filter(disk.exists);
  for (const path of files) {
    const value = parseJson(disk.read(path).toString());
    if (!isRecord(value) || !Array.isArray(value["extensions"])) continue;
    const extensions = (value["extensions"] as unknown[]).filter((entry) => !String(entry).includes("builtin"));
    disk.write(path, JSON.stringify({ ...value, extensions }));
  }
  return { named: ["builtin:mcp"] };
};
