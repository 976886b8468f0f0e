/** Skills that no tool can read. */
import type { Rule } from "../../rule";

export const noReader = {
  code: "skills.noReader",
  severity: "warning",
  title: "Skills that no tool can read",
  symptom: "The model does not know about any skill.",
  why: "Without the tool read (or bash, since 0.85.0) pi leaves the index of skills out.",
  example: "`pi --tools grep`.",
  remedy: "Make read active.",
  fixes: [],
} as const satisfies Rule;
