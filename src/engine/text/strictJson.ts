/** JSON as pi reads it: `JSON.parse`, no comments, no trailing commas; a failure tells where it is. */
import { parse, type ParseError } from "jsonc-parser";
import type { FileRange } from "../types";
import { rangeOf } from "./positions";

export type JsonResult =
  | { readonly kind: "value"; readonly value: unknown }
  | { readonly kind: "error"; readonly message: string; readonly range: FileRange };

/** Parses strictly. jsonc-parser only finds the place of a failure. */
export function parseStrictJson(text: string): JsonResult {
  try {
    return { kind: "value", value: JSON.parse(text) as unknown };
  } catch (error) {
    return {
      kind: "error",
      message: withoutExcerpt(error instanceof Error ? error.message : String(error)),
      range: placeOfError(text),
    };
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
