/** All checks, in the order in which their findings are told. */
import type { Check } from "../subject";
import { checkBudgets } from "./budgets";
import { checkClosingTags, checkPathsInTags } from "./closingTags";
import { checkEncoding } from "./encoding";
import { checkFrontmatter } from "./frontmatter";
import { checkHiddenCharacters } from "./hiddenCharacters";
import { checkImports } from "./imports";
import { checkPlacement } from "./placement";
import { checkRepeated } from "./repeated";
import { checkSecrets } from "./secrets";
import { checkSettings } from "./settings";
import { checkSkills } from "./skills";
import { checkSystemPrompt } from "./systemPrompt";
import { checkTemplates } from "./templates";
import { checkTools } from "./tools";
import { checkTrust } from "./trust";

export const checks: readonly Check[] = [
  checkTrust,
  checkSettings,
  checkSystemPrompt,
  checkTools,
  checkSkills,
  checkEncoding,
  checkClosingTags,
  checkPathsInTags,
  checkHiddenCharacters,
  checkSecrets,
  checkImports,
  checkRepeated,
  checkPlacement,
  checkTemplates,
  checkFrontmatter,
  checkBudgets,
];
