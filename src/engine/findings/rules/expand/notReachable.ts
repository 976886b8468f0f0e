/** Name of a file that is not in use. */
import type { Rule } from "../../rule";

export const notReachable = {
  code: "expand.notReachable",
  severity: "warning",
  title: "Name of a file that is not in use",
  symptom: "The line goes to the model, or to another template.",
  why: "A file has the name, but pi does not use it here.",
  example: "/review while .pi/prompts is not trusted.",
  remedy: "See why the file is left out.",
  fixes: [],
} as const satisfies Rule;
