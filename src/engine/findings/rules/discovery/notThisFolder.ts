/** .pi of a folder above. */
import type { Rule } from "../../rule";

export const notThisFolder = {
  code: "discovery.notThisFolder",
  severity: "information",
  title: ".pi of a folder above",
  symptom: "Settings, skills and SYSTEM.md of the project's root have no effect in a folder below it.",
  why: "pi walks up for context files and for .agents/skills, and reads .pi in its working directory only.",
  example: "pi started in app/docs, and app/.pi has skills.",
  remedy: "Start pi in the folder above.",
  fixes: [],
} as const satisfies Rule;
