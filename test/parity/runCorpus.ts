/** Runs cases on versions, two at a time: one child of the SDK per version, one model server for all command lines. */
import { proxyVariables } from "../../src/engine/settings/proxy";
import { layOut, quickFolder } from "../support/pi/folder";
import { startPiSdk, type PiSdk } from "../support/pi/sdk";
import { newestPublished } from "../support/pi/versions";
import { startWire, type Wire } from "../support/pi/wire";
import { askSdk, askUs, askWire, pointsMissed, sdkDifferences, wireDifferences } from "./ask";
import type { Case } from "./corpus/case";

export interface CaseResult {
  readonly id: string;
  readonly version: string;
  /** Empty when our answer is the real pi's. */
  readonly differences: readonly string[];
}

const workers = 2;

/** Where the answers are from. */
export interface Asking {
  readonly version: string;
  readonly wire: Wire;
  /** For very many cases: folders are laid out in memory, and none is asked alone. */
  readonly isQuick: boolean;
}

/** Runs everything and reports each result as it comes; the order is not fixed. */
export async function runCorpus(
  cases: readonly Case[],
  versions: readonly string[],
  report: (result: CaseResult) => void,
  isQuick = false,
): Promise<void> {
  const wire = await startWire();
  try {
    // A version at a time keeps at most one SDK child a worker in memory.
    for (const version of versions) {
      const queue = [...cases];
      const asking = { version, wire, isQuick };
      await Promise.all(Array.from({ length: workers }, () => work(queue, asking, report)));
    }
  } finally {
    await wire.close();
  }
}

/** Every so many cases are asked alone, which costs ten times as much. */
const aloneEvery = 24;

async function work(queue: Case[], asking: Asking, report: (result: CaseResult) => void): Promise<void> {
  const { version } = asking;
  let pi: PiSdk | undefined;
  try {
    for (let one = queue.shift(); one !== undefined; one = queue.shift()) {
      if (pi === undefined || !pi.isAlive()) pi = await startPiSdk(version);
      report({ id: one.id, version, differences: await runCase(one, asking, pi) });
    }
  } finally {
    await pi?.close();
  }
}

/**
 * Whether a case is asked alone: a command line of the executable in a process of its own, a folder of an SDK that reads
 * its models for it. By its id, so that a case stays where it is when others come.
 */
function isAskedAlone(one: Case): boolean {
  const sum = [...one.id].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return sum % aloneEvery === 0;
}

/** Variables that only a new process looks at: for its own parts, and for its proxies before `main`. */
const variablesOfStart = new Set(["PI_PACKAGE_DIR", ...proxyVariables]);

function needsNewProcess({ question }: Case): boolean {
  return question.by === "wire" && Object.keys(question.environment ?? {}).some((name) => variablesOfStart.has(name));
}

/** One case on one version: lays it out, asks us, then the real pi, and compares. What breaks is this case's alone. */
export async function runCase(one: Case, asking: Asking, pi: PiSdk): Promise<readonly string[]> {
  try {
    return await compare(one, asking, pi);
  } catch (error) {
    return [`failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`];
  }
}

async function compare(one: Case, asking: Asking, pi: PiSdk): Promise<readonly string[]> {
  const { version, wire, isQuick } = asking;
  const laid = layOut(one, isQuick ? quickFolder() : undefined);
  const isAlone = needsNewProcess(one) || (!isQuick && isAskedAlone(one));
  // The folder's name is made by chance and may hold a short text that the prompt must not have.
  const missed = (prompt: string) =>
    version === newestPublished ? pointsMissed(one, prompt.replaceAll(laid.root, "")) : [];
  try {
    const ours = askUs(one, laid, version);
    if (one.question.by === "sdk") {
      const theirs = await askSdk(one, laid, pi, !isAlone);
      return [...sdkDifferences(ours, theirs), ...missed(theirs.kind === "loaded" ? theirs.prompt : "")];
    }
    const theirs = await askWire(one, laid, wire, version, isAlone ? undefined : pi);
    return [...wireDifferences(ours, theirs), ...missed(theirs.kind === "sent" ? theirs.system : "")];
  } finally {
    laid.remove();
  }
}
