/** Short forms for the values that every room writes: a decision, a reason. */
import type { Decision, Reason, TextArguments } from "./types";
import type { RuleCode } from "./texts";

export function because(rule: RuleCode, values: TextArguments = {}): Reason {
  return { rule, arguments: values };
}

type Needed = Pick<Decision, "path" | "kind" | "scope" | "trust" | "verdict" | "reason">;

/** A decision with the usual absence of winner, trace, range and name. */
export function decide(needed: Needed & Partial<Decision>): Decision {
  return { by: null, trace: [], range: null, name: null, ...needed };
}
