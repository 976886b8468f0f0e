/** SYSTEM.md of white space. */
import type { Rule } from "../../rule";

export const blank = {
  code: "system.blank",
  severity: "warning",
  title: "SYSTEM.md of white space",
  symptom: "pi's own prompt is gone, and nothing stands in its place.",
  why: "A text of blanks is not empty, so it replaces pi's preamble, tools, rules and docs.",
  example: ".pi/SYSTEM.md with one line break.",
  remedy: "Delete it, or fill it.",
  fixes: ["deleteFile"],
} as const satisfies Rule;
