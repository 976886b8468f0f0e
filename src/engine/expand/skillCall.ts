/**
 * `/skill:name arguments`: pi sends the skill's text in a frame, and the arguments below it, untouched
 * (`_expandSkillCommand` in core/agent-session.js of all versions). Nothing in the text is filled in.
 */
import type { Features } from "../../profiles/features";
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
  const pieces = [
    frame(`<skill name="${skill.name}" location="${skill.path}">\nReferences are relative to ${folder}.\n\n`),
    { text: body.text, origin: { kind: "template", offset: body.offset } } as const,
    frame("\n</skill>"),
  ];
  if (argumentText === "") return pieces;
  return [
    ...pieces,
    frame("\n\n"),
    { text: argumentText, origin: { kind: "argument", index: 1, offset: body.offset } },
  ];
}

/**
 * The text below the frontmatter, trimmed, and its offset in the file's text with LF line ends. A skill that was loaded
 * has a frontmatter that parses, so only its end is looked for; a BOM that this version keeps hides it.
 */
function skillBody(text: string, bomKept: boolean): { text: string; offset: number } {
  const lines = text.replace(/\r\n?/g, "\n");
  const close = !bomKept && lines.startsWith("---") ? lines.indexOf("\n---", 3) : -1;
  const rest = close < 0 ? 0 : close + 4;
  const body = lines.slice(rest);
  return { text: body.trim(), offset: rest + body.length - body.trimStart().length };
}
