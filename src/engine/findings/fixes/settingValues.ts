/** Corrects single values of a JSON file: a text where a list belongs, a path that counts from another folder. */
import { findNodeAtLocation } from "jsonc-parser";
import { because } from "../../decide";
import { placeOf } from "../../settings/place";
import { treeOf } from "../../text/strictJson";
import type { FileRange, Reason } from "../../types";
import type { Fix, FixName } from "./fix";
import { fileOf, textIn, type Fixer, type FixScene } from "./scene";

/** The text as the only entry of a list. Names of tools that stand in one text become an entry each. */
export const inBrackets: Fixer = (scene) => {
  const found = fileOf(scene);
  const { finding } = scene;
  const range = finding.range ?? (found ? placeOf(found.file.text, String(finding.arguments["key"])) : null);
  const value = found && range ? parsed(textIn(found.file.text, range)) : null;
  if (!found || range === null || typeof value !== "string") return [];
  const entries = finding.code === "settings.defaultToolsType" ? value.split(/[\s,]+/) : [value];
  const list = `[${entries.map((entry) => JSON.stringify(entry)).join(", ")}]`;
  return [replaced("inBrackets", found.path, range, list, because("fix.inBrackets"))];
};

/**
 * People write paths from the folder of the project; pi counts those of a project's settings from `.pi`. A pattern that
 * takes everything of a folder becomes the folder.
 */
export const correctPath: Fixer = (scene) => {
  const found = fileOf(scene);
  const { range } = scene.finding;
  if (!found || range === null) return [];
  const entry = textIn(found.file.text, range);
  const node = treeOf(entry);
  const source = node?.type === "object" ? findNodeAtLocation(node, ["source"]) : node;
  if (!source || typeof source.value !== "string") return [];
  const better = pathThatLeads(scene, found.path, source.value);
  if (better === null) return [];
  const words = JSON.stringify(better);
  const text = entry.slice(0, source.offset) + words + entry.slice(source.offset + source.length);
  return [replaced("correctPath", found.path, range, text, because("fix.write", { better: words }))];
};

/** What to write so that it leads to a folder or file that is there. */
function pathThatLeads({ path, world, evaluation }: FixScene, settings: string, written: string): string | null {
  const folder = path.dirname(settings);
  const plain = written.replace(/\/(?:\*{1,2}\/?)*(?:\*|SKILL\.md|\*\.md)$/, "");
  if (plain === "" || /[*?!+~:]/.test(plain) || path.isAbsolute(plain)) return null;
  const leads = (from: string) => world.exists(path.join(from, plain));
  if (plain !== written && leads(folder)) return plain;
  if (folder !== path.join(evaluation.cwd, ".pi") || !leads(evaluation.cwd)) return null;
  return `../${plain.replace(/^\.\//, "")}`;
}

function replaced(name: FixName, path: string, range: FileRange, text: string, title: Reason): Fix {
  return { name, title, changes: [{ kind: "edit", path, edits: [{ range, text }] }] };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
