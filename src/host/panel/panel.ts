/** One panel: the page in an editor tab, following one target while it can be seen. */
import { randomBytes } from "node:crypto";
import { env, Uri, workspace, type WebviewPanel } from "vscode";
import { createChannel, type Channel } from "../../protocol/channel";
import type { PaneName, PanelAct } from "../../protocol/keys";
import type { FromPage, PageEvents, PageRequests, PageState, Revised, ToPage } from "../../protocol/messages";
import { usualAgainst, type Against } from "../compare/against";
import { createComparing } from "../compare/comparing";
import { createEndings, systemClock, type Ending } from "../event";
import { announceAfter, type InspectionState } from "../inspections";
import { localize, pageStrings } from "../localize";
import { dependsOn, unsavedRealPaths, type Session } from "../session";
import { shownCwd, targetKey, type Target } from "../target";
import { modelNotice } from "../virtual/fromWindow";
import { panelHtml } from "./html";
import { pageState } from "./pageState";

export interface Panel extends Ending {
  readonly webviewPanel: WebviewPanel;
  target(): Target | undefined;
  /** Shows another target from now on. */
  retarget(target: Target | undefined): void;
  /** What the target is compared with; null for nothing. */
  against(): Against | null;
  /** Compares with something else from now on; with null as usual: a what-if with the real state. */
  compareWith(against: Against | null): void;
  /** Selects a row of the page, now or as soon as the page is there. */
  reveal(row: string): void;
  /** Does what a command of the panel asks for. */
  act(act: PanelAct): void;
}

/** What the page asks the window for. */
export interface PanelPorts {
  run(panel: Panel, input: PageCommandInput): Promise<void>;
  /** Another part of the page has the keyboard; null for none. */
  focus(panel: Panel, pane: PaneName | null): void;
}

/** Most characters of an expanded message that the page is given. */
const pageMessageLimit = 100_000;

export type PageCommandInput = PageRequests["command"]["in"];

/** Folders that the page may load from. */
export function panelRoots(extensionUri: Uri): Uri[] {
  return [Uri.joinPath(extensionUri, "dist"), Uri.joinPath(extensionUri, "media")];
}

