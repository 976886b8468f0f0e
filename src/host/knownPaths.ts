/**
 * The paths that an inspection speaks of. The page may ask to open these and no others: a page that went wrong could
 * otherwise open any file of the machine.
 */
import { allRows, filesLeftOut } from "../protocol/inSummary";
import type { FileRow, Summary } from "../protocol/view";
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
  for (const row of allRows(summary.rows)) {
    add(row.path);
    add(row.about.page);
  }
  [...filesLeftOut(summary), ...summary.elsewhere].forEach(addFile);
  for (const { path } of [...summary.unknowns, ...summary.templates, ...summary.skills, ...summary.findings]) add(path);
  return paths;
}

/** The file row with this path, wherever it stands. */
export function fileRowAt(summary: Summary, path: string): FileRow | undefined {
  return [...filesLeftOut(summary), ...summary.elsewhere].find((file) => file.path === path);
}
