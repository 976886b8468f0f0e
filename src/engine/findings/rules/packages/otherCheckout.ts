/** Clone of another commit than the settings name. */
import type { Rule } from "../../rule";

export const otherCheckout = {
  code: "packages.otherCheckout",
  severity: "information",
  title: "Clone of another commit than the settings name",
  symptom: "A package brings the skills or templates of another version.",
  why: "pi clones a git package once and then takes what is there. The tag, branch or commit of the entry is not what the clone has checked out.",
  example: "`git:github.com/team/pack@v2` while the clone is still at v1.",
  remedy: "Update the package with pi, or remove the clone, so that pi makes a new one.",
  fixes: [],
} as const satisfies Rule;
