/** The verdict on any file, with the walk of rules that led to it; also on files that no step ever met. */
import { because } from "../../engine/decide";
import { neverReadWalk } from "../../engine/neverRead";
import type { PathFlavour } from "../../engine/ports";
import type { Decision, Evaluation } from "../../engine/types";
import { sayHere, type Teller } from "../../protocol/teller";
import type { TargetView } from "../../protocol/messages";
import { placesOf } from "../../protocol/place";
import type { Explanation } from "../../protocol/view";
import { visible } from "../../protocol/visible";
import type { Words } from "../../protocol/words";

export function explanationOf(
  evaluation: Evaluation,
  view: TargetView,
  path: string,
  words: Words,
  flavour: PathFlavour,
): Explanation {
  const teller: Teller = { words, evaluation, places: placesOf(evaluation.cwd, view) };
  const decision = decisionOn(evaluation.files, path);
  if (decision === undefined) {
    const walk = neverReadWalk(path, { ...evaluation, home: view.home }, flavour);
    const sentence = visible(sayHere(teller, because("explain.neverRead", { cwd: evaluation.cwd })));
    return { path, verdict: "neverRead", sentence, steps: walk.map((step) => visible(sayHere(teller, step))) };
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
