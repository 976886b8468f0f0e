/** What leaves: one layer, the whole prompt, or a report; masked unless somebody asked otherwise. */
import type { Secret } from "../../engine/findings/checks/secrets";
import type { Evaluation } from "../../engine/types";
import { inspectionJson, toJson } from "../json";
import type { Summary } from "../view";
import { phrase, type Words } from "../words";
import { exportDocument } from "./document";
import { toHtml, toMarkdown } from "./formats";
import { mask, maskTexts, type Masked } from "./mask";

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
  const counts = { home: 0, secrets: 0 };
  const sayHidden = (what: Secret["kind"]) => phrase(words, "export.hidden", { kind: words.say(what, {}) });
  const maskText = (open: string): string => {
    if (!masked) return open;
    const one = mask(open, summary.home, sayHidden);
    counts.home += one.home;
    counts.secrets += one.secrets;
    return one.text;
  };
  // Each text by itself, before it is written as Markdown, HTML or JSON: their escapes would cut a secret or a path.
  const report = () => maskTexts(exportDocument(summary, text, { whatIf, masked }, words), maskText);
  const written = (): string => {
    switch (kind) {
      case "prompt":
      case "layer":
        return maskText(text);
      case "markdown":
        return toMarkdown(report());
      case "html":
        return toHtml(report(), language);
      case "json":
        return toJson(
          maskTexts({ ...inspectionJson(evaluation, summary.size.contextWindow), whatIf, masked }, maskText),
        );
    }
  };
  return { text: written(), ...counts };
}
