/** What the real pi would do in the end: send the prompt, refuse to start, hang, or read more than we do. */
import { because } from "./decide";
import type { Scene } from "./scene";
import type { BeforeTrust } from "./settings/stops";
import type { Outcome, Reason } from "./types";

interface Causes {
  readonly early: BeforeTrust;
  readonly trust: Outcome;
  readonly context: Outcome | null;
  readonly system: Outcome | null;
  readonly mcp: Outcome | null;
  readonly hang: Reason | null;
  readonly crash: Reason | null;
  /** What pi exits over after it has read all that makes the prompt. */
  readonly late: Reason | null;
  readonly mayHaveExtensions: boolean;
}

/** The first cause in the order in which pi would meet them. */
export function decideOutcome(scene: Scene, causes: Causes): Outcome {
  const { launch, world } = scene;
  if (launch.error !== null)
    return { kind: "refuses", reason: because("prompt.badCommandLine", { problem: launch.error }) };
  if (launch.answers !== null)
    return { kind: "refuses", reason: because("prompt.answersElse", { flag: launch.answers }) };
  if (causes.early.hang) return { kind: "hangs", reason: causes.early.hang };
  if (causes.early.crash) return { kind: "refuses", reason: causes.early.crash };
  if (causes.trust.kind !== "prompt") return causes.trust;
  if (causes.hang) return { kind: "hangs", reason: causes.hang };
  if (causes.crash) return { kind: "refuses", reason: causes.crash };
  const stopped = causes.context ?? causes.system;
  if (stopped) return stopped;
  if (causes.late) return { kind: "refuses", reason: causes.late };
  if (causes.mcp) return causes.mcp;
  if (launch.unknownFlags.length > 0 && !causes.mayHaveExtensions) {
    return { kind: "refuses", reason: because("prompt.unknownFlag", { flags: launch.unknownFlags }) };
  }
  const large = world.tooLarge();
  return large === null
    ? { kind: "prompt" }
    : { kind: "tooLarge", reason: because("prompt.tooLarge", { path: large }) };
}
