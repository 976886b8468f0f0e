/** The words of the catalogue on one code, without what the rule does. */
import type { Rule } from "../../engine/findings/rule";
import { rules } from "../../engine/findings/rules/index";
import type { RulePage } from "./messages";

/** `inLanguage` translates a sentence of ours. */
export function rulePage(code: string, inLanguage: (english: string) => string): RulePage | null {
  const rule: Rule | undefined = rules.find((one) => one.code === code);
  if (rule === undefined) return null;
  const { severity, since, until } = rule;
  return {
    ...{ code: rule.code, severity, title: inLanguage(rule.title) },
    ...{ symptom: inLanguage(rule.symptom), why: inLanguage(rule.why) },
    ...{ example: inLanguage(rule.example), remedy: inLanguage(rule.remedy) },
    ...(since === undefined ? {} : { since }),
    ...(until === undefined ? {} : { until }),
  };
}
