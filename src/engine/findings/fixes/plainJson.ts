/** Takes out of a JSON file what pi does not accept in it: comments, and commas behind the last entry. */
import { visit } from "jsonc-parser";
import { because } from "../../decide";
import { rangeOf } from "../../text/positions";
import type { Reason } from "../../types";
import { edited } from "./edited";
import type { TextEdit } from "./fix";
import { fileOf, type Fixer } from "./scene";

interface Piece {
  readonly kind: "comment" | "comma";
  readonly start: number;
  readonly end: number;
}

/** More of them make no preview that a person reads. */
const most = 200;

export const plainJson: Fixer = (scene) => {
  const found = fileOf(scene);
  if (!found) return [];
  const { text } = found.file;
  const pieces = notAllowed(text);
  if (pieces.length === 0 || pieces.length > most) return [];
  const edits: readonly TextEdit[] = pieces.map(({ start, end }) => ({ range: rangeOf(text, start, end), text: "" }));
  if (!isJson(edited(text, edits))) return [];
  return [{ name: "plainJson", title: titleOf(pieces), changes: [{ kind: "edit", path: found.path, edits }] }];
};

/**
 * Comments, and commas with nothing but the end of their list behind them. jsonc-parser calls itself for every level: of
 * a text that is nested too deeply for it, nothing is known.
 */
function notAllowed(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let comma: Piece | null = null;
  const entry = () => {
    comma = null;
  };
  const end = () => {
    if (comma) pieces.push(comma);
    comma = null;
  };
  try {
    visit(text, {
      onComment: (start, length) => pieces.push(withItsLines(text, start, start + length)),
      onSeparator: (sign, start, length) => {
        comma = sign === "," ? { kind: "comma", start, end: start + length } : null;
      },
      onObjectBegin: entry,
      onArrayBegin: entry,
      onObjectProperty: entry,
      onLiteralValue: entry,
      onObjectEnd: end,
      onArrayEnd: end,
    });
  } catch {
    return [];
  }
  return pieces;
}

/** A comment that has its lines for itself goes with them. */
function withItsLines(text: string, start: number, end: number): Piece {
  const before = /[ \t]*$/.exec(text.slice(0, start))?.[0].length ?? 0;
  const after = /^[ \t]*(?:\r\n|\n|\r)/.exec(text.slice(end))?.[0].length ?? 0;
  const isFirst = start === before || /[\r\n]/.test(text[start - before - 1] ?? "");
  if (isFirst && after > 0) return { kind: "comment", start: start - before, end: end + after };
  return { kind: "comment", start: after > 0 ? start - before : start, end };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function titleOf(pieces: readonly Piece[]): Reason {
  const comments = pieces.filter(({ kind }) => kind === "comment").length;
  const commas = pieces.length - comments;
  if (commas === 0) return because("fix.plainComments", { comments });
  return comments === 0 ? because("fix.plainCommas", { commas }) : because("fix.plainBoth", { comments, commas });
}
