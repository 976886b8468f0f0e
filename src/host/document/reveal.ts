/** From a line of a file to the line of the assembled prompt that shows it. */
import { window } from "vscode";
import { localize } from "../localize";
import { realPathOf, type Session } from "../session";
import type { Target } from "../target";
import { windowPath } from "../virtual/window";
import type { Documents } from "./documents";

/** Shows the line of the active editor in the prompt, or says that the prompt does not have it. */
export async function revealInPrompt(session: Session, documents: Documents, target: Target): Promise<void> {
  const editor = window.activeTextEditor;
  const shown = editor && windowPath(editor.document.uri);
  if (!editor || shown === undefined) return void window.showInformationMessage(localize("reveal.noFile"));
  const path = realPathOf(session, target, shown);
  const { line, character: column } = editor.selection.active;
  const found = await promptLine(session, target, { path, line, column });
  if (found !== null) return documents.showPrompt(target, found);
  const explain = localize("reveal.explain");
  const values = { path: shown, line: line + 1 };
  const answer = await window.showInformationMessage(localize("reveal.notThere", values), explain);
  if (answer === explain) await documents.showExplanation(target, path);
}

/** Asked again when a run overtakes the question. */
async function promptLine(
  { inspections }: Session,
  target: Target,
  place: { readonly path: string; readonly line: number; readonly column: number },
): Promise<number | null> {
  const following = inspections.follow(target);
  try {
    for (let attempt = 0; attempt < 5; attempt++) {
      const summary = (await inspections.settled(target))?.summary;
      if (!summary || summary.outcome.kind !== "prompt") return null;
      const answer = await inspections.promptLine(target, summary.revision, place);
      if (answer.kind === "current") return answer.value;
    }
    return null;
  } finally {
    following.dispose();
  }
}
