/** Sending a line to pi in a terminal: one that is open, or a new one. Only in windows that are trusted. */
import { QuickPickItemKind, ThemeIcon, window, type QuickPickItem, type Terminal } from "vscode";
import { piSettings } from "../configuration";
import { localize } from "../localize";
import type { Session } from "../session";
import type { Target } from "../target";
import { plain } from "./plain";
import type { PiTerminals } from "./terminals";
import { isArgument, terminalText } from "./terminalText";

interface TerminalItem extends QuickPickItem {
  /** Null opens a new one. */
  readonly terminal: Terminal | null;
}

export async function sendToPi(session: Session, target: Target, terminals: PiTerminals, text: string): Promise<void> {
  const picked = await pickTerminal(terminals);
  if (picked === undefined) return;
  if (picked.terminal === null) return startPi(session, target, terminals, text);
  if (terminals.runsPi(picked.terminal) || (await isMeant(picked.terminal))) put(picked.terminal, text, terminals);
}

/** Terminals that run pi first, then a new one, then those of which nothing is known. */
async function pickTerminal(terminals: PiTerminals): Promise<TerminalItem | undefined> {
  const known = window.terminals.filter((terminal) => terminal.exitStatus === undefined);
  const item = (terminal: Terminal, description: string): TerminalItem => ({
    label: plain(terminal.name),
    description,
    iconPath: new ThemeIcon("terminal"),
    terminal,
  });
  const running = known.filter((terminal) => terminals.runsPi(terminal));
  const others = known.filter((terminal) => !terminals.runsPi(terminal));
  const separator = { label: localize("template.terminal.others"), kind: QuickPickItemKind.Separator, terminal: null };
  const items: readonly TerminalItem[] = [
    ...running.map((terminal) => item(terminal, localize("template.terminal.runsPi"))),
    { label: localize("template.terminal.open"), iconPath: new ThemeIcon("add"), terminal: null },
    ...(others.length === 0 ? [] : [separator]),
    ...others.map((terminal) => item(terminal, localize("template.terminal.notKnown"))),
  ];
  return window.showQuickPick(items, { title: localize("template.terminal.title") });
}

/** A shell would run the text. */
async function isMeant(terminal: Terminal): Promise<boolean> {
  const send = localize("template.terminal.send");
  const answer = await window.showWarningMessage(
    localize("template.terminal.unknown", { name: terminal.name }),
    { modal: true, detail: localize("template.terminal.unknownDetail") },
    send,
  );
  return answer === send;
}

function put(terminal: Terminal, text: string, terminals: PiTerminals): void {
  const input = terminalText(text, terminals.runsPi(terminal));
  if (input.kind === "refused") {
    const code = (input.character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
    void window.showWarningMessage(localize("template.terminal.refused", { code }));
    return;
  }
  terminal.show(true);
  terminal.sendText(input.data, false);
  terminal.sendText("", true);
}

/** The message rides on pi's command line, where no terminal changes it; what cannot ride there is sent afterwards. */
async function startPi(session: Session, target: Target, terminals: PiTerminals, text: string): Promise<void> {
  const { piPath, piFlags } = piSettings(target.folder);
  const machine = await session.client.request("machine", { piPath });
  const executable = machine.ok ? machine.value.installed.find((pi) => pi.executable !== null)?.executable : null;
  if (!executable) {
    void window.showWarningMessage(localize("template.terminal.noPi"));
    return;
  }
  const rides = isArgument(text, executable);
  const args = rides ? [...piFlags, text] : piFlags;
  const terminal = terminals.open({ executable, args, cwd: target.cwd });
  terminal.show(true);
  if (rides) return;
  const send = localize("template.terminal.sendNow");
  const answer = await window.showInformationMessage(localize("template.terminal.starting"), send);
  if (answer === send && terminals.runsPi(terminal)) put(terminal, text, terminals);
}
