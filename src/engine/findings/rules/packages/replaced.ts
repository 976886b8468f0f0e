/** User's package replaced by the project's. */
import type { Rule } from "../../rule";

export const replaced = {
  code: "packages.replaced",
  severity: "information",
  title: "User's package replaced by the project's",
  symptom: "Filters of the user's settings do not hold in this project.",
  why: "An entry of the project stands for the same package of the user, filters included.",
  example: "The same package in both files, filtered in one.",
  remedy: "Nothing, if that is wanted.",
  fixes: [],
} as const satisfies Rule;
