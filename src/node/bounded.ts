/** Work of somebody else's making, such as a regular expression, that has to end. */
import { createContext, Script } from "node:vm";

/** What the work gave, or that it was stopped. Errors of the work itself are thrown on. */
export type Bounded<T> = { readonly kind: "done"; readonly value: T } | { readonly kind: "stopped" };

/** A context takes longer to make than most work takes; one serves all. */
const held: { work: (() => unknown) | null } = { work: null };
const context = createContext(held);
const script = new Script("work()");

/**
 * Runs synchronous work and stops it after so many milliseconds, even inside one regular expression. What is stopped runs
 * no `finally`: work that holds something open does not belong here.
 */
export function bounded<T>(work: () => T, milliseconds: number): Bounded<T> {
  held.work = work;
  try {
    return { kind: "done", value: script.runInContext(context, { timeout: milliseconds }) as T };
  } catch (error) {
    // The error may be of the other context, whose `Error` is not ours.
    if ((error as { code?: unknown } | null)?.code === "ERR_SCRIPT_EXECUTION_TIMEOUT") return { kind: "stopped" };
    throw error;
  } finally {
    held.work = null;
  }
}
