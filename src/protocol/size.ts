/** Sizes in words: of the whole prompt, and of what a change of one layer costs. */
import { partedAt, shareOf } from "../engine/size/size";
import type { Changing } from "../engine/size/changing";
import type { Evaluation } from "../engine/types";
import { sayHere, type Teller } from "./teller";
import type { ChangingView, Row, SizeView } from "./view";
import { visible } from "./visible";
import { counted, inSentences, listed, phrase, type Phrases } from "./words";

/** `contextWindow` is in tokens; null where no share of one is wanted. */
export function sizeView(words: Phrases, evaluation: Evaluation, contextWindow: number | null): SizeView {
  const tokens = counted(words, "count.tokens", evaluation.totals.tokens);
  const overBudget = overBudgetOf(words, evaluation);
  const values =
    contextWindow === null
      ? null
      : { share: percent(words, evaluation.totals.tokens, contextWindow), window: words.number(contextWindow) };
  return {
    contextWindow,
    share: values === null ? "" : phrase(words, "size.share", values),
    overBudget,
    sentence: listed(words, [tokens, values === null ? "" : phrase(words, "size.ofWindow", values), overBudget]),
  };
}

/** With one place below ten; a share that is not nothing is never said to be 0. */
function percent(words: Phrases, tokens: number, contextWindow: number): string {
  const exact = shareOf(tokens, contextWindow) * 100;
  const rounded = exact < 10 ? Math.round(exact * 10) / 10 : Math.round(exact);
  return rounded === 0 && tokens > 0
    ? phrase(words, "size.under", { number: words.number(0.1) })
    : words.number(rounded);
}

/** Only where the finding stands: whoever lives with it does not want to read it again. */
function overBudgetOf(words: Phrases, { findings }: Evaluation): string {
  const budget = findings.find(({ code }) => code === "budget.prompt")?.arguments["budget"];
  return budget === undefined ? "" : phrase(words, "size.overBudgetOf", { budget: words.number(Number(budget)) });
}

/** What a layer that changes by itself is called, and why it does; null for all others. */
export function changingView(teller: Teller, changing: Changing | undefined): ChangingView | null {
  if (changing === undefined) return null;
  const reasons = changing.reasons.map((reason) => visible(sayHere(teller, reason)));
  return { label: teller.words.strings[`size.changes.${changing.kind}`], reason: inSentences(teller.words, reasons) };
}

/** What a provider's cache can keep of the prompt after a change at the start of a layer. */
export function costOfChange(words: Phrases, { tokensToEnd }: Row, total: number): string {
  const values = {
    kept: words.number(total - tokensToEnd),
    anew: words.number(tokensToEnd),
    total: words.number(total),
  };
  return phrase(words, tokensToEnd === total ? "size.keepsNothing" : "size.keeps", values);
}

/** The same for two texts that part at an offset; the one that is sent now has `length` UTF-16 units. */
export function keptOf(words: Phrases, offset: number, length: number): string {
  const { before, after } = partedAt(offset, length);
  const values = { kept: words.number(before), anew: words.number(after) };
  return phrase(words, before === 0 ? "change.keptNothing" : "change.kept", values);
}
