/**
 * One way for each kind of cause to take it away, as its verdict implies: delete the winner, grant trust, delete the line
 * of the ignore file, take the entry out of the settings, start without the flag.
 */
import { basename, dirname, join, relative } from "node:path";
import type { Decision, Evaluation } from "../../../src/engine/types";
import type { LaidOut } from "../../support/pi/folder";
import type { Case } from "../corpus/case";
import { isLink, type Disk } from "./disk";
import { isRecord, parseJson } from "./marks";

/** A file that is left out, where it lies, how pi is started there, and the mark that stands for its text. */
export interface Trial {
  readonly one: Case;
  readonly laid: LaidOut;
  readonly disk: Disk;
  readonly decision: Decision;
  /** What was said of the folder together with this verdict. */
  readonly evaluation: Evaluation;
  readonly mark: string;
}

/** What was done. */
export interface Removed {
  /** Words for what was taken away or mended: the explanation of the verdict has to hold them. */
  readonly named: readonly string[];
  /** How pi is started from now on, where that is the cause. */
  readonly one?: Case;
  /** Where the file lies now, if it was moved. */
  readonly path?: string;
}

export type Removal = (trial: Trial) => Removed;

/** A fact of the verdict's reason. */
export function fact({ reason }: Decision, name: string): string {
  const value = reason.arguments[name];
  if (value === undefined) throw new Error(`${reason.rule} names no “${name}”`);
  return String(value);
}

function winnerOf({ by }: Decision): string {
  if (by === null) throw new Error("the verdict names no winner");
  return by;
}

export const deleteWinner: Removal = ({ disk, decision }) => {
  const winner = winnerOf(decision);
  disk.remove(winner);
  return { named: [winner] };
};

/** The loser and the winner are one file on disk: each becomes a file of its own, so that one can win over the other. */
export const makeOwn: Removal = ({ laid, disk, decision }) => {
  const link = sharedBy(decision, laid.root);
  if (link === undefined) throw new Error(`neither ${decision.path} nor ${winnerOf(decision)} is a link`);
  disk.unlink(link);
  return { named: [winnerOf(decision)] };
};

/** The link that makes a loser and its winner one file. */
export function sharedBy(decision: Decision, root: string): string | undefined {
  return linkIn(decision.path, root) ?? linkIn(winnerOf(decision), root);
}

/** The outermost link on the way to a path. */
function linkIn(path: string, root: string): string | undefined {
  const parts = relative(root, path).split("/");
  return parts.map((_, at) => join(root, ...parts.slice(0, at + 1))).find(isLink);
}

export const grantTrust: Removal = ({ one }) => ({ named: ["trusted"], one: trusting(one) });

function trusting(one: Case): Case {
  const { question } = one;
  if (question.by === "sdk") return { ...one, question: { ...question, trusted: true } };
  const flags = question.flags.filter((flag) => flag !== "--no-approve" && flag !== "-na");
  return { ...one, question: { ...question, flags: ["--approve", ...flags] } };
}

/** pi is started in the folder that has the `.pi`. */
export const startThere: Removal = ({ one, laid, decision }) => {
  const folder = dirname(decision.path).endsWith(".pi") ? dirname(dirname(decision.path)) : dirname(decision.path);
  return { named: [".pi"], one: { ...trusting(one), cwd: relative(laid.root, folder) } };
};

export const deleteIgnoreLine: Removal = ({ disk, decision }) => {
  const [file, line, pattern] = [fact(decision, "ignoreFile"), fact(decision, "line"), fact(decision, "pattern")];
  const lines = disk.read(file).toString().split("\n");
  const at = Number(line) - 1;
  if (lines[at]?.trim() !== pattern.trim()) throw new Error(`line ${line} of ${file} is not ${pattern}`);
  disk.write(file, lines.filter((_, other) => other !== at).join("\n"));
  return { named: [file, `line ${line}`] };
};

