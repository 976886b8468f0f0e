/** defaultTools that is no list. */
import { sinceVersion } from "../../../../profiles/features";
import type { Rule } from "../../rule";

export const defaultToolsType = {
  code: "settings.defaultToolsType",
  severity: "warning",
  since: sinceVersion("defaultTools"),
  title: "defaultTools that is no list",
  symptom: "The tools are not the ones that were asked for.",
  why: "From 0.99.0 anything but a list counts as a list without names; from 0.84.2 to 0.87 the characters of a text are taken for names.",
  example: '`{"defaultTools": "read"}`.',
  remedy: "Write a list of names.",
  fixes: ["inBrackets"],
} as const satisfies Rule;
