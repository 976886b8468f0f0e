/** Command that an extension may take. */
import type { Rule } from "../../rule";

export const extensionMayClaim = {
  code: "expand.extensionMayClaim",
  severity: "information",
  title: "Command that an extension may take",
  symptom: "Something else happens than the template says.",
  why: "Commands of extensions come first, and only the running pi knows them.",
  example: "/review with an extension in .pi/extensions.",
  remedy: "Look at the extension.",
  fixes: [],
} as const satisfies Rule;
