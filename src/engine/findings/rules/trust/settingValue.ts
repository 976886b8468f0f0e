/** Unknown value of defaultProjectTrust. */
import { sinceVersion } from "../../../../profiles/features";
import type { Rule } from "../../rule";

export const settingValue = {
  code: "trust.settingValue",
  severity: "warning",
  since: sinceVersion("defaultProjectTrust"),
  title: "Unknown value of defaultProjectTrust",
  symptom: "pi still asks.",
  why: "Only ask, always and never count; every other value means ask.",
  example: '`{"defaultProjectTrust": true}`.',
  remedy: "Write one of the three values.",
  fixes: [],
} as const satisfies Rule;
