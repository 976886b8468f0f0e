/** Tells the host which part of the panel has the keyboard, so that VS Code knows which keys hold. */
import type { PaneName } from "../src/protocol/keys";

export function watchFocus(paneNow: () => PaneName | null, tell: (pane: PaneName | null) => void): void {
  let told: PaneName | null = null;
  const look = (): void => {
    const pane = paneNow();
    if (pane === told) return;
    told = pane;
    tell(pane);
  };
  document.addEventListener("focusin", look);
  // Where the focus goes is known only after it has left.
  document.addEventListener("focusout", () => setTimeout(look));
  window.addEventListener("focus", look);
  window.addEventListener("blur", look);
}
