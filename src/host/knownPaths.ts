/**
 * The paths that an inspection speaks of. The page may ask to open these and no others: a page that went wrong could
 * otherwise open any file of the machine.
 */
import type { FileRow, Row, Summary } from "../protocol/view";
import type { InspectionState } from "./inspections";

export function speaksOf({ summary, dependencies }: InspectionState, path: string): boolean {
  return dependencies.has(path) || (summary !== null && pathsOf(summary).has(path));
}

function pathsOf(summary: Summary): ReadonlySet<string> {
  const paths = new Set<string>();
  const add = (path: string | null) => path !== null && paths.add(path);
  const addFile = (file: FileRow) => {
    add(file.path);
    add(file.by);
  };
  const addRow = (row: Row) => {
    add(row.path);
    add(row.about.page);
    row.children.forEach(addRow);
    row.losers.forEach(addFile);
  };
  summary.rows.forEach(addRow);
  for (const row of summary.notInPrompt) {
    if ("files" in row) row.files.forEach(addFile);
    else addFile(row);
  }
  summary.elsewhere.forEach(addFile);
  for (const { path } of [...summary.unknowns, ...summary.templates, ...summary.skills, ...summary.findings]) add(path);
  return paths;
}

/** The file row with this path, wherever it stands. */
export function fileRowAt(summary: Summary, path: string): FileRow | undefined {
  const all = allRows(summary.rows).flatMap((row) => row.losers);
  const out = summary.notInPrompt.flatMap((row) => ("files" in row ? row.files : [row]));
  return [...all, ...out, ...summary.elsewhere].find((file) => file.path === path);
}

/** All layers, in prompt order. */
export function allRows(rows: readonly Row[]): readonly Row[] {
  return rows.flatMap((row) => [row, ...allRows(row.children)]);
}
