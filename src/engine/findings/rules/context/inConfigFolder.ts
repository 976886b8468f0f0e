/** Rules in .pi/AGENTS.md. */
import type { Rule } from "../../rule";

export const inConfigFolder = {
  code: "context.inConfigFolder",
  severity: "warning",
  title: "Rules in .pi/AGENTS.md",
  symptom: "A project's rules in .pi/AGENTS.md are never followed.",
  why: "pi looks for context files in its agent folder, in the working directory and in the folders above, never in .pi.",
  example: ".pi/AGENTS.md with the rules of the project; hundreds of public repositories have one.",
  remedy: "Move it to AGENTS.md beside .pi.",
  fixes: ["moveUp"],
} as const satisfies Rule;
