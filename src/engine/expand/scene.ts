/** What a line is expanded in: one evaluation, its rules and the disk. */
import type { Features } from "../../profiles/features";
import type { Evaluation, Skill, Template } from "../types";
import type { World } from "../world";

export interface ExpandScene {
  readonly evaluation: Evaluation;
  readonly features: Features;
  readonly world: World;
}

/** Verdicts of what answers to its name. What a built-in command hides in one spelling may be reached in another. */
const answering = new Set(["included", "invocable", "unreachable"]);

export function templateNamed(name: string, { evaluation }: ExpandScene): Template | undefined {
  return evaluation.templates.find((template) => template.name === name && answering.has(template.verdict));
}

export function skillNamed(name: string, { evaluation }: ExpandScene): Skill | undefined {
  return evaluation.skills.find((skill) => skill.name === name && (answering.has(skill.verdict) || isHidden(skill)));
}

/** Its own frontmatter keeps the skill from the model, not from the user. */
function isHidden({ verdict, by }: Skill): boolean {
  return verdict === "disabled" && by === "disable-model-invocation";
}
