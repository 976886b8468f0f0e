/** Puts the panes together: what is selected, what a key does, and how a new state reaches them all. */
import type { Channel } from "../src/protocol/channel";
import type { PanelAct } from "../src/protocol/keys";
import type { HostEvents, PageRequests, PageState } from "../src/protocol/messages";
import { counted, headed, inSentences, phrase, type Phrases } from "../src/protocol/words";
import { createPanes } from "./view/panes";
import { allNodes, findNode, nodesOf, onlyGroup, type TreeNode } from "./view/nodes";
import { changesSection } from "./view/changes";
import { inspectionOf, isSameRun, summaryOf, wordsOf, type InspectionState, type Page } from "./view/page";
import { pathOf } from "./view/tree";
import type { PanelState, Store } from "./store";
import { watchFocus } from "./focus";
import { createLive } from "./ui/live";
import type { LeftOutGroup, Row } from "../src/protocol/view";

export interface Panel {
  /** Takes a new whole state. */
  receive(state: PageState): void;
  /** Selects a row by its id, as the host asks for it. */
  reveal(row: string): void;
  /** Does what a command asks for. */
  act(act: PanelAct): void;
}

/** Builds the panel into `root` and keeps it in step with the store. */
export function createPanel(
  root: HTMLElement,
  store: Store,
  channel: Channel<PageRequests, HostEvents>,
  retry: () => void,
): Panel {
  const live = createLive();
  let tree: { state: InspectionState | null; filter: LeftOutGroup | null; nodes: readonly TreeNode[] } = {
    state: null,
    filter: null,
    nodes: [],
  };

  const page: Page = {
    store,
    words: () => wordsOf(store.get().page),
    nodes: () => {
      const state = inspectionOf(store.get());
      const { filter } = store.get();
      if (tree.state !== state || tree.filter !== filter) {
        const all = state ? nodesIn(state, page.words()) : [];
        tree = { state, filter, nodes: filter === null ? all : onlyGroup(all, filter) };
      }
      return tree.nodes;
    },
    isOpen: (node) => store.get().view.opened[node.id] ?? !node.startsClosed,
    setOpen: (node, open) => {
      const { selected, opened } = store.get().view;
      // What is selected must not be hidden in a closed node.
      const hides = !open && selected !== null && findNode(node.children, selected) !== null;
      store.setView({ opened: { ...opened, [node.id]: open }, ...(hides ? { selected: node.id } : {}) });
    },
    select: (id, from) => {
      // What is to be seen may be what the filter hides.
      if (store.get().filter !== null && findNode(page.nodes(), id) === null) store.set({ filter: null });
      const found = findNode(page.nodes(), id);
      if (!found) return;
      const { opened } = store.get().view;
      const closed = found.above.filter((above) => !page.isOpen(findNode(page.nodes(), above)!.node));
      const change =
        closed.length === 0
          ? {}
          : { opened: { ...opened, ...Object.fromEntries(closed.map((above) => [above, true])) } };
      store.setView({ selected: id, ...change });
      const layer = layerOf(found.node);
      if (from !== "text" && layer) panes.text.reveal(layer);
    },
    run: (command, target = {}) => {
      const { row = null, path = null, line = null, column = null, text } = target;
      const along = text === undefined ? {} : { text };
      void channel.request("command", { command, row, path, line, column, ...along }, commandLimit).then((reply) => {
        if (!reply.ok) live.say(phrase(page.words(), "live.failedCommand", { error: reply.error }));
        else if (command === "copyLayer" || command === "copyPrompt") live.say(page.words().strings["live.copied"]);
      });
    },
    showOnly: (group) => {
      const filter = store.get().filter === group ? null : group;
      store.set({ filter });
      const first = allNodes(page.nodes()).find(({ subject }) => subject.kind === "file");
      if (filter !== null && first) page.select(first.id, "host");
    },
    openSource: (node) => {
      const path = pathOf(node);
      const { subject } = node;
      const range = "row" in subject && "range" in subject.row ? subject.row.range : null;
      if (path !== null)
        page.run("openSource", {
          row: node.id,
          path,
          line: range?.startLine ?? null,
          column: range?.startColumn ?? null,
        });
    },
    explain: (node) => void explain(node),
    say: live.say,
    retry,
  };

  /** The layer that a node stands for; a change stands for the layer that it is a change of. */
  const layerOf = ({ subject }: TreeNode): Row | null => {
    if (subject.kind === "layer") return subject.row;
    const of = subject.kind === "change" && subject.row.row !== null ? findNode(page.nodes(), subject.row.row) : null;
    return of?.node.subject.kind === "layer" ? of.node.subject.row : null;
  };

  const explain = async (node: TreeNode): Promise<void> => {
    const path = pathOf(node);
    const summary = summaryOf(store.get());
    if (path === null || !summary) return;
    const reply = await channel.request("explain", { revision: summary.revision, path });
    const words = page.words();
    if (!reply.ok) {
      store.set({ explained: { id: node.id, result: { error: reply.error } } });
      return live.say(phrase(words, "card.explainFailed", { error: reply.error }));
    }
    if (reply.value.kind !== "current") return;
    const { sentence, steps } = reply.value.value;
    store.set({ explained: { id: node.id, result: reply.value.value } });
    live.say(inSentences(words, [sentence, ...(steps.length === 0 ? [words.strings["card.noSteps"]] : steps)]));
  };

  const panes = createPanes(page, {
    lines: (request) => channel.request("lines", request),
    expand: (request) => channel.request("expand", request),
    find: (request) => channel.request("find", request),
  });
  root.replaceChildren(panes.element, live.element);
  document.addEventListener("keydown", (event) => panes.onKey(event));
  watchFocus(panes.paneNow, (pane) => channel.tell("focus", { pane }));

  const announce = (now: PanelState, before: PanelState): void => {
    const summary = summaryOf(now);
    const old = summaryOf(before);
    if (!summary) return;
    const words = page.words();
    const news = inSentences(words, panes.news());
    if (!old || summary.revision === old.revision) return news === "" ? undefined : live.say(news);
    const tokens = counted(words, "count.tokens", summary.totals.tokens);
    const leftOut = counted(words, "count.leftOut", summary.leftOut.total);
    live.say(headed(words, phrase(words, "live.updated", { tokens, leftOut }), [news]));
  };

  store.onChange((now, before) => {
    panes.draw(now, before);
    announce(now, before);
  });
  panes.draw(store.get(), null);
  /** A row that the host wants to be seen and that no state has had yet. */
  let wanted: string | null = null;
  const reveal = (row: string): void => {
    wanted = findNode(page.nodes(), row) === null ? row : null;
    page.select(row, "host");
  };

  return {
    reveal,
    act: panes.act,
    receive: (state) => {
      const { view, explained, filter: last, page: before } = store.get();
      const isStillThere =
        state.kind === "inspection" && state.summary.leftOut.parts.some(({ group }) => group === last);
      const filter = isStillThere ? last : null;
      const stays =
        state.kind === "inspection" && before?.kind === "inspection" && isSameRun(state.summary, before.summary);
      const selected = state.kind === "inspection" ? settle(view.selected, state, wordsOf(state)) : view.selected;
      store.set({
        page: state,
        problem: null,
        view: { ...view, selected },
        explained: stays ? explained : null,
        filter,
      });
      if (wanted !== null) reveal(wanted);
    },
  };
}

function nodesIn({ summary, compared }: InspectionState, words: Phrases): readonly TreeNode[] {
  return [...changesSection(compared, words), ...nodesOf(summary, words)];
}

/** A row that is gone leaves the selection to the first layer. */
function settle(selected: string | null, state: InspectionState, words: Phrases): string | null {
  const isThere = selected !== null && findNode(nodesIn(state, words), selected) !== null;
  return isThere ? selected : (state.summary.rows[0]?.id ?? null);
}

/** Commands may show a choice and wait for the user. */
const commandLimit = 10 * 60 * 1000;
