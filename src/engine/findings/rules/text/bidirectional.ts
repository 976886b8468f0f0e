/** Characters that reorder text. */
import type { Rule } from "../../rule";

export const bidirectional = {
  code: "text.bidirectional",
  severity: "warning",
  title: "Characters that reorder text",
  symptom: "A line reads differently for people and for the model.",
  why: "Embeddings, overrides and isolates change the order in which text is shown only.",
  example: "An override that hides the end of a command.",
  remedy: "Remove them.",
  fixes: ["removeCharacters"],
} as const satisfies Rule;
