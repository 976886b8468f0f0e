/**
 * What somebody should see before a project is trusted: what pi sends of it without asking, and what trust would add,
 * in text and in things that run. Everything is read as text; nothing is run.
 */
import { featuresOf } from "../../profiles/features";
import { withTrust } from "../hypothesis/hypothesis";
import { evaluate } from "../inspect";
import type { Ports } from "../ports";
import { tokensBetween } from "../prompt/parts";
import { isRecord, parseStrictJson } from "../text/strictJson";
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
  const scene: ReviewScene = { request, world, sha256: ports.sha256, trusted };
  return { items: [...sentItems(scene, untrusted), ...addedItems(scene)], untrusted, trusted };
}

interface ReviewScene {
  readonly request: InspectRequest;
  readonly world: World;
  readonly sha256: Ports["sha256"];
  readonly trusted: Evaluation;
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

function tokensOf({ trusted }: ReviewScene, path: string): number | null {
  const layer = leaves(trusted.layers).find(({ source }) => source?.path === path);
  return layer ? layer.tokens : null;
}

/** Most files of an extension's folder that are read for its mark. */
const mostFiles = 300;

/** The text of an extension: one file, or all files of its folder, each behind its name. */
function programOf(scene: ReviewScene, path: string): Content {
  const { world } = scene;
  const stat = world.stat(path);
  const isEntry = /^index\.[cm]?[jt]s$/.test(world.path.basename(path));
  if (stat.kind === "entry" && stat.type !== "directory" && !isEntry) return contentOf(scene, path);
  const folder = stat.kind === "entry" && stat.type === "directory" ? path : world.path.dirname(path);
  const files: string[] = [];
  let isWhole = true;
  const walk = (at: string): void => {
    const listing = world.list(at);
    if (listing.kind !== "entries") {
      isWhole = false;
      return;
    }
    for (const { name, type } of [...listing.entries].sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const child = world.path.join(at, name);
      if (type === "directory" && files.length < mostFiles) walk(child);
      else if (type === "file" && files.length < mostFiles) {
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
const programs = ["npmCommand", "shellPath", "shellCommandPrefix"];

function settingItems(scene: ReviewScene, path: string): readonly ReviewItem[] {
  return entriesIn(scene, path).map(({ key, value, line }) =>
    entryItem(scene, programs.includes(key) ? "program" : "setting", path, key, value, line),
  );
}

function serverItems(scene: ReviewScene, path: string): readonly ReviewItem[] {
  const servers = entriesIn(scene, path).find(({ key }) => key === "mcpServers")?.value;
  if (!isRecord(servers)) return [];
  const lines = contentOf(scene, path).text.split(/\r\n|\n|\r/);
  return Object.entries(servers).map(([key, value]) =>
    entryItem(
      scene,
      "mcpServer",
      path,
      key,
      value,
      Math.max(
        0,
        lines.findIndex((line) => line.includes(`"${key}"`)),
      ),
    ),
  );
}

function entryItem(scene: ReviewScene, use: Use, path: string, key: string, value: unknown, line: number): ReviewItem {
  const detail = JSON.stringify(value);
  // A text's own characters are looked at, not the escapes that JSON writes for them.
  const content = textsIn(value).join("\n");
  return {
    ...{ id: `${use} ${path} ${key}`, use, title: key, path, line, detail, tokens: null },
    hash: scene.sha256(detail),
    marks: marksIn(content, "data").map((mark) => ({ ...mark, line })),
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
  readonly line: number;
}

/** The keys of a JSON object; none of a file that pi cannot read either. */
function entriesIn(scene: ReviewScene, path: string): readonly Entry[] {
  const { text } = contentOf(scene, path);
  const parsed = parseStrictJson(text);
  if (parsed.kind === "error" || !isRecord(parsed.value)) return [];
  const lines = text.split(/\r\n|\n|\r/);
  return Object.entries(parsed.value).map(([key, value]) => ({
    key,
    value,
    line: Math.max(
      0,
      lines.findIndex((line) => line.includes(`"${key}"`)),
    ),
  }));
}
