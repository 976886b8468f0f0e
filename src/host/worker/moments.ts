/**
 * States of targets that are remembered for comparing: as each was first seen in this window, and as it was before its
 * last change. They outlive the following of a target, so that changing folders and back loses nothing.
 */
import { differenceOf } from "../../engine/difference/difference";
import type { Decision, Evaluation } from "../../engine/types";
import { comparisonView } from "../../protocol/comparison";
import type { MomentTimes, Side, TargetView } from "../../protocol/messages";
import { placesOf } from "../../protocol/place";
import type { Teller } from "../../protocol/teller";
import type { ComparisonView } from "../../protocol/view";
import type { Words } from "../../protocol/words";

/** An evaluation with what is needed to tell of it. */
export interface Seen {
  readonly evaluation: Evaluation;
  readonly view: TargetView;
  readonly revision: number;
  /** Milliseconds since the epoch. */
  readonly time: number;
  /** Of a commit: files that git ignores, taken as they are now. */
  readonly ignored: readonly Decision[];
}

interface Remembered {
  readonly opened: Seen;
  readonly now: Seen;
  /** The state before `now`; null while nothing has changed. */
  readonly before: Seen | null;
}

export interface Moments {
  /** A target has been seen in a new state. */
  note(target: string, seen: Seen): void;
  compare(before: Side, after: Side): ComparisonView | null;
  text(side: Side): string | null;
  times(target: string): MomentTimes;
}

/** So many targets are remembered; of more, those that were not seen for longest are forgotten. */
const mostTargets = 32;

export function createMoments(words: Words): Moments {
  const targets = new Map<string, Remembered>();

  const seenAt = ({ target, moment }: Side): Seen | null => {
    const remembered = targets.get(target);
    if (remembered === undefined) return null;
    return moment === "beforeLastChange" ? remembered.before : remembered[moment];
  };

  const tell = ({ evaluation, view }: Seen): Teller => ({ words, evaluation, places: placesOf(evaluation.cwd, view) });

  return {
    note: (target, seen) => {
      const known = targets.get(target);
      const isNew = known === undefined || known.now.revision !== seen.revision;
      const next = { opened: known?.opened ?? seen, now: seen, before: isNew ? (known?.now ?? null) : known.before };
      targets.delete(target);
      targets.set(target, next);
      for (const oldest of targets.keys()) {
        if (targets.size <= mostTargets) return;
        targets.delete(oldest);
      }
    },
    compare: (before, after) => {
      const [old, now] = [seenAt(before), seenAt(after)];
      if (old === null || now === null) return null;
      const difference = differenceOf(old.evaluation, now.evaluation);
      return comparisonView(difference, { before: tell(old), after: tell(now) }, now.revision, old.ignored);
    },
    text: (side) => seenAt(side)?.evaluation.text ?? null,
    times: (target) => {
      const remembered = targets.get(target);
      return {
        opened: remembered?.opened.time ?? null,
        lastChange: remembered?.before ? remembered.now.time : null,
      };
    },
  };
}
