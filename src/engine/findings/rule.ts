/**
 * One rule of the catalogue: something that pi does without saying so, how bad that is for a person, and the way out.
 * The page docs/findings.md and the help of the SARIF log are made of these words; the sentence of a single finding is
 * the text of its code.
 */
import type { RuleCode } from "../texts";
import type { Severity } from "../types";
import type { FixName } from "./fixes/fix";

export interface Rule {
  readonly code: RuleCode;
  /**
   * Error: clear intent is lost. Warning: text goes unread or arguments are dropped. Information: worth knowing. Hint:
   * right for most, a surprise for some.
   */
  readonly severity: Severity;
  /** The first pi version that behaves so, and the first one that no longer does; absent where every known one does. */
  readonly since?: string;
  readonly until?: string;
  /** A few words for headings and lists. */
  readonly title: string;
  /** What a person notices. */
  readonly symptom: string;
  /** What pi does, and why that is the effect. */
  readonly why: string;
  readonly example: string;
  /** What to do. */
  readonly remedy: string;
  /** The fixes that may be offered as edits. */
  readonly fixes: readonly FixName[];
}
