/** autoEnableCodemode of a wrong type. */
import { sinceVersion } from "../../../../profiles/features";
import type { Rule } from "../../rule";

export const autoEnableInvalid = {
  code: "mcp.autoEnableInvalid",
  severity: "warning",
  since: sinceVersion("mcp"),
  title: "autoEnableCodemode of a wrong type",
  symptom: "The setting changes nothing.",
  why: "Only true and false count.",
  example: '`"autoEnableCodemode": "no"`.',
  remedy: "Write true or false.",
  fixes: [],
} as const satisfies Rule;
