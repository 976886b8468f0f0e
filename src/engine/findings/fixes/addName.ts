/** Gives a loose skill the name of its file. */
import { because } from "../../decide";
import { splitFrontmatter } from "../../frontmatter/split";
import { linesOf } from "../../text/lines";
import { fileOf, lineEndOf, type Fixer } from "./scene";

export const addName: Fixer = (scene) => {
  const found = fileOf(scene);
  if (!found || splitFrontmatter(found.file.text).block === null) return [];
  const { text } = found.file;
  const name = JSON.stringify(scene.path.basename(found.path).replace(/\.md$/, ""));
  const lines = linesOf(text);
  const close = lines.findIndex(({ number, text: line }) => number > 0 && line.startsWith("---"));
  const empty = lines.find(({ number, text: line }) => number < close && /^name:\s*(?:""|''|~|null)?\s*$/.test(line));
  const range = {
    startLine: empty?.number ?? 1,
    startColumn: 0,
    endLine: empty?.number ?? 1,
    endColumn: empty?.text.length ?? 0,
  };
  const edit = { range, text: `name: ${name}${empty ? "" : lineEndOf(text)}` };
  return [
    {
      name: "addName",
      title: because("fix.addName", { name }),
      changes: [{ kind: "edit", path: found.path, edits: [edit] }],
    },
  ];
};
