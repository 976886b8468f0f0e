/** Empty APPEND_SYSTEM.md. */
import type { Rule } from "../../rule";

export const appendEmpty = {
  code: "system.appendEmpty",
  severity: "information",
  title: "Empty APPEND_SYSTEM.md",
  symptom: "Nothing is appended.",
  why: "An empty text counts as none.",
  example: ".pi/APPEND_SYSTEM.md of zero bytes.",
  remedy: "Delete it, or fill it.",
  fixes: ["deleteFile"],
} as const satisfies Rule;
