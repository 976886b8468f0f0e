/**
 * The input of a template's arguments. It shows the hint and how pi splits what is typed, and warns without preventing
 * anything, as pi itself does; the preview follows every keystroke.
 */
import {
  InputBoxValidationSeverity,
  QuickInputButtons,
  ThemeIcon,
  window,
  type InputBoxValidationMessage,
  type QuickInputButton,
} from "vscode";
import type { ExpansionView } from "../../protocol/expansion";
import type { TemplateRow } from "../../protocol/view";
import { counted, inSentences } from "../../protocol/words";
import { createEndings } from "../event";
import { hostPhrases, localize } from "../localize";
import { messageOf } from "../log";
import type { Session } from "../session";
import { targetKey, type Target } from "../target";
import { plain, short } from "./plain";
import type { Preview } from "./preview";
import { expandLine } from "./expandLine";
import { lineOf } from "./template";

export interface Question {
  readonly session: Session;
  readonly target: Target;
  readonly template: TemplateRow;
  /** What the input starts with, selected, so that typing replaces it. */
  readonly typed: string;
  /** What is selected in the editor, as one typed argument; null where nothing is. */
  readonly selection: { readonly argument: string; readonly lines: number } | null;
  readonly preview: Preview;
  /** Whether there is a list to go back to. */
  readonly hasBack: boolean;
}

export type Answer =
  | { readonly kind: "line"; readonly typed: string; readonly view: ExpansionView }
  | { readonly kind: "back" }
  | { readonly kind: "nothing" };

export function askArguments(question: Question): Promise<Answer> {
  const { session, target, template, selection, preview } = question;
  const input = window.createInputBox();
  const addSelection: QuickInputButton | null = selection && {
    iconPath: new ThemeIcon("selection"),
    tooltip: counted(hostPhrases(), "count.selectedLines", selection.lines),
  };
  const leaveSelection: QuickInputButton | null = selection && {
    iconPath: new ThemeIcon("close"),
    tooltip: localize("template.ask.leaveSelection"),
  };
  let hasSelection = false;
  let asked = 0;
  let last: { readonly line: string; readonly view: ExpansionView } | null = null;

  const drawButtons = () => {
    const toggle = hasSelection ? leaveSelection : addSelection;
    input.buttons = [...(question.hasBack ? [QuickInputButtons.Back] : []), ...(toggle ? [toggle] : [])];
  };
  const lineNow = () => lineOf(template, input.value, hasSelection && selection ? selection.argument : "");

  /** Only the newest answer counts: an older one may come later. */
  const look = async (): Promise<void> => {
    const turn = ++asked;
    const line = lineNow();
    try {
      const view = await expandLine(session, target, line);
      if (turn !== asked) return;
      last = { line, view };
      preview.update(view);
      input.title = plain(titleOf(template, view));
      input.validationMessage = noticeOf(view);
      input.prompt = localize("template.ask.prompt", { tokens: tokensOf(view) });
    } catch (error) {
      if (turn === asked) {
        const message = plain(messageOf(error));
        input.validationMessage = { message, severity: InputBoxValidationSeverity.Error };
      }
    }
  };

  input.title = plain(headOf(template));
  input.placeholder = plain(template.argumentHint ?? localize("template.ask.noHint"));
  input.value = question.typed;
  input.ignoreFocusOut = true;
  drawButtons();
  const endings = createEndings(input);
  endings.add(input.onDidChangeValue(() => void look()));
  endings.add(
    session.inspections.onDidChange((state) => {
      if (targetKey(state.target) === targetKey(target) && state.status.kind === "current") void look();
    }),
  );
  return new Promise((resolve) => {
    const end = (answer: Answer) => {
      resolve(answer);
      endings.dispose();
    };
    const accept = async () => {
      if (last?.line !== lineNow()) await look();
      if (last) end({ kind: "line", typed: input.value, view: last.view });
    };
    endings.add(input.onDidAccept(() => void accept()));
    endings.add(
      input.onDidTriggerButton((button) => {
        if (button === QuickInputButtons.Back) return end({ kind: "back" });
        hasSelection = button === addSelection;
        drawButtons();
        void look();
      }),
    );
    endings.add(input.onDidHide(() => end({ kind: "nothing" })));
    input.show();
    void look();
  });
}

/** `/review <focus>`. */
function headOf({ name, argumentHint }: TemplateRow): string {
  return [`/${name}`, argumentHint ?? ""].filter(Boolean).join(" ");
}

/** `/review <PR> [focus] · 2 arguments: 1234 · error handling`. */
function titleOf(template: TemplateRow, { arguments: values }: ExpansionView): string {
  const chips = values.map((value) => (value === "" ? localize("template.ask.emptyArgument") : short(value, 40)));
  const count = counted(hostPhrases(), "count.arguments", values.length);
  return [headOf(template), values.length === 0 ? count : `${count}: ${short(chips.join(" · "), 200)}`].join(" · ");
}

function tokensOf({ tokens }: ExpansionView): string {
  return counted(hostPhrases(), "count.tokens", tokens);
}

/** The worst first; a default that is used is no warning. */
function noticeOf({ notes, reason }: ExpansionView): InputBoxValidationMessage | undefined {
  const severe = notes.filter(({ severity }) => severity === "error" || severity === "warning");
  const ordered = [...severe, ...notes.filter((note) => !severe.includes(note))].map(({ message }) => message);
  const said = [...(reason === null ? [] : [reason]), ...ordered];
  if (said.length === 0) return undefined;
  const more = said.length > mostNotes ? [localize("template.ask.more", { count: said.length - mostNotes })] : [];
  const isSevere = severe.length > 0 || reason !== null;
  return {
    message: plain(inSentences(hostPhrases(), [...said.slice(0, mostNotes), ...more])),
    severity: isSevere ? InputBoxValidationSeverity.Warning : InputBoxValidationSeverity.Info,
  };
}

const mostNotes = 3;
