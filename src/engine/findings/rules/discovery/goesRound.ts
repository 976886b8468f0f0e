/** Search that goes round. */
import type { Rule } from "../../rule";

export const goesRound = {
  code: "discovery.goesRound",
  severity: "error",
  title: "Search that goes round",
  symptom: "pi does not come to its start.",
  why: "pi follows links to folders. Links that lead back to a folder above them multiply with every round.",
  example: "Two links in .pi/skills that lead to .pi/skills.",
  remedy: "Remove one of the links.",
  fixes: [],
} as const satisfies Rule;
