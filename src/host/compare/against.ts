/** What a shown target is compared with, and how that is called. */
import { assume } from "../../engine/hypothesis/hypothesis";
import { hypothesesInWords } from "../../protocol/hypothesisWords";
import type { Moment, Side } from "../../protocol/messages";
import type { Phrases } from "../../protocol/words";
import type { Localize } from "../localize";
import { isWhatIf, realOf, targetKey, type Target } from "../target";

/** The other side of a comparison. Times are in milliseconds since the epoch. */
export type Against =
  | { readonly kind: "real" }
  | { readonly kind: "moment"; readonly moment: Exclude<Moment, "now">; readonly time: number }
  | { readonly kind: "revision"; readonly commit: string; readonly title: string };

/** One side: a target, at a moment. */
export interface Shown {
  readonly target: Target;
  readonly moment: Moment;
}

/** What a target is compared with when nobody says otherwise: a what-if with the real state. */
export function usualAgainst(target: Target | undefined): Against | null {
  return target && isWhatIf(target) ? { kind: "real" } : null;
}

export function otherSide(target: Target, against: Against): Shown {
  switch (against.kind) {
    case "real":
      return { target: realOf(target), moment: "now" };
    case "moment":
      return { target, moment: against.moment };
    case "revision": {
      const { commit } = against;
      return {
        target: { ...target, hypotheses: assume(target.hypotheses, { kind: "revision", commit }) },
        moment: "now",
      };
    }
  }
}

export function sideOf({ target, moment }: Shown): Side {
  return { target: targetKey(target), moment };
}

export function againstInWords(against: Against, localize: Localize, time: (milliseconds: number) => string): string {
  switch (against.kind) {
    case "real":
      return localize("against.real");
    case "moment": {
      const key = against.moment === "opened" ? "against.opened" : "against.lastSave";
      return localize(key, { time: time(against.time) });
    }
    case "revision":
      return localize("against.revision", { commit: against.commit.slice(0, 8), title: against.title });
  }
}

/** The shown target in words, for the titles of comparisons. */
export function targetInWords(target: Target, localize: Localize, phrases: Phrases): string {
  if (!isWhatIf(target)) return localize("against.now");
  return localize("against.whatIf", { what: hypothesesInWords(phrases, target.hypotheses) });
}
