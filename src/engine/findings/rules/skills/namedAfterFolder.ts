/** Loose skill without a name. */
import type { Rule } from "../../rule";

export const namedAfterFolder = {
  code: "skills.namedAfterFolder",
  severity: "information",
  title: "Loose skill without a name",
  symptom: "A skill is called like the folder that it lies in.",
  why: "Without a “name” the folder gives it, and for loose files that is the folder of all skills.",
  example: ".pi/skills/review.md without a name is the skill “skills”.",
  remedy: "Give it a name.",
  fixes: ["addName"],
} as const satisfies Rule;
