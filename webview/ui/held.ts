/** The focus over a new drawing: what is made anew must not take it away. */

/** How the stop that had the focus is known again. */
export type KnownBy = "words" | "place";

/**
 * Draws anew what is in `box`. The button that had the focus gets it back: the one with the same words, else, if asked so,
 * the one at the same place. Where there is none, `elsewhere` takes it.
 */
export function keepFocus(box: Element, draw: () => void, by: KnownBy, elsewhere: () => void): void {
  const stops = () => [...box.querySelectorAll<HTMLElement>(".button, [tabindex='0']")];
  const before = stops();
  const at = before.findIndex((one) => one.contains(document.activeElement));
  const words = before[at]?.textContent;
  draw();
  if (at === -1) return;
  const after = stops();
  const atPlace = after[at];
  const sameWords = atPlace?.textContent === words ? atPlace : after.find(({ textContent }) => textContent === words);
  const next = sameWords ?? (by === "place" ? atPlace : undefined);
  if (next) next.focus();
  else elsewhere();
}
