/** Context file from above the repository. */
import type { Rule } from "../../rule";

export const aboveRepository = {
  code: "context.aboveRepository",
  severity: "hint",
  title: "Context file from above the repository",
  symptom: "Rules from a folder outside of the project are in the prompt.",
  why: "pi walks up to the root of the disk; the repository's root does not stop it.",
  example: "~/AGENTS.md while working in ~/code/app.",
  remedy: "Nothing, if that is wanted; rules for all projects belong into the agent folder.",
  fixes: [],
} as const satisfies Rule;
