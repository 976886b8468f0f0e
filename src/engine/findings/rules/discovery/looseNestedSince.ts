/** Loose file below .agents/skills in an old pi. */
import { sinceVersion } from "../../../../profiles/features";
import type { Rule } from "../../rule";

export const looseNestedSince = {
  code: "discovery.looseNestedSince",
  severity: "warning",
  until: sinceVersion("nestedAgentsSkills"),
  title: "Loose file below .agents/skills in an old pi",
  symptom: "A skill is missing.",
  why: "pi takes loose files in folders of .agents/skills since 0.84.3.",
  example: ".agents/skills/group/review.md with pi 0.82.1.",
  remedy: "Move it to a folder of its own as SKILL.md, or update pi.",
  fixes: ["moveToOwnFolder"],
} as const satisfies Rule;
