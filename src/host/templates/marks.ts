/** What is marked in a message: stretches from arguments, defaults, and places where nothing stands, with words. */
import type { ExpansionView, FilledRow } from "../../protocol/expansion";
import type { Localize } from "../localize";

export type MarkKind = "argument" | "default" | "nothing";

export interface MessageMark {
  readonly kind: MarkKind;
  /** `[start, end)` of the message; empty where nothing stands. */
  readonly start: number;
  readonly end: number;
  /** Shown behind it, so that the colour is not alone; empty where the text speaks for itself. */
  readonly words: string;
}

/** The marks up to an offset of the message. Placeholders tell where they stand; old versions know the spans alone. */
export function marksIn({ marks, filled }: ExpansionView, end: number, say: Localize): readonly MessageMark[] {
  const spans = marks.flatMap((mark): MessageMark[] => {
    if (mark.kind === "frame") return [];
    const words = mark.kind === "default" ? say("template.preview.default") : "";
    return [{ kind: mark.kind, start: mark.start, end: mark.end, words }];
  });
  const empty = filled.flatMap((row): MessageMark[] => {
    if (row.kind === "default" && row.place?.start === row.place?.end)
      return markOf(row, "template.preview.emptyDefault");
    return row.kind === "nothing" ? markOf(row, row.severity === "warning" ? swallowed : "template.preview.empty") : [];
  });
  function markOf(row: FilledRow, key: Parameters<Localize>[0]): MessageMark[] {
    const words = say(key, { placeholder: row.placeholder });
    return row.place === null ? [] : [{ kind: "nothing", start: row.place.start, end: row.place.end, words }];
  }
  return [...spans, ...empty].filter((mark) => mark.end <= end);
}

const swallowed = "template.preview.swallowed";
