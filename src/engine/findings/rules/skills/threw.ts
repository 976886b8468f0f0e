/** Skill with a value of a wrong type. */
import { sinceVersion } from "../../../../profiles/features";
import type { Rule } from "../../rule";

export const threw = {
  code: "skills.threw",
  severity: "error",
  until: sinceVersion("skillTypesChecked"),
  title: "Skill with a value of a wrong type",
  symptom: "A skill is missing, with an error of JavaScript.",
  why: "Up to 0.84.2 pi takes every value for a text.",
  example: "`name: 2024`.",
  remedy: "Put the value in quotes.",
  fixes: ["quoteValue"],
} as const satisfies Rule;
