/** Lines of a file and the stretches that neighbouring ones make, for showing several places of one file. */
import type { FileRange } from "../types";

export interface Line {
  /** 0-based. */
  readonly number: number;
  /** Without its line end. */
  readonly text: string;
}

/** The lines of a text, with the line ends that VS Code knows. */
export function linesOf(text: string): readonly Line[] {
  return text.split(/\r\n|\n|\r/).map((line, number) => ({ number, text: line }));
}

/** Neighbouring lines as one range each. The lines ascend. */
export function stretchesOf(lines: readonly Line[]): readonly FileRange[] {
  const stretches: FileRange[] = [];
  for (const { number, text } of lines) {
    const last = stretches.at(-1);
    const start = last && last.endLine === number - 1 ? stretches.pop() : undefined;
    stretches.push({
      startLine: start?.startLine ?? number,
      startColumn: 0,
      endLine: number,
      endColumn: text.length,
    });
  }
  return stretches;
}
