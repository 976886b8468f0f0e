/**
 * Where our answer may differ from the real pi's, and why. A difference that is not named here is a mistake of ours, and
 * an entry that no run shows any more is one too.
 */
import { gte, lt } from "semver";

export interface Divergence {
  /** The cases that show it. */
  readonly cases: readonly string[];
  /** The first version that shows it, and the first one that does no longer; null: the newest does too. */
  readonly since: string;
  readonly until: string | null;
  readonly because: string;
}

export const divergences: readonly Divergence[] = [];

/** The divergence that explains why a case differs on a version. */
export function explain(id: string, version: string): Divergence | undefined {
  return divergences.find(
    ({ cases, since, until }) => cases.includes(id) && gte(version, since) && (until === null || lt(version, until)),
  );
}
