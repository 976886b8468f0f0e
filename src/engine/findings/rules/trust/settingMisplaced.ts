/** defaultProjectTrust in a project. */
import { sinceVersion } from "../../../../profiles/features";
import type { Rule } from "../../rule";

export const settingMisplaced = {
  code: "trust.settingMisplaced",
  severity: "warning",
  since: sinceVersion("defaultProjectTrust"),
  title: "defaultProjectTrust in a project",
  symptom: "A project's defaultProjectTrust changes nothing.",
  why: "pi reads this setting from the agent folder alone, so that no repository trusts itself.",
  example: '.pi/settings.json holds `{"defaultProjectTrust": "always"}`.',
  remedy: "Move it to the settings of the agent folder.",
  fixes: [],
} as const satisfies Rule;
