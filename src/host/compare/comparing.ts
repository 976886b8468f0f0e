/** Keeps the comparison of one panel up to date: the shown target on one side, another target or moment on the other. */
import { hypothesesInWords } from "../../protocol/hypothesisWords";
import type { ComparedView } from "../../protocol/messages";
import type { ComparisonView } from "../../protocol/view";
import { createEndings, type Ending } from "../event";
import type { InspectionState } from "../inspections";
import { hostPhrases, localize } from "../localize";
import type { Session } from "../session";
import { isWhatIf, targetKey, type Target } from "../target";
import { againstInWords, otherSide, sideOf, type Against } from "./against";
import { clockTime } from "./time";

export interface Comparing extends Ending {
  /** Compares from now on; nothing without a target or without another side. */
  set(target: Target | undefined, against: Against | null): void;
  /** What the page shows of it; null where nothing is supposed and nothing compared. */
  view(): ComparedView | null;
}

interface Pair {
  readonly target: Target;
  readonly against: Against;
  readonly key: string;
  readonly following: Ending;
}

type Result = { readonly comparison: ComparisonView | null; readonly problem: string | null };

const waiting: Result = { comparison: null, problem: null };

export function createComparing(session: Session, onChange: () => void): Comparing {
  const { inspections, client } = session;
  const endings = createEndings();
  let pair: Pair | null = null;
  let result = waiting;

  const work = async (of: Pair): Promise<void> => {
    const next = await compare(of);
    if (pair !== of || next === null) return;
    result = next;
    onChange();
  };

  /** Null while a side has no result yet. */
  const compare = async ({ target, against }: Pair): Promise<Result | null> => {
    const other = otherSide(target, against);
    const states = [inspections.state(other.target), inspections.state(target)];
    const failed = states.find((state) => state?.summary === null && state.status.kind === "failed");
    if (failed?.status.kind === "failed") return { comparison: null, problem: failed.status.message };
    if (states.some((state) => !state?.summary)) return null;
    const after = sideOf({ target, moment: "now" });
    const reply = await client.request("compare", { before: sideOf(other), after });
    if (!reply.ok) return { comparison: null, problem: reply.error };
    return { comparison: reply.value, problem: reply.value === null ? localize("against.forgotten") : null };
  };

  const concerns = ({ target, against }: Pair, state: InspectionState) => {
    const key = targetKey(state.target);
    return key === targetKey(target) || key === targetKey(otherSide(target, against).target);
  };

  endings.add(
    inspections.onDidChange((state) => {
      if (pair && state.status.kind !== "running" && concerns(pair, state)) void work(pair);
    }),
  );
  endings.add({ dispose: () => pair?.following.dispose() });

  return {
    set: (target, against) => {
      const key = target && against ? JSON.stringify([targetKey(target), against]) : null;
      if (key === (pair?.key ?? null)) return;
      const before = pair;
      pair =
        target && against && key !== null
          ? { target, against, key, following: inspections.follow(otherSide(target, against).target) }
          : null;
      before?.following.dispose();
      result = waiting;
      if (pair) void work(pair);
    },
    view: () => {
      if (pair === null) return null;
      const { target, against } = pair;
      const phrases = hostPhrases();
      const shown = inspections.state(target)?.summary?.revision;
      return {
        whatIf: isWhatIf(target) ? hypothesesInWords(phrases, target.hypotheses) : null,
        other: againstInWords(against, localize, clockTime),
        // Rows of another revision may not be there.
        comparison: result.comparison?.revision === shown ? result.comparison : null,
        problem: result.problem,
      };
    },
    dispose: () => endings.dispose(),
  };
}
