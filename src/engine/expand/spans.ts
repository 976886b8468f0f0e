/** From pieces to spans of the message, and from offsets of a content to places in its file. */
import { lineStarts, positionAt } from "../text/positions";
import type { FileRange } from "../types";
import type { World } from "../world";
import type { ExpansionSpan, Origin, Piece } from "./expansion";

/** Where a content stands in its file. */
export interface Places {
  readonly path: string;
  lineOf(offset: number): number;
  rangeOf(start: number, end: number): FileRange;
}

/**
 * The places of a content that starts at `contentOffset` of the file's text with LF line ends. Lines and columns are
 * those of the file, whatever its line ends are.
 */
export function placesIn(path: string, contentOffset: number, world: World): Places {
  const read = world.readText(path);
  const starts = lineStarts(read.kind === "text" ? read.text.replace(/\r\n?/g, "\n") : "");
  const position = (offset: number) => positionAt(starts, contentOffset + offset);
  return {
    path,
    lineOf: (offset) => position(offset).line,
    rangeOf: (start, end) => {
      const from = position(start);
      const to = position(end);
      return { startLine: from.line, startColumn: from.column, endLine: to.line, endColumn: to.column };
    },
  };
}

/** The spans of the joined pieces. Text that was copied in one run is one span. */
export function spansOf(pieces: readonly Piece[], places: Places | null): readonly ExpansionSpan[] {
  const spans: ExpansionSpan[] = [];
  let end = 0;
  for (const { text, origin } of pieces) {
    if (text === "") continue;
    const start = end;
    end += text.length;
    const last = spans.at(-1);
    if (last && continues(last, origin)) spans[spans.length - 1] = { ...last, end };
    else spans.push({ start, end, origin, ...placeOf(origin, places) });
  }
  return spans;
}

function continues(last: ExpansionSpan, origin: Origin): boolean {
  const before = last.origin;
  return (
    before.kind === "template" && origin.kind === "template" && before.offset + last.end - last.start === origin.offset
  );
}

function placeOf(origin: Origin, places: Places | null): Pick<ExpansionSpan, "path" | "line"> {
  if (places === null || origin.kind === "frame" || origin.kind === "typed") return { path: null, line: null };
  return { path: places.path, line: places.lineOf(origin.offset) };
}
