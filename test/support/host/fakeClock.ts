/** Time that stands still until a test moves it. */
import type { Clock } from "../../../src/host/event";

export interface FakeClock extends Clock {
  /** Moves time on, calling what falls due on the way, and lets everything that follows from it happen. */
  pass(milliseconds: number): Promise<void>;
}

export function createFakeClock(): FakeClock {
  let now = 0;
  let due: { readonly at: number; readonly then: () => void }[] = [];
  return {
    now: () => now,
    wait: (milliseconds, then) => {
      const entry = { at: now + milliseconds, then };
      due.push(entry);
      return () => void (due = due.filter((other) => other !== entry));
    },
    pass: async (milliseconds) => {
      const end = now + milliseconds;
      for (;;) {
        await settle();
        const [next] = due.filter(({ at }) => at <= end).sort((left, right) => left.at - right.at);
        if (!next) break;
        now = next.at;
        due = due.filter((other) => other !== next);
        next.then();
      }
      now = end;
      await settle();
    },
  };
}

/** Lets promises that are ready run to their end. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
