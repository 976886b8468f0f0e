/** Empty argument that vanishes. */
import { sinceVersion } from "../../../../profiles/features";
import type { Rule } from "../../rule";

export const emptyDropped = {
  code: "expand.emptyDropped",
  severity: "warning",
  until: sinceVersion("emptyArgumentsKept"),
  title: "Empty argument that vanishes",
  symptom: "The arguments after it move up.",
  why: "Up to 1.2 pi drops empty arguments in quotes.",
  example: '`/t "" b`.',
  remedy: "Update pi.",
  fixes: [],
} as const satisfies Rule;
