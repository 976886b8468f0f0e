/** A report in an editor tab: made anew when it is asked for, drawn by the same page as the panel. */
import { randomBytes } from "node:crypto";
import { env, Uri, ViewColumn, window } from "vscode";
import { createChannel } from "../../protocol/channel";
import type { FromPage, PageState, ToPage } from "../../protocol/messages";
import type { ReportView } from "../../protocol/report";
import { openFile } from "../command/open";
import { reportViewType } from "../contributions";
import { createEndings, systemClock, type Ending } from "../event";
import { localize, pageStrings } from "../localize";
import { describeError, messageOf } from "../log";
import { panelHtml } from "../panel/html";
import { panelRoots } from "../panel/panel";
import type { Session } from "../session";
import type { Target } from "../target";

/** What a report shows, and what its actions do. */
export interface ReportSource {
  /** Whose files it links to. */
  readonly target: Target;
  readonly title: string;
  /** Undefined leaves what is shown: somebody broke it off. */
  load(): Promise<ReportView | undefined>;
  run(action: string): Promise<void>;
}

/** Opens the tab; it ends with it. */
export function openReport(session: Session, source: ReportSource, onClosed: () => void): Report {
  const options = { enableScripts: true, localResourceRoots: panelRoots(session.extensionUri) };
  const panel = window.createWebviewPanel(reportViewType, source.title, ViewColumn.Active, options);
  const endings = createEndings();
  const { webview } = panel;
  let state = emptyState(localize("report.reading"), "", true);
  let shown: ReportView | null = null;

  const channel = createChannel<ToPage, FromPage>(
    {
      post: (message) => void webview.postMessage(message),
      onMessage: (listener) => {
        const ending = webview.onDidReceiveMessage(listener);
        return () => ending.dispose();
      },
      wait: systemClock.wait,
      onProblem: (problem) => session.log.warn(`A report: ${problem}`),
    },
    {
      requests: {
        ready: () => state,
        lines: ({ revision }) => ({ kind: "stale", revision }),
        explain: ({ revision }) => ({ kind: "stale", revision }),
        find: ({ revision }) => ({ kind: "stale", revision }),
        expand: ({ revision }) => ({ kind: "stale", revision }),
        command: async ({ command, row, path, line }) => {
          if (command === "refresh") await load();
          else if (command === "showLog") session.log.show();
          else if (command === "reportAction" && row !== null && shown && offers(shown, row)) {
            await source.run(row);
            await load();
          } else if (command === "openSource" && path !== null && shown && linksTo(shown, path)) {
            await openFile(session, source.target, { path, line: line ?? 0, column: 0 });
          }
          return null;
        },
      },
      events: { focus: () => {} },
    },
  );

  const set = (next: PageState) => {
    state = next;
    channel.tell("state", state);
  };

  const load = async (): Promise<void> => {
    try {
      const report = await source.load();
      if (report === undefined) return;
      shown = report;
      set({ kind: "report", report, strings: pageStrings() });
    } catch (error) {
      session.log.error(describeError(error));
      set(emptyState(localize("report.failed"), messageOf(error), false));
    }
  };

  const file = (name: string) => webview.asWebviewUri(Uri.joinPath(session.extensionUri, "dist", name)).toString();
  const icon = (name: string) => Uri.joinPath(session.extensionUri, "media", name);
  panel.iconPath = { light: icon("panelLight.svg"), dark: icon("panelDark.svg") };
  webview.html = panelHtml({
    source: webview.cspSource,
    nonce: randomBytes(16).toString("base64"),
    script: file("panel.js"),
    style: file("panel.css"),
    title: source.title,
    language: env.language,
    strings: pageStrings(),
    target: "",
  });
  endings.add(channel);
  panel.onDidDispose(() => {
    endings.dispose();
    onClosed();
  });
  void load();
  return { reveal: () => panel.reveal(), load, dispose: () => panel.dispose() };
}

export interface Report extends Ending {
  reveal(): void;
  load(): Promise<void>;
}

function emptyState(title: string, text: string, busy: boolean): PageState {
  const command = busy ? null : ("refresh" as const);
  const commandTitle = busy ? null : localize("empty.failed.command");
  return { kind: "empty", title, text, busy, command, commandTitle, strings: pageStrings() };
}

/** The page may open what its report links to, and run what it offers. */
function linksTo({ tables }: ReportView, path: string): boolean {
  return tables.some(({ rows }) =>
    rows.some((cells) => cells.some(({ link }) => link?.kind === "file" && link.path === path)),
  );
}

function offers({ actions, tables }: ReportView, id: string): boolean {
  return (
    actions.some((action) => action.id === id) ||
    tables.some(({ rows }) => rows.some((cells) => cells.some(({ link }) => link?.kind === "action" && link.id === id)))
  );
}
