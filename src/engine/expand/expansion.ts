/** The data of expansion: what a typed line becomes, and where each character of the message is from. */
import type { Finding, Reason } from "../types";

/** One argument as pi splits it. `[start, end)` is what was typed for it, quotes included. */
export interface Argument {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** Something in a template that pi fills in. `[start, end)` of the template's content. */
export type Placeholder =
  /** `$1`: one argument, counted from 1. */
  | { readonly kind: "positional"; readonly start: number; readonly end: number; readonly index: number }
  /** `$@` or `$ARGUMENTS`: all arguments, joined by a space. */
  | { readonly kind: "all"; readonly start: number; readonly end: number }
  /** `${@:from}` or `${@:from:count}`. */
  | {
      readonly kind: "slice";
      readonly start: number;
      readonly end: number;
      readonly from: number;
      readonly count: number | null;
    }
  /** `${1:-text}`, `${@:-text}` or `${ARGUMENTS:-text}`; the default text is `[defaultStart, defaultEnd)`. */
  | {
      readonly kind: "default";
      readonly start: number;
      readonly end: number;
      readonly target: number | "all";
      readonly defaultStart: number;
      readonly defaultEnd: number;
    };

/**
 * Where a stretch of the message is from. `offset` is the place in the template's (or skill's) text: of the copied
 * text itself, or of the placeholder that stood there.
 */
export type Origin =
  | { readonly kind: "template"; readonly offset: number }
  /** `index` counts from 1; null is the space between two arguments. */
  | { readonly kind: "argument"; readonly index: number | null; readonly offset: number }
  | { readonly kind: "default"; readonly index: number | null; readonly offset: number }
  /** What pi puts around a skill, and what was typed and is sent as it is. */
  | { readonly kind: "frame" }
  | { readonly kind: "typed"; readonly offset: number };

/** A stretch of a text with its origin, before it has a place in the message. */
export interface Piece {
  readonly text: string;
  readonly origin: Origin;
}

/** A stretch `[start, end)` of the message. `line` (0-based) is that of the file at `path`. Spans tile the message. */
export interface ExpansionSpan {
  readonly start: number;
  readonly end: number;
  readonly origin: Origin;
  readonly path: string | null;
  readonly line: number | null;
}

/** What became of one placeholder. `text` is the placeholder itself, `line` (0-based) that of the template's file. */
export interface Filled {
  readonly text: string;
  readonly line: number;
  /** `[start, end)` of the message; empty where nothing stands in its place; null where old versions leave no place. */
  readonly place: { readonly start: number; readonly end: number } | null;
  readonly by:
    | { readonly kind: "arguments"; readonly indexes: readonly number[] }
    | { readonly kind: "default" }
    /** `swallowed`: it reads like an amount or a shell variable, and was hardly meant as an argument. */
    | { readonly kind: "nothing"; readonly swallowed: boolean };
}

/** What the line called. */
export type Callee =
  | { readonly kind: "template"; readonly name: string; readonly path: string }
  | { readonly kind: "skill"; readonly name: string; readonly path: string }
  | { readonly kind: "nothing"; readonly reason: Reason };

/** What a typed line becomes. */
export interface Expansion {
  readonly input: string;
  /** The user message that the model receives; null when pi acts by itself and sends none. */
  readonly message: string | null;
  readonly expanded: boolean;
  readonly callee: Callee;
  readonly arguments: readonly Argument[];
  /** The template's placeholders in order; none for anything else. */
  readonly filled: readonly Filled[];
  readonly spans: readonly ExpansionSpan[];
  /** What the message costs, by pi's estimate of four characters a token. */
  readonly tokens: number;
  readonly findings: readonly Finding[];
}
