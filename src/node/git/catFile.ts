/**
 * Objects of a git repository, by `git cat-file`, and what it ignores, by `git check-ignore`. Arguments are fixed: names
 * go in by standard input and nothing of the repository is checked out, fetched or run. Only for windows in which
 * programs may be started.
 */
import { spawnSync } from "node:child_process";
import { homedir } from "node:os";

/** Why a revision cannot be shown. */
export type RevisionProblem = "noRepository" | "noGit" | "noCommit" | "tooSlow" | "tooLarge" | "broken";

export class RevisionError extends Error {
  constructor(readonly problem: RevisionProblem) {
    super(problem);
  }
}

export type ObjectType = "blob" | "tree" | "commit" | "tag";

export interface ObjectInfo {
  readonly id: string;
  readonly type: ObjectType;
  /** In bytes. */
  readonly size: number;
}

export interface GitObject extends ObjectInfo {
  readonly bytes: Uint8Array;
}

export interface Objects {
  /** What the names lead to, in their order; null for a name that leads nowhere. */
  info(names: readonly string[]): readonly (ObjectInfo | null)[];
  read(names: readonly string[]): readonly (GitObject | null)[];
  /** Those of some paths that git ignores and does not keep. They are relative to the work tree, with `/`, behind no link. */
  ignored(paths: readonly string[]): ReadonlySet<string>;
}

export interface Limits {
  /** Milliseconds for all calls together. */
  readonly time: number;
  /** Bytes that all calls together may answer with. */
  readonly bytes: number;
}

/** Past them a revision is not shown. The time is well below what the worker is given for an answer. */
export const usualLimits: Limits = { time: 8_000, bytes: 64 * 1024 * 1024 };

/** Nothing that a repository's configuration names is started: no monitor, no hook, no transport. */
const fixedArguments = [
  "--no-pager",
  "--no-replace-objects",
  "-c",
  "core.fsmonitor=false",
  "-c",
  "core.hooksPath=/dev/null",
  "-c",
  "protocol.allow=never",
];

/** The objects of the repository whose work tree is `root`. */
export function openObjects(root: string, limits: Limits = usualLimits): Objects {
  let time = limits.time;
  let bytes = limits.bytes;

  const run = (args: readonly string[], input: string, fine: readonly number[]): Buffer => {
    const begun = Date.now();
    const ended = spawnSync("git", ["-C", root, ...fixedArguments, ...args], {
      // A program in the folder that is looked at must not be taken for git.
      cwd: homedir(),
      env: environment(),
      input,
      timeout: Math.max(1, time),
      maxBuffer: Math.max(1, bytes),
      windowsHide: true,
    });
    time -= Date.now() - begun;
    if (ended.error) throw new RevisionError(problemOf(ended.error));
    if (!fine.includes(ended.status ?? -1)) throw new RevisionError("broken");
    bytes -= ended.stdout.length;
    return ended.stdout;
  };

  const ask = (option: "--batch" | "--batch-check", names: readonly string[]): Buffer => {
    // A line end would make two names of one.
    if (names.some((name) => /[\n\r\0]/.test(name))) throw new RevisionError("noCommit");
    return run(["cat-file", option], names.map((name) => `${name}\n`).join(""), [0]);
  };

  return {
    info: (names) => (names.length === 0 ? [] : readAnswers(ask("--batch-check", names), names.length, false)),
    read: (names) => (names.length === 0 ? [] : readAnswers(ask("--batch", names), names.length, true)),
    ignored: (paths) => {
      if (paths.length === 0) return new Set();
      // A path that begins with a colon would be a pattern. It ends with 1 where none is ignored.
      const input = paths.map((path) => `./${path}\0`).join("");
      const answer = run(["check-ignore", "-z", "--stdin"], input, [0, 1]).toString("utf8");
      return new Set(answer.split("\0").flatMap((path) => (path === "" ? [] : [path.slice(2)])));
    },
  };
}

function problemOf(error: Error): RevisionProblem {
  const code = "code" in error ? error.code : undefined;
  if (code === "ENOENT") return "noGit";
  if (code === "ETIMEDOUT") return "tooSlow";
  return code === "ENOBUFS" ? "tooLarge" : "broken";
}

/** Variables of git's could turn it to another repository. */
function environment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^GIT_/i.test(name));
  return {
    ...Object.fromEntries(own),
    GIT_NO_LAZY_FETCH: "1",
    GIT_OPTIONAL_LOCKS: "0",
    GIT_TERMINAL_PROMPT: "0",
    LC_ALL: "C",
  };
}

const lineEnd = 0x0a;

/** `<id> <type> <size>`, then with contents those and a line end; or `<name> missing`. */
function readAnswers(output: Buffer, count: number, withContents: boolean): readonly (GitObject | null)[] {
  const answers: (GitObject | null)[] = [];
  let at = 0;
  while (answers.length < count) {
    const end = output.indexOf(lineEnd, at);
    if (end === -1) throw new RevisionError("broken");
    const header = output.toString("utf8", at, end);
    at = end + 1;
    const [, id, type, digits] = /^([0-9a-f]{40,64}) (blob|tree|commit|tag) (\d+)$/.exec(header) ?? [];
    if (id === undefined || digits === undefined) {
      answers.push(null);
      continue;
    }
    const size = Number(digits);
    const bytes = withContents ? output.subarray(at, at + size) : new Uint8Array();
    if (withContents) at += size + 1;
    answers.push({ id, type: type as ObjectType, size, bytes });
  }
  return answers;
}
