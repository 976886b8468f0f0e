/** The commands, each a thin way from what was asked to the part that does it. */
import { commands as vscodeCommands, Uri, window } from "vscode";
import { commands, documentScheme, settingSection, type CommandId } from "../contributions";
import { readAddress } from "../document/address";
import type { Documents } from "../document/documents";
import { createCompareActions } from "../compare/actions";
import { copyCommandLine } from "../compare/compareAsText";
import { revealInPrompt } from "../document/reveal";
import { exportPrompt } from "../export/exportPrompt";
import type { PanelAct } from "../../protocol/keys";
import type { Summary } from "../../protocol/view";
import { isComparable } from "../../protocol/comparable";
import { createEndings, type Ending } from "../event";
import { allRows } from "../../protocol/inSummary";
import { fileRowAt, speaksOf } from "../knownPaths";
import { localize } from "../localize";
import { describeError, messageOf } from "../log";
import type { PageCommandInput, Panel } from "../panel/panel";
import type { Panels } from "../panel/panels";
import { fixFinding, type FixSubject } from "../problems/fixFinding";
import type { FixPreview } from "../problems/fixPreview";
import type { FixRequest } from "../problems/quickFixes";
import type { Reports } from "../report/reports";
import { realPathOf, type Session } from "../session";
import { targetKey, type Target } from "../target";
import type { Templates } from "../templates/templates";
import type { NodeSubject } from "../tree/node";
import type { TreeViews } from "../tree/views";
import { windowPath } from "../virtual/window";
import { copyLayer, copyPrompt } from "./copy";
import { createAgentsFile, createSkill, createTemplate } from "./create";
import { compareFiles, openFile } from "./open";
import { pickContextWindow } from "./pickContextWindow";
import { pickFile } from "./pickFile";
import { pickTarget, targetOfUri } from "./pickTarget";
import { pickTrust } from "./pickTrust";
import { pickVersion } from "./pickVersion";

type Pick = (session: Session, current: Target) => Promise<Target | undefined>;

/** What a command is given: a row of the sidebar, an address of the explorer, or nothing. */
type Argument = unknown;

export interface Surfaces {
  readonly panels: Panels;
  readonly documents: Documents;
  readonly fixPreview: FixPreview;
  readonly templates: Templates;
  readonly reports: Reports;
  readonly trees: TreeViews;
}

