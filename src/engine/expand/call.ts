/** Reads a line as `/name arguments`, in pi's two grammars: for templates and for `/skill:name`. */
import type { Features } from "../../profiles/features";

/** `argumentsStart` is the offset of what follows the name in the line. */
export interface Call {
  readonly name: string;
  readonly argumentsText: string;
  readonly argumentsStart: number;
}

const skillPrefix = "/skill:";

/** A template's name ends at any white space since 0.74.1, at a space before. Undefined: no call at all. */
export function readTemplateCall(line: string, features: Features): Call | undefined {
  if (!line.startsWith("/")) return undefined;
  if (!features.argumentsSplitAtAnyWhitespace) return splitAtSpace(line, 1);
  const match = /^\/(\S+)(\s*)/.exec(line);
  if (!match?.[1]) return undefined;
  const argumentsStart = match[0].length;
  return { name: match[1], argumentsText: line.slice(argumentsStart), argumentsStart };
}

/** A skill's name ends at a space in all versions; what follows is trimmed and kept in one piece. */
export function readSkillCall(line: string): Call | undefined {
  if (!line.startsWith(skillPrefix)) return undefined;
  const { name, argumentsText, argumentsStart } = splitAtSpace(line, skillPrefix.length);
  const trimmed = argumentsText.trim();
  const leading = argumentsText.length - argumentsText.trimStart().length;
  return { name, argumentsText: trimmed, argumentsStart: argumentsStart + leading };
}

function splitAtSpace(line: string, nameStart: number): Call {
  const space = line.indexOf(" ");
  const nameEnd = space < 0 ? line.length : space;
  return { name: line.slice(nameStart, nameEnd), argumentsText: line.slice(nameEnd + 1), argumentsStart: nameEnd + 1 };
}
