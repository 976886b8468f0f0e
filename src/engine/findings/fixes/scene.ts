/** What a fix looks at: the finding, the run that gave it, and the disk as it is now. */
import type { PathFlavour } from "../../ports";
import { lineStarts, positionAt } from "../../text/positions";
import type { Decision, Evaluation, FileRange, Finding } from "../../types";
import type { FileText, World } from "../../world";
import type { Fix } from "./fix";

export interface FixScene {
  readonly finding: Finding;
  readonly evaluation: Evaluation;
  readonly world: World;
  readonly path: PathFlavour;
}

/** Makes the fixes of one name; none where it would not help. */
export type Fixer = (scene: FixScene) => readonly Fix[];

/** The file of the finding and its text; null when there is none. */
export function fileOf({ finding, world }: FixScene): { readonly path: string; readonly file: FileText } | null {
  if (finding.path === null) return null;
  const file = world.readText(finding.path);
  return file.kind === "text" ? { path: finding.path, file } : null;
}

/** The decision that the finding is about. */
export function decisionOf({ finding, evaluation }: FixScene): Decision | null {
  const own = evaluation.files.filter(({ path }) => path === finding.path);
  return own.find(({ reason }) => reason.rule === finding.code) ?? own[0] ?? null;
}

/** Whether nothing stands at a path yet. */
export function isFree({ world }: FixScene, path: string): boolean {
  return world.lstat(path).kind !== "entry";
}

/** The offset of a place in a text. */
export function offsetAt(text: string, line: number, column: number): number {
  return (lineStarts(text)[line] ?? text.length) + column;
}

/** The text of a range. */
export function textIn(text: string, range: FileRange): string {
  return text.slice(offsetAt(text, range.startLine, range.startColumn), offsetAt(text, range.endLine, range.endColumn));
}

/** The empty range at the end of a text, and the range of all of it. */
export function endOf(text: string): FileRange {
  const { line, column } = positionAt(lineStarts(text), text.length);
  return { startLine: line, startColumn: column, endLine: line, endColumn: column };
}

export function wholeOf(text: string): FileRange {
  return { ...endOf(text), startLine: 0, startColumn: 0 };
}

/** The line end that a text uses first. */
export function lineEndOf(text: string): string {
  return /\r\n|\n|\r/.exec(text)?.[0] ?? "\n";
}
