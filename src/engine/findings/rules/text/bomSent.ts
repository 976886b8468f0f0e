/** Byte order mark in the prompt. */
import { sinceVersion } from "../../../../profiles/features";
import type { Rule } from "../../rule";

export const bomSent = {
  code: "text.bomSent",
  severity: "information",
  until: sinceVersion("bomStripped"),
  title: "Byte order mark in the prompt",
  symptom: "The prompt has an invisible first character.",
  why: "Up to 0.84.2 pi sends the mark with the text.",
  example: "AGENTS.md saved by an old editor on Windows.",
  remedy: "Save the file without the mark.",
  fixes: ["saveWithoutBom"],
} as const satisfies Rule;
