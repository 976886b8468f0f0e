/** `review`: what trust would add to a project, before anybody grants it. The same tables as the editor's review. */
import { addsNothing, type ReviewItem, type TrustReview } from "../engine/review/item";
import type { Evaluation } from "../engine/types";
import { english } from "../protocol/english";
import { headJson, outcomeJson, toJson } from "../protocol/json";
import type { Places } from "../protocol/place";
import type { ReportCell, ReportColumn, ReportNote, ReportTable } from "../protocol/report";
import { partOf, reviewFacts, reviewTables, reviewTitle } from "../protocol/trustReport";
import { trustView } from "../protocol/summary";
import { visible } from "../protocol/visible";
import { tint, wrap, type Paper } from "./layout";
import { exitCode, type ExitCode } from "./output";

/** So many rows of one table are shown; what is pointed out comes first, so that no crowd hides it. */
const mostRows = 200;

const limits =
  "What an extension loads from outside of its own folder is not covered, nor what a package or a server turns out to be.";

/** 1 where there is something beside what pi sends without asking. */
export function reviewCode({ items }: TrustReview): ExitCode {
  return addsNothing(items) ? exitCode.fine : exitCode.findings;
}

/** The review for people. `actual` is the run as it is. */
export function reviewText(review: TrustReview, actual: Evaluation, places: Places, paper: Paper): string {
  const trust = trustView({ words: english, places, evaluation: actual });
  const facts = reviewFacts(review, places, english);
  const tables = reviewTables(review.items, { words: english, places, states: null });
  const now = `pi ${actual.piVersion} · ${english.strings["trust.subject"]}: ${trust.label}. ${trust.sentence}`;
  return [
    tint(paper, "bold", reviewTitle(places, english)),
    visible(actual.cwd),
    ...wrap(now, paper.width),
    ...facts.flatMap((fact) => noteLines(fact, "", paper)),
    ...wrap(limits, paper.width),
    ...tables.flatMap((table) => tableLines(table, paper)),
    "",
  ].join("\n");
}

function tableLines({ title, rows, columns, empty }: ReportTable, paper: Paper): readonly string[] {
  const pointedOut = rows.filter(isPointedOut);
  const some = rows.length > mostRows ? [...pointedOut, ...rows.filter((row) => !isPointedOut(row))] : rows;
  const rest = rows.length - mostRows;
  return [
    "",
    tint(paper, "bold", title),
    ...(rows.length === 0 ? [`  ${empty}`] : []),
    ...some.slice(0, mostRows).flatMap((row) => rowLines(row, columns, paper)),
    ...(rest > 0 ? [`  … ${english.number(rest)} more: --format json names them all`] : []),
  ];
}

function isPointedOut(row: readonly ReportCell[]): boolean {
  return row.some(({ notes }) => notes.some(({ severity }) => severity !== null));
}

/** What it is, where it stands, how it is written, and what should not be missed in it. */
function rowLines(
  [what, look, ...numbers]: readonly ReportCell[],
  columns: readonly ReportColumn[],
  paper: Paper,
): readonly string[] {
  if (what === undefined || look === undefined) return [];
  const counts = numbers.flatMap(({ text }, at) =>
    text === "" ? [] : [`${columns[at + 2]?.title.toLowerCase()}: ${text}`],
  );
  const head = [what.text, ...what.notes.slice(0, 1).map(({ text }) => text), ...counts].join(" · ");
  const indent = "    ";
  const inside = (text: string) => wrap(text, paper.width - indent.length).map((line) => indent + line);
  return [
    ...wrap(head, paper.width - indent.length).map((line, at) => (at === 0 ? `  ${line}` : indent + line)),
    ...(what.link?.kind === "file" ? [`${indent}${visible(what.link.path)}:${what.link.line + 1}`] : []),
    ...(look.text === "" ? [] : inside(look.text)),
    ...look.notes.flatMap((one) => noteLines(one, indent, paper)),
  ].map(withoutTabs);
}

/** A sign before what is grave, for those who see no colour. */
function noteLines({ text, severity }: ReportNote, indent: string, paper: Paper): readonly string[] {
  const sign = severity === "error" || severity === "warning" ? "! " : "";
  const tone = severity === "error" ? "red" : severity === "warning" ? "yellow" : "dim";
  const lines = wrap(withoutTabs(sign + text), paper.width - indent.length);
  return lines.map((line) => indent + (indent === "" && sign === "" ? line : tint(paper, tone, line)));
}

/** A tab would tear a line of a stranger's program out of its column. */
function withoutTabs(text: string): string {
  return text.replaceAll("\t", " ");
}

/** The same for programs, with every value whole. */
export function reviewJson({ items }: TrustReview, actual: Evaluation): string {
  const parts = ["sent", "runs", "text", "rest"] as const;
  const count = (wanted: (item: ReviewItem) => boolean) => items.filter(wanted).length;
  const counts = Object.fromEntries(parts.map((part) => [part, count(({ use }) => partOf(use) === part)]));
  const hidden = count(({ marks }) => marks.some(({ kind }) => kind === "hidden"));
  return toJson({
    ...headJson(actual),
    outcome: outcomeJson(actual.outcome),
    trust: actual.trust,
    counts: { ...counts, hidden },
    items: items.map(itemJson),
  });
}

function itemJson({ use, title, path, line, detail, tokens, hash, marks }: ReviewItem) {
  const pointedOut = marks.map((mark) => ({ ...mark, line: mark.line + 1 }));
  return { part: partOf(use), use, title, path, line: line + 1, detail, tokens, hash, marks: pointedOut };
}
