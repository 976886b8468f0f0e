/** The verdict on one file as plain text: one sentence, and the walk of rules that led to it. */
import type { Explanation, Summary } from "../../protocol/view";
import type { Localize } from "../localize";
import { placeOf } from "../tree/node";

export function explanationText(explanation: Explanation, summary: Summary, localize: Localize): string {
  const steps = explanation.steps.map((step, index) => `${index + 1}. ${step}`);
  const parts = [
    explanation.path,
    explanation.sentence,
    ...(steps.length === 0 ? [] : [[localize("explain.steps"), ...steps].join("\n")]),
    localize("explain.target", { version: summary.pi.version, folder: placeOf(summary) }),
  ];
  return `${parts.join("\n\n")}\n`;
}
