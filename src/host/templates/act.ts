/** What happens with a filled template: inserted, copied, opened, or sent to pi. */
import { env, QuickPickItemKind, ThemeIcon, window, workspace, type QuickPickItem, type TextEditor } from "vscode";
import type { ExpansionView } from "../../protocol/expansion";
import { counted } from "../../protocol/words";
import { hostPhrases, localize } from "../localize";
import type { Session } from "../session";
import type { Target } from "../target";
import { isVirtual } from "../virtual/window";
import { plain, short } from "./plain";
import { sendToPi } from "./send";
import type { PiTerminals } from "./terminals";
import { expandLine } from "./expandLine";

export interface Outcome {
  readonly session: Session;
  readonly target: Target;
  readonly terminals: PiTerminals;
  /** The editor in which the command was given. */
  readonly editor: TextEditor | undefined;
  readonly view: ExpansionView;
}

interface ActionItem extends QuickPickItem {
  readonly run?: () => Promise<void>;
}

/** Asks what is wanted, and does it. */
export async function actOn(outcome: Outcome): Promise<void> {
  const line = plain(short(outcome.view.input, 60));
  const picked = await window.showQuickPick(await itemsOf(outcome, line), {
    title: localize("template.act.title", { line, tokens: tokensOf(outcome.view) }),
    ignoreFocusOut: true,
  });
  await picked?.run?.();
}

async function itemsOf(outcome: Outcome, line: string): Promise<readonly ActionItem[]> {
  const { session, target, terminals, editor, view } = outcome;
  const { message, input } = view;
  const item = (icon: string, label: string, description: string, run: () => Promise<void>): ActionItem => ({
    label,
    description,
    iconPath: new ThemeIcon(icon),
    run,
  });
  const withMessage = (text: string): readonly ActionItem[] => [
    ...(editor === undefined || editor.document.isClosed
      ? []
      : [
          item("insert", localize("template.act.insert"), plain(workspace.asRelativePath(editor.document.uri)), () =>
            insert(editor, text),
          ),
        ]),
    item("copy", localize("template.act.copy"), tokensOf(view), () => copy(text)),
    item("go-to-file", localize("template.act.open"), "", () => openDocument(text)),
  ];
  const send = (label: string, description: string, text: string) =>
    item("terminal", label, description, () => sendToPi(session, target, terminals, text));
  const whyNot = whyNotSent(target);
  const sending: readonly ActionItem[] =
    whyNot !== null
      ? [{ label: whyNot, kind: QuickPickItemKind.Separator }]
      : [
          send(localize("template.act.sendLine", { line }), localize("template.act.sendLineNote"), input),
          ...(message !== null && (await staysItself(session, target, message))
            ? [send(localize("template.act.sendMessage"), localize("template.act.sendMessageNote"), message)]
            : []),
        ];
  return [
    ...(message === null ? [] : withMessage(message)),
    ...sending,
    item("clippy", localize("template.act.copyLine", { line }), "", () => copy(input)),
  ];
}

/** Why no terminal is offered: no program starts in Restricted Mode, and none in a folder that is on no disk. */
function whyNotSent(target: Target): string | null {
  if (isVirtual(target)) return localize("virtual.send");
  return workspace.isTrusted ? null : localize("template.act.restricted");
}

/** A message that starts with `/` or `!` would be taken for a command when it is typed. */
async function staysItself(session: Session, target: Target, message: string): Promise<boolean> {
  if (/^\s*[/!]/.test(message)) return (await expandLine(session, target, message.trim())).message === message.trim();
  return message.trim() !== "";
}

function tokensOf({ tokens }: ExpansionView): string {
  return counted(hostPhrases(), "count.tokens", tokens);
}

/** At the cursor; nothing that is selected goes away. */
async function insert(editor: TextEditor, text: string): Promise<void> {
  const { document, viewColumn, selection } = editor;
  const place = selection.active;
  const shown = await window.showTextDocument(document, { ...(viewColumn ? { viewColumn } : {}), selection });
  const done = await shown.edit((edit) => edit.insert(place, text));
  if (!done) void window.showWarningMessage(localize("template.act.readOnly", { path: document.uri.fsPath }));
}

async function copy(text: string): Promise<void> {
  await env.clipboard.writeText(text);
  window.setStatusBarMessage(localize("template.act.copied", { line: short(text, 40) }), 4000);
}

async function openDocument(text: string): Promise<void> {
  await window.showTextDocument(await workspace.openTextDocument({ content: text, language: "markdown" }));
}
