/** What a reviewer should not miss in a text: addresses, lines for a shell, characters that nobody sees. */
import { hiddenCharactersIn } from "../findings/checks/hiddenCharacters";
import type { Mark } from "./item";
import { lineStarts, positionAt } from "../text/positions";

/** Most marks of one kind that one text gets, and most characters of one. */
const mostMarks = 20;
const longest = 300;

/** What follows a scheme, at least where its slashes stand; the scheme may be glued to anything before it. */
const behindScheme = /:(?:\\?\/){2}(?:\[[\da-f:.]+\])?[^\s"'`<>()[\]{}\\]*/gi;
/** Addresses without such slashes. */
const otherAddress = /\bgit@[\w.-]+:[\w./~-]+|\bdata:[\w.+-]+\/[\w.+-]+[;,][^\s"'`<>)\]}]*|\bjavascript:[^\s"'`<>]+/gi;

/** `markdown`: a text, where blocks for a shell and lines behind a `$ ` are meant to be run. */
export type TextKind = "markdown" | "code" | "data";

export function marksIn(text: string, kind: TextKind): readonly Mark[] {
  const starts = lineStarts(text);
  const lineAt = (offset: number) => positionAt(starts, offset).line;
  const addresses = addressesIn(text).map(({ found, start }) => ({ ...addressMark(found), line: lineAt(start) }));
  const hidden = hiddenCharactersIn(text).map(({ start, names }) => ({
    kind: "hidden" as const,
    text: names,
    line: lineAt(start),
  }));
  const shell = kind === "markdown" ? shellLines(text) : linesWith(text, kind === "code" ? starting : fetching);
  const isLookalike = (mark: Mark) => mark.kind === "lookalike";
  const odd = addresses.filter(isLookalike);
  const plain = addresses.filter((mark) => !isLookalike(mark));
  return [hidden, firstOfEach(odd), shell, firstOfEach(plain)].flatMap(firstOf);
}

interface Address {
  readonly found: string;
  readonly start: number;
}

function addressesIn(text: string): readonly Address[] {
  const withSlashes = [...text.matchAll(behindScheme)].flatMap(({ 0: rest, index }): readonly Address[] => {
    const [scheme] = /[a-z][a-z0-9+.-]{1,20}$/i.exec(text.slice(Math.max(0, index - 21), index)) ?? [];
    const isShown = scheme !== undefined && /[^:/\\]/.test(rest);
    return isShown ? [{ found: scheme + rest, start: index - scheme.length }] : [];
  });
  const others = [...text.matchAll(otherAddress)].map(({ 0: found, index }) => ({ found, start: index }));
  return [...withSlashes, ...others].sort((a, b) => a.start - b.start);
}

function addressMark(found: string): Pick<Mark, "kind" | "text"> {
  const text = found.replace(/[.,;:!?]+$/, "");
  const host = /^[^/]*\/{2}([^/?#]*)/.exec(text.replaceAll("\\", ""))?.[1] ?? "";
  const foreign = [...new Set(host)].filter((letter) => letter > "\u007f").slice(0, 10);
  if (foreign.length === 0) return { kind: "address", text };
  return { kind: "lookalike", text: `${cut(text)} (${foreign.map(nameOf).join(" ")})` };
}

function nameOf(letter: string): string {
  return `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}

function cut(text: string): string {
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}

/** The first marks of a kind, and one that says how many more there are and from which line on. */
function firstOf(marks: readonly Mark[]): readonly Mark[] {
  const shown = marks
    .slice(0, mostMarks)
    .map((mark) => (mark.kind === "lookalike" ? mark : { ...mark, text: cut(mark.text) }));
  const next = marks[mostMarks];
  if (next === undefined) return shown;
  return [...shown, { kind: "more", text: String(marks.length - mostMarks), line: next.line }];
}

function firstOfEach(marks: readonly Mark[]): readonly Mark[] {
  return [...new Map([...marks].reverse().map((mark) => [mark.text, mark])).values()].reverse();
}

const shellFence = /^\s*(`{3,}|~{3,})\s*(bash|sh|shell|zsh|fish|console|terminal|powershell|pwsh|ps1|bat|cmd)\b/i;

/** Lines that fetch something, or give text to a shell or a decoder: a block of any language, or a sentence, may have them. */
const fetching =
  /\|\s*(?:sudo\s+)?(?:[\w./-]*\/)?(?:ba|z|da|k|fi)?sh\b|\b(?:curl|wget)\s+(?:-|\S*[.:/])|\bbase64\s+(?:-d|-D|--decode)|\beval\s+["'$`(]|\biex\b|Invoke-(?:Expression|WebRequest)/;

/** Lines inside blocks for a shell, lines behind `$ `, and lines that fetch something. */
function shellLines(text: string): readonly Mark[] {
  const marks: Mark[] = [];
  let fence: string | null = null;
  text.split(/\r\n|\n|\r/).forEach((content, line) => {
    if (fence !== null && isEnd(content.trim(), fence)) fence = null;
    else if (fence !== null) marks.push({ kind: "shell", text: content.trim(), line });
    else if (shellFence.test(content)) fence = shellFence.exec(content)?.[1] ?? null;
    else if (/^\s*\$ \S/.test(content) || fetching.test(content))
      marks.push({ kind: "shell", text: content.trim(), line });
  });
  return marks.filter((mark) => mark.text !== "");
}

/** A block ends at a line of nothing but its own sign, as often as at its beginning or more often. */
function isEnd(line: string, fence: string): boolean {
  return line.startsWith(fence) && line.replaceAll(fence.charAt(0), "") === "";
}

/** Lines of a program that start others, or run text as a program. */
const starting =
  /child_process|\bexec(?:Sync|File|FileSync)?\s*\(|\bspawn(?:Sync)?\s*\(|\bfork\s*\(|\bexeca\b|\bBun\.\$|\$`|\beval\s*\(|\bFunction\s*\(|node:vm|worker_threads|\bimport\s*\(\s*[^"'\s)]/;

function linesWith(text: string, wanted: RegExp): readonly Mark[] {
  return text
    .split(/\r\n|\n|\r/)
    .flatMap((content, line): readonly Mark[] =>
      wanted.test(content) ? [{ kind: "shell", text: content.trim(), line }] : [],
    );
}
