/** JSON as pi reads it: `JSON.parse`, no comments, no trailing commas; a failure tells where it is. */
import { parse, parseTree, type Node, type ParseError } from "jsonc-parser";
import type { FileRange } from "../types";
import { rangeOf } from "./positions";

export type JsonResult =
  /** `isWhole`: whether nothing was nested too deeply to be kept. */
  | { readonly kind: "value"; readonly value: unknown; readonly isWhole: boolean }
  | { readonly kind: "error"; readonly message: string; readonly range: FileRange };

/**
 * Most levels of lists and objects that are kept. `JSON.parse` bears any number of them, and almost everything else calls
 * itself for each and ends the program. pi looks at no value that lies half as deep.
 */
export const mostLevels = 64;

/** Parses strictly. jsonc-parser only finds the place of a failure. What is nested too deeply is left out. */
export function parseStrictJson(text: string): JsonResult {
  try {
    const value: unknown = JSON.parse(text);
    return { kind: "value", value, isWhole: cutBelow(value, mostLevels) };
  } catch (error) {
    return {
      kind: "error",
      message: withoutExcerpt(error instanceof Error ? error.message : String(error)),
      range: placeOfError(text),
    };
  }
}

/** Empties the lists and objects of a fresh value that lie on the last level; false where one had something. */
function cutBelow(root: unknown, levels: number): boolean {
  let isWhole = true;
  let row = isContainer(root) ? [root] : [];
  for (let level = 1; row.length > 0; level++) {
    const next = row.flatMap((one) => Object.values(one).filter(isContainer));
    if (level === levels) {
      for (const one of next) isWhole = emptied(one) && isWhole;
      return isWhole;
    }
    row = next;
  }
  return isWhole;
}

/** Whether there was nothing in it. */
function emptied(container: Container): boolean {
  const keys = Object.keys(container);
  if (Array.isArray(container)) container.length = 0;
  else for (const key of keys) delete container[key];
  return keys.length === 0;
}

type Container = unknown[] | Record<string, unknown>;

function isContainer(value: unknown): value is Container {
  return typeof value === "object" && value !== null;
}

/** Where things stand in a text; undefined where it is nested too deeply for jsonc-parser, which calls itself for every level. */
export function treeOf(text: string): Node | undefined {
  try {
    return parseTree(text);
  } catch {
    return undefined;
  }
}

/** The runtime's own message quotes the file, and what it quotes may be a secret. */
function withoutExcerpt(message: string): string {
  return message.replace(/,? ?(?:\.\.\.)?"[\s\S]*" is not valid JSON$/, "").replace(/^(Unexpected token) .*$/s, "$1");
}

function placeOfError(text: string): FileRange {
  const first = firstError(text);
  return first ? rangeOf(text, first.offset, first.offset + first.length) : rangeOf(text, 0, 0);
}

/** jsonc-parser calls itself for every level: of a text that is nested too deeply for it, the place stays unknown. */
function firstError(text: string): ParseError | undefined {
  const errors: ParseError[] = [];
  try {
    parse(text, errors, { disallowComments: true, allowTrailingComma: false });
  } catch {
    return undefined;
  }
  return errors[0];
}

/** Whether a parsed value is an object with keys. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
