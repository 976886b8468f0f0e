/** Completion and hover for templates: what can be written, and what a placeholder becomes. */
import {
  CompletionItem,
  CompletionItemKind,
  Hover,
  languages,
  MarkdownString,
  Range,
  SnippetString,
  type DocumentSelector,
  type Position,
  type TextDocument,
} from "vscode";
import { createEndings, type Ending } from "../../event";
import { localize } from "../../localize";
import type { Session } from "../../session";
import { visible } from "../../../protocol/visible";
import { describePlaceholder, filledWith, keyOffers, placeholderOffers, type Offer } from "./describe";
import { placeholderAt, templateParts } from "./parts";
import { subjectOf } from "./subject";

export const templateFiles: DocumentSelector = { pattern: "**/*.md" };

export function createLanguage(session: Session, lastArguments: (path: string) => string): Ending {
  return createEndings(
    languages.registerCompletionItemProvider(
      templateFiles,
      { provideCompletionItems: (document, position) => completions(session, document, position) },
      "$",
      "{",
    ),
    languages.registerHoverProvider(templateFiles, {
      provideHover: (document, position) => hover(session, document, position, lastArguments),
    }),
  );
}

function completions(session: Session, document: TextDocument, position: Position): CompletionItem[] {
  const subject = subjectOf(session, document);
  if (!subject) return [];
  const { frontmatter } = templateParts(document.getText(), subject.features);
  const line = document.lineAt(position.line).text;
  const before = line.slice(0, position.character);
  const isKeys = frontmatter !== null && position.line >= frontmatter.first && position.line < frontmatter.end;
  if (isKeys) {
    const all = document.getText(new Range(frontmatter.first, 0, frontmatter.end, 0));
    const isFree = ({ label }: Offer) => !new RegExp(`^${label}:`, "m").test(all);
    return /^[\w-]*$/.test(before)
      ? keyOffers(localize)
          .filter(isFree)
          .map((offer, at) => itemOf(offer, at, new Range(position.line, 0, position.line, position.character)))
      : [];
  }
  const typed = /\$\{?[\w@:-]*$/.exec(before)?.[0] ?? "";
  // The editor closes a brace by itself.
  const closing = typed.startsWith("${") && line.charAt(position.character) === "}" ? 1 : 0;
  const start = position.character - typed.length;
  const range = new Range(position.line, start, position.line, position.character + closing);
  return placeholderOffers(subject.features, localize).map((offer, at) => itemOf(offer, at, range));
}

function itemOf({ label, insert, detail }: Offer, at: number, range: Range): CompletionItem {
  const item = new CompletionItem(label, CompletionItemKind.Variable);
  item.insertText = new SnippetString(insert);
  item.detail = detail;
  item.filterText = label;
  item.sortText = String(at);
  item.range = range;
  return item;
}

function hover(
  session: Session,
  document: TextDocument,
  position: Position,
  lastArguments: (path: string) => string,
): Hover | undefined {
  const subject = subjectOf(session, document);
  if (!subject) return undefined;
  const parts = templateParts(document.getText(), subject.features);
  const found = placeholderAt(parts, { line: position.line, column: position.character });
  if (!found) return undefined;
  const { placeholder, text, start, end } = found;
  const typed = lastArguments(subject.path);
  const said = describePlaceholder(placeholder, parts.body, localize);
  const filled = filledWith(placeholder, parts.body, typed, subject.features);
  const last = typed === "" ? "" : localize("template.hover.last", { typed, text: filled.slice(0, 500) });
  // Added as text: nothing of a file is read as Markdown.
  const contents = [`${text}: ${said}`, last].filter((line) => line !== "").map(asText);
  return new Hover(contents, new Range(start.line, start.column, end.line, end.column));
}

function asText(text: string): MarkdownString {
  return new MarkdownString().appendText(visible(text));
}
