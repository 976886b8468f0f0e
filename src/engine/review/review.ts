/**
 * What somebody should see before a project is trusted: what pi sends of it without asking, and what trust would add,
 * in text and in things that run. Everything is read as text; nothing is run.
 */
import type { Node } from "jsonc-parser";
import { featuresOf } from "../../profiles/features";
import { withTrust } from "../hypothesis/hypothesis";
import { evaluate } from "../inspect";
import type { Ports } from "../ports";
import { tokensBetween } from "../prompt/parts";
import { lineStarts, positionAt } from "../text/positions";
import { isRecord, parseStrictJson, treeOf } from "../text/strictJson";
import type { Decision, Evaluation, InspectRequest, Layer, TrustMark, Verdict } from "../types";
import { createWorld, type World } from "../world";
import type { Mark, ReviewItem, TrustReview, Use } from "./item";
import { marksIn, type TextKind } from "./marks";

/** The two runs, whatever the flags decide, and what lies between them. Paths that project settings name are opened: somebody asked to see them. */
export function reviewTrust(request: InspectRequest, ports: Ports): TrustReview {
  const world = createWorld(ports.files, ports.path);
  const run = (trust: "trusted" | "untrusted") =>
    evaluate(
      {
        ...request,
        trust,
        flags: withTrust(request.flags, trust, featuresOf(request.piVersion)),
        openProjectSettingPaths: trust === "trusted",
      },
      ports,
      world,
    );
  const untrusted = run("untrusted");
  const trusted = run("trusted");
  const tokens = new Map([...leaves(trusted.layers)].reverse().map((layer) => [layer.source?.path, layer.tokens]));
  const scene: ReviewScene = { request, world, sha256: ports.sha256, trusted, tokens };
  return { items: [...sentItems(scene, untrusted), ...addedItems(scene)], untrusted, trusted };
}

interface ReviewScene {
  readonly request: InspectRequest;
  readonly world: World;
  readonly sha256: Ports["sha256"];
  readonly trusted: Evaluation;
  /** Of the first layer that a file gives, by its path. */
  readonly tokens: ReadonlyMap<string | null | undefined, number>;
}

/** Texts of the project and of folders above it that pi sends before anybody is asked. */
function sentItems(scene: ReviewScene, { layers, text }: Evaluation): readonly ReviewItem[] {
  return (
    leaves(layers)
      .filter(({ scope, source }) => source?.path && (scope === "project" || scope === "ancestor"))
      // A version without project trust also sends what others keep back: that is told with what they would add.
      .filter(({ trust }) => trust !== "notApplicable")
      .map((layer) => {
        const content = text.slice(layer.start, layer.end);
        const tokens = tokensBetween(layer.start, layer.end);
        return item(scene, "sent", layer.source?.path ?? "", whole(content), "markdown", tokens);
      })
  );
}

function leaves(layers: readonly Layer[]): readonly Layer[] {
  return layers.flatMap((layer) => {
    if (layer.kind === "frame") return [];
    const inner = leaves(layer.children);
    return inner.length > 0 ? inner : [layer];
  });
}

function addedItems(scene: ReviewScene): readonly ReviewItem[] {
  const { files, packages, trust: state } = scene.trusted;
  const mark: TrustMark = state.decidedBy.kind === "noTrustInVersion" ? "notApplicable" : "trusted";
  // What pi never reads comes with no trust: a mcp.json, say, in a version that knows none.
  const isThere = (verdict: Verdict) => verdict !== "missing" && verdict !== "neverRead";
  const gated = files.filter(({ trust, verdict }) => trust === mark && isThere(verdict));
  const once = new Map(gated.map((file) => [`${file.kind} ${file.path}`, file]));
  return [
    ...[...once.values()].flatMap((file) => itemsOf(scene, file)),
    ...packages
      .filter(({ scope }) => scope === "project")
      .map(({ source, path }) => ({
        ...item(scene, "package", path ?? source, whole(source), "data", null),
        id: `package ${source}`,
        title: source,
        path: settingsPath(scene),
      })),
  ];
}

function settingsPath({ world, request }: ReviewScene): string {
  return world.path.join(request.cwd, ".pi", "settings.json");
}

function itemsOf(scene: ReviewScene, file: Decision): readonly ReviewItem[] {
  const { path } = file;
  switch (file.kind) {
    case "contextFile":
    case "systemPrompt":
    case "appendSystemPrompt":
      return [item(scene, "text", path, contentOf(scene, path), "markdown", tokensOf(scene, path))];
    case "skill":
      return [
        { ...item(scene, "skill", path, contentOf(scene, path), "markdown", tokensOf(scene, path)), ...named(file) },
      ];
    case "template":
      return [item(scene, "template", path, contentOf(scene, path), "markdown", null)];
    case "theme":
      return [item(scene, "theme", path, contentOf(scene, path), "data", null)];
    case "extension":
      return [item(scene, "extension", path, programOf(scene, path), "code", null)];
    case "settings":
      return settingItems(scene, path);
    case "mcpConfig":
      return serverItems(scene, path);
    default:
      return [];
  }
}

/** A skill is known by its name: its file is always called the same. */
function named({ name }: Decision): Partial<ReviewItem> {
  return name === null ? {} : { title: name };
}

/** A text, and whether it is all that there is. */
interface Content {
  readonly text: string;
  readonly isWhole: boolean;
}

function whole(text: string): Content {
  return { text, isWhole: true };
}

