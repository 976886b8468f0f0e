/** The review before a project is trusted, as a report: four tables, from what is sent anyway to what would run. */
import {
  addsNothing,
  runningUses,
  since,
  type Mark,
  type Reviewed,
  type ReviewItem,
  type ReviewState,
  type TrustReview,
  type Use,
} from "../engine/review/item";
import { shortPath, type Places } from "./place";
import { textCell, type ReportCell, type ReportNote, type ReportTable, type ReportView } from "./report";
import { sayHere, type Teller } from "./teller";
import { visible } from "./visible";
import { counted, listed, phrase, type Words } from "./words";

/** What was reviewed before, and when, as people write it. */
export interface LastReview {
  readonly time: string;
  readonly reviewed: Reviewed;
}

export const markAction = "markReviewed";
export const whatIfAction = "showTrusted";

export type Part = "sent" | "runs" | "text" | "rest";

export const partOf = (use: Use): Part =>
  use === "sent" ? "sent" : runningUses.includes(use) ? "runs" : use === "text" || use === "skill" ? "text" : "rest";

/** The tables of a review in their order. `states` is null where nothing was reviewed before. */
export function reviewTables(items: readonly ReviewItem[], telling: Telling): readonly ReportTable[] {
  const parts: readonly Part[] = ["sent", "runs", "text", "rest"];
  return parts.map((part) =>
    tableOf(
      telling,
      part,
      items.filter(({ use }) => partOf(use) === part),
    ),
  );
}

/** What is said before the tables, whether or not somebody has reviewed it. */
export function reviewFacts(
  { items, untrusted, trusted }: TrustReview,
  places: Places,
  words: Words,
): readonly ReportNote[] {
  return [
    note(words.strings["review.lead"]),
    ...(untrusted.trust.decidedBy.kind === "noTrustInVersion"
      ? [note(phrase(words, "review.noTrust", { version: untrusted.piVersion }), "warning")]
      : addsNothing(items)
        ? [note(words.strings["review.nothing"], "information")]
        : []),
    ...outcomeOf({ words, places, evaluation: trusted }),
    ...warnings(words, items),
  ];
}

/** Where trust would stop pi itself, that is the first thing to know. */
function outcomeOf(teller: Teller): readonly ReportNote[] {
  const { words, evaluation } = teller;
  const { outcome } = evaluation;
  if (outcome.kind === "prompt") return [];
  const head = words.strings[`state.${outcome.kind}`];
  const what = phrase(words, "between.headAndText", { head, text: visible(sayHere(teller, outcome.reason)) });
  return [note(phrase(words, "review.asTrusted", { outcome: what }), "warning")];
}

export function trustReport(review: TrustReview, places: Places, last: LastReview | null, words: Words): ReportView {
  const { items } = review;
  const { states, gone } = since(items, last?.reviewed ?? {});
  return {
    title: reviewTitle(places, words),
    sentences: [
      ...reviewFacts(review, places, words),
      note(reviewSentence(words, last, states, gone), last !== null && isNews(states, gone) ? "warning" : null),
      note(words.strings["review.limits"]),
    ],
    actions: [
      { id: markAction, title: words.strings["review.mark"], primary: true },
      { id: whatIfAction, title: words.strings["review.whatIf"], primary: false },
    ],
    tables: reviewTables(items, { words, places, states: last === null ? null : states }),
  };
}

export function reviewTitle(places: Places, words: Words): string {
  return phrase(words, "review.title", { folder: visible(places.folderName) });
}

function warnings(words: Words, items: readonly ReviewItem[]): readonly ReportNote[] {
  const running = items.filter(({ use }) => runningUses.includes(use)).length;
  const hiding = items.filter(({ marks }) => marks.some(({ kind }) => kind === "hidden")).length;
  return [
    ...(running === 0 ? [] : [note(counted(words, "review.runs", running), "warning" as const)]),
    ...(hiding === 0 ? [] : [note(counted(words, "review.hidden", hiding), "error" as const)]),
  ];
}

