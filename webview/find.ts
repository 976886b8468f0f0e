/** What Find knows: the query, its answer, and the one place of them all that is shown. */
import { has, type FindAnswer, type FindQuery, type TextMatch } from "../src/protocol/find";
import type { PageRequests } from "../src/protocol/messages";
import type { Reply } from "../src/protocol/channel";
import { summaryOf, type Page } from "./view/page";
import { allNodes, type TreeNode } from "./view/nodes";
import type { PanelState } from "./store";

export interface FindState {
  readonly query: FindQuery;
  /** Null while the host is asked. */
  readonly answer: FindAnswer | null;
  /** The index of the place that is shown, counted over all places; -1 before the first. */
  readonly at: number;
}

/** Where something was found: in the text, or in a row of the tree. */
export type Place =
  { readonly kind: "text"; readonly match: TextMatch } | { readonly kind: "row"; readonly node: TreeNode };

export interface Finder {
  open(): void;
  close(): void;
  search(change: Partial<FindQuery>): void;
  /** Goes to the next or the one before, round the end. */
  step(by: 1 | -1): void;
  /** A new text has come: the places in it are looked for anew. */
  again(): void;
}

export interface FinderPorts {
  readonly page: Page;
  fetch(input: PageRequests["find"]["in"]): Promise<Reply<PageRequests["find"]["out"]>>;
  showLine(line: number): void;
}

const nothing: FindQuery = { text: "", matchCase: false, isPattern: false };

export function createFinder({ page, fetch, showLine }: FinderPorts): Finder {
  const { store } = page;

  const ask = async (query: FindQuery, at: number): Promise<void> => {
    const summary = summaryOf(store.get());
    if (!summary) return;
    const reply = await fetch({ revision: summary.revision, query });
    const now = store.get().find;
    // Letters that were typed meanwhile have their own answer on its way.
    if (now?.query !== query) return;
    if (!reply.ok) return store.set({ find: { query, answer: { kind: "invalid", message: reply.error }, at: -1 } });
    if (reply.value.kind === "stale") return;
    store.set({ find: { query, answer: reply.value.value, at } });
    if (at === -1) step(1);
  };

  const step = (by: 1 | -1): void => {
    const { find } = store.get();
    const places = placesOf(page, store.get());
    if (!find || places.length === 0) return;
    const at = find.at === -1 && by === -1 ? places.length - 1 : (find.at + by + places.length) % places.length;
    store.set({ find: { ...find, at } });
    const place = places[at];
    if (place?.kind === "text") showLine(place.match.line);
    else if (place) page.select(place.node.id, "host");
  };

  /** What was looked for last, for the next opening. */
  let last = nothing;
  const search = (change: Partial<FindQuery>): void => {
    last = { ...last, ...change };
    store.set({ find: { query: last, answer: null, at: -1 } });
    void ask(last, -1);
  };

  return {
    open: () => store.get().find ?? search({}),
    close: () => store.set({ find: null }),
    search,
    step,
    again: () => {
      const { find } = store.get();
      if (find && find.query.text !== "") void ask(find.query, find.at);
    },
  };
}

/** All places in order: those in the text, then the rows. */
export function placesOf(page: Page, { find }: PanelState): readonly Place[] {
  if (!find) return [];
  const matches = find.answer?.kind === "found" ? find.answer.matches : [];
  return [
    ...matches.map((match): Place => ({ kind: "text", match })),
    ...rowsWith(page, find.query).map((node): Place => ({ kind: "row", node })),
  ];
}

/** The layers and files whose title, description or reason has what is looked for. */
function rowsWith(page: Page, query: FindQuery): readonly TreeNode[] {
  if (query.text === "") return [];
  return allNodes(page.nodes()).filter((node) => {
    const { subject } = node;
    if (subject.kind !== "layer" && subject.kind !== "file") return false;
    return has([node.title, node.description, subject.row.reason, subject.row.path ?? ""].join("\n"), query);
  });
}
