/**
 * The frontmatter of skills and templates as pi reads it: its loose fences, then YAML 1.2. A broken block is a value.
 */
import { isAlias, isMap, isScalar, parseDocument, visit, type Document, type Node } from "yaml";
import type { ValueSpan } from "../resources";
import type { Scene } from "../scene";
import { rangeOf } from "../text/positions";
import { isRecord } from "../text/strictJson";
import type { FileRange } from "../types";
import type { FileText } from "../world";
import { splitFrontmatter, toOriginalOffsets } from "./split";
import { mayParse } from "./weigh";

interface Body {
  /** The document without its frontmatter; trimmed only when there was a block, as pi does it. */
  readonly body: string;
  /** Where the body starts in the file's text with LF line ends and without BOM, and the line (0-based) it starts on. */
  readonly bodyOffset: number;
  readonly bodyLine: number;
}

/** `none`: no block. `swallowed`: a block that holds no mapping, whose text is lost. `unclosed`: a fence without its end. */
export type Frontmatter =
  | (Body & {
      readonly kind: "data";
      readonly shape: "mapping" | "empty" | "swallowed" | "none" | "unclosed";
      readonly data: Readonly<Record<string, unknown>>;
      /** Where the value of a key stands in the file's text without BOM; null when it cannot be told. */
      readonly spanOf: (key: string) => ValueSpan | null;
    })
  | { readonly kind: "error"; readonly message: string; readonly range: FileRange }
  /** More than this inspector parses; pi has no such bound. */
  | { readonly kind: "tooLarge" };

type Reader = Pick<Scene, "features" | "world">;

/** Files that were read before, by version rule: the runs of one inspection share their files. */
const known = new WeakMap<FileText, Map<boolean, Frontmatter>>();

/** Reads the frontmatter of a file. */
export function readFrontmatter(scene: Reader, file: FileText): Frontmatter {
  const byRule = known.get(file) ?? new Map<boolean, Frontmatter>();
  known.set(file, byRule);
  const before = byRule.get(scene.features.bomStripped);
  if (before) return before;
  const front = readFile(scene, file);
  byRule.set(scene.features.bomStripped, front);
  return front;
}

function readFile(scene: Reader, file: FileText): Frontmatter {
  const keepsBom = file.bom && !scene.features.bomStripped;
  // A BOM that pi keeps stands before the fence, so that there is no block; no position counts it.
  const split = splitFrontmatter(keepsBom ? `\uFEFF${file.text}` : file.text);
  const bodyOffset = Math.max(0, split.bodyStart - (keepsBom ? 1 : 0));
  const body: Body = { body: split.body, bodyOffset, bodyLine: countLines(split.text, split.bodyStart) };
  const none = { ...body, kind: "data" as const, data: {}, spanOf: () => null };
  if (split.block === null) return { ...none, shape: split.unclosed ? "unclosed" : "none" };
  const source = split.text.slice(split.block.start, split.block.end);
  if (source === "") return { ...none, shape: "empty" };
  if (!mayParse(scene.world, source)) return { kind: "tooLarge" };
  return readBlock(file.text, source, split.block.start, body);
}

function readBlock(original: string, source: string, blockStart: number, body: Body): Frontmatter {
  const place = (start: number, end: number): ValueSpan => {
    const [from = 0, to = 0] = toOriginalOffsets(original, [blockStart + start, blockStart + end]);
    return { start: from, end: to };
  };
  const parsed = parseYaml(source);
  if (parsed.kind === "error") {
    const { start, end } = place(parsed.start, Math.max(parsed.start, parsed.end));
    return { kind: "error", message: parsed.message, range: rangeOf(original, start, end) };
  }
  const { value, document } = parsed;
  const spanOf = (key: string) => spanOfKey(document, key, place);
  if (isRecord(value)) return { ...body, kind: "data", shape: "mapping", data: value, spanOf };
  const shape = value === null || value === undefined ? "empty" : "swallowed";
  return { ...body, kind: "data", shape, data: {}, spanOf };
}

type Parsed =
  | { readonly kind: "value"; readonly value: unknown; readonly document: Document }
  | { readonly kind: "error"; readonly message: string; readonly start: number; readonly end: number };

/** As `parse` of the library, without printing its warnings. It throws for aliases that would fill the memory; so does pi. */
function parseYaml(source: string): Parsed {
  try {
    const document = parseDocument(source, { logLevel: "error" });
    const [first] = document.errors;
    if (first) return { kind: "error", message: first.message, start: first.pos[0], end: first.pos[1] };
    return { kind: "value", value: document.toJS(), document };
  } catch (error) {
    return {
      kind: "error",
      message: error instanceof Error ? error.message : String(error),
      start: 0,
      end: source.length,
    };
  }
}

function spanOfKey(
  document: Document,
  key: string,
  place: (start: number, end: number) => ValueSpan,
): ValueSpan | null {
  if (!isMap(document.contents)) return null;
  const pair = document.contents.items.find((item) => isScalar(item.key) && String(item.key.value) === key);
  const node = pair?.value as Node | null | undefined;
  const held = isAlias(node) ? anchored(document, node.source) : node;
  const range = held?.range;
  return range ? place(range[0], range[1]) : null;
}

/** The node that an alias stands for: the last one before it with that anchor is close enough for a position. */
function anchored(document: Document, anchor: string): Node | undefined {
  let found: Node | undefined;
  visit(document, {
    Node: (_, node) => {
      if (!isAlias(node) && node.anchor === anchor) found = node;
    },
  });
  return found;
}

function countLines(text: string, end: number): number {
  let lines = 0;
  for (let at = text.indexOf("\n"); at !== -1 && at < end; at = text.indexOf("\n", at + 1)) lines++;
  return lines;
}
