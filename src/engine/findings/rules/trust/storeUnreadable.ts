/** Trust store that cannot be read. */
import { sinceVersion } from "../../../../profiles/features";
import type { Rule } from "../../rule";

export const storeUnreadable = {
  code: "trust.storeUnreadable",
  severity: "error",
  since: sinceVersion("projectTrust"),
  title: "Trust store that cannot be read",
  symptom: "pi exits at its start and names trust.json.",
  why: "The file exists and its rights, or its being a folder, keep pi from reading it.",
  example: "trust.json was written by root.",
  remedy: "Give yourself the right to read it.",
  fixes: [],
} as const satisfies Rule;
