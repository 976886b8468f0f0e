/**
 * How pi splits what follows a template's name. The rules changed three times: white space (0.74.1), empty quoted
 * arguments (1.3.0), and quotes that open at the start of an argument only (1.5.1).
 */
import type { Features } from "../../profiles/features";
import type { Argument } from "./expansion";

export type ArgumentRules = Pick<
  Features,
  "argumentsSplitAtAnyWhitespace" | "emptyArgumentsKept" | "quotesOnlyAtTokenStart"
>;

export interface SplitArguments {
  readonly arguments: readonly Argument[];
  /** Offsets of quotes that open and never close. */
  readonly unclosedQuotes: readonly number[];
  /** Offsets of quotes inside a word that pi took away (up to 1.5.0). */
  readonly innerQuotes: readonly number[];
  /** Quoted empty arguments that pi dropped (up to 1.2.x). */
  readonly droppedEmpty: number;
}

/** An argument that is being read. */
interface Token {
  value: string;
  start: number;
}

/** Splits the text after the name. */
export function splitArguments(text: string, rules: ArgumentRules): SplitArguments {
  return rules.quotesOnlyAtTokenStart ? splitByTokens(text, rules) : splitByQuotes(text, rules);
}

function isSeparator(unit: string, rules: ArgumentRules): boolean {
  return rules.argumentsSplitAtAnyWhitespace ? /\s/.test(unit) : unit === " " || unit === "\t";
}

const isQuote = (unit: string) => unit === '"' || unit === "'";

/** Up to 1.5.0: a quote opens anywhere and is taken away; one that never closes reaches to the end. */
function splitByQuotes(text: string, rules: ArgumentRules): SplitArguments {
  const tokens: Argument[] = [];
  const innerQuotes: number[] = [];
  let token: Token | null = null;
  let openQuote: number | null = null;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charAt(at);
    if (openQuote === null && isSeparator(unit, rules)) {
      if (token !== null) tokens.push({ ...token, end: at });
      token = null;
      continue;
    }
    token ??= { value: "", start: at };
    if (openQuote === null && isQuote(unit)) {
      if (token.value !== "") innerQuotes.push(at);
      openQuote = at;
    } else if (openQuote !== null && unit === text.charAt(openQuote)) openQuote = null;
    else token.value += unit;
  }
  if (token !== null) tokens.push({ ...token, end: text.length });
  const kept = rules.emptyArgumentsKept ? tokens : tokens.filter(({ value }) => value !== "");
  const droppedEmpty = tokens.length - kept.length;
  return { arguments: kept, unclosedQuotes: openQuote === null ? [] : [openQuote], innerQuotes, droppedEmpty };
}

/** Since 1.5.1: a quote opens only where an argument starts; a backslash keeps it; one that never closes is text. */
function splitByTokens(text: string, rules: ArgumentRules): SplitArguments {
  const found: Argument[] = [];
  const unclosedQuotes: number[] = [];
  let token: Token | null = null;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charAt(at);
    if (isSeparator(unit, rules)) {
      if (token !== null) found.push({ ...token, end: at });
      token = null;
      continue;
    }
    if (token === null && isQuote(unit)) {
      const quoted = readQuoted(text, at);
      token = { value: quoted?.value ?? unit, start: at };
      if (quoted) at = quoted.close;
      else unclosedQuotes.push(at);
      continue;
    }
    token ??= { value: "", start: at };
    token.value += unit;
  }
  if (token !== null) found.push({ ...token, end: text.length });
  return { arguments: found, unclosedQuotes, innerQuotes: [], droppedEmpty: 0 };
}

/** What stands between the quote at `open` and the one that closes it; undefined when none does. */
function readQuoted(text: string, open: number): { value: string; close: number } | undefined {
  const quote = text.charAt(open);
  let value = "";
  for (let at = open + 1; at < text.length; at++) {
    const unit = text.charAt(at);
    if (unit === quote) return { value, close: at };
    const escapes = unit === "\\" && text.charAt(at + 1) === quote;
    value += escapes ? quote : unit;
    if (escapes) at++;
  }
  return undefined;
}
