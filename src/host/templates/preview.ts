/**
 * The message that a line becomes, as a read-only document beside the editor. It follows every keystroke; what came
 * from the arguments, what is a default and what stays empty is marked, by colour and in words.
 */
import {
  EventEmitter,
  Range,
  ThemeColor,
  Uri,
  ViewColumn,
  window,
  workspace,
  type DecorationOptions,
  type TextDocument,
} from "vscode";
import type { ExpansionView } from "../../protocol/expansion";
import { templateScheme } from "../contributions";
import { createEndings, type Ending } from "../event";
import { localize } from "../localize";
import { marksIn, type MarkKind } from "./marks";

export interface Preview extends Ending {
  /** Opens the document beside the editor that has the focus, which keeps it. */
  open(name: string): Promise<void>;
  update(view: ExpansionView): void;
  close(): Promise<void>;
}

/** Longest text that is previewed, in UTF-16 units. */
const longest = 1_000_000;

export function createPreview(): Preview {
  const changed = new EventEmitter<Uri>();
  const styles: Readonly<Record<MarkKind, ReturnType<typeof window.createTextEditorDecorationType>>> = {
    argument: window.createTextEditorDecorationType({
      backgroundColor: new ThemeColor("editor.wordHighlightStrongBackground"),
      borderColor: new ThemeColor("editor.wordHighlightStrongBorder"),
      border: "1px solid",
      overviewRulerColor: new ThemeColor("editorOverviewRuler.wordHighlightStrongForeground"),
    }),
    default: window.createTextEditorDecorationType({
      backgroundColor: new ThemeColor("editor.wordHighlightBackground"),
      fontStyle: "italic",
      after: { color: new ThemeColor("descriptionForeground"), margin: "0 0 0 0.5ch" },
    }),
    nothing: window.createTextEditorDecorationType({
      after: { color: new ThemeColor("editorWarning.foreground"), margin: "0 0.5ch" },
    }),
  };
  const endings = createEndings(changed, ...Object.values(styles));
  let uri: Uri | null = null;
  let shown: ExpansionView | null = null;

  const textOf = (view: ExpansionView | null): string =>
    view === null ? "" : (view.message?.slice(0, longest) ?? `${view.reason ?? ""}\n`);

  const decorate = (document: TextDocument): void => {
    if (document.uri.toString() !== uri?.toString() || document.getText() !== textOf(shown)) return;
    const marks = shown === null || shown.message === null ? [] : marksIn(shown, longest, localize);
    for (const editor of window.visibleTextEditors.filter((one) => one.document === document)) {
      for (const kind of Object.keys(styles) as MarkKind[]) {
        const options = marks
          .filter((mark) => mark.kind === kind)
          .map(({ start, end, words }): DecorationOptions => {
            const range = new Range(document.positionAt(start), document.positionAt(end));
            return words === "" ? { range } : { range, renderOptions: { after: { contentText: words } } };
          });
        editor.setDecorations(styles[kind], options);
      }
    }
  };

  endings.add(
    workspace.registerTextDocumentContentProvider(templateScheme, {
      onDidChange: changed.event,
      provideTextDocumentContent: () => textOf(shown),
    }),
  );
  endings.add(workspace.onDidChangeTextDocument(({ document }) => decorate(document)));
  endings.add(window.onDidChangeVisibleTextEditors((editors) => editors.forEach(({ document }) => decorate(document))));

  return {
    open: async (name) => {
      uri = Uri.from({ scheme: templateScheme, path: `/${localize("template.preview.title", { name })}` });
      changed.fire(uri);
      const document = await workspace.openTextDocument(uri);
      await window.showTextDocument(document, { viewColumn: ViewColumn.Beside, preserveFocus: true, preview: true });
      decorate(document);
    },
    update: (view) => {
      shown = view;
      if (uri === null) return;
      changed.fire(uri);
      // Marks may move although the text stays the same.
      const open = workspace.textDocuments.find((document) => document.uri.toString() === uri?.toString());
      if (open) decorate(open);
    },
    close: async () => {
      const closing = uri;
      uri = null;
      if (closing === null) return;
      const tabs = window.tabGroups.all.flatMap((group) => group.tabs);
      const own = tabs.filter(({ input }) => isOf(input, closing));
      if (own.length > 0) await window.tabGroups.close(own, true);
    },
    dispose: () => endings.dispose(),
  };
}

function isOf(input: unknown, uri: Uri): boolean {
  return (
    typeof input === "object" && input !== null && "uri" in input && String((input as { uri: Uri }).uri) === String(uri)
  );
}
