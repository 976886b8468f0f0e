/** Deletes a file without content. A file with content is never deleted. */
import { because } from "../../decide";
import { fileOf, type Fixer } from "./scene";

export const deleteFile: Fixer = (scene) => {
  const found = fileOf(scene);
  if (!found || found.file.text.trim() !== "") return [];
  const title = because("fix.deleteEmpty", { name: scene.path.basename(found.path) });
  return [{ name: "deleteFile", title, changes: [{ kind: "delete", path: found.path }] }];
};
