/**
 * How much work a YAML block is, found out before the parser sees it. The parser's time grows with the square of some
 * documents, and a document that is nested deeply enough does not throw in it but takes the whole process down.
 */
import { Lexer } from "yaml";
import type { World } from "../world";

/** Most tokens of one block; a frontmatter that somebody wrote has some dozens. */
const tokenLimit = 5_000;
/** Most levels of nesting of one block. */
const depthLimit = 200;
/** Most tokens of all blocks of one inspection. */
const totalLimit = 50_000;
/** Longest block that is looked at at all. */
const lengthLimit = 256 * 1024;

/** What the inspection of a disk has parsed so far. */
const spent = new WeakMap<World, number>();

/** Whether a block may be parsed. Those that may are counted. */
export function mayParse(world: World, block: string): boolean {
  if (block.length > lengthLimit) return false;
  const tokens = countTokens(block);
  const total = (spent.get(world) ?? 0) + tokens;
  if (tokens > tokenLimit || total > totalLimit) return false;
  spent.set(world, total);
  return true;
}

/** The number of tokens, or infinity for a block that is nested too deeply. */
function countTokens(block: string): number {
  let tokens = 0;
  let flow = 0;
  let line = 0;
  let isScalar = false;
  let isLineStart = true;
  for (const token of new Lexer().lex(block)) {
    if (++tokens > tokenLimit) return Infinity;
    if (isScalar) isScalar = false;
    else if (token === "\u001F") isScalar = true;
    else if (token === "[" || token === "{") flow++;
    else if (token === "]" || token === "}") flow = Math.max(0, flow - 1);
    // A level of a block takes a column of indentation or an indicator of its own.
    else if (token === "-" || token === "?") line++;
    else if (isLineStart && token.trim() === "") line += token.length;
    isLineStart = /[\r\n]$/.test(token);
    if (isLineStart) line = 0;
    if (flow + line > depthLimit) return Infinity;
  }
  return tokens;
}
