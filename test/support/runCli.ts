/** Asks the command line on a disk in memory: the caller stands in `/h/p`, its home is `/h`, pi is not installed. */
import { parseCommand } from "../../src/cli/command";
import type { Paper } from "../../src/cli/layout";
import type { Answer } from "../../src/cli/output";
import { toRequest, type Machine } from "../../src/cli/request";
import { run } from "../../src/cli/run";
import type { FileSystem } from "../../src/engine/ports";
import type { InspectRequest } from "../../src/engine/types";
import { diskOf, portsOn, type Files } from "./inspectInMemory";

/** Our own version, as the tests' program has it. */
export const ownVersion = "9.8.7";

export interface Caller {
  readonly environment?: Readonly<Record<string, string>>;
  readonly workingDirectory?: string;
  readonly paper?: Paper;
}

/** The answer to a call. `--home /h` is added unless the caller has an environment of its own. */
export function runCli(args: readonly string[], files: Files = {}, caller: Caller = {}): Answer {
  const disk = diskOf(files);
  const dashes = args.indexOf("--");
  const at = dashes < 0 ? args.length : dashes;
  const home = caller.environment || args.includes("--home") ? [] : ["--home", "/h"];
  return run([...args.slice(0, at), ...home, ...args.slice(at)], {
    machine: machineOf(disk, caller),
    ports: portsOn(disk),
    paper: caller.paper ?? { width: 100, coloured: false },
    version: ownVersion,
    time: 0,
  });
}

/** The request that a right call makes of the engine. */
export function requestOfCall(args: readonly string[], files: Files = {}, caller: Caller = {}): InspectRequest {
  const parsed = parseCommand(args, ownVersion);
  if (parsed.kind === "answer") throw new Error(parsed.answer.err);
  const asked = toRequest(parsed.command, machineOf(diskOf(files), caller));
  if ("code" in asked) throw new Error(asked.err);
  return asked.request;
}

function machineOf(files: FileSystem, { environment = {}, workingDirectory = "/h/p" }: Caller): Machine {
  return {
    files,
    workingDirectory,
    home: "/home/caller",
    environment,
    date: "2026-01-02",
    locale: "en",
    platformFacts: () => ({ os: "linux", caseSensitive: true }),
  };
}

/** The parsed JSON of an answer. */
export function jsonOf<T = Record<string, unknown>>(answer: Answer): T {
  return JSON.parse(answer.out) as T;
}