export function registerCommands(session: Session, surfaces: Surfaces): Ending {
  const { panels, documents } = surfaces;
  const { targets, inspections, log } = session;
  const active = () => targets.active();
  /** What the user looks at: the focused panel's target, the open document's, or the active one. */
  const inView = () => panels.focused()?.target() ?? targetOfEditor() ?? active();

  /** Where there is no folder, the panel says so and offers to open one. */
  const withTarget = (run: (target: Target) => Promise<void>) => async () => {
    const target = inView();
    if (target) await run(target);
    else panels.show(undefined);
  };

  const change = (pick: Pick) =>
    withTarget(async (current) => moveTo(session, panels.focused(), current, await pick(session, current)));

  const compareActions = createCompareActions(session, surfaces, moveTo);
  const focusedPanel = () => panels.focused();

  const act = (name: PanelAct) => async () => panels.focused()?.act(name);
  /** A command on a row: on that of a menu, else that of the panel with the keyboard, else that of the sidebar. */
  const onRow =
    (name: PanelAct | null, run: (target: Target, subject: NodeSubject) => Promise<void>) =>
    async (argument: Argument) => {
      const given = subjectOf(argument);
      const panel = given === null && name !== null ? panels.withKeyboard() : undefined;
      if (panel && name !== null) return panel.act(name);
      const target = active();
      const subject = given ?? surfaces.trees.selected();
      if (target && subject) await run(target, subject);
    };

  const handlers: Readonly<Record<CommandId, (argument: Argument) => Promise<void>>> = {
    [commands.showAssembledPrompt]: async () => void panels.show(targetOfEditor() ?? active()),
    [commands.inspectFolder]: async (argument) => {
      const target = argument instanceof Uri ? targetOfUri(session, argument) : undefined;
      if (!target) return;
      targets.setActive(target);
      panels.show(target);
    },
    [commands.selectTarget]: async () => {
      const current = inView();
      const next = await pickTarget(session, current);
      if (next) moveTo(session, panels.focused(), current, next);
    },
    [commands.selectPiVersion]: change(pickVersion),
    [commands.previewTrust]: change(pickTrust),
    [commands.selectContextWindow]: withTarget(pickContextWindow),
    [commands.showAsDocument]: withTarget((target) => documents.showPrompt(target)),
    [commands.copyPrompt]: withTarget((target) => copyPrompt(session, target)),
    [commands.copyLayer]: onRow("copyLayer", async (target, { row }) => {
      if (row !== null) await copyLayer(session, target, row);
    }),
    [commands.explainFile]: async (argument) => {
      const panel = argument === undefined ? panels.withKeyboard() : undefined;
      if (panel) return panel.act("explainFile");
      const target = active();
      if (!target) return void panels.show(undefined);
      const path = await fileToExplain(session, target, argument);
      if (path !== undefined) await documents.showExplanation(target, path);
    },
    [commands.compareWithWinner]: onRow("compareWithWinner", async (target, subject) => {
      const pair = pairOf(inspections.state(target)?.summary ?? null, subject);
      if (pair) await compareFiles(session, target, pair.loser, pair.winner);
    }),
    [commands.openSource]: onRow("openSource", async (target, { path, line, column }) => {
      if (path !== null) await openFile(session, target, { path, line, column });
    }),
    [commands.revealInPanel]: onRow(null, async (target, { row }) => {
      const panel = panels.show(target);
      if (row !== null) panel.reveal(row);
    }),
    [commands.revealInPrompt]: withTarget((target) => revealInPrompt(session, documents, target)),
    [commands.fixFinding]: (argument) => fixFinding(session, surfaces.fixPreview, inView(), fixSubjectOf(argument)),
    [commands.applyFix]: async () => surfaces.fixPreview.answer(true),
    [commands.discardFix]: async () => surfaces.fixPreview.answer(false),
    [commands.whatIf]: withTarget((target) => compareActions.whatIf(focusedPanel(), target)),
    [commands.backToReal]: withTarget(async (target) => compareActions.backToReal(focusedPanel(), target)),
    [commands.compareWith]: withTarget((target) => compareActions.compareWith(panels.show(target), target)),
    [commands.compareAsText]: withTarget((target) => compareActions.compareAsText(focusedPanel(), target)),
    [commands.previewUpgrade]: withTarget((target) => compareActions.previewUpgrade(panels.show(target), target)),
    [commands.exportPrompt]: withTarget((target) => exportPrompt(session, target)),
    [commands.showFolders]: withTarget(async (target) => surfaces.reports.showFolders(target)),
    [commands.reviewTrust]: withTarget(async (target) => surfaces.reports.reviewTrust(target)),
    [commands.copyCommandLine]: withTarget((target) => copyCommandLine(session, target)),
    [commands.useSlashTemplate]: async (argument) => {
      const target = subjectOf(argument) ? active() : inView();
      if (!target) return void panels.show(undefined);
      const path = pathOf(session, target, argument);
      await surfaces.templates.use(target, path === undefined ? undefined : { path });
    },
    [commands.refresh]: async () => inspections.refresh(),
    [commands.showLog]: async () => log.show(),
    [commands.createAgentsFile]: withTarget((target) => createAgentsFile(session, target)),
    [commands.createTemplate]: withTarget((target) => createTemplate(session, target)),
    [commands.createSkill]: withTarget((target) => createSkill(session, target)),
    [commands.showInText]: act("showInText"),
    [commands.nextWarning]: act("nextWarning"),
    [commands.previousWarning]: act("previousWarning"),
    [commands.nextPane]: act("nextPane"),
    [commands.previousPane]: act("previousPane"),
    [commands.find]: act("find"),
    [commands.findNext]: act("findNext"),
    [commands.findPrevious]: act("findPrevious"),
    [commands.showKeys]: act("showKeys"),
  };

  const endings = createEndings();
  for (const [id, handle] of Object.entries(handlers)) {
    endings.add(vscodeCommands.registerCommand(id, (argument: Argument) => guarded(session, () => handle(argument))));
  }
  return endings;
}

