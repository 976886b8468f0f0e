/** Apostrophe taken for a quote. */
import type { Rule } from "../../rule";

export const innerQuoteTaken = {
  code: "expand.innerQuoteTaken",
  severity: "warning",
  title: "Apostrophe taken for a quote",
  symptom: "Apostrophes vanish and words grow together.",
  why: "Up to 1.5.0 a quote counts inside of a word too.",
  example: "`/t don't it's`.",
  remedy: "Put the whole argument in double quotes, or update pi.",
  fixes: [],
} as const satisfies Rule;