function item(
  { sha256, world }: ReviewScene,
  use: Use,
  path: string,
  { text, isWhole }: Content,
  kind: TextKind,
  tokens: number | null,
): ReviewItem {
  const unread: readonly Mark[] = isWhole ? [] : [{ kind: "unread", text: "", line: 0 }];
  return {
    ...{ id: `${use} ${path}`, use, title: world.path.basename(path), path, line: 0, detail: "", tokens },
    hash: sha256(text),
    marks: [...unread, ...(text.startsWith(notRead) ? [] : marksIn(text, kind))],
  };
}

const notRead = "\0";

/** What cannot be read has a content of its own, so that it counts as changed once it can be. */
function contentOf({ world }: ReviewScene, path: string): Content {
  const file = world.readText(path);
  return file.kind === "text" ? whole(file.text) : { text: `${notRead}${file.kind}`, isWhole: false };
}

function tokensOf({ tokens }: ReviewScene, path: string): number | null {
  return tokens.get(path) ?? null;
}

/** Most files and folders in an extension's folder that are looked at for its mark. */
const mostEntries = 300;

/** The text of an extension: one file, or all files of its folder, each behind its name. */
function programOf(scene: ReviewScene, path: string): Content {
  const folder = folderOf(scene, path);
  return folder === null ? contentOf(scene, path) : filesIn(scene, folder);
}

/** A program that names its neighbours, or asks where it stands. */
const loadsNeighbours = /["'`]\.{1,2}\/|__dirname|__filename|import\.meta/;

/** The folder that an extension has for itself; null for a file that stands alone. */
function folderOf(scene: ReviewScene, path: string): string | null {
  const { world, request } = scene;
  const stat = world.stat(path);
  if (stat.kind === "entry" && stat.type === "directory") return path;
  const extensions = world.path.join(request.cwd, ".pi", "extensions");
  const [name, ...below] = world.path.relative(extensions, path).split(world.path.sep);
  if (name !== undefined && name !== ".." && below.length > 0) return world.path.join(extensions, name);
  const isEntry = /^index\.[cm]?[jt]s$/.test(world.path.basename(path));
  return isEntry || loadsNeighbours.test(contentOf(scene, path).text) ? world.path.dirname(path) : null;
}

/** All files of a folder, each behind its name, as far as they are not too many. */
function filesIn(scene: ReviewScene, folder: string): Content {
  const { world } = scene;
  const files: string[] = [];
  let isWhole = true;
  let seen = 0;
  const walk = (at: string): void => {
    const listing = world.list(at);
    if (listing.kind !== "entries") {
      isWhole = false;
      return;
    }
    for (const { name, type } of [...listing.entries].sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const child = world.path.join(at, name);
      const isRoom = ++seen <= mostEntries;
      if (isRoom && type === "directory") walk(child);
      else if (isRoom && type === "file") {
        const content = contentOf(scene, child);
        isWhole &&= content.isWhole;
        files.push(`${world.path.relative(folder, child)}\n${content.text}`);
      } else isWhole = false;
    }
  };
  walk(folder);
  return { text: files.join("\n"), isWhole };
}

/** Settings that name a program, or words before every command. */
const programs = ["npmCommand", "shellPath", "shellCommandPrefix", "externalEditor"];

function settingItems(scene: ReviewScene, path: string): readonly ReviewItem[] {
  return entriesIn(scene, path).map((entry) =>
    entryItem(scene, programs.includes(entry.key) ? "program" : "setting", path, entry),
  );
}

function serverItems(scene: ReviewScene, path: string): readonly ReviewItem[] {
  return entriesIn(scene, path, "mcpServers").map((entry) => entryItem(scene, "mcpServer", path, entry));
}

function entryItem(scene: ReviewScene, use: Use, path: string, { key, value, line, content }: Entry): ReviewItem {
  const detail = JSON.stringify(value);
  const unread: readonly Mark[] = content.isWhole ? [] : [{ kind: "unread", text: "", line }];
  return {
    ...{ id: `${use} ${path} ${key}`, use, title: key, path, line, detail, tokens: null },
    // Of a file that is not known whole, every change counts.
    hash: scene.sha256(content.isWhole ? detail : content.text),
    // A text's own characters are looked at, not the escapes that JSON writes for them.
    marks: [...unread, ...marksIn(textsIn(value).join("\n"), "data").map((mark) => ({ ...mark, line }))],
  };
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isRecord(value) ? Object.entries(value).flatMap(([key, inner]) => [key, ...textsIn(inner)]) : [];
}

interface Entry {
  readonly key: string;
  readonly value: unknown;
  /** 0-based. */
  readonly line: number;
  /** The file that has it. */
  readonly content: Content;
}

/** The keys of a JSON object, or of the object behind one of its keys; none of a file that pi cannot read either. */
function entriesIn(scene: ReviewScene, path: string, below?: string): readonly Entry[] {
  const { text } = contentOf(scene, path);
  const parsed = parseStrictJson(text);
  if (parsed.kind === "error" || !isRecord(parsed.value)) return [];
  const value = below === undefined ? parsed.value : parsed.value[below];
  if (!isRecord(value)) return [];
  const starts = lineStarts(text);
  const root = treeOf(text);
  const offsets = offsetsOf(below === undefined ? root : lastOf(root, below));
  const content = { text, isWhole: parsed.isWhole };
  return Object.entries(value).map(([key, one]) => ({
    ...{ key, value: one, content },
    line: positionAt(starts, offsets.get(key) ?? 0).line,
  }));
}

/** Where each key of an object stands. Of a key that is written twice, JSON takes the last. */
function offsetsOf(node: Node | undefined): ReadonlyMap<string, number> {
  return new Map((node?.children ?? []).map(({ offset, children }) => [String(children?.[0]?.value), offset]));
}

function lastOf(node: Node | undefined, name: string): Node | undefined {
  return node?.children?.findLast(({ children }) => children?.[0]?.value === name)?.children?.[1];
}
