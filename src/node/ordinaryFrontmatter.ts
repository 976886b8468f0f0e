/**
 * Frontmatter as ordinary tools read it. This is the one file that uses gray-matter, and it takes only its YAML from
 * it: gray-matter evaluates `---js` and keeps a process-wide cache, and neither may happen to a stranger's file.
 */
import matter from "gray-matter";
import type { OrdinaryFrontmatter } from "../engine/ports";

/**
 * Longest frontmatter that is handed on, and the white space that none has in one run: gray-matter's own check for an
 * empty block takes time that grows with the square of a run of blank lines.
 */
const longestBlock = 16 * 1024;
const longestGap = /\s{1000}/;

const fence = "---";

const refuse = (): never => {
  throw new Error("only YAML frontmatter is read");
};

/** Every other engine that gray-matter brings is replaced; `options` being given at all also keeps its cache out. */
const options = { language: "yaml", engines: { javascript: refuse, coffee: refuse, json: refuse } };

/** Reads a document as tools other than pi do. A failure is a value. */
export function readOrdinaryFrontmatter(text: string): OrdinaryFrontmatter {
  const language = languageOf(text);
  if (!["", "yaml", "yml"].includes(language)) {
    return { kind: "error", message: `The frontmatter is marked as "${language}"; only YAML is read.` };
  }
  const length = blockLength(text);
  if (length > longestBlock || longestGap.test(text.slice(0, length))) {
    return { kind: "error", message: "The frontmatter is too long, or has too many blank lines, to be read." };
  }
  try {
    const file = matter(text, options);
    return { kind: "data", data: isMapping(file.data) ? file.data : {}, content: file.content };
  } catch (error) {
    return { kind: "error", message: error instanceof Error ? error.message : String(error) };
  }
}

/** A document with the given metadata, as YAML frontmatter, before its body. */
export function writeFrontmatter(data: Readonly<Record<string, unknown>>, body: string): string {
  return matter.stringify({ content: body }, { ...data }, options);
}

/** What follows the opening fence on its line, which gray-matter takes as the name of an engine. */
function languageOf(text: string): string {
  const document = text.startsWith("\uFEFF") ? text.slice(1) : text;
  if (!document.startsWith(fence) || document.charAt(fence.length) === "-") return "";
  const end = document.search(/\r?\n/);
  return document
    .slice(fence.length, end < 0 ? undefined : end)
    .trim()
    .toLowerCase();
}

function blockLength(text: string): number {
  const close = text.indexOf(`\n${fence}`, fence.length);
  return close < 0 ? text.length : close;
}

function isMapping(data: unknown): data is Record<string, unknown> {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}