/** Changes a file of JSON; `change` gets the object and returns another one. */
export function editJson(
  disk: Disk,
  path: string,
  change: (value: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>,
): void {
  const value = parseJson(disk.read(path).toString());
  if (!isRecord(value)) throw new Error(`${path} holds no object`);
  const changed = JSON.stringify(change(value));
  if (changed === JSON.stringify(value)) throw new Error(`${path} has nothing to take away`);
  disk.write(path, changed);
}

/** Takes the entry of a settings list away that switches the file off. */
export const takeEntryAway: Removal = ({ disk, decision }) => {
  const [settings, key, pattern] = [fact(decision, "settings"), fact(decision, "key"), fact(decision, "pattern")];
  editJson(disk, settings, (value) => ({ ...value, [key]: without(value[key], pattern) }));
  return { named: [settings, key, pattern] };
};

/** Takes the entry of a package's filter away; an empty list would keep everything out. */
export const takeFilterAway: Removal = ({ disk, decision }) => {
  const [settings, source, pattern] = [fact(decision, "settings"), fact(decision, "source"), fact(decision, "pattern")];
  const field = decision.kind === "skill" ? "skills" : "prompts";
  editEntries(disk, settings, source, ({ [field]: list, ...rest }) => {
    const left = without(list, pattern);
    return left.length === 0 ? rest : { ...rest, [field]: left };
  });
  return { named: [settings, source, pattern] };
};

/** The entry of a package that loads nothing by itself names the file. */
export const nameInFilter: Removal = ({ disk, decision, evaluation }) => {
  const [settings, source] = [fact(decision, "settings"), fact(decision, "source")];
  const root = evaluation.packages.find(({ path }) => path !== null && decision.path.startsWith(`${path}/`))?.path;
  if (root === undefined || root === null) throw new Error("it lies in no package");
  const field = decision.kind === "skill" ? "skills" : "prompts";
  editEntries(disk, settings, source, (entry) => ({
    ...entry,
    [field]: [...listOf(entry[field]), `+${relative(root, decision.path)}`],
  }));
  return { named: [settings, source, "autoload is false"] };
};

/** The entry of a package loses the values that are no lists. */
export const dropBrokenLists: Removal = ({ disk, decision }) => {
  const [settings, source] = [fact(decision, "settings"), fact(decision, "source")];
  editEntries(disk, settings, source, (entry) =>
    Object.fromEntries(Object.entries(entry).filter(([key, value]) => key === "source" || Array.isArray(value))),
  );
  return { named: [settings, source] };
};

type Entry = Readonly<Record<string, unknown>>;

function editEntries(disk: Disk, settings: string, source: string, change: (entry: Entry) => Entry): void {
  editJson(disk, settings, (value) => ({
    ...value,
    packages: listOf(value["packages"]).map((entry) =>
      isRecord(entry) && entry["source"] === source ? change(entry) : entry,
    ),
  }));
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : [];
}

/** A list without an entry, or without all entries of a filter, which are named together. */
function without(list: unknown, pattern: string): readonly unknown[] {
  const entries = listOf(list);
  const named = entries.includes(pattern) ? [pattern] : pattern.split(", ");
  return entries.filter((entry) => !named.includes(String(entry)));
}

const shortFlags: Readonly<Record<string, string>> = {
  "--no-context-files": "-nc",
  "--no-skills": "-ns",
  "--no-prompt-templates": "-np",
  "--no-extensions": "-ne",
};
const valueFlags = ["--system-prompt", "--append-system-prompt", "--tools", "-t", "--exclude-tools", "-xt"];

/** pi's arguments without some of its flags, and without the values of these. */
function withoutFlags(one: Case, names: readonly string[]): Case {
  const { question } = one;
  if (question.by === "sdk") throw new Error("the SDK is given no flags");
  const { flags } = question;
  const goes = (at: number) => {
    const [flag, before] = [flags[at] ?? "", flags[at - 1] ?? ""];
    return names.includes(flag) || (names.includes(before) && valueFlags.includes(before));
  };
  return { ...one, question: { ...question, flags: flags.filter((_, at) => !goes(at)) } };
}

/** pi is started without the flag that the verdict names. */
export const dropFlag: Removal = ({ one, decision }) => {
  const flag = fact(decision, "flag");
  return { named: [flag], one: withoutFlags(one, [flag, shortFlags[flag] ?? flag]) };
};

/** A tool that reads is active. */
export const activateReader: Removal = ({ one }) => {
  const flags = ["--tools", "-t", "--exclude-tools", "-xt", "--no-tools", "-nt", "--no-builtin-tools", "-nbt"];
  const bare = withoutFlags(one, flags);
  if (bare.question.by === "sdk") throw new Error("the SDK is given no flags");
  const question = { ...bare.question, flags: ["--tools", "read", ...bare.question.flags] };
  return { named: ["active tools"], one: { ...bare, question } };
};

/** Discovery goes on above the folder once it is no repository. */
export const endRepository: Removal = ({ one, laid, disk }) => {
  let folder = laid.at(one.cwd);
  while (!disk.exists(join(folder, ".git"))) {
    if (folder === dirname(folder)) throw new Error("there is no repository");
    folder = dirname(folder);
  }
  disk.remove(join(folder, ".git"));
  return { named: ["root of the repository"] };
};

/** The manifest lists the folder. */
export const listInManifest: Removal = ({ disk, decision }) => {
  const [manifest, field] = [fact(decision, "manifest"), fact(decision, "field")];
  editJson(disk, manifest, (value) => {
    const pi = value["pi"];
    return { ...value, pi: { ...(isRecord(pi) ? pi : {}), [field]: [`./${basename(decision.path)}`] } };
  });
  return { named: [manifest, field] };
};

/** The list of the manifest leads to the file, and no filter of it takes it out again. */
export const addToManifest: Removal = ({ disk, decision }) => {
  const [manifest, field] = [fact(decision, "manifest"), fact(decision, "field")];
  const place = relative(dirname(manifest), decision.path);
  editJson(disk, manifest, (value) => {
    const pi = isRecord(value["pi"]) ? value["pi"] : {};
    const list = listOf(pi[field]).filter((entry) => !String(entry).startsWith("-"));
    return { ...value, pi: { ...pi, [field]: [...list, `./${place}`, `+${place}`] } };
  });
  return { named: [manifest, field] };
};

/** The user's settings name the folder. */
export const nameInSettings =
  (key: "skills" | "packages", pathOf: (path: string) => string, named: string): Removal =>
  ({ one, laid, disk, decision }) => {
    const settings = laid.at(`${one.agentDir}/settings.json`);
    const before = disk.exists(settings) ? parseJson(disk.read(settings).toString()) : undefined;
    const value = isRecord(before) ? before : {};
    disk.write(settings, JSON.stringify({ ...value, [key]: [...listOf(value[key]), pathOf(decision.path)] }));
    return { named: [named] };
  };