/** Carries out what the page asks for. The page may open what its inspection speaks of, and nothing else. */
export async function runPageCommand(
  session: Session,
  surfaces: Surfaces,
  panel: Panel,
  { command, row, path, line, column, text }: PageCommandInput,
): Promise<void> {
  const target = panel.target();
  if (command === "openFolder") return void (await vscodeCommands.executeCommand("workbench.action.files.openFolder"));
  if (command === "showLog") return session.log.show();
  if (command === "changeKeys")
    return void (await vscodeCommands.executeCommand("workbench.action.openGlobalKeybindings", settingSection));
  if (command === "manageWorkspaceTrust") return void (await vscodeCommands.executeCommand("workbench.trust.manage"));
  if (target === undefined) return;
  const state = session.inspections.state(target);
  const known = path !== null && state !== undefined && speaksOf(state, path) ? path : null;
  const move = async (next: Promise<Target | undefined>) => moveTo(session, panel, target, await next);
  switch (command) {
    case "openSource":
      if (known !== null) await openFile(session, target, { path: known, line: line ?? 0, column: column ?? 0 });
      return;
    case "compareWithWinner": {
      const winner = known !== null && state?.summary ? fileRowAt(state.summary, known)?.by : undefined;
      if (known !== null && winner && speaksOf(state!, winner)) await compareFiles(session, target, known, winner);
      return;
    }
    case "explain":
      if (known !== null) await surfaces.documents.showExplanation(target, known);
      return;
    case "copyLayer":
      return row === null ? undefined : copyLayer(session, target, row);
    case "fix":
      return row === null ? undefined : fixFinding(session, surfaces.fixPreview, target, { kind: "row", row });
    case "copyPrompt":
      return copyPrompt(session, target);
    case "openAsDocument":
      return surfaces.documents.showPrompt(target);
    case "whatIf":
    case "backToReal":
    case "compareAsText":
    case "stopComparing":
      return createCompareActions(session, surfaces, moveTo)[command](panel, target);
    case "reviewTrust":
      return surfaces.reports.reviewTrust(target);
    case "reportAction":
      return;
    case "copyCommandLine":
      return copyCommandLine(session, target);
    case "createAgentsFile":
      return createAgentsFile(session, target);
    case "refresh":
      return session.inspections.refresh(target);
    case "pickFolder":
      return move(pickTarget(session, target));
    case "pickVersion":
      return move(pickVersion(session, target));
    case "pickTrust":
      return move(pickTrust(session, target));
    case "pickContextWindow":
      return pickContextWindow(target);
    case "useTemplate":
      return surfaces.templates.use(
        target,
        known === null ? undefined : { path: known, ...(text ? { typed: text } : {}) },
      );
  }
}

/** Whoever showed the old target shows the new one; the active target takes its panels along. */
function moveTo(session: Session, panel: Panel | undefined, from: Target | undefined, to: Target | undefined): void {
  if (to === undefined) return;
  const active = session.targets.active();
  const isActive = (from && targetKey(from)) === (active && targetKey(active));
  if (isActive) session.targets.setActive(to);
  if (panel && panel.target() === from) panel.retarget(to);
}

/** The real path that a command was given: of a row of the sidebar, or of an address. */
function pathOf(session: Session, target: Target, argument: Argument): string | undefined {
  const path = subjectOf(argument)?.path;
  if (path) return path;
  const shown = argument instanceof Uri ? windowPath(argument) : undefined;
  return shown === undefined ? undefined : realPathOf(session, target, shown);
}

async function fileToExplain(session: Session, target: Target, argument: Argument): Promise<string | undefined> {
  const subject = subjectOf(argument);
  if (subject) return subject.path ?? undefined;
  const uri = argument instanceof Uri ? argument : window.activeTextEditor?.document.uri;
  const shown = uri && windowPath(uri);
  if (shown !== undefined) return realPathOf(session, target, shown);
  return pickFile(session, target);
}

/** The two files of a row: one that lost with its winner, or a layer's with the first that lost to it. */
function pairOf(
  summary: Summary | null,
  { row, path, winner }: NodeSubject,
): { readonly loser: string; readonly winner: string } | null {
  if (path === null) return null;
  if (winner !== null) return { loser: path, winner };
  const layer = allRows(summary?.rows ?? []).find(({ id }) => id === row);
  const loser = layer?.losers.find(isComparable);
  return loser ? { loser: loser.path, winner: path } : null;
}

/** The target that the document in the active editor shows. */
function targetOfEditor(): Target | undefined {
  const uri = window.activeTextEditor?.document.uri;
  return uri?.scheme === documentScheme ? readAddress(uri.query)?.target : undefined;
}

/** Menus hand over a row of the sidebar; anything else is not one. */
function subjectOf(argument: Argument): NodeSubject | null {
  if (typeof argument !== "object" || argument === null || !("subject" in argument)) return null;
  return (argument as { readonly subject: NodeSubject | null }).subject;
}

/** The light bulb hands over a request, the sidebar a row, the palette nothing. */
function fixSubjectOf(argument: Argument): FixSubject {
  const isRequest = typeof argument === "object" && argument !== null && "finding" in argument && "fix" in argument;
  if (isRequest) return { kind: "request", request: argument as FixRequest };
  return { kind: "row", row: subjectOf(argument)?.row ?? null };
}

/** A command that fails says so; the log keeps the whole of it. */
async function guarded(session: Session, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    session.log.error(describeError(error));
    void window.showErrorMessage(localize("command.failed", { message: messageOf(error) }));
  }
}
