/** Placeholders of the templates that can be seen, set off from the text around them. */
import { Range, ThemeColor, window, workspace, type TextEditor } from "vscode";
import { createEndings, type Ending } from "../../event";
import type { Session } from "../../session";
import { templateParts } from "./parts";
import { subjectOf } from "./subject";

export function createHighlights(session: Session): Ending {
  const style = window.createTextEditorDecorationType({
    color: new ThemeColor("symbolIcon.variableForeground"),
    fontWeight: "bold",
  });
  const endings = createEndings(style);
  const marked = new WeakSet<TextEditor>();

  const draw = (editor: TextEditor): void => {
    const { document } = editor;
    const subject = subjectOf(session, document);
    if (!subject && !marked.has(editor)) return;
    const found = subject ? templateParts(document.getText(), subject.features).placeholders : [];
    marked.add(editor);
    editor.setDecorations(
      style,
      found.map(({ start, end }) => new Range(start.line, start.column, end.line, end.column)),
    );
  };
  const drawAll = () => window.visibleTextEditors.forEach(draw);

  endings.add(window.onDidChangeVisibleTextEditors(drawAll));
  endings.add(
    workspace.onDidChangeTextDocument(({ document }) => {
      for (const editor of window.visibleTextEditors) if (editor.document === document) draw(editor);
    }),
  );
  endings.add(session.inspections.onDidChange(({ status }) => status.kind === "current" && drawAll()));
  endings.add(session.targets.onDidChange(drawAll));
  drawAll();
  return endings;
}
