/** Find in one inspection: the prompt, the names of rows, and the files that were left out, read as they are now. */
import type { Inspection } from "../../engine/types";
import type { TextResult, World } from "../../engine/world";
import { bounded } from "../../node/bounded";
import { findIn, type FindAnswer, type FindQuery } from "../../protocol/find";
import {
  findInFile,
  mostInFiles,
  nothingLeftOut,
  rowsWith,
  type FileFound,
  type LeftOutFound,
  type Unread,
  type WhyUnread,
} from "../../protocol/findLeftOut";
import { leftOutPaths } from "../../protocol/inSummary";
import type { Summary } from "../../protocol/view";

export interface Searched {
  readonly inspection: Inspection;
  readonly summary: Summary;
  /** The disk that the inspection was made on, as it is now. */
  readonly world: World;
  /** Milliseconds of a clock. */
  now(): number;
}

/** Milliseconds that a search of the prompt may take: a pattern can be written to go on for ever. */
const promptLimit = 1_000;
/** The same for reading all files that were left out, for one of their texts, and for all of them. */
const readLimit = 1_000;
const fileLimit = 500;
const filesLimit = 2_000;

export function search({ inspection, summary, world, now }: Searched, query: FindQuery): FindAnswer {
  if (query.text === "") return { kind: "found", matches: [], more: false, rows: [], leftOut: nothingLeftOut };
  const inPrompt = bounded(
    () => ({ text: findIn(inspection.actual.text, query), rows: rowsWith(summary, query) }),
    promptLimit,
  );
  if (inPrompt.kind === "stopped") return { kind: "tooLong" };
  const { text, rows } = inPrompt.value;
  if (text.kind === "invalid") return text;
  const read = readTexts(summary, notOpened(inspection), world, now);
  return { ...text, rows, leftOut: searchTexts(read, query, now) };
}

interface Read {
  readonly texts: readonly { readonly path: string; readonly text: string }[];
  readonly unread: readonly Unread[];
}

/** Each file once, in the order of the rows. The port bounds each and all; many small ones are bounded here. */
function readTexts(summary: Summary, closed: ReadonlySet<string>, world: World, now: () => number): Read {
  const end = now() + readLimit;
  const texts: { path: string; text: string }[] = [];
  const unread: Unread[] = [];
  for (const path of leftOutPaths(summary)) {
    if (closed.has(path)) unread.push({ path, why: "notOpened" });
    else if (now() > end) unread.push({ path, why: "stopped" });
    else {
      const result = world.readText(path);
      const why = whyUnread(result);
      if (result.kind === "text") texts.push({ path, text: result.text });
      else if (why !== null) unread.push({ path, why });
    }
  }
  return { texts, unread };
}

/** What is not there has no text that could be missed. */
function whyUnread(result: TextResult): WhyUnread | null {
  switch (result.kind) {
    case "text":
    case "absent":
      return null;
    case "tooLarge":
      return "tooLarge";
    case "notRegular":
      return result.type === "directory" ? "folder" : "notRegular";
    case "denied":
    case "changed":
      return "unreadable";
  }
}

/** Files that the settings of a project without trust name: they are listed, and not even looked for until somebody asks. */
export function notOpened({ actual }: Inspection): ReadonlySet<string> {
  const closed = actual.files.filter(({ trace }) => trace.some(({ rule }) => rule === "discovery.notOpened"));
  return new Set(closed.map(({ path }) => path));
}

/** A text that takes too long is left alone, so that it keeps no other from being looked through. */
function searchTexts({ texts, unread }: Read, query: FindQuery, now: () => number): LeftOutFound {
  const end = now() + filesLimit;
  const files: FileFound[] = [];
  const stopped: Unread[] = [];
  let room = mostInFiles;
  for (const { path, text } of texts) {
    if (room <= 0) return { files, more: true, unread: [...unread, ...stopped] };
    const left = Math.min(fileLimit, Math.ceil(end - now()));
    const outcome = left <= 0 ? ({ kind: "stopped" } as const) : bounded(() => findInFile(path, text, query), left);
    if (outcome.kind === "stopped") stopped.push({ path, why: "stopped" });
    else if (outcome.value !== null) {
      const matches = outcome.value.matches.slice(0, room);
      files.push({
        ...outcome.value,
        matches,
        more: outcome.value.more || matches.length < outcome.value.matches.length,
      });
      room -= matches.length;
    }
  }
  return { files, more: false, unread: [...unread, ...stopped] };
}
