/**
 * Advice on what is right and could be better. It is no finding: nothing is lost, it fails no check, and it is given
 * only to those who ask. All of it is counted on the texts of the prompt.
 */
import { chooseProfile } from "../../profiles/index";
import { linesOf } from "../text/lines";
import { lineStarts, positionAt } from "../text/positions";
import { tokensBetween } from "../prompt/parts";
import type { RuleCode } from "../texts";
import type { Evaluation, FileRange, Layer, LayerKind, TextArguments } from "../types";
import type { World } from "../world";

export type AdviceCode = Extract<RuleCode, `advice.${string}`>;

export interface Advice {
  readonly code: AdviceCode;
  readonly arguments: TextArguments;
  readonly path: string;
  readonly range: FileRange | null;
}

/** More than this is long for a text that goes with every request. */
const longTokens = 2000;
/** Steps and tokens from which on a how-to is worth a skill of its own. */
const manySteps = 8;
const howToTokens = 150;
const commentTokens = 100;
/** Fewer common lines are chance. */
const copiedLines = 3;
const mostPerFile = 10;

interface Text {
  readonly path: string;
  readonly kind: LayerKind;
  readonly isGlobal: boolean;
  readonly text: string;
  readonly rangeOf: (start: number, end: number) => FileRange;
}

/** The advice on a run, in the order of the prompt. */
export function adviceOf(evaluation: Evaluation, world: World): readonly Advice[] {
  return textsOf(evaluation, world).flatMap((text) => [
    ...longSystem(text),
    ...copiedTools(text, evaluation),
    ...inactiveTools(text, evaluation),
    ...howTos(text),
    ...projectInGlobal(text, evaluation),
    ...comments(text),
  ]);
}

function textsOf(evaluation: Evaluation, world: World): readonly Text[] {
  const kinds: readonly LayerKind[] = ["contextFile", "custom", "addendum"];
  const walk = (layer: Layer): readonly Text[] => {
    const path = layer.source?.path ?? null;
    const file = path !== null && kinds.includes(layer.kind) ? world.readText(path) : null;
    const own = path !== null && file?.kind === "text" ? [textOf(path, layer, file.text)] : [];
    return [...own, ...layer.children.flatMap(walk)];
  };
  return evaluation.layers.flatMap(walk);
}

function textOf(path: string, { kind, scope }: Layer, text: string): Text {
  let starts: readonly number[] | undefined;
  const rangeOf = (start: number, end: number): FileRange => {
    starts ??= lineStarts(text);
    const [from, to] = [positionAt(starts, start), positionAt(starts, end)];
    return { startLine: from.line, startColumn: from.column, endLine: to.line, endColumn: to.column };
  };
  return { path, kind, isGlobal: scope === "global", text, rangeOf };
}

function longSystem({ path, kind, text }: Text): readonly Advice[] {
  const tokens = tokensBetween(0, text.length);
  if (kind === "contextFile" || tokens <= longTokens) return [];
  return [{ code: "advice.longSystem", arguments: { path, tokens }, path, range: null }];
}

/** Lines that this pi writes itself: its tools by their descriptions, its rules word for word. */
function copiedTools({ path, text, rangeOf }: Text, evaluation: Evaluation): readonly Advice[] {
  const { profile } = chooseProfile(evaluation.piVersion);
  const own = [
    ...profile.toolRegistry.flatMap(({ snippet, guidelines }) => [snippet, ...guidelines]),
    ...profile.rules.closing,
  ];
  const known = own.filter((line) => line.length >= 15);
  const places = known.map((line) => ({ at: text.indexOf(line), line })).filter(({ at }) => at >= 0);
  const first = places.reduce<(typeof places)[number] | null>(
    (least, one) => (least && least.at < one.at ? least : one),
    null,
  );
  if (places.length < copiedLines || first === null) return [];
  const range = rangeOf(first.at, first.at + first.line.length);
  return [{ code: "advice.copiedTools", arguments: { path, count: places.length }, path, range }];
}

function inactiveTools({ path, text, rangeOf }: Text, { tools }: Evaluation): readonly Advice[] {
  const inactive = tools.filter(({ active }) => !active).map(({ name }) => name);
  if (inactive.length === 0) return [];
  const pattern = new RegExp(
    `\\b(?:use|call|prefer|run|with)\\s+(?:the\\s+)?\`(${inactive.join("|")})\`(?!\\s+tool)`,
    "gi",
  );
  return [...text.matchAll(pattern)].slice(0, mostPerFile).map((match) => ({
    code: "advice.inactiveTool" as const,
    arguments: { name: match[1] ?? "" },
    path,
    range: rangeOf(match.index, match.index + match[0].length),
  }));
}

/** Sections of a context file with a long row of numbered steps. */
function howTos({ path, kind, text }: Text): readonly Advice[] {
  if (kind !== "contextFile") return [];
  const lines = linesOf(text);
  const heads = [...lines.filter((line) => /^#{1,6}\s/.test(line.text)).map(({ number }) => number), lines.length];
  return heads.slice(0, -1).flatMap((head, at) => {
    const section = lines.slice(head, heads[at + 1]);
    const steps = section.filter((line) => /^\s{0,6}\d{1,3}[.)]\s/.test(line.text)).length;
    const tokens = tokensBetween(
      0,
      section.reduce((sum, line) => sum + line.text.length + 1, 0),
    );
    if (steps < manySteps || tokens < howToTokens) return [];
    const range = { startLine: head, startColumn: 0, endLine: head, endColumn: section[0]?.text.length ?? 0 };
    return [{ code: "advice.howTo" as const, arguments: { steps, tokens }, path, range }];
  });
}

/** A global file that names the present working directory. */
function projectInGlobal({ path, isGlobal, text, rangeOf }: Text, { cwd }: Evaluation): readonly Advice[] {
  const at = isGlobal && cwd.length > 3 ? text.indexOf(cwd) : -1;
  if (at < 0) return [];
  return [{ code: "advice.projectInGlobal", arguments: { path }, path, range: rangeOf(at, at + cwd.length) }];
}

function comments({ path, text, rangeOf }: Text): readonly Advice[] {
  const found: { start: number; end: number }[] = [];
  for (let start = text.indexOf("<!--"); start >= 0; start = text.indexOf("<!--", start + 4)) {
    const end = text.indexOf("-->", start);
    if (end < 0) break;
    found.push({ start, end: end + 3 });
    start = end;
  }
  const tokens = tokensBetween(
    0,
    found.reduce((sum, { start, end }) => sum + end - start, 0),
  );
  const [first] = found;
  if (!first || tokens < commentTokens) return [];
  return [{ code: "advice.comments", arguments: { path, tokens }, path, range: rangeOf(first.start, first.end) }];
}
