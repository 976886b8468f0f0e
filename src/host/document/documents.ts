/**
 * The prompt as a read-only document: find, outline, folding and links are VS Code's own. An open document keeps its
 * target up to date.
 */
import {
  commands,
  DocumentLink,
  DocumentSymbol,
  EventEmitter,
  FoldingRange,
  Hover,
  languages,
  Location,
  MarkdownString,
  Position,
  Range,
  SymbolKind,
  Uri,
  window,
  workspace,
  type DocumentSelector,
  type TextDocument,
} from "vscode";
import type { LineView, Row, Summary } from "../../protocol/view";
import { documentScheme } from "../contributions";
import { createEndings, type Ending } from "../event";
import { allRows } from "../../protocol/inSummary";
import { localize } from "../localize";
import { uriOf, type Session } from "../session";
import { targetKey, type Target } from "../target";
import { addressOf, readAddress, type Shown } from "./address";
import { ruleText } from "../problems/ruleDocument";
import { explanationText } from "./explanationText";
import { foldsOf, linksOf, outlineOf, type OutlineItem } from "./structure";

export interface Documents extends Ending {
  /** With a 0-based line, that line is selected. */
  showPrompt(target: Target, line?: number): Promise<void>;
  showExplanation(target: Target, path: string): Promise<void>;
  /** Two prompts side by side, the other one left. */
  compare(other: Compared, shown: Compared, title: string): Promise<void>;
}

/** A side of a comparison as a document. */
export type Compared = Exclude<Shown, { kind: "explanation" }>;

const selector: DocumentSelector = { scheme: documentScheme };

