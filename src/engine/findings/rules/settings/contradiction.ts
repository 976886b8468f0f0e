/** Setting of the user replaced by the project. */
import type { Rule } from "../../rule";

export const contradiction = {
  code: "settings.contradiction",
  severity: "information",
  title: "Setting of the user replaced by the project",
  symptom: "The user's tools, or another setting, do not hold in this project.",
  why: "Of a single value the project's counts. defaultTools lists are not added up; since 0.99.0 a list of +name and -name changes the user's list instead.",
  example: "defaultTools in both files, with different names.",
  remedy: "Nothing, if that is wanted; else use +name and -name in the project.",
  fixes: [],
} as const satisfies Rule;
