/** The built command line as a child process, with a time limit of its own. */
import { spawn, type ChildProcessByStdio } from "node:child_process";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { asOtherUser } from "../../support/otherUser";
import { distFolder } from "../../support/repository";

/** How a call ended. `code` is null when it had to be ended. */
export interface Ended {
  readonly out: string;
  readonly err: string;
  readonly code: number | null;
  /** Time that it took of a processor, in milliseconds: what else runs on the machine does not count. */
  readonly busy: number;
}

export interface Call {
  readonly cwd?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Run as another user, so that file modes count even where the tests run as root. */
  readonly asNobody?: boolean;
  /** Close standard output after so many bytes, as `head` does. */
  readonly closeAfter?: number;
}

const limit = 60_000;

export const cliFile = join(distFolder, "cli.js");

/** Loaded before the program: tells at its end how long it was busy. */
const meter = `data:text/javascript,import{writeSync}from"node:fs";process.on("exit",()=>{const{user,system}=process.cpuUsage();writeSync(3,String((user+system)/1000))})`;

/** Runs `pi-prompt` with arguments. There is nothing on standard input. */
export function piPrompt(args: readonly string[], call: Call = {}): Promise<Ended> {
  const node = [process.execPath, "--import", meter, cliFile, ...args];
  const [command = "", ...all] = call.asNobody ? [...asOtherUser, ...node] : node;
  const environment = { PATH: "/usr/bin:/bin", ...call.environment };
  const child = spawn(command, all, {
    cwd: call.cwd,
    env: environment,
    stdio: ["ignore", "pipe", "pipe", "pipe"],
  }) as ChildProcessByStdio<null, Readable, Readable>;
  const timer = setTimeout(() => child.kill("SIGKILL"), limit);
  const out: Buffer[] = [];
  let size = 0;
  let err = "";
  let busy = "";
  child.stdout.on("data", (chunk: Buffer) => {
    out.push(chunk);
    size += chunk.length;
    if (call.closeAfter !== undefined && size >= call.closeAfter) child.stdout.destroy();
  });
  child.stderr.on("data", (chunk: Buffer) => (err += chunk.toString()));
  child.stdio[3]?.on("data", (chunk: Buffer) => (busy += chunk.toString()));
  return new Promise((done, fail) => {
    child.on("error", fail);
    child.on("close", (code) => {
      clearTimeout(timer);
      done({ out: Buffer.concat(out).toString(), err, code, busy: busy === "" ? Infinity : Number(busy) });
    });
  });
}
