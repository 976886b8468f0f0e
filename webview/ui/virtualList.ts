/**
 * A long list of which only the visible items are in the document. Items are placed by measured heights; while heights
 * are still guesses, the item at the upper edge keeps its place on the screen.
 */
import { createOffsets, type Offsets } from "./offsets";
import { element } from "./dom";

export interface VirtualListOptions {
  /** The element that scrolls. */
  readonly viewport: HTMLElement;
  /** The role and name go to this element, the direct parent of the items. */
  readonly content: HTMLElement;
  readonly key: (index: number) => string;
  /** Draws an item, into its old element if it has one. */
  readonly draw: (index: number, before: HTMLElement | undefined) => HTMLElement;
  /** The height of an item that was never drawn. */
  readonly estimate: (index: number) => number;
  /** Items that stay in the document wherever the list is scrolled, in any order: the one with the focus is among them. */
  readonly pinned?: () => readonly number[];
  /** Told which items are shown after each drawing, `last` included. */
  readonly onShown?: (first: number, last: number) => void;
}

/** The item at the upper edge and how far it is scrolled out. */
export interface Anchor {
  readonly index: number;
  readonly offset: number;
}

export interface VirtualList {
  /** Draws anew: there are `count` items now. With an anchor, that item comes to the upper edge. */
  reset(count: number, anchor?: Anchor): void;
  /** Draws the visible items again; heights and scroll position stay. */
  redraw(): void;
  anchor(): Anchor;
  /**
   * Brings an item into view: by the shortest way, or near the upper edge. Nothing moves while all from it to `until` are
   * in view.
   */
  reveal(index: number, place: "nearest" | "start", until?: number): void;
  elementOf(index: number): HTMLElement | undefined;
  dispose(): void;
}

/** Items drawn above and below what is visible, in pixels: a reader that goes from item to item finds the next one there. */
const margin = 400;
/** Browsers cannot scroll over more than some thirty million pixels. */
export const tallest = 15_000_000;

export function createVirtualList(options: VirtualListOptions): VirtualList {
  const { viewport, content } = options;
  const spacer = element("div", { class: "spacer", "aria-hidden": "true" });
  content.append(spacer);
  const drawn = new Map<string, { element: HTMLElement; index: number }>();
  let offsets: Offsets = createOffsets(0, options.estimate);
  let count = 0;
  let width = 0;
  let asked = false;

  const anchor = (): Anchor => {
    const index = offsets.at(viewport.scrollTop);
    return { index, offset: viewport.scrollTop - offsets.top(index) };
  };

  const windowNow = (): readonly [number, number] => {
    const top = viewport.scrollTop;
    return [offsets.at(Math.max(0, top - margin)), offsets.at(top + viewport.clientHeight + margin)];
  };

  /** Draws what is visible and measures it; true when a height turned out different from what was thought. */
  const pass = (): boolean => {
    const [first, last] = count === 0 ? [0, -1] : windowNow();
    const visible = Array.from({ length: last - first + 1 }, (_, at) => first + at);
    const outside = (options.pinned?.() ?? []).filter((index) => index < count && (index < first || index > last));
    place([...new Set([...visible, ...outside])].sort((one, other) => one - other));
    let changed = false;
    for (const { element: item, index } of drawn.values()) {
      const height = item.offsetHeight;
      if (height === 0 || Math.abs(height - offsets.height(index)) < 0.5) continue;
      offsets.setHeight(index, height);
      changed = true;
    }
    options.onShown?.(first, last);
    return changed;
  };

  const place = (wanted: readonly number[]): void => {
    const keys = new Set(wanted.map(options.key));
    for (const [key, { element: item }] of drawn) {
      if (keys.has(key)) continue;
      item.remove();
      drawn.delete(key);
    }
    let after: Element = spacer;
    for (const index of wanted) {
      const key = options.key(index);
      const before = drawn.get(key)?.element;
      const item = options.draw(index, before);
      if (before && before !== item) before.remove();
      drawn.set(key, { element: item, index });
      // An item that is in its place is not moved: moving it would take the focus away.
      if (after.nextElementSibling !== item) after.after(item);
      after = item;
    }
  };

  const settle = (): void => {
    for (const { element: item, index } of drawn.values()) item.style.transform = `translateY(${offsets.top(index)}px)`;
    spacer.style.height = `${Math.min(offsets.total, tallest)}px`;
  };

  /** Heights change where lines wrap, and with them what is visible: a few rounds settle it. */
  const draw = (keep: Anchor = anchor()): void => {
    for (let round = 0; round < 4; round++) {
      const changed = pass();
      settle();
      const lowest = Math.max(0, Math.min(offsets.total, tallest) - viewport.clientHeight);
      const wanted = Math.max(0, Math.min(lowest, offsets.top(keep.index) + keep.offset));
      if (Math.abs(viewport.scrollTop - wanted) > 0.5) viewport.scrollTop = wanted;
      else if (!changed) break;
    }
  };

  const onScroll = (): void => {
    if (asked) return;
    asked = true;
    requestAnimationFrame(() => {
      asked = false;
      draw();
    });
  };

  const onResize = (): void => {
    if (viewport.clientWidth === width) return draw();
    width = viewport.clientWidth;
    reset(count, anchor());
  };

  const reset = (newCount: number, keep: Anchor = anchor()): void => {
    count = newCount;
    offsets = createOffsets(count, options.estimate);
    settle();
    draw({ index: Math.max(0, Math.min(keep.index, count - 1)), offset: keep.offset });
  };

  const reveal = (index: number, where: "nearest" | "start", until = index): void => {
    if (index < 0 || index >= count) return;
    const top = offsets.top(index);
    const seen = { top: viewport.scrollTop, bottom: viewport.scrollTop + viewport.clientHeight };
    if (top >= seen.top && offsets.top(until) + offsets.height(until) <= seen.bottom) return draw();
    // A whole item stands at the upper edge, some way above.
    if (where === "start") return draw({ index: offsets.at(Math.max(0, top - viewport.clientHeight / 8)), offset: 0 });
    const below = top >= seen.top;
    draw({ index, offset: below ? offsets.height(index) - viewport.clientHeight : 0 });
  };

  viewport.addEventListener("scroll", onScroll, { passive: true });
  const resizes = new ResizeObserver(onResize);
  resizes.observe(viewport);

  return {
    reset,
    redraw: () => draw(),
    anchor,
    reveal,
    elementOf: (index) => (index >= 0 && index < count ? drawn.get(options.key(index))?.element : undefined),
    dispose: () => {
      resizes.disconnect();
      viewport.removeEventListener("scroll", onScroll);
    },
  };
}
