/**
 * The catalogue: every rule by which a finding can be given. A code that is not here gives none, so this is also the one
 * place of severities.
 */
import type { RuleCode } from "../../texts";
import type { Rule } from "../rule";
import { budgetRules } from "./budget/index";
import { contextRules } from "./context/index";
import { discoveryRules } from "./discovery/index";
import { expandRules } from "./expand/index";
import { extensionsRules } from "./extensions/index";
import { filesRules } from "./files/index";
import { frontmatterRules } from "./frontmatter/index";
import { mcpRules } from "./mcp/index";
import { packagesRules } from "./packages/index";
import { promptRules } from "./prompt/index";
import { settingsRules } from "./settings/index";
import { skillsRules } from "./skills/index";
import { systemRules } from "./system/index";
import { templatesRules } from "./templates/index";
import { textRules } from "./text/index";
import { toolsRules } from "./tools/index";
import { trustRules } from "./trust/index";

export const rules = [
  ...trustRules,
  ...contextRules,
  ...systemRules,
  ...settingsRules,
  ...discoveryRules,
  ...packagesRules,
  ...skillsRules,
  ...templatesRules,
  ...mcpRules,
  ...extensionsRules,
  ...toolsRules,
  ...promptRules,
  ...textRules,
  ...filesRules,
  ...frontmatterRules,
  ...budgetRules,
  ...expandRules,
] as const;

/** The codes that findings can have. */
export type FindingCode = (typeof rules)[number]["code"];

const byCode: ReadonlyMap<RuleCode, Rule & { readonly code: FindingCode }> = new Map(
  rules.map((rule) => [rule.code, rule]),
);

/** The rule of a code; undefined when the code gives no finding. */
export function ruleOf(code: RuleCode): (Rule & { readonly code: FindingCode }) | undefined {
  return byCode.get(code);
}
