/**
 * The layers for people: each with its place and size, below it what lost against it, then what was written and is not
 * in the prompt, and what only the running pi knows. The rows and counts are those of every other view.
 */
import { english } from "../protocol/english";
import { counted } from "../protocol/words";
import type { FileGroup, FileRow, Row, Summary } from "../protocol/view";
import { visible } from "../protocol/visible";
import type { Paper, Tone } from "./layout";
import { displayWidth, padEnd, padStart, tint, wrap } from "./layout";

/** One line with its columns, before it is laid out. */
interface Line {
  readonly depth: number;
  readonly mark: string;
  readonly title: string;
  readonly description: string;
  readonly tokens: string;
  readonly lines: string;
  /** A sentence of its own below the line. */
  readonly reason: string;
  readonly tone: Tone | null;
}

const { strings, number } = english;

/** So many files of one group are named; a crowd of them would push everything else out of sight. */
const mostInGroup = 30;

/** The whole tree, with a line end at its end. */
export function treeText(summary: Summary, paper: Paper): string {
  const inPrompt = summary.rows.flatMap((row) => rowLines(row, 1));
  const beside = summary.notInPrompt.flatMap((row) => leftOutLines(row, 1));
  const unknown = summary.unknowns.map((one) => line(1, "?", one.title, "", one.reason, null));
  const all = [...inPrompt, ...beside, ...unknown];
  const columns = columnsOf(all, paper);
  const part = (title: string, lines: readonly Line[]) =>
    lines.length === 0 ? [] : ["", tint(paper, "bold", title), ...lines.flatMap((one) => laidOut(one, columns, paper))];
  return [
    ...head(summary, paper),
    ...part(columnHeads(columns), inPrompt),
    ...part(strings["panel.notInPrompt"], beside),
    ...part(strings["panel.runTime"], unknown),
    ...foot(summary, paper),
    "",
  ].join("\n");
}

function head({ cwd, pi, mode, trust, totals, size, outcome, layerCount }: Summary, paper: Paper): readonly string[] {
  const version = `pi ${pi.version} (${strings[`pi.${pi.chosenBy}`]})`;
  const counts = [
    counted(english, "count.sections", totals.sections),
    counted(english, "count.tools", totals.tools),
    counted(english, "count.contextFiles", totals.contextFiles),
    counted(english, "count.skills", totals.skills),
    size.sentence,
    `${number(totals.characters)} characters, ${number(totals.lines)} lines, ${number(layerCount)} layers`,
  ];
  return [
    tint(paper, "bold", visible(cwd)),
    ...wrap(`${version} · ${mode} · ${strings["trust.subject"]}: ${trust.label}`, paper.width),
    ...wrap(trust.sentence, paper.width - 2).map((text) => `  ${text}`),
    ...(pi.note === null ? [] : wrap(pi.note, paper.width - 2).map((text) => `  ${text}`)),
    ...wrap(counts.join(" · "), paper.width),
    ...outcomeLines(outcome, paper),
  ];
}

function outcomeLines(outcome: Summary["outcome"], paper: Paper): readonly string[] {
  if (outcome.kind === "prompt") return [];
  const title = `${strings[`state.${outcome.kind}`]}. ${outcome.message}`;
  return [
    "",
    ...wrap(`${title} ${strings["state.hypothetical"]}`, paper.width).map((text) => tint(paper, "red", text)),
  ];
}

function foot({ leftOut, findings, alsoSent }: Summary, paper: Paper): readonly string[] {
  const parts = leftOut.parts.map(({ label }) => label).join(", ");
  const left = leftOut.total === 0 ? strings["panel.nothingLeftOut"] : counted(english, "count.leftOut", leftOut.total);
  const severe = findings.filter(({ severity }) => severity === "error" || severity === "warning").length;
  const check = severe === 0 ? [] : [`${number(severe)} to look at: pi-prompt check`];
  return [
    "",
    ...wrap(parts === "" ? left : `${left}: ${parts}`, paper.width),
    ...check,
    "",
    tint(paper, "bold", "Sent beside the prompt"),
    ...alsoSent.flatMap((text) =>
      wrap(text, paper.width - 4).map((part, at) => (at === 0 ? `  - ${part}` : `    ${part}`)),
    ),
  ];
}

