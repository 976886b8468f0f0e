/** What the prompt says twice: one file under two names, and paragraphs that two of its texts share. */
import { tokensBetween } from "../../prompt/parts";
import type { FileRange, Finding } from "../../types";
import { finding } from "../findings";
import type { Check, Source, Subject } from "../subject";

/** Shorter paragraphs are headings and phrases. */
const shortest = 80;

export const checkRepeated: Check = (subject) => {
  const inPrompt = subject.sources.filter(({ role }) => role === "context" || role === "system" || role === "append");
  const first = new Map<string, Source>();
  const same = new Map<Source, Source>();
  for (const source of inPrompt) {
    const identity = identityOf(subject, source.path);
    const before = first.get(identity);
    if (before) same.set(source, before);
    else first.set(identity, source);
  }
  const sameFiles = [...same].map(([{ path, text }, other]) =>
    finding("context.sameFile", { path, other: other.path, tokens: tokensBetween(0, text.length) }, path),
  );
  return [...sameFiles, ...repeatedParagraphs(inPrompt.filter((source) => !same.has(source)))];
};

function identityOf({ scene }: Subject, path: string): string {
  const stat = scene.world.stat(path);
  return stat.kind === "entry" ? stat.identity : path;
}

interface Repeat {
  readonly other: string;
  readonly ranges: FileRange[];
  length: number;
}

/** One finding for each pair of files. A paragraph counts where it stands again, against the first that has it. */
function repeatedParagraphs(sources: readonly Source[]): readonly Finding[] {
  const known = new Map<string, string>();
  return sources.flatMap((source) => {
    const repeats = new Map<string, Repeat>();
    for (const { key, start, end } of paragraphsOf(source.text)) {
      const other = known.get(key);
      if (other === undefined) known.set(key, source.path);
      else if (other !== source.path) note(repeats, other, source, start, end);
    }
    return [...repeats.values()].map(({ other, ranges, length }) => {
      const values = { path: source.path, other, count: ranges.length, tokens: tokensBetween(0, length) };
      return finding("text.repeated", values, source.path, ranges[0] ?? null, ranges);
    });
  });
}

function note(repeats: Map<string, Repeat>, other: string, source: Source, start: number, end: number): void {
  const repeat = repeats.get(other) ?? { other, ranges: [], length: 0 };
  repeats.set(other, repeat);
  repeat.ranges.push(source.rangeOf(start, end));
  repeat.length += end - start;
}

interface Paragraph {
  /** The paragraph with its white space evened out. */
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

function* paragraphsOf(text: string): Generator<Paragraph> {
  let start = 0;
  for (const gap of text.matchAll(/\r?\n[ \t]*\r?\n\s*|$/g)) {
    const paragraph = text.slice(start, gap.index);
    const key = paragraph.replace(/\s+/g, " ").trim();
    if (key.length >= shortest) yield { key, start, end: gap.index };
    start = gap.index + gap[0].length;
  }
}
