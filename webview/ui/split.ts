/** Two panes with a divider that the pointer drags and the arrow keys move: beside each other, or stacked. */
import { element, setAttributes } from "./dom";

export interface SplitOptions {
  readonly first: HTMLElement;
  readonly second: HTMLElement;
  /** The divider's names, asked for whenever its place changes. */
  readonly names: () => { readonly beside: string; readonly stacked: string };
  /** Share of the first pane, in percent. */
  readonly share: number;
  readonly onShare: (share: number) => void;
}

const least = 15;
const most = 80;
const step = 2;

/** Stacking is decided by the style sheet; the divider asks how it lies. */
export function split({ first, second, names, share, onShare }: SplitOptions): HTMLElement {
  const divider = element("div", {
    class: "divider",
    role: "separator",
    tabindex: 0,
    "aria-valuemin": least,
    "aria-valuemax": most,
    "aria-controls": first.id,
  });
  const box = element("div", { class: "split" }, first, divider, second);
  const isStacked = () => getComputedStyle(box).flexDirection === "column";
  let now = share;

  const set = (value: number): void => {
    now = Math.round(Math.max(least, Math.min(most, value)) * 10) / 10;
    box.style.setProperty("--share", `${now}%`);
    setAttributes(divider, { "aria-valuenow": Math.round(now) });
  };
  const orient = (): void => {
    const stacked = isStacked();
    setAttributes(divider, {
      "aria-orientation": stacked ? "horizontal" : "vertical",
      "aria-label": stacked ? names().stacked : names().beside,
    });
  };
  const choose = (value: number): void => {
    set(value);
    onShare(now);
  };

  divider.addEventListener("keydown", (event) => {
    const [less, more] = isStacked() ? ["ArrowUp", "ArrowDown"] : ["ArrowLeft", "ArrowRight"];
    const targets: Record<string, number> = { [less!]: now - step, [more!]: now + step, Home: least, End: most };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    choose(target);
  });
  divider.addEventListener("pointerdown", (event) => {
    divider.setPointerCapture(event.pointerId);
    event.preventDefault();
  });
  divider.addEventListener("pointermove", (event) => {
    if (!divider.hasPointerCapture(event.pointerId)) return;
    const area = box.getBoundingClientRect();
    const part = isStacked() ? (event.clientY - area.top) / area.height : (event.clientX - area.left) / area.width;
    choose(part * 100);
  });

  set(share);
  new ResizeObserver(orient).observe(box);
  orient();
  return box;
}
