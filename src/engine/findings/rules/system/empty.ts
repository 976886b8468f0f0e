/** Empty SYSTEM.md. */
import type { Rule } from "../../rule";

export const empty = {
  code: "system.empty",
  severity: "warning",
  title: "Empty SYSTEM.md",
  symptom: "pi uses its own prompt.",
  why: "An empty text counts as none.",
  example: ".pi/SYSTEM.md of zero bytes.",
  remedy: "Delete it, or fill it.",
  fixes: ["deleteFile"],
} as const satisfies Rule;