function rowLines(row: Row, depth: number): readonly Line[] {
  const { firstLine, lastLine } = row;
  const lines = firstLine === lastLine ? number(firstLine + 1) : `${number(firstLine + 1)}-${number(lastLine + 1)}`;
  const own: Line = { ...line(depth, " ", row.title, row.description, "", null), tokens: number(row.tokens), lines };
  return [
    own,
    ...row.losers.flatMap((loser) => leftOutLines(loser, depth + 1)),
    ...row.children.flatMap((child) => rowLines(child, depth + 1)),
  ];
}

function leftOutLines(row: FileRow | FileGroup, depth: number): readonly Line[] {
  const tone = row.severity === "error" ? "red" : row.severity === "warning" ? "yellow" : null;
  if ("files" in row) {
    const shown = row.files.slice(0, mostInGroup);
    const files = shown.map((file) => line(depth + 1, "✗", file.title, file.description, "", tone));
    const rest = row.files.length - shown.length;
    if (rest > 0) files.push(line(depth + 1, "…", `${number(rest)} more: --format json names them all`, "", "", null));
    const because = row.group === "gated" ? strings["reason.gatedGroup"] : (row.files[0]?.reason ?? "");
    return [line(depth, "✗", row.title, row.description, because, tone), ...files];
  }
  return [line(depth, "✗", row.title, row.description, row.reason, tone)];
}

function line(
  depth: number,
  mark: string,
  title: string,
  description: string,
  reason: string,
  tone: Tone | null,
): Line {
  return { depth, mark, title, description, tokens: "", lines: "", reason, tone };
}

interface Columns {
  readonly title: number;
  readonly description: number;
  readonly tokens: number;
  readonly lines: number;
}

function columnsOf(all: readonly Line[], paper: Paper): Columns {
  const widestOf = (text: (one: Line) => string) =>
    all.reduce((widest, one) => Math.max(widest, displayWidth(text(one))), 0);
  const tokens = Math.max(
    6,
    widestOf((one) => one.tokens),
  );
  const lines = Math.max(
    5,
    widestOf((one) => one.lines),
  );
  const title = Math.min(Math.floor(paper.width * 0.4), widestOf(left));
  return { title, description: Math.max(16, paper.width - title - tokens - lines - 6), tokens, lines };
}

/** The name of the first part, with the names of the two columns of numbers at the right. */
function columnHeads({ title, description, tokens, lines }: Columns): string {
  const names = `  ${padStart(strings["panel.tokens"], tokens)}  ${padStart("Lines", lines)}`;
  return padEnd(strings["panel.inPrompt"], title + 2 + description) + names;
}

function left({ depth, mark, title }: Line): string {
  return `${"  ".repeat(depth)}${mark} ${title}`;
}

/** A title that is too long pushes its description to the next line. */
function laidOut(one: Line, columns: Columns, paper: Paper): readonly string[] {
  const title = left(one);
  const described = one.description === "" ? [""] : wrap(one.description, columns.description);
  const overflows = displayWidth(title) > columns.title;
  const beside = overflows ? "" : (described[0] ?? "");
  const below = overflows ? described.filter((text) => text !== "") : described.slice(1);
  const numbers =
    one.lines === "" ? "" : `  ${padStart(one.tokens, columns.tokens)}  ${padStart(one.lines, columns.lines)}`;
  const first = `${padEnd(title, columns.title)}  ${padEnd(beside, columns.description)}${numbers}`.trimEnd();
  const indent = " ".repeat(columns.title + 2);
  const reasonIndent = " ".repeat(2 * one.depth + 4);
  const reasons = one.reason === "" ? [] : wrap(one.reason, paper.width - reasonIndent.length);
  return [
    one.tone === null ? first : tint(paper, one.tone, first),
    ...below.map((text) => indent + tint(paper, "dim", text)),
    ...reasons.map((text) => reasonIndent + tint(paper, "dim", text)),
  ];
}
