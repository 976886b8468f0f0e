/** What a fix is: a title and the changes to files that a person can look at before anything is written. */
import type { FileRange, Reason } from "../../types";

export const fixNames = [
  "mergeIntoWinner",
  "pointToWinner",
  "deleteFile",
  "quoteValue",
  "addDescription",
  "moveFenceUp",
  "closeFence",
  "rename",
  "moveToOwnFolder",
  "moveUp",
  "renameToAppend",
  "addArguments",
  "replaceLookAlike",
  "saveWithoutBom",
  "minusToBang",
  "booleanTrue",
  "removeCharacters",
  "plainJson",
  "inBrackets",
  "correctPath",
  "addName",
  "starsForRules",
  "escapeTag",
  "removeLine",
] as const;

export type FixName = (typeof fixNames)[number];

/** New text for a range of a file as it is on disk. Edits of one file do not overlap. */
export interface TextEdit {
  readonly range: FileRange;
  readonly text: string;
}

/** What is written through a link changes the file that the link leads to. */
export interface Written {
  readonly path: string;
  /** The real file, where a link on the way to the path leads to another place. */
  readonly target?: string;
}

/** One change. Paths are absolute. */
export type FileChange =
  | ({ readonly kind: "edit"; readonly edits: readonly TextEdit[] } & Written)
  | { readonly kind: "create"; readonly path: string; readonly text: string }
  | { readonly kind: "rename"; readonly path: string; readonly to: string }
  | { readonly kind: "delete"; readonly path: string }
  /** The same text without the three bytes of its byte order mark, which no position counts. */
  | ({ readonly kind: "saveWithoutBom" } & Written);

export interface Fix {
  readonly name: FixName;
  /** A sentence of the table of texts. */
  readonly title: Reason;
  readonly changes: readonly FileChange[];
}
