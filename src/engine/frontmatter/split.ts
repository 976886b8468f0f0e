/**
 * Where pi cuts a document into frontmatter and body (`utils/frontmatter.js`). Its fences are looser than those of
 * other tools: whatever follows `---` on the first line is passed over, and the first line that starts with `---`
 * closes the block, whatever else that line holds.
 */

/** A document after pi's line end conversion. Offsets are in `text`. */
export interface Split {
  /** The document with LF line ends. */
  readonly text: string;
  /** The block between the fences, or null when there is none. `----` at the start loses a character, as in pi. */
  readonly block: { readonly start: number; readonly end: number } | null;
  /** The document starts with a fence and no other follows: pi takes all of it as body. */
  readonly unclosed: boolean;
  readonly body: string;
  /** Where `body` starts. */
  readonly bodyStart: number;
}

const fence = "---";

/** Cuts a document. `original` is the text as pi sees it: with its BOM in versions that keep it. */
export function splitFrontmatter(original: string): Split {
  const text = original.replace(/\r\n?/g, "\n");
  const opens = text.startsWith(fence);
  const close = opens ? text.indexOf(`\n${fence}`, fence.length) : -1;
  if (close === -1) return { text, block: null, unclosed: opens, body: text, bodyStart: 0 };
  const rest = text.slice(close + 1 + fence.length);
  const lead = rest.length - rest.trimStart().length;
  const start = fence.length + 1;
  return {
    text,
    block: { start, end: Math.max(start, close) },
    unclosed: false,
    body: rest.trim(),
    bodyStart: close + 1 + fence.length + lead,
  };
}

/** Turns offsets of the text with LF line ends into offsets of the original; they must ascend. */
export function toOriginalOffsets(original: string, offsets: readonly number[]): readonly number[] {
  const found: number[] = [];
  let converted = 0;
  let at = 0;
  for (const offset of offsets) {
    while (converted < offset && at < original.length) {
      at += original.charCodeAt(at) === 13 && original.charCodeAt(at + 1) === 10 ? 2 : 1;
      converted++;
    }
    found.push(at);
  }
  return found;
}
