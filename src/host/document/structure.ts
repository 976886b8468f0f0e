/** The structure of the prompt as a document: its outline, its folds, and the paths in it that lead to files. */
import type { Row, Summary } from "../../protocol/view";

export interface OutlineItem {
  readonly row: Row;
  readonly children: readonly OutlineItem[];
}

/** The layers that have text, in prompt order. */
export function outlineOf(rows: readonly Row[]): readonly OutlineItem[] {
  return rows
    .filter((row) => row.tokens > 0 || row.lastLine > row.firstLine)
    .map((row) => ({ row, children: outlineOf(row.children) }));
}

/** `[first, last]` lines of what can be folded; a layer folds under pi's tag above it, where there is one. */
export function foldsOf(
  rows: readonly Row[],
  lineAt: (line: number) => string,
): readonly (readonly [number, number])[] {
  return outlineOf(rows).flatMap(({ row, children }) => {
    const { firstLine, lastLine } = row;
    const first = firstLine > 0 && lineAt(firstLine - 1).startsWith("<") ? firstLine - 1 : firstLine;
    const inner = foldsOf(
      children.map((child) => child.row),
      lineAt,
    );
    return lastLine > first ? [[first, lastLine] as const, ...inner] : inner;
  });
}

/** One stretch of a line that names a file. */
export interface PathLink {
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly path: string;
}

/** Most links of a document: more are no help. */
const mostLinks = 5000;

/** Finds the paths of the layers' sources where pi itself wrote them, in its frames and in its list of skills. */
export function linksOf(summary: Summary, lineAt: (line: number) => string, lineCount: number): readonly PathLink[] {
  const paths = new Set(sourcePaths(summary.rows));
  const links: PathLink[] = [];
  for (let line = 0; line < lineCount && links.length < mostLinks; line++) {
    // pi writes a path in an attribute or in a tag of its own.
    for (const match of lineAt(line).matchAll(/(?:path="|<location>)([^"<]+)/g)) {
      const path = match[1] ?? "";
      const start = match.index + match[0].length - path.length;
      if (paths.has(path)) links.push({ line, start, end: start + path.length, path });
    }
  }
  return links;
}

function sourcePaths(rows: readonly Row[]): readonly string[] {
  return rows.flatMap((row) => [...(row.path === null ? [] : [row.path]), ...sourcePaths(row.children)]);
}
