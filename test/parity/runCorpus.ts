/** Runs cases on versions, two at a time: one child of the SDK per version, one model server for all command lines. */
import { layOut } from "../support/pi/folder";
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

/** Runs everything and reports each result as it comes; the order is not fixed. */
export async function runCorpus(
  cases: readonly Case[],
  versions: readonly string[],
  report: (result: CaseResult) => void,
): Promise<void> {
  const wire = await startWire();
  try {
    // A version at a time keeps at most one SDK child a worker in memory.
    for (const version of versions) {
      const queue = [...cases];
      await Promise.all(Array.from({ length: workers }, () => work(queue, version, wire, report)));
    }
  } finally {
    await wire.close();
  }
}

async function work(queue: Case[], version: string, wire: Wire, report: (result: CaseResult) => void): Promise<void> {
  let pi: PiSdk | undefined;
  try {
    for (let one = queue.shift(); one !== undefined; one = queue.shift()) {
      if (one.question.by === "sdk") pi ??= await startPiSdk(version);
      report({ id: one.id, version, differences: await runCase(one, version, wire, pi) });
    }
  } finally {
    await pi?.close();
  }
}

/** One case on one version: lays it out, asks us, then the real pi, and compares. */
export async function runCase(
  one: Case,
  version: string,
  wire: Wire,
  pi: PiSdk | undefined,
): Promise<readonly string[]> {
  const laid = layOut(one);
  try {
    const ours = askUs(one, laid, version);
    if (one.question.by === "sdk") {
      if (pi === undefined) throw new Error("No SDK child.");
      const theirs = await askSdk(one, laid, pi);
      return [
        ...sdkDifferences(ours, theirs),
        ...(version === newestPublished ? pointsMissed(one, theirs.prompt) : []),
      ];
    }
    const theirs = await askWire(one, laid, wire, version);
    const prompt = theirs.kind === "sent" ? theirs.system : "";
    return [...wireDifferences(ours, theirs), ...(version === newestPublished ? pointsMissed(one, prompt) : [])];
  } catch (error) {
    return [`failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`];
  } finally {
    laid.remove();
  }
}
