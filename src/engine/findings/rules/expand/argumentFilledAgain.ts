/** Placeholder inside of an argument, in an old pi. */
import { sinceVersion } from "../../../../profiles/features";
import type { Rule } from "../../rule";

export const argumentFilledAgain = {
  code: "expand.argumentFilledAgain",
  severity: "warning",
  until: sinceVersion("templateDefaults"),
  title: "Placeholder inside of an argument, in an old pi",
  symptom: "An argument comes out changed.",
  why: "Up to 0.79.0 pi fills in several times, arguments included.",
  example: "`/t $@`.",
  remedy: "Update pi.",
  fixes: [],
} as const satisfies Rule;
