/** What Find knows: the query, its answer, and the one place of them all that is shown. */
import type { FindAnswer, FindQuery, TextMatch } from "../src/protocol/find";
import type { FileFound, FileMatch, WhyUnread } from "../src/protocol/findLeftOut";
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

/** Where something was found: in the text of the prompt, in that of a file that was left out, or in a row of the tree. */
export type Place =
  | { readonly kind: "text"; readonly match: TextMatch }
  | { readonly kind: "file"; readonly node: TreeNode; readonly found: FileFound; readonly match: FileMatch }
  | { readonly kind: "row"; readonly node: TreeNode };

/** A file of the tree that was not looked through. */
export interface UnreadNode {
  readonly node: TreeNode;
  readonly why: WhyUnread;
}

export interface Finder {
  open(): void;
  close(): void;
  search(change: Partial<FindQuery>): void;
  /** Goes to the next or the one before, round the end. */
  step(by: 1 | -1): void;
  /** A new text has come: the places in it are looked for anew. */
  again(): void;
  /** Other rows are shown than before: none of the places is the one that is shown. */
  leave(): void;
  /** Opens the file of the place that is shown, where it is one in a file that was left out; answers whether it is. */
  openSource(): boolean;
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
    const answered = { query, answer: reply.value.value, at };
    const places = placesOf(page, { ...store.get(), find: answered });
    const last = Math.min(at, places.length - 1);
    store.set({ find: { ...answered, at: last } });
    // Only who has asked is led to a place, not who meets a new text.
    if (now.answer === null) show(places[last]);
  };

  const show = (place: Place | undefined): void => {
    if (place?.kind === "text") {
      const layer = layerAt(page, place.match.line);
      // Else the tree and the card would go on telling of the place before.
      if (layer !== null) page.select(layer, "text");
      showLine(place.match.line);
    } else if (place) page.select(place.node.id, "host");
  };

  const step = (by: 1 | -1): void => {
    const { find } = store.get();
    const places = placesOf(page, store.get());
    if (!find || places.length === 0) return;
    const at = find.at === -1 && by === -1 ? places.length - 1 : (find.at + by + places.length) % places.length;
    store.set({ find: { ...find, at } });
    show(places[at]);
  };

  /** What was looked for last, for the next opening. */
  let last = nothing;
  const search = (change: Partial<FindQuery>): void => {
    last = { ...last, ...change };
    store.set({ find: { query: last, answer: null, at: -1 } });
    void ask(last, 0);
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
    leave: () => {
      const { find } = store.get();
      if (find) store.set({ find: { ...find, at: -1 } });
    },
    openSource: () => {
      const place = placeNow(page, store.get());
      if (place?.kind === "file") openMatch(page, place.node, place.found, place.match);
      return place?.kind === "file";
    },
  };
}

/** All places in order: those in the text, then those in files that were left out, then the rows. */
export function placesOf(page: Page, { find }: PanelState): readonly Place[] {
  if (find?.answer?.kind !== "found") return [];
  const { matches, leftOut, rows } = find.answer;
  const nodes = allNodes(page.nodes());
  const files = filesByPath(nodes);
  const named = new Set(rows);
  return [
    ...matches.map((match): Place => ({ kind: "text", match })),
    ...leftOut.files.flatMap((found) => {
      const node = files.get(found.path);
      return node === undefined ? [] : found.matches.map((match): Place => ({ kind: "file", node, found, match }));
    }),
    ...nodes.filter(({ id }) => named.has(id)).map((node): Place => ({ kind: "row", node })),
  ];
}

/** The place that is shown. */
export function placeNow(page: Page, state: PanelState): Place | undefined {
  return state.find ? placesOf(page, state)[state.find.at] : undefined;
}

/** The files of the tree that were not looked through. */
export function unreadOf(page: Page, { find }: PanelState): readonly UnreadNode[] {
  if (find?.answer?.kind !== "found" || find.answer.leftOut.unread.length === 0) return [];
  const files = filesByPath(allNodes(page.nodes()));
  return find.answer.leftOut.unread.flatMap(({ path, why }) => {
    const node = files.get(path);
    return node === undefined ? [] : [{ node, why }];
  });
}

/** The innermost layer that has a line; null between the layers. */
function layerAt(page: Page, line: number): string | null {
  const rows = allNodes(page.nodes()).flatMap(({ subject }) => (subject.kind === "layer" ? [subject.row] : []));
  return (
    rows.findLast(({ tokens, firstLine, lastLine }) => tokens > 0 && firstLine <= line && line <= lastLine)?.id ?? null
  );
}

/** Opens a file that was left out at a place in it. */
export function openMatch(page: Page, node: TreeNode, { path }: FileFound, { line, start }: FileMatch): void {
  page.run("openSource", { row: node.id, path, line, column: start });
}

/** The first row of each file that was left out; a file met in two roles has two. */
function filesByPath(nodes: readonly TreeNode[]): ReadonlyMap<string, TreeNode> {
  const files = new Map<string, TreeNode>();
  for (const node of nodes) {
    const { subject } = node;
    if (subject.kind === "file" && !files.has(subject.row.path)) files.set(subject.row.path, node);
  }
  return files;
}
