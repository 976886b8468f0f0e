/** What a summary holds, as one list. */
import type { FileRow, Row, Summary } from "./view";

/** All layers, in prompt order. */
export function allRows(rows: readonly Row[]): readonly Row[] {
  return rows.flatMap((row) => [row, ...allRows(row.children)]);
}

/** All files that were left out: those that lost against a layer, then the others. */
export function filesLeftOut({ rows, notInPrompt }: Summary): readonly FileRow[] {
  const losers = allRows(rows).flatMap((row) => row.losers);
  return [...losers, ...notInPrompt.flatMap((row) => ("files" in row ? row.files : [row]))];
}

/** Their paths, each once, with those of files that pi reads when it is started elsewhere. */
export function leftOutPaths(summary: Summary): readonly string[] {
  return [...new Set([...filesLeftOut(summary), ...summary.elsewhere].map(({ path }) => path))];
}
