/** Slash templates in use: choose one, type its arguments, see the message, and do something with it. */
import { commands as vscodeCommands, window, type Memento, type TextEditor } from "vscode";
import { quoteArgument } from "../../engine/expand/quote";
import { featuresOf } from "../../profiles/features";
import type { Summary, TemplateRow } from "../../protocol/view";
import { templateFolders } from "../command/create";
import { openFile } from "../command/open";
import { commands } from "../contributions";
import { createEndings, type Ending } from "../event";
import { listed } from "../../protocol/words";
import { hostPhrases, localize } from "../localize";
import type { Session } from "../session";
import type { Target } from "../target";
import { actOn } from "./act";
import { askArguments, type Question } from "./ask";
import { createEditing } from "./editing/editing";
import { createLastArguments } from "./memory";
import { pickTemplate } from "./pick";
import { createPreview } from "./preview";
import { templateAt } from "./template";
import { createPiTerminals } from "./terminals";

/** What a use starts with. */
export interface Start {
  /** The file of a template that is chosen already. */
  readonly path: string;
  /** Arguments to start with, instead of the last ones. */
  readonly typed?: string;
}

export interface Templates extends Ending {
  use(target: Target, start?: Start): Promise<void>;
}

export function createTemplates(session: Session, memory: Memento): Templates {
  const { inspections } = session;
  const preview = createPreview();
  const terminals = createPiTerminals();
  const last = createLastArguments(memory);
  const endings = createEndings(preview, terminals, createEditing(session, last.of));

  const fill = async (target: Target, template: TemplateRow, question: Pick<Question, "hasBack" | "typed">) => {
    const editor = window.activeTextEditor;
    const version = inspections.state(target)?.summary?.pi.version ?? "";
    await preview.open(template.name);
    const selection = selectionOf(editor, version);
    const answer = await askArguments({ session, target, template, selection, preview, ...question });
    if (answer.kind === "line") {
      last.keep(template.path, answer.typed);
      await actOn({ session, target, terminals, editor, view: answer.view });
    }
    await preview.close();
    return answer.kind;
  };

  const use = async (target: Target, start?: Start): Promise<void> => {
    const summary = (await inspections.settled(target))?.summary;
    if (!summary) return;
    if (summary.templates.length === 0) return offerNew(summary);
    for (;;) {
      const given = start && templateAt(summary, start.path);
      const template = given ?? (await pickTemplate(session, target, summary));
      if (!template) return;
      if (!template.reachable) {
        const place = { path: template.path, line: 0, column: 0 };
        if (given) void window.showWarningMessage(template.reason ?? localize("tree.notReachable"));
        return openFile(session, target, place);
      }
      const typed = start?.typed ?? last.of(template.path);
      const end = await fill(target, template, { hasBack: given === undefined, typed });
      if (end !== "back") return;
    }
  };

  return {
    use: async (target, start) => {
      const following = inspections.follow(target);
      try {
        await use(target, start);
      } finally {
        following.dispose();
      }
    },
    dispose: () => endings.dispose(),
  };
}

/** What is selected, with the line ends that pi's own terminal gives it, as one typed argument. */
function selectionOf(editor: TextEditor | undefined, version: string): Question["selection"] {
  if (!editor || editor.selection.isEmpty || version === "") return null;
  const text = editor.document.getText(editor.selection).replace(/\r\n?/g, "\n");
  const { start, end } = editor.selection;
  return { argument: quoteArgument(text, featuresOf(version)), lines: end.line - start.line + 1 };
}

async function offerNew(summary: Summary): Promise<void> {
  const create = localize("pick.template.new");
  const places = listed(hostPhrases(), templateFolders(summary, localize));
  const answer = await window.showInformationMessage(localize("pick.template.none", { places }), create);
  if (answer === create) await vscodeCommands.executeCommand(commands.createTemplate);
}
