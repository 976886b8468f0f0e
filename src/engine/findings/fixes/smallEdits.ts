/** Fixes of a few characters: a byte order mark, a sign in a list, a value without quotes, characters nobody sees. */
import { fileOf, textIn, type Fixer } from "./scene";

export const saveWithoutBom: Fixer = (scene) => {
  const found = fileOf(scene);
  if (!found?.file.bom) return [];
  const changes = [{ kind: "saveWithoutBom" as const, path: found.path }];
  return [{ name: "saveWithoutBom", title: "Save the file without its byte order mark", changes }];
};

export const minusToBang: Fixer = (scene) => {
  const found = fileOf(scene);
  const { range } = scene.finding;
  const entry = found && range ? textIn(found.file.text, range) : "";
  if (!found || range === null || !entry.startsWith('"-')) return [];
  const better = `"!${entry.slice(2)}`;
  const changes = [{ kind: "edit" as const, path: found.path, edits: [{ range, text: better }] }];
  return [{ name: "minusToBang", title: `Write ${better}`, changes }];
};

export const booleanTrue: Fixer = (scene) => {
  const found = fileOf(scene);
  const { range } = scene.finding;
  const value = found && range ? textIn(found.file.text, range) : "";
  if (!found || range === null || !/^["']?(?:true|yes|on|1)["']?$/i.test(value)) return [];
  const changes = [{ kind: "edit" as const, path: found.path, edits: [{ range, text: "true" }] }];
  return [{ name: "booleanTrue", title: "Write true without quotes", changes }];
};

/** Only the places that the finding names are touched. */
export const removeCharacters: Fixer = (scene) => {
  const found = fileOf(scene);
  const { finding } = scene;
  const places = finding.evidence ?? (finding.range ? [finding.range] : []);
  if (!found || places.length === 0) return [];
  const edits = places.map((range) => ({ range, text: "" }));
  const title = places.length === 1 ? "Remove the character" : `Remove the characters in ${places.length} places`;
  return [{ name: "removeCharacters", title, changes: [{ kind: "edit", path: found.path, edits }] }];
};
