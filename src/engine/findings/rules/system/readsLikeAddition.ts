/** SYSTEM.md that reads like an addition. */
import type { Rule } from "../../rule";

export const readsLikeAddition = {
  code: "system.readsLikeAddition",
  severity: "warning",
  title: "SYSTEM.md that reads like an addition",
  symptom: "One more rule was wanted, and the tool list, the rules and the docs of pi are gone.",
  why: "SYSTEM.md replaces pi's own prompt; APPEND_SYSTEM.md adds to it. A short text that gives no role and names no tool was hardly meant to replace everything.",
  example: '.pi/SYSTEM.md holds "Always answer in French."',
  remedy: "Rename it to APPEND_SYSTEM.md.",
  fixes: ["renameToAppend"],
} as const satisfies Rule;
