/** What leaves: one layer, the whole prompt, or a report; masked unless somebody asked otherwise. */
import type { Secret } from "../../engine/findings/checks/secrets";
import type { Evaluation } from "../../engine/types";
import { inspectionJson } from "../json";
import type { Summary } from "../view";
import { phrase, type Words } from "../words";
import { exportDocument } from "./document";
import { toHtml, toMarkdown } from "./formats";
import { mask, maskValue, type Masked } from "./mask";

export const exportKinds = ["prompt", "layer", "markdown", "html", "json"] as const;
export type ExportKind = (typeof exportKinds)[number];

export interface ExportWish {
  readonly kind: ExportKind;
  readonly masked: boolean;
  /** What is supposed, in words; null for the real state. */
  readonly whatIf: string | null;
  /** BCP 47, of the words. */
  readonly language: string;
}

/** `text` is the prompt's, or that of the layer. */
export function exported(
  { kind, masked, whatIf, language }: ExportWish,
  { evaluation, summary, text }: { readonly evaluation: Evaluation; readonly summary: Summary; readonly text: string },
  words: Words,
): Masked {
  const sayHidden = (what: Secret["kind"]) => phrase(words, "export.hidden", { kind: words.say(what, {}) });
  const maskText = (open: string): Masked =>
    masked ? mask(open, summary.home, sayHidden) : { text: open, home: 0, secrets: 0 };
  switch (kind) {
    case "prompt":
    case "layer":
      return maskText(text);
    case "markdown":
      return maskText(toMarkdown(exportDocument(summary, text, { whatIf, masked }, words)));
    case "html":
      return maskText(toHtml(exportDocument(summary, text, { whatIf, masked }, words), language));
    case "json": {
      // Each text by itself: in JSON's own spelling a secret could be cut by an escape.
      const counts = { home: 0, secrets: 0 };
      const value = maskValue({ ...inspectionJson(evaluation, summary.size.contextWindow), whatIf, masked }, (open) => {
        const one = maskText(open);
        counts.home += one.home;
        counts.secrets += one.secrets;
        return one.text;
      });
      return { text: `${JSON.stringify(value, null, 2)}\n`, ...counts };
    }
  }
}
