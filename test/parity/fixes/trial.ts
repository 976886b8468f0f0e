/** A folder with a finding, the fix, and what the real pi must show that the fix did. */
import type { FixName } from "../../../src/engine/findings/fixes";
import type { FindingCode } from "../../../src/engine/findings/rules";
import type { Files } from "../../support/pi/folder";

export interface Trial {
  readonly code: FindingCode;
  readonly fix: FixName;
  /** Where a finding has several fixes of one name: words of the title. */
  readonly title?: string;
  readonly files: Files;
  /** What the prompt (or, of a typed line, the message) holds after the fix alone, or before it alone. */
  readonly brings?: string;
  readonly takes?: string;
  /** True for a fix that must not change what pi sends. */
  readonly keeps?: true;
  /** The template's hint as pi knows it after the fix, and not before. */
  readonly hint?: string;
  /** What pi does before the fix, where it sends nothing; `unasked`: it would search the whole disk. */
  readonly before?: "ends" | "unasked";
  readonly typed?: string;
  /** How pi is started, where not with `--approve`. */
  readonly flags?: readonly string[];
  /** The newest version that has the rule, where that is not the newest of all. */
  readonly version?: string;
}

/** One template in the project, which `/t` calls. */
export const template = (text: string): Files => ({ "p/.pi/prompts/t.md": text });

/** One skill in the project. */
export const skillFile = (text: string): Files => ({ "p/.pi/skills/a/SKILL.md": text });
