/** The start of the extension: what there is, in the order in which it is put together. */
import { env, ExtensionMode, Uri, window, workspace, type ExtensionContext } from "vscode";
import type { Api } from "./api";
import { registerCommands, runPageCommand, type Surfaces } from "./command/register";
import { affectsSettings } from "./configuration";
import { openAtStartVariable } from "./contributions";
import { createDocuments } from "./document/documents";
import { createEmitter, createEndings, systemClock, type Ending } from "./event";
import { createInspections, type Inspections } from "./inspections";
import { localize, pageStrings, translations } from "./localize";
import { createLog, describeError, messageOf } from "./log";
import { createPanels } from "./panel/panels";
import { createCodeLenses } from "./problems/codeLens";
import { createDecorations } from "./problems/decorations";
import { createProblems } from "./problems/problems";
import { createFixPreview } from "./problems/fixPreview";
import { createQuickFixes } from "./problems/quickFixes";
import { createReports } from "./report/reports";
import type { Session, ViewUpdate } from "./session";
import { createStatusBar } from "./statusBar";
import { createSurvey } from "./survey";
import { askOf } from "./asking";
import { targetOf } from "./target";
import { createTargets, type Targets } from "./targets";
import { createTemplates } from "./templates/templates";
import { createTreeViews } from "./tree/views";
import { createUnsaved } from "./unsaved";
import { fetchFromWindow, seeAnew, tellVirtualSchemes } from "./virtual/fromWindow";
import { virtualPlaces } from "./virtual/window";
import { createWatching, type Watching } from "./watch";
import { createWorkerClient } from "./worker/client";
import { startWorkerThread } from "./worker/thread";

/** Milliseconds that the worker has for an answer. A hostile folder takes less than half of it. */
const workerPatience = 12_000;

export function activate(context: ExtensionContext): Api {
  try {
    return start(context);
  } catch (error) {
    void window.showErrorMessage(localize("activation.failed", { message: messageOf(error) }));
    throw error;
  }
}

function start(context: ExtensionContext): Api {
  const log = createLog();
  const endings = createEndings(log);
  context.subscriptions.push(endings);
  const onError = (error: unknown) => log.error(describeError(error));
  const bundles = Uri.joinPath(context.extensionUri, "dist").fsPath;

  const said = { language: env.language, translations: translations() };

  const client = endings.add(
    createWorkerClient({
      start: (data) => startWorkerThread(bundles, { ...data, ...said, places: virtualPlaces() }),
      clock: systemClock,
      patience: workerPatience,
      fetching: fetchFromWindow,
      log: (message) => log.warn(message),
      noAnswer: (why) => pageStrings()[`noAnswer.${why}`],
    }),
  );
  const watching = createWatching();
  const survey = endings.add(createSurvey(() => inspections.refresh()));
  const inspections = endings.add(
    createInspections({
      client,
      clock: systemClock,
      ask: async (target) => {
        await seeAnew(client, target);
        return askOf(target, survey);
      },
      watch: watching.watch,
      onError,
    }),
  );
  const targets = endings.add(createTargets(context.workspaceState, onError));
  const unsaved = endings.add(createUnsaved(onError));
  const updates = endings.add(createEmitter<ViewUpdate>(onError));
  const session: Session = {
    targets,
    inspections,
    unsaved,
    survey,
    client,
    log,
    extensionUri: context.extensionUri,
    updates,
  };

  const panels = endings.add(createPanels(session, (panel, input) => runPageCommand(session, surfaces, panel, input)));
  const surfaces: Surfaces = {
    panels,
    documents: endings.add(createDocuments(session)),
    fixPreview: endings.add(createFixPreview()),
    templates: endings.add(createTemplates(session, context.workspaceState)),
    trees: endings.add(createTreeViews(session)),
    reports: endings.add(createReports(session, context.globalState, (target) => void panels.show(target))),
  };
  endings.add(registerCommands(session, surfaces));
  endings.add(createStatusBar(session));
  endings.add(createDecorations(session));
  endings.add(createCodeLenses(session));
  endings.add(createQuickFixes(session, endings.add(createProblems(session))));
  endings.add(followActive(targets, inspections));
  endings.add(tellVirtualSchemes());
  endings.add(inspections.onDidChange(({ target, status }) => log.debug(`${target.cwd}: ${status.kind}`)));
  endings.add(workspace.onDidChangeConfiguration((event) => affectsSettings(event) && inspections.refresh()));
  endings.add(window.onDidChangeWindowState(({ focused }) => focused && void inspections.recheck()));
  endings.add(workspace.onDidGrantWorkspaceTrust(() => inspections.refresh()));

  log.info(`Started in VS Code's ${workspace.isTrusted ? "trusted" : "restricted"} mode, language ${env.language}.`);
  const openAt = process.env[openAtStartVariable];
  if (context.extensionMode === ExtensionMode.Development && openAt) {
    const [folder] = targets.folders();
    if (folder !== undefined) targets.setActive(targetOf(folder, openAt));
    panels.show(targets.active());
  }
  return apiOf(session, surfaces, watching);
}

/** The active target is always followed: the status bar shows it. */
function followActive(targets: Targets, inspections: Inspections): Ending {
  const follow = () => {
    const target = targets.active();
    return target ? inspections.follow(target) : null;
  };
  let following = follow();
  const listening = targets.onDidChange(() => {
    const before = following;
    following = follow();
    before?.dispose();
  });
  return createEndings(listening, { dispose: () => following?.dispose() });
}

function apiOf({ targets, inspections, updates }: Session, { panels }: Surfaces, watching: Watching): Api {
  const active = () => {
    const target = targets.active();
    return target && inspections.state(target);
  };
  return {
    activeSummary: () => active()?.summary ?? null,
    activePrompt: async () => {
      const state = active();
      if (!state?.summary || state.summary.outcome.kind !== "prompt") return null;
      const text = await inspections.text(state.target, state.summary.revision, null);
      return text.kind === "current" ? text.value : null;
    },
    usage: () => ({ targets: inspections.count(), panels: panels.all().length, directories: watching.directories() }),
    onDidUpdateView: updates.event,
  };
}
