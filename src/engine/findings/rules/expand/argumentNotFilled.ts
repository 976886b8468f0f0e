/** Placeholder inside of an argument. */
import type { Rule } from "../../rule";

export const argumentNotFilled = {
  code: "expand.argumentNotFilled",
  severity: "information",
  title: "Placeholder inside of an argument",
  symptom: "The model gets a placeholder as text.",
  why: "pi fills in once; what arguments bring is not looked at.",
  example: "`/t $1`.",
  remedy: "Nothing.",
  fixes: [],
} as const satisfies Rule;
