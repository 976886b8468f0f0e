/**
 * Fixes of a few characters: a byte order mark, a sign in a list, a value without quotes, characters nobody sees, the
 * brackets of a tag, one line.
 */
import { because } from "../../decide";
import { linesOf } from "../../text/lines";
import { fileOf, textIn, type Fixer } from "./scene";

export const saveWithoutBom: Fixer = (scene) => {
  const found = fileOf(scene);
  if (!found?.file.bom) return [];
  const changes = [{ kind: "saveWithoutBom" as const, path: found.path }];
  return [{ name: "saveWithoutBom", title: because("fix.saveWithoutBom"), changes }];
};

export const minusToBang: Fixer = (scene) => {
  const found = fileOf(scene);
  const { range } = scene.finding;
  const entry = found && range ? textIn(found.file.text, range) : "";
  if (!found || range === null || !entry.startsWith('"-')) return [];
  const better = `"!${entry.slice(2)}`;
  const changes = [{ kind: "edit" as const, path: found.path, edits: [{ range, text: better }] }];
  return [{ name: "minusToBang", title: because("fix.write", { better }), changes }];
};

export const booleanTrue: Fixer = (scene) => {
  const found = fileOf(scene);
  const { range } = scene.finding;
  const value = found && range ? textIn(found.file.text, range) : "";
  if (!found || range === null || !/^["']?(?:true|yes|on|1)["']?$/i.test(value)) return [];
  const changes = [{ kind: "edit" as const, path: found.path, edits: [{ range, text: "true" }] }];
  return [{ name: "booleanTrue", title: because("fix.writeTrue"), changes }];
};

/** Only the places that the finding names are touched. */
export const removeCharacters: Fixer = (scene) => {
  const found = fileOf(scene);
  const { finding } = scene;
  const places = finding.evidence ?? (finding.range ? [finding.range] : []);
  if (!found || places.length === 0) return [];
  const edits = places.map((range) => ({ range, text: "" }));
  const count = places.length;
  const title = count === 1 ? because("fix.removeCharacter") : because("fix.removeCharacters", { count });
  return [{ name: "removeCharacters", title, changes: [{ kind: "edit", path: found.path, edits }] }];
};

/** As text, the tag no longer ends what pi puts around the file. */
export const escapeTag: Fixer = (scene) => {
  const found = fileOf(scene);
  const { range } = scene.finding;
  const tag = found && range ? textIn(found.file.text, range) : "";
  if (!found || range === null || !/^<\/\w+>$/.test(tag)) return [];
  const better = tag.replace("<", "&lt;").replace(">", "&gt;");
  const changes = [{ kind: "edit" as const, path: found.path, edits: [{ range, text: better }] }];
  return [{ name: "escapeTag", title: because("fix.write", { better }), changes }];
};

/** The line of an ignore file that hides something. */
export const removeLine: Fixer = (scene) => {
  const found = fileOf(scene);
  const { range } = scene.finding;
  if (!found || range === null) return [];
  const { text } = found.file;
  const next = { ...range, startColumn: 0, endLine: range.endLine + 1, endColumn: 0 };
  const isLast = range.endLine >= linesOf(text).length - 1;
  const edits = [{ range: isLast ? { ...range, startColumn: 0 } : next, text: "" }];
  const title = because("fix.removeLine", { line: range.startLine + 1, name: scene.path.basename(found.path) });
  return [{ name: "removeLine", title, changes: [{ kind: "edit", path: found.path, edits }] }];
};