export function createPanel(
  session: Session,
  webviewPanel: WebviewPanel,
  first: Target | undefined,
  ports: PanelPorts,
): Panel {
  const { inspections, updates } = session;
  const { webview } = webviewPanel;
  const endings = createEndings();
  let target = first;
  let following: Ending | null = null;
  /** The page asked for its state and hears what comes after. */
  let isReady = false;
  let pendingRow: string | null = null;
  let stopPatience = () => {};
  /** What the target is compared with. */
  let against = usualAgainst(first);

  const stateOf = (): InspectionState | undefined => target && inspections.state(target);

  const current = (): PageState => {
    const unsaved = target ? unsavedRealPaths(session, target) : new Set<string>();
    const around = { unsaved, isRestricted: !workspace.isTrusted, model: target ? modelNotice(target) : null };
    return pageState(stateOf(), around, comparing.view(), localize, pageStrings());
  };

  const announce = () => {
    const revision = stateOf()?.summary?.revision ?? null;
    updates.fire({ view: "panel", target: target ? targetKey(target) : "", revision });
  };

  const follow = () => {
    const before = following;
    following = target && webviewPanel.visible ? inspections.follow(target) : null;
    before?.dispose();
    comparing.set(webviewPanel.visible ? target : undefined, against);
  };

  const channel: Channel<Record<never, never>, PageEvents> = createChannel<ToPage, FromPage>(
    {
      post: (message) => void webview.postMessage(message),
      onMessage: (listener) => {
        const ending = webview.onDidReceiveMessage(listener);
        return () => ending.dispose();
      },
      wait: systemClock.wait,
      onProblem: (problem) => session.log.warn(`The panel: ${problem}`),
    },
    {
      requests: {
        ready: () => {
          isReady = true;
          queueMicrotask(revealPending);
          announce();
          return current();
        },
        lines: async ({ revision, start, end }) =>
          target ? inspections.lines(target, revision, start, end) : gone(revision),
        explain: async ({ revision, path }) => (target ? inspections.explain(target, revision, path) : gone(revision)),
        find: async ({ revision, query }) => (target ? inspections.find(target, revision, query) : gone(revision)),
        expand: async ({ revision, line }) =>
          target ? inspections.expand(target, revision, line, pageMessageLimit) : gone(revision),
        command: async (input) => {
          await ports.run(panel, input);
          return null;
        },
      },
      events: { focus: ({ pane }) => ports.focus(panel, pane) },
    },
  );

  const push = () => {
    if (!isReady) return;
    channel.tell("state", current());
    announce();
  };

  const comparing = endings.add(createComparing(session, push));

  const revealPending = () => {
    if (pendingRow === null || !isReady || !stateOf()?.summary) return;
    channel.tell("reveal", { row: pendingRow });
    pendingRow = null;
  };

  /** The page stays, with its selection; the old prompt stays in it for the moment that the new one takes. */
  const showTarget = () => {
    webviewPanel.title = titleOf(target);
    channel.tell("target", { target: target ? targetKey(target) : "" });
    stopPatience();
    const isThere = stateOf()?.summary ?? target === undefined;
    if (isThere) push();
    else stopPatience = systemClock.wait(announceAfter, () => stateOf()?.summary ?? push());
  };

  const draw = () => {
    isReady = false;
    const file = (name: string) => webview.asWebviewUri(Uri.joinPath(session.extensionUri, "dist", name)).toString();
    const title = titleOf(target);
    webviewPanel.title = title;
    webview.html = panelHtml({
      source: webview.cspSource,
      nonce: randomBytes(16).toString("base64"),
      script: file("panel.js"),
      style: file("panel.css"),
      title,
      language: env.language,
      strings: pageStrings(),
      target: target ? targetKey(target) : "",
    });
  };

  endings.add(channel);
  endings.add(
    inspections.onDidChange((state) => {
      if (target === undefined || targetKey(state.target) !== targetKey(target)) return;
      push();
      revealPending();
    }),
  );
  endings.add(
    session.unsaved.onDidChange((path) => {
      if (target && dependsOn(session, target, path)) push();
    }),
  );
  endings.add(
    webviewPanel.onDidChangeViewState(() => {
      // A hidden page is thrown away; it asks again when it is shown.
      if (!webviewPanel.visible) isReady = false;
      if (!webviewPanel.visible) ports.focus(panel, null);
      if (webviewPanel.visible !== (following !== null)) follow();
    }),
  );
  endings.add(workspace.onDidGrantWorkspaceTrust(push));
  endings.add({ dispose: () => following?.dispose() });
  endings.add({ dispose: () => stopPatience() });
  endings.add({ dispose: () => ports.focus(panel, null) });

  const panel: Panel = {
    webviewPanel,
    target: () => target,
    against: () => against,
    compareWith: (next) => {
      against = next ?? usualAgainst(target);
      comparing.set(target, against);
      push();
    },
    retarget: (next) => {
      target = next;
      against = usualAgainst(next);
      follow();
      if (isReady) showTarget();
      else draw();
    },
    reveal: (row) => {
      pendingRow = row;
      revealPending();
    },
    act: (act) => channel.tell("act", { act }),
    dispose: () => endings.dispose(),
  };
  const icon = (name: string) => Uri.joinPath(session.extensionUri, "media", name);
  webviewPanel.iconPath = { light: icon("panelLight.svg"), dark: icon("panelDark.svg") };
  follow();
  draw();
  return panel;
}

function gone<T>(revision: number): Revised<T> {
  return { kind: "stale", revision };
}

function titleOf(target: Target | undefined): string {
  return localize("panel.title", { folder: target ? nameOf(target) : "pi" });
}

/** The folder's name, and the way down to the working directory. */
function nameOf(target: Target): string {
  const { folder } = target;
  const cwd = shownCwd(target);
  const name = folder.split(/[\\/]/).filter(Boolean).at(-1) ?? folder;
  return cwd === folder || !cwd.startsWith(folder) ? name : name + cwd.slice(folder.length).replaceAll("\\", "/");
}