function reviewSentence(
  words: Words,
  last: LastReview | null,
  states: ReadonlyMap<string, ReviewState>,
  gone: readonly string[],
): string {
  if (last === null) return words.strings["review.never"];
  const { time } = last;
  const count = (wanted: ReviewState) => [...states.values()].filter((state) => state === wanted).length;
  const counts = [
    ["new", count("new")],
    ["changed", count("changed")],
    ["gone", gone.length],
  ] as const;
  const what = counts.filter(([, of]) => of > 0).map(([kind, of]) => counted(words, `review.count.${kind}`, of));
  return what.length === 0
    ? phrase(words, "review.same", { time })
    : phrase(words, "review.since", { time, what: listed(words, what) });
}

function isNews(states: ReadonlyMap<string, ReviewState>, gone: readonly string[]): boolean {
  return gone.length > 0 || [...states.values()].some((state) => state !== "reviewed");
}

export interface Telling {
  readonly words: Words;
  readonly places: Places;
  /** Null before the first review, and where none is remembered. */
  readonly states: ReadonlyMap<string, ReviewState> | null;
}

function tableOf({ words, places, states }: Telling, part: Part, items: readonly ReviewItem[]): ReportTable {
  const { strings } = words;
  const hasTokens = part === "sent" || part === "text";
  return {
    title: strings[`review.table.${part}`],
    empty: strings[`review.empty.${part}`],
    columns: [
      { title: strings["review.column.what"], isNumber: false },
      { title: strings["review.column.look"], isNumber: false },
      ...(hasTokens ? [{ title: strings["review.column.tokens"], isNumber: true }] : []),
      ...(states === null ? [] : [{ title: strings["review.column.state"], isNumber: false }]),
    ],
    rows: items.map((one) => [
      whatCell(words, places, one),
      lookCell(words, one),
      ...(hasTokens ? [textCell(one.tokens === null ? "" : words.number(one.tokens))] : []),
      ...(states === null ? [] : [textCell(strings[`review.state.${states.get(one.id) ?? "new"}`])]),
    ]),
  };
}

function whatCell(words: Words, places: Places, { title, use, path, line }: ReviewItem): ReportCell {
  const place = shortPath(places, path);
  return {
    text: shown(title),
    notes: [note(words.strings[`review.use.${use}`]), ...(place === title ? [] : [note(visible(place))])],
    link: { kind: "file", path, line },
  };
}

/** Most characters of a name or a value that a cell shows; how many more the file has, stands below a value. */
const longest = 400;

function shown(text: string): string {
  return visible(text.length > longest ? `${text.slice(0, longest)}…` : text);
}

function restNotes(words: Words, { length }: string): readonly ReportNote[] {
  return length > longest ? [note(counted(words, "review.cut", length - longest), "warning")] : [];
}

function lookCell(words: Words, { use, detail, marks }: ReviewItem): ReportCell {
  const notes = [
    ...restNotes(words, detail),
    ...marks.map((mark) => markNote(words, mark)),
    ...(use === "package" ? [note(words.strings["review.packageUnread"], "warning")] : []),
  ];
  return textCell(shown(detail), notes.length > 0 || detail !== "" ? notes : [note(words.strings["review.plain"])]);
}

function markNote(words: Words, { kind, text, line }: Mark): ReportNote {
  const values = { text: visible(text), line: words.number(line + 1) };
  switch (kind) {
    case "lookalike":
      return note(phrase(words, "review.lookalike", values), "warning");
    case "address":
      return note(phrase(words, "review.address", values));
    case "shell":
      return note(phrase(words, "review.shell", values), "information");
    case "hidden":
      return note(phrase(words, "review.hiddenAt", values), "error");
    case "more":
      return note(counted(words, "review.more", Number(text), values), "warning");
    case "unread":
      return note(words.strings["review.unread"], "warning");
  }
}

function note(text: string, severity: ReportNote["severity"] = null): ReportNote {
  return { text, severity };
}
