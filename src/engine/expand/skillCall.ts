/**
 * `/skill:name arguments`: pi sends the skill's text in a frame, and the arguments below it, untouched
 * (`_expandSkillCommand` in core/agent-session.js of all versions). Nothing in the text is filled in.
 */
import type { Features } from "../../profiles/features";
import { splitFrontmatter } from "../frontmatter/split";
import type { Skill } from "../types";
import type { World } from "../world";
import type { Piece } from "./expansion";

/** The message in pieces, or null when the file cannot be read. Attributes are not escaped, as in pi. */
export function expandSkill(
  skill: Skill,
  argumentText: string,
  world: World,
  features: Features,
): readonly Piece[] | null {
  const read = world.readText(skill.path);
  if (read.kind !== "text") return null;
  const body = skillBody(read.text, read.bom && !features.bomStripped);
  const folder = world.path.dirname(skill.path);
  const frame = (text: string): Piece => ({ text, origin: { kind: "frame" } });
  const head = `<skill name="${skill.name}" location="${skill.path}">\nReferences are relative to ${folder}.\n\n`;
  const foot = "\n</skill>";
  const text: Piece = { text: body.text, origin: { kind: "template", offset: body.offset } };
  if (argumentText === "") return [frame(head), text, frame(foot)];
  const typed: Piece = { text: argumentText, origin: { kind: "argument", index: 1, offset: body.offset } };
  return [frame(head), text, frame(`${foot}\n\n`), typed];
}

/** The text below the frontmatter, trimmed, and its offset in the file's text with LF line ends and without BOM. */
function skillBody(text: string, bomKept: boolean): { text: string; offset: number } {
  const { body, bodyStart } = splitFrontmatter(bomKept ? `\uFEFF${text}` : text);
  const leading = body.length - body.trimStart().length;
  return { text: body.trim(), offset: Math.max(0, bodyStart + leading - (bomKept ? 1 : 0)) };
}
