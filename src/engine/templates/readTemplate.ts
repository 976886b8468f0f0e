/** One template file as the asked pi version keeps it (`loadTemplateFromFile` in `core/prompt-templates.js`). */
import { because } from "../decide";
import { readFrontmatter, type Frontmatter } from "../frontmatter/frontmatter";
import { findPlaceholders } from "../expand/placeholders";
import type { Scene } from "../scene";
import { rangeOf } from "../text/positions";
import type { FileRange, Reason, Verdict } from "../types";
import type { FileText } from "../world";

type Data = Extract<Frontmatter, { kind: "data" }>;

const descriptionLength = 60;

export type TemplateFile =
  | {
      readonly kind: "template";
      readonly description: string;
      readonly argumentHint: string | null;
      readonly content: string;
      readonly contentLine: number;
      readonly contentOffset: number;
      /** What somebody may have meant otherwise. */
      readonly oddities: readonly Reason[];
    }
  | { readonly kind: "none"; readonly verdict: Verdict; readonly reason: Reason; readonly range: FileRange | null };

/** Reads a file as a template. */
export function readTemplate(scene: Scene, path: string): TemplateFile {
  const file = scene.world.readText(path);
  if (file.kind !== "text") {
    const code = file.kind === "denied" ? file.code : file.kind;
    const rule = scene.features.templateErrorsWarn ? "templates.unreadable" : "templates.unreadableSilent";
    return { kind: "none", verdict: "unreadable", reason: because(rule, { path, code }), range: null };
  }
  const front = readFrontmatter(scene, file);
  if (front.kind === "tooLarge") {
    return {
      kind: "none",
      verdict: "invalid",
      reason: because("templates.frontmatterTooLarge", { path }),
      range: null,
    };
  }
  if (front.kind === "error") {
    const values = {
      path,
      message: front.message,
      firstLine: front.message.split("\n", 1)[0] ?? "",
      line: front.range.startLine + 1,
    };
    const rule = scene.features.templateErrorsWarn ? "templates.yaml" : "templates.yamlSilent";
    return { kind: "none", verdict: "invalid", reason: because(rule, values), range: front.range };
  }
  return {
    kind: "template",
    description: text(scene, front.data["description"]) ?? descriptionFrom(front.body),
    argumentHint: text(scene, front.data["argument-hint"]),
    content: front.body,
    contentLine: front.bodyLine,
    contentOffset: front.bodyOffset,
    oddities: [
      ...odditiesOf(path, front, file.bom && !scene.features.bomStripped),
      ...untold(scene, path, file, front),
    ],
  };
}

/** A value that counts: a text with characters; until 0.87.0 whatever JavaScript takes for true. */
function text(scene: Scene, value: unknown): string | null {
  if (typeof value === "string") return value === "" ? null : value;
  return !scene.features.templateTypesChecked && value ? asText(value) : null;
}

function asText(value: unknown): string {
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** The first line that is not blank, cut. */
function descriptionFrom(body: string): string {
  const line = body.split("\n").find((candidate) => candidate.trim() !== "") ?? "";
  return line.length > descriptionLength ? `${line.slice(0, descriptionLength)}...` : line;
}

/** Values that pi passes over because they are no text, and a hint that no placeholder keeps. */
function untold(scene: Scene, path: string, file: FileText, front: Data): readonly Reason[] {
  const name = scene.path.basename(path).replace(/\.md$/, "");
  const at = (key: string, reason: Reason): Reason => {
    const span = front.spanOf(key);
    return span ? { ...reason, range: rangeOf(file.text, span.start, span.end) } : reason;
  };
  const isLost = (value: unknown) => value !== undefined && value !== null && typeof value !== "string";
  const keys = scene.features.templateTypesChecked ? ["description", "argument-hint"] : [];
  const lost = keys.filter((key) => isLost(front.data[key]));
  const promise = ["argument-hint", "args", "arguments"].find((key) => Boolean(front.data[key]));
  const isKept = findPlaceholders(front.body, scene.features).length > 0;
  return [
    ...lost.map((key) => at(key, because("templates.valueNotText", { path, key }))),
    ...(promise !== undefined && !isKept
      ? [at(promise, because("templates.hintWithoutPlaceholder", { path, name }))]
      : []),
  ];
}

function odditiesOf(path: string, front: Data, keepsBom: boolean): readonly Reason[] {
  if (front.shape === "unclosed") return [because("templates.unclosed", { path })];
  if (front.shape === "swallowed") return [because("templates.swallowed", { path })];
  if (front.shape === "none" && keepsBom) return [because("templates.bom", { path })];
  return [];
}
