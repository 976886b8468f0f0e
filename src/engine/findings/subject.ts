/** What checks look at: one run with everything that it decided, and the texts that reach the model. */
import type { OrdinaryFrontmatter } from "../ports";
import type { LoadedSkill, Settings } from "../resources";
import type { Scene } from "../scene";
import type { SystemTexts } from "../system/system";
import { lineStarts, positionAt } from "../text/positions";
import type { ToolSet } from "../tools/tools";
import type { Evaluation, FileRange, Finding, Layer, Scope } from "../types";

/** A run before its findings. */
export interface Subject {
  readonly scene: Scene;
  readonly evaluation: Evaluation;
  readonly settings: Settings;
  readonly system: SystemTexts;
  readonly tools: ToolSet;
  readonly skills: readonly LoadedSkill[];
  readonly sources: readonly Source[];
  readonly readOrdinaryFrontmatter: ((text: string) => OrdinaryFrontmatter) | null;
}

/** A question about a run. It reads what is known and asks the disk for nothing large. */
export type Check = (subject: Subject) => readonly Finding[];

/** The part that a file has: its whole text is in the prompt, or is sent when a skill or a template is used. */
export type Role = "context" | "system" | "append" | "skill" | "template";

/** A file whose text reaches the model. */
export interface Source {
  readonly path: string;
  readonly role: Role;
  readonly scope: Scope;
  /** Without BOM, like all positions. */
  readonly text: string;
  readonly bom: boolean;
  readonly malformed: boolean;
  /** The range of `[start, end)`. */
  readonly rangeOf: (start: number, end: number) => FileRange;
}

const roles: Partial<Record<Layer["kind"], Role>> = { contextFile: "context", custom: "system", addendum: "append" };

/** The files of the layers in prompt order, then skills and templates in use; each path once. */
export function sourcesOf(scene: Scene, evaluation: Evaluation): readonly Source[] {
  const ofLayers = evaluation.layers.flatMap(function walk(layer): readonly [string, Role, Scope][] {
    const path = layer.source?.path ?? null;
    const role = roles[layer.kind];
    return [
      ...(path !== null && role ? [[path, role, layer.scope] as [string, Role, Scope]] : []),
      ...layer.children.flatMap(walk),
    ];
  });
  const inUse = ({ verdict }: { readonly verdict: string }) => ["included", "invocable", "disabled"].includes(verdict);
  const skills = evaluation.skills.filter(inUse).map(({ path, scope }) => [path, "skill", scope] as const);
  const templates = evaluation.templates.filter(inUse).map(({ path, scope }) => [path, "template", scope] as const);
  const seen = new Set<string>();
  return [...ofLayers, ...skills, ...templates].flatMap(([path, role, scope]) => {
    if (seen.has(path)) return [];
    seen.add(path);
    return sourceAt(scene, path, role, scope);
  });
}

function sourceAt(scene: Scene, path: string, role: Role, scope: Scope): readonly Source[] {
  const file = scene.world.readText(path);
  if (file.kind !== "text") return [];
  const { text, bom, malformed } = file;
  let starts: readonly number[] | undefined;
  const rangeOf = (start: number, end: number): FileRange => {
    starts ??= lineStarts(text);
    const [from, to] = [positionAt(starts, start), positionAt(starts, end)];
    return { startLine: from.line, startColumn: from.column, endLine: to.line, endColumn: to.column };
  };
  return [{ path, role, scope, text, bom, malformed, rangeOf }];
}

/** Most findings of one kind that are shown on one file. */
export const mostPerFile = 20;