export function createDocuments(session: Session): Documents {
  const { inspections, client, updates } = session;
  const endings = createEndings();
  const changed = new EventEmitter<Uri>();
  /** Open documents, by address: who follows for them, and the summary that their text belongs to. */
  const open = new Map<string, { readonly uri: Uri; readonly shown: Shown; readonly following: Ending }>();
  const summaries = new Map<string, Summary>();

  const follow = (uri: Uri): void => {
    const shown = readAddress(uri.query);
    if (shown === undefined || open.has(uri.toString())) return;
    open.set(uri.toString(), { uri, shown, following: inspections.follow(shown.target) });
  };

  const forget = (uri: Uri): void => {
    open.get(uri.toString())?.following.dispose();
    open.delete(uri.toString());
    summaries.delete(uri.toString());
  };

  /** The text and the summary that it belongs to; asked again while runs overtake the question. */
  const content = async (uri: Uri): Promise<string> => {
    const shown = readAddress(uri.query);
    if (shown === undefined) return (await ruleText(uri.query, client, localize)) ?? "";
    follow(uri);
    for (let attempt = 0; attempt < 5; attempt++) {
      const state = await inspections.settled(shown.target);
      if (state?.summary === null && state.status.kind === "failed") throw new Error(state.status.message);
      const summary = state?.summary;
      if (!summary) continue;
      const answer = await textOf(shown, summary);
      if (answer === null) continue;
      summaries.set(uri.toString(), summary);
      updates.fire({ view: "document", target: targetKey(shown.target), revision: summary.revision });
      return answer;
    }
    throw new Error(localize("worker.stale"));
  };

  const textOf = async (shown: Shown, summary: Summary): Promise<string | null> => {
    if (shown.kind === "moment") {
      const reply = await client.request("momentText", { target: targetKey(shown.target), moment: shown.moment });
      if (!reply.ok) throw new Error(reply.error);
      return reply.value ?? `${localize("against.forgotten")}\n`;
    }
    if (shown.kind === "explanation") {
      const answer = await inspections.explain(shown.target, summary.revision, shown.path);
      return answer.kind === "current" ? explanationText(answer.value, summary, localize) : null;
    }
    if (summary.outcome.kind !== "prompt") {
      return `${localize("document.hypothetical", { reason: summary.outcome.message })}\n`;
    }
    const answer = await inspections.text(shown.target, summary.revision, null);
    return answer.kind === "current" ? answer.value : null;
  };

  /** The summary of a document's text; undefined where the text is no prompt. */
  const summaryOf = (document: TextDocument): Summary | undefined => {
    const summary = summaries.get(document.uri.toString());
    return readAddress(document.uri.query)?.kind === "prompt" && summary?.outcome.kind === "prompt"
      ? summary
      : undefined;
  };

  endings.add(changed);
  endings.add(
    workspace.registerTextDocumentContentProvider(documentScheme, {
      onDidChange: changed.event,
      provideTextDocumentContent: content,
    }),
  );
  endings.add(workspace.onDidCloseTextDocument(({ uri }) => uri.scheme === documentScheme && forget(uri)));
  endings.add(
    inspections.onDidChange(({ target, status }) => {
      if (status.kind !== "current") return;
      for (const { uri, shown } of open.values()) {
        if (targetKey(shown.target) === targetKey(target)) changed.fire(uri);
      }
    }),
  );
  endings.add(
    languages.registerDocumentSymbolProvider(selector, {
      provideDocumentSymbols: (document) => {
        const summary = summaryOf(document);
        return summary ? outlineOf(summary.rows).map((item) => symbolOf(document, item)) : [];
      },
    }),
  );
  endings.add(
    languages.registerFoldingRangeProvider(selector, {
      provideFoldingRanges: (document) => {
        const lineAt = (line: number) => (line < document.lineCount ? document.lineAt(line).text : "");
        return foldsOf(summaryOf(document)?.rows ?? [], lineAt).map(([first, last]) => new FoldingRange(first, last));
      },
    }),
  );
  endings.add(
    languages.registerDocumentLinkProvider(selector, {
      provideDocumentLinks: (document) => {
        const summary = summaryOf(document);
        const shown = readAddress(document.uri.query);
        if (!summary || !shown) return [];
        const lineAt = (line: number) => document.lineAt(line).text;
        return linksOf(summary, lineAt, document.lineCount).map(({ line, start, end, path }) => {
          return new DocumentLink(new Range(line, start, line, end), uriOf(session, shown.target, path));
        });
      },
    }),
  );
  const lineAt = async (document: TextDocument, line: number): Promise<LineOfPrompt | undefined> => {
    const summary = summaryOf(document);
    const shown = readAddress(document.uri.query);
    if (!summary || !shown) return undefined;
    const answer = await inspections.lines(shown.target, summary.revision, line, line + 1);
    const view = answer.kind === "current" ? answer.value[0] : undefined;
    return view && { view, summary, target: shown.target };
  };

  endings.add(
    languages.registerDefinitionProvider(selector, {
      provideDefinition: async (document, { line }) => {
        const known = await lineAt(document, line);
        if (known?.view.origin.kind !== "file") return undefined;
        const { origin } = known.view;
        return new Location(uriOf(session, known.target, origin.path), new Position(origin.line, origin.column));
      },
    }),
  );
  endings.add(
    languages.registerHoverProvider(selector, {
      provideHover: async (document, { line }) => {
        const known = await lineAt(document, line);
        return known && new Hover(hoverOf(known));
      },
    }),
  );
  endings.add({ dispose: () => [...open.values()].forEach(({ following }) => following.dispose()) });

  const show = async (shown: Shown, line?: number): Promise<void> => {
    const uri = Uri.from({ scheme: documentScheme, ...addressOf(shown) });
    const document = await workspace.openTextDocument(uri);
    const isThere = line !== undefined && line < document.lineCount;
    await window.showTextDocument(document, {
      preview: shown.kind === "explanation",
      ...(isThere ? { selection: document.lineAt(line).range } : {}),
    });
  };

  return {
    showPrompt: (target, line) => show({ kind: "prompt", target }, line),
    showExplanation: (target, path) => show({ kind: "explanation", target, path }),
    compare: async (other, shown, title) => {
      const [left, right] = [other, shown].map((side) => Uri.from({ scheme: documentScheme, ...addressOf(side) }));
      await commands.executeCommand("vscode.diff", left, right, title);
    },
    dispose: () => endings.dispose(),
  };
}

/** A line of a prompt that a document shows, and what it belongs to. */
interface LineOfPrompt {
  readonly view: LineView;
  readonly summary: Summary;
  readonly target: Target;
}

/** Where a line is from and which layer it belongs to, as plain text: a file's words are no markup. */
function hoverOf({ view, summary }: LineOfPrompt): MarkdownString {
  const row = allRows(summary.rows).find(({ id }) => id === view.layer);
  const from = localize("document.from", { source: view.origin.label });
  const layer = row === undefined ? "" : `${row.title} (${row.description}): ${row.reason}`;
  const hover = new MarkdownString().appendText(from);
  return layer === "" ? hover : hover.appendMarkdown("\n\n").appendText(layer);
}

const kinds: Readonly<Partial<Record<Row["kind"], SymbolKind>>> = {
  contextFile: SymbolKind.File,
  custom: SymbolKind.File,
  addendum: SymbolKind.File,
  skill: SymbolKind.Event,
};

function symbolOf(document: TextDocument, { row, children }: OutlineItem): DocumentSymbol {
  const last = Math.min(row.lastLine, document.lineCount - 1);
  const whole = new Range(Math.min(row.firstLine, last), 0, last, document.lineAt(last).text.length);
  const first = document.lineAt(whole.start.line).range;
  const symbol = new DocumentSymbol(
    row.title || row.kind,
    row.description,
    kinds[row.kind] ?? SymbolKind.Namespace,
    whole,
    first,
  );
  symbol.children = children.map((child) => symbolOf(document, child));
  return symbol;
}
