/** Value of a template that is no text. */
import { sinceVersion } from "../../../../profiles/features";
import type { Rule } from "../../rule";

export const valueNotText = {
  code: "templates.valueNotText",
  severity: "warning",
  since: sinceVersion("templateTypesChecked"),
  title: "Value of a template that is no text",
  symptom: "A hint or a description does not show.",
  why: "Brackets make a YAML list, and pi takes texts only.",
  example: "`argument-hint: [name]`.",
  remedy: "Put the value in quotes.",
  fixes: ["quoteValue"],
} as const satisfies Rule;
