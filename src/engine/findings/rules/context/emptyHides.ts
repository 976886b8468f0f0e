/** Empty AGENTS.md over a filled file. */
import type { Rule } from "../../rule";

export const emptyHides = {
  code: "context.emptyHides",
  severity: "error",
  title: "Empty AGENTS.md over a filled file",
  symptom: "CLAUDE.md is ignored although AGENTS.md has nothing in it.",
  why: "pi takes the first name that exists, whatever it holds.",
  example: "An AGENTS.md made by a template generator, and all rules in CLAUDE.md.",
  remedy: "Delete the empty file, or fill it.",
  fixes: ["deleteFile"],
} as const satisfies Rule;
