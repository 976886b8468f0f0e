/** What a reviewer should not miss in a text: addresses, lines for a shell, characters that nobody sees. */
import { hiddenCharactersIn } from "../findings/checks/hiddenCharacters";
import type { Mark } from "./item";
import { lineStarts, positionAt } from "../text/positions";

/** Most marks of one kind that one text gets, and most characters of one. */
const mostMarks = 20;
const longest = 300;

const address = /\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s"'`<>()[\]{}\\]{2,}|\bgit@[\w.-]+:[\w./~-]+/gi;

/** `fenced`: a Markdown text, where blocks for a shell and lines behind a `$ ` are meant to be run. */
export type TextKind = "markdown" | "code" | "data";

export function marksIn(text: string, kind: TextKind): readonly Mark[] {
  const starts = lineStarts(text);
  const lineAt = (offset: number) => positionAt(starts, offset).line;
  const addresses = [...text.matchAll(address)].map((match) => ({
    kind: "address" as const,
    text: match[0].replace(/[.,;:!?]+$/, ""),
    line: lineAt(match.index),
  }));
  const hidden = hiddenCharactersIn(text).map(({ start, names }) => ({
    kind: "hidden" as const,
    text: names,
    line: lineAt(start),
  }));
  const shell = kind === "markdown" ? shellLines(text) : kind === "code" ? startingLines(text) : [];
  return [hidden, shell, firstOfEach(addresses)].flatMap(firstOf);
}

/** The first marks of a kind, and one that says how many more there are and from which line on. */
function firstOf(marks: readonly Mark[]): readonly Mark[] {
  const shown = marks.slice(0, mostMarks).map((mark) => ({ ...mark, text: mark.text.slice(0, longest) }));
  const next = marks[mostMarks];
  if (next === undefined) return shown;
  return [...shown, { kind: "more", text: String(marks.length - mostMarks), line: next.line }];
}

function firstOfEach(marks: readonly Mark[]): readonly Mark[] {
  return [...new Map([...marks].reverse().map((mark) => [mark.text, mark])).values()].reverse();
}

const shellFence = /^\s*(`{3,}|~{3,})\s*(bash|sh|shell|zsh|fish|console|terminal|powershell|pwsh|ps1|bat|cmd)\b/i;

/** Lines inside blocks for a shell, lines behind `$ `, and commands that pi's templates run by a leading `!`. */
function shellLines(text: string): readonly Mark[] {
  const marks: Mark[] = [];
  let fence: string | null = null;
  text.split(/\r\n|\n|\r/).forEach((content, line) => {
    if (fence !== null && content.trim().startsWith(fence)) fence = null;
    else if (fence !== null) marks.push({ kind: "shell", text: content.trim(), line });
    else if (shellFence.test(content)) fence = shellFence.exec(content)?.[1] ?? null;
    else if (/^\s*\$ \S/.test(content)) marks.push({ kind: "shell", text: content.trim(), line });
  });
  return marks.filter((mark) => mark.text !== "");
}

/** Lines of a program that start others, or run text as a program. */
const starting =
  /child_process|\bexec(?:Sync|File|FileSync)?\s*\(|\bspawn(?:Sync)?\s*\(|\bfork\s*\(|\bBun\.\$|\$`|\beval\s*\(|new Function\s*\(/;

function startingLines(text: string): readonly Mark[] {
  return text
    .split(/\r\n|\n|\r/)
    .flatMap((content, line): readonly Mark[] =>
      starting.test(content) ? [{ kind: "shell", text: content.trim(), line }] : [],
    );
}
