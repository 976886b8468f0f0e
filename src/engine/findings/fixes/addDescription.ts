/** Gives a skill the description that it lacks, from its own first words: a start for a person to write on. */
import { because } from "../../decide";
import { splitFrontmatter } from "../../frontmatter/split";
import { linesOf } from "../../text/lines";
import { fileOf, lineEndOf, type Fixer } from "./scene";

const longest = 200;

export const addDescription: Fixer = (scene) => {
  const found = fileOf(scene);
  if (!found) return [];
  const { text } = found.file;
  const split = splitFrontmatter(text);
  if (split.unclosed || /^\s+---/.test(text)) return [];
  const lineEnd = lineEndOf(text);
  const folder = scene.path.basename(scene.path.dirname(found.path));
  const description = `description: ${JSON.stringify(firstWords(split.body) ?? `Use for ${folder}`)}`;
  const lines = linesOf(text);
  const close =
    split.block === null ? -1 : lines.findIndex(({ number, text: line }) => number > 0 && line.startsWith("---"));
  const empty = lines.find(({ number, text: line }) => number < close && /^description:\s*(?:""|'')?\s*$/.test(line));
  const at = (line: number, column: number) => ({ startLine: line, startColumn: 0, endLine: line, endColumn: column });
  const edit = empty
    ? { range: at(empty.number, empty.text.length), text: description }
    : split.block === null
      ? { range: at(0, 0), text: ["---", `name: ${folder}`, description, "---", "", ""].join(lineEnd) }
      : { range: at(close, 0), text: description + lineEnd };
  const title = because("fix.addDescription");
  return [{ name: "addDescription", title, changes: [{ kind: "edit", path: found.path, edits: [edit] }] }];
};

/** The first paragraph that is no heading, else the first heading. */
function firstWords(body: string): string | null {
  const lines = body.split("\n", 50).map((line) => line.trim());
  const words = lines.find((line) => line !== "" && !/^(?:#|---|```|<!--)/.test(line));
  const heading = lines.find((line) => /^#+\s/.test(line))?.replace(/^#+\s+/, "");
  const found = words ?? heading;
  return found === undefined ? null : found.length > longest ? `${found.slice(0, longest)}…` : found;
}
