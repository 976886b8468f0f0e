/** No tool at all. */
import { sinceVersion } from "../../../../profiles/features";
import type { Rule } from "../../rule";

export const noTools = {
  code: "settings.noTools",
  severity: "information",
  since: sinceVersion("defaultTools"),
  title: "No tool at all",
  symptom: "The model can only talk.",
  why: "An empty list of default tools leaves none.",
  example: '`{"defaultTools": []}`.',
  remedy: "Nothing, if that is wanted.",
  fixes: [],
} as const satisfies Rule;
