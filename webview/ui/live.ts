/** The page's one polite announcer: at most one sentence every two seconds, the newest wins. */
import { element, fillWith } from "./dom";

export interface Live {
  readonly element: HTMLElement;
  say(sentence: string): void;
}

const pause = 2000;

export function createLive(): Live {
  const region = element("div", { class: "only-heard", role: "status", "aria-live": "polite" });
  let waiting: string | null = null;
  let resting = false;

  const speak = (): void => {
    if (waiting === null) {
      resting = false;
      return;
    }
    // A new element each time: the same sentence twice, as of two copies, is heard twice.
    fillWith(region, element("span", {}, waiting));
    waiting = null;
    resting = true;
    setTimeout(speak, pause);
  };

  return {
    element: region,
    say: (sentence) => {
      waiting = sentence;
      if (!resting) speak();
    },
  };
}
