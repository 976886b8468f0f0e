/** The one state of the page. Panes draw from it and are told of every change; what outlives a reload is kept apart. */
import type { PageState } from "../src/protocol/messages";
import type { Explanation, LeftOutGroup } from "../src/protocol/view";
import type { FindState } from "./find";
import type { Anchor } from "./ui/virtualList";

/** What the user has set, kept over updates and reloads. */
export interface ViewState {
  readonly selected: string | null;
  /** Nodes that the user opened (true) or closed (false). */
  readonly opened: Readonly<Record<string, boolean>>;
  /** Share of the tree, in percent, beside the text and above it. */
  readonly share: number;
  readonly aboutOpen: boolean;
  /** Arguments that were tried out, by the template's path. */
  readonly tried: Readonly<Record<string, string>>;
  readonly treeAnchor: Anchor;
  readonly textAnchor: Anchor;
}

export interface PanelState {
  readonly page: PageState | null;
  /** Why there is no state at all: the host did not answer. */
  readonly problem: string | null;
  readonly view: ViewState;
  /** What is looked for; null while Find is closed. */
  readonly find: FindState | null;
  /** Show only what was left out for this reason. */
  readonly filter: LeftOutGroup | null;
  /** The explanation of the selected file, once it was asked for. */
  readonly explained: { readonly id: string; readonly result: Explanation | { readonly error: string } } | null;
}

export const freshView: ViewState = {
  selected: null,
  opened: {},
  share: 36,
  aboutOpen: false,
  tried: {},
  treeAnchor: { index: 0, offset: 0 },
  textAnchor: { index: 0, offset: 0 },
};

export interface Store {
  get(): PanelState;
  set(change: Partial<PanelState>): void;
  setView(change: Partial<ViewState>): void;
  onChange(listener: (now: PanelState, before: PanelState) => void): void;
}

export function createStore(initial: PanelState): Store {
  let state = initial;
  const listeners: ((now: PanelState, before: PanelState) => void)[] = [];
  const set = (change: Partial<PanelState>): void => {
    const before = state;
    state = { ...state, ...change };
    for (const listener of listeners) listener(state, before);
  };
  return {
    get: () => state,
    set,
    setView: (change) => set({ view: { ...state.view, ...change } }),
    onChange: (listener) => listeners.push(listener),
  };
}

/** Reads what an earlier page kept; anything that does not fit is replaced by the fresh value. */
export function readView(kept: unknown): ViewState {
  if (typeof kept !== "object" || kept === null) return freshView;
  const { selected, opened, share, aboutOpen, tried, treeAnchor, textAnchor } = kept as Record<string, unknown>;
  return {
    selected: typeof selected === "string" ? selected : null,
    opened: recordOf(opened, (open): open is boolean => typeof open === "boolean"),
    share: typeof share === "number" && share > 0 && share < 100 ? share : freshView.share,
    aboutOpen: aboutOpen === true,
    tried: recordOf(tried, (text): text is string => typeof text === "string"),
    treeAnchor: readAnchor(treeAnchor),
    textAnchor: readAnchor(textAnchor),
  };
}

/** The entries whose values fit. */
function recordOf<T>(kept: unknown, fits: (value: unknown) => value is T): Readonly<Record<string, T>> {
  const entries = isRecord(kept) ? Object.entries(kept) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, T] => fits(entry[1])));
}

function readAnchor(kept: unknown): Anchor {
  const { index, offset } = isRecord(kept) ? kept : {};
  return typeof index === "number" && typeof offset === "number" ? { index, offset } : { index: 0, offset: 0 };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
