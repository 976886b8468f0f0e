/** One pi version in a child process, loaded once and asked many times. Every question has a time limit. */
import { fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { repositoryRoot } from "../repository";
import { nodeForPi, piPackageDir } from "./install";
import type { Ask, LoadAnswer, LoadAsk, MainAnswer, MainAsk, ParsedArgs, ToolFacts } from "./sdkMessages";

export interface PiSdk {
  readonly version: string;
  load(ask: LoadAsk): Promise<LoadAnswer>;
  build(options: Record<string, unknown>): Promise<string>;
  toolFacts(folder: LoadAsk): Promise<ToolFacts>;
  serversSection(servers: unknown[]): Promise<string | null>;
  main(ask: MainAsk): Promise<MainAnswer>;
  parseArgs(lines: readonly (readonly string[])[]): Promise<readonly ParsedArgs[]>;
  paths(): Promise<{ readonly readme: string; readonly version: string }>;
  /** False once the child is gone, because it was stuck and was ended, or by itself. */
  isAlive(): boolean;
  close(): Promise<void>;
}

/** pi itself threw. */
export class PiFailed extends Error {}

/** The child gave no answer in time and was ended. */
export class PiStuck extends Error {}

interface Waiting {
  readonly done: (value: unknown) => void;
  readonly fail: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

const answerLimit = 60_000;

/** Starts the child; the promise settles when pi is loaded, or fails with what the child wrote. */
export async function startPiSdk(version: string): Promise<PiSdk> {
  const scratch = mkdtempSync(join(tmpdir(), "pi-sdk-"));
  const child = fork(join(repositoryRoot, "test/support/pi/sdkChild.ts"), [piPackageDir(version)], {
    execPath: nodeForPi(),
    execArgv: ["--no-warnings"],
    env: {
      PATH: process.env["PATH"] ?? "",
      HOME: scratch,
      PI_OFFLINE: "1",
      TZ: process.env["TZ"] ?? "",
      LANG: "en_US.UTF-8",
    },
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  const waiting = new Map<number, Waiting>();
  let errors = "";
  let next = 1;
  child.stderr?.on("data", (chunk: Buffer) => (errors = (errors + chunk.toString()).slice(-4000)));
  const gone = new Promise<void>((done) => child.once("exit", () => done()));
  child.once("exit", (code, signal) => {
    for (const { fail, timer } of waiting.values()) {
      clearTimeout(timer);
      fail(new Error(`pi ${version} ended (${code ?? signal}): ${errors}`));
    }
    waiting.clear();
    rmSync(scratch, { recursive: true, force: true });
  });
  await new Promise<void>((ready, fail) => {
    child.once("message", () => ready());
    child.once("error", fail);
    child.once("exit", () => fail(new Error(`pi ${version} did not start: ${errors}`)));
  });
  child.on("message", (message: { id: number; value?: unknown; error?: string }) => {
    const one = waiting.get(message.id);
    if (one === undefined) return;
    waiting.delete(message.id);
    clearTimeout(one.timer);
    if (message.error === undefined) one.done(message.value);
    else one.fail(new PiFailed(message.error));
  });

  const ask = <T>(question: Ask): Promise<T> =>
    new Promise<T>((done, fail) => {
      const id = next++;
      const timer = setTimeout(() => {
        waiting.delete(id);
        child.kill("SIGKILL");
        fail(new PiStuck(`pi ${version} gave no answer within ${answerLimit} ms`));
      }, answerLimit);
      waiting.set(id, { done: done as (value: unknown) => void, fail, timer });
      child.send({ id, ask: question });
    });

  return {
    version,
    load: (folder) => ask({ kind: "load", ...folder }),
    build: (options) => ask({ kind: "build", options }),
    toolFacts: (folder) => ask({ kind: "toolFacts", folder }),
    serversSection: (servers) => ask({ kind: "serversSection", servers }),
    main: (commandLine) => ask({ kind: "main", ...commandLine }),
    parseArgs: (lines) => ask({ kind: "parseArgs", lines }),
    paths: () => ask({ kind: "paths" }),
    isAlive: () => child.connected,
    close: async () => {
      if (child.connected) child.disconnect();
      await gone;
    },
  };
}
