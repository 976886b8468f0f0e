/** Work of somebody else's making, such as a regular expression, that has to end. */
import { runInNewContext } from "node:vm";

/** What the work gave, or that it was stopped. Errors of the work itself are thrown on. */
export type Bounded<T> = { readonly kind: "done"; readonly value: T } | { readonly kind: "stopped" };

/** Runs synchronous work and stops it after so many milliseconds, even inside one regular expression. */
export function bounded<T>(work: () => T, milliseconds: number): Bounded<T> {
  try {
    return { kind: "done", value: runInNewContext("work()", { work }, { timeout: milliseconds }) as T };
  } catch (error) {
    // The error may be of the other context, whose `Error` is not ours.
    if ((error as { code?: unknown } | null)?.code === "ERR_SCRIPT_EXECUTION_TIMEOUT") return { kind: "stopped" };
    throw error;
  }
}
