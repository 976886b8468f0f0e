/**
 * A target: what is inspected. A folder, the working directory in it that pi would be started in, and what is supposed
 * to be otherwise than disk and settings say. Paths are as the window has them; the worker resolves links.
 */
import { hypothesisOf, readHypotheses, type Hypothesis } from "../engine/hypothesis/hypothesis";

export interface Target {
  /** The workspace folder, or the folder that stands for it. */
  readonly folder: string;
  readonly cwd: string;
  /** What is supposed for this view only; nothing of it is written anywhere. */
  readonly hypotheses: readonly Hypothesis[];
}

/** The target of a folder as it is. */
export function targetOf(folder: string, cwd: string = folder): Target {
  return { folder, cwd, hypotheses: [] };
}

/** A target as one string: equal for equal targets. */
export function targetKey({ folder, cwd, hypotheses }: Target): string {
  return JSON.stringify([folder, cwd, hypotheses]);
}

/** The target of a key; undefined for anything that is none, since keys come back from stored state and addresses. */
export function parseTarget(key: unknown): Target | undefined {
  const parts = parseArray(key);
  if (parts === undefined) return undefined;
  const [folder, cwd, supposed] = parts;
  if (typeof folder !== "string" || typeof cwd !== "string" || folder === "" || cwd === "") return undefined;
  const hypotheses = readHypotheses(supposed);
  return hypotheses && { folder, cwd, hypotheses };
}

function parseArray(key: unknown): readonly unknown[] | undefined {
  if (typeof key !== "string" || key.length > 16_384) return undefined;
  try {
    const value: unknown = JSON.parse(key);
    return Array.isArray(value) && value.length === 3 ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Whether something is supposed to be otherwise than it is. */
export function isWhatIf({ hypotheses }: Target): boolean {
  return hypotheses.length > 0;
}

/** The same place with nothing supposed. */
export function realOf({ folder, cwd }: Target): Target {
  return targetOf(folder, cwd);
}

/** The working directory that the target shows, supposed or not. */
export function shownCwd({ cwd, hypotheses }: Target): string {
  return hypothesisOf(hypotheses, "workingDirectory")?.cwd ?? cwd;
}
