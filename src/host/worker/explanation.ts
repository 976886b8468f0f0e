/** The verdict on any file, with the walk of rules that led to it; also on files that no step ever met. */
import type { Decision, Evaluation } from "../../engine/types";
import { sayHere, type Teller } from "../../protocol/teller";
import type { TargetView } from "../../protocol/messages";
import { placesOf, shortPath } from "../../protocol/place";
import type { Explanation } from "../../protocol/view";
import { visible } from "../../protocol/visible";
import type { Words } from "../../protocol/words";

export function explanationOf(evaluation: Evaluation, view: TargetView, path: string, words: Words): Explanation {
  const teller: Teller = { words, evaluation, places: placesOf(evaluation.cwd, view) };
  const decision = decisionOn(evaluation.files, path);
  if (decision === undefined) {
    const cwd = shortPath(teller.places, evaluation.cwd);
    return { path, verdict: "neverRead", sentence: visible(words.say("explain.neverRead", { cwd })), steps: [] };
  }
  return {
    path,
    verdict: decision.verdict,
    sentence: visible(sayHere(teller, decision.reason)),
    steps: decision.trace.map((step) => visible(sayHere(teller, step))),
  };
}

/** A file may be met twice, in two roles; the role in which it is used says more. */
function decisionOn(files: readonly Decision[], path: string): Decision | undefined {
  const all = files.filter((file) => file.path === path);
  return all.find((file) => file.verdict === "included") ?? all.find((file) => file.verdict !== "neverRead") ?? all[0];
}
