/** The words of the catalogue on one code, without what the rule does. */
import type { Rule } from "../../engine/findings/rule";
import { rules } from "../../engine/findings/rules/index";
import type { RulePage } from "./messages";

export function rulePage(code: string): RulePage | null {
  const rule: Rule | undefined = rules.find((one) => one.code === code);
  if (rule === undefined) return null;
  const { severity, title, symptom, why, example, remedy, since, until } = rule;
  return {
    ...{ code: rule.code, severity, title, symptom, why, example, remedy },
    ...(since === undefined ? {} : { since }),
    ...(until === undefined ? {} : { until }),
  };
}
