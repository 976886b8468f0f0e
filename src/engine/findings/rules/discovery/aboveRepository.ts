/** .agents/skills above the repository. */
import type { Rule } from "../../rule";

export const aboveRepository = {
  code: "discovery.aboveRepository",
  severity: "information",
  title: ".agents/skills above the repository",
  symptom: "Skills of a folder above are not there, and pi asks for trust.",
  why: "pi looks for .agents/skills up to the root of the repository, but its search for what needs trust goes up to the root of the disk.",
  example: "~/code/.agents/skills while working in the repository ~/code/app.",
  remedy: "Move them to ~/.agents/skills.",
  fixes: [],
} as const satisfies Rule;
