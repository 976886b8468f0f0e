/**
 * What a fix would change, before it is changed: the files beside what they would become, and the question. One preview
 * at a time; it is answered by its message, by the buttons of its editor, or by closing it.
 */
import { commands as vscodeCommands, Uri, window, workspace, type Tab } from "vscode";
import type { ToldFix } from "../worker/messages";
import { contextKeys } from "../contributions";
import { createEndings, type Ending } from "../event";
import { listed } from "../../protocol/words";
import { hostPhrases, localize } from "../localize";
import { changeWords, comparisonsOf, linkedTarget, type Address, type Comparison } from "./changes";

/** Texts as a fix would leave them. Nothing of them is on any disk. */
export const proposalScheme = "pi-prompt-proposal";

export interface FixPreview extends Ending {
  /** Shows a fix and asks. False where it is left, and where another preview takes its place. */
  ask(fix: ToldFix, address: Address): Promise<boolean>;
  /** Answers the open preview. */
  answer(isWanted: boolean): void;
}

export function createFixPreview(): FixPreview {
  const texts = new Map<string, string>();
  let last = 0;
  let settle: (isWanted: boolean) => void = () => {};
  const endings = createEndings(
    workspace.registerTextDocumentContentProvider(proposalScheme, {
      provideTextDocumentContent: (uri) => texts.get(uri.query) ?? "",
    }),
  );

  /** The text stands under the path that it would have. */
  const propose = (path: string, text: string): Uri => {
    const key = String(++last);
    texts.set(key, text);
    return Uri.file(path).with({ scheme: proposalScheme, query: key });
  };

  const askBeside = async (
    compared: readonly Comparison[],
    fix: ToldFix,
    words: string,
    title: string,
  ): Promise<boolean> => {
    await show(compared, title);
    await setOpen(true);
    const answered = new Promise<boolean>((resolve) => (settle = resolve));
    const closed = window.tabGroups.onDidChangeTabs((event) => {
      if (event.closed.some((tab) => isPreview(tab, title))) settle(false);
    });
    const [apply, leave] = [localize("fix.apply"), localize("fix.leave")];
    const question = localize("fix.question", { title: fix.title, changes: words });
    void window.showInformationMessage(question, apply, leave).then((button) => {
      // A message that is only put away leaves the buttons of the editor.
      if (button !== undefined) settleOnce(button === apply);
    });
    const settleOnce = settle;
    const isWanted = await answered;
    closed.dispose();
    texts.clear();
    await setOpen(false);
    await closeTabs(title);
    return isWanted;
  };

  return {
    ask: async (fix, address) => {
      settle(false);
      const changes = fix.changes.map((change) => changeWords(change, address));
      const words = listed(hostPhrases(), changes);
      const compared = await comparisonsOf(fix.changes, address, propose);
      return compared.length === 0 ? askAlone(fix, words) : askBeside(compared, fix, words, titleOf(fix, address));
    },
    answer: (isWanted) => settle(isWanted),
    dispose: () => endings.dispose(),
  };
}

/** The name of the preview. What is written through a link is not the file that one thinks of, so it says which. */
function titleOf({ title, changes }: ToldFix, address: Address): string {
  const targets = changes.flatMap((change) => linkedTarget(change, address) ?? []);
  const target = listed(hostPhrases(), [...new Set(targets)]);
  return targets.length === 0
    ? localize("fix.previewTitle", { title })
    : localize("fix.previewLinked", { title, target });
}

/** One file in a comparison, several in one view. */
async function show(compared: readonly Comparison[], title: string): Promise<void> {
  const [first] = compared;
  if (first !== undefined && compared.length === 1) {
    await vscodeCommands.executeCommand("vscode.diff", first.before, first.after, title, { preview: true });
  } else {
    const resources = compared.map(({ before, after }) => [before, before, after]);
    await vscodeCommands.executeCommand("vscode.changes", title, resources);
  }
}

/** What is only renamed or deleted, or loses a mark that no editor shows, has no text to compare. */
async function askAlone({ title }: ToldFix, detail: string): Promise<boolean> {
  const apply = localize("fix.apply");
  return (await window.showInformationMessage(title, { modal: true, detail }, apply)) === apply;
}

/** VS Code adds the number of files to the name of a view of several. */
function isPreview({ label }: Tab, title: string): boolean {
  return label === title || label.startsWith(`${title} (`);
}

async function closeTabs(title: string): Promise<void> {
  const tabs = window.tabGroups.all.flatMap((group) => group.tabs).filter((tab) => isPreview(tab, title));
  if (tabs.length > 0) await window.tabGroups.close(tabs, true);
}

async function setOpen(isOpen: boolean): Promise<void> {
  await vscodeCommands.executeCommand("setContext", contextKeys.fixPreview, isOpen);
}
