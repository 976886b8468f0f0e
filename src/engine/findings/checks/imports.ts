/**
 * `@file` imports, which other tools follow and pi does not. What an import names is no loss when it is in the prompt
 * anyway; code in fences and in backticks holds no imports.
 */
import { withoutCode } from "../../text/code";
import { finding } from "../findings";
import { mostPerFile, type Check, type Source, type Subject } from "../subject";

/** Text files by their usual endings: what stands before `@` tells an import from an address. */
const pattern = /(?<![\w`@/.])@((?:~\/|\.{0,2}\/)?[\w.-]+(?:\/[\w.-]+)*\.(?:md|mdc|mdx|txt))(?![\w`/])/g;

export const checkImports: Check = (subject) =>
  subject.sources
    .filter(({ role }) => role === "context" || role === "append" || role === "system")
    .flatMap((source) => {
      const lost = importsOf(source).filter(({ target }) => !isInPrompt(subject, source, target));
      if (lost.length === 0) return [];
      const [first] = lost;
      if (source.role === "context" && first && holdsOnlyImports(source.text))
        return [
          finding("context.onlyImports", { path: source.path }, source.path, source.rangeOf(first.start, first.end)),
        ];
      return lost
        .slice(0, mostPerFile)
        .map(({ start, end }) =>
          finding("context.importNotFollowed", { path: source.path }, source.path, source.rangeOf(start, end)),
        );
    });

interface Import {
  readonly target: string;
  readonly start: number;
  readonly end: number;
}

function importsOf({ text }: Source): readonly Import[] {
  if (!text.includes("@")) return [];
  return [...withoutCode(text).matchAll(pattern)].map((match) => ({
    target: match[1] ?? "",
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Whether nothing but imports, headings and comments stands there. */
function holdsOnlyImports(text: string): boolean {
  const rest = text.replace(/<!--[\s\S]*?-->/g, "").split(/\r\n|\n|\r/);
  return rest.map((line) => line.trim()).every((line) => line === "" || /^(?:#.*|(?:[-*]\s+)?@\S+)$/.test(line));
}

function isInPrompt({ scene, sources }: Subject, source: Source, target: string): boolean {
  const { path, request, world } = scene;
  const named = target.startsWith("~/")
    ? path.join(request.home, target.slice(2))
    : path.resolve(path.dirname(source.path), target);
  return sources.some(
    ({ path: known, role }) => role === "context" && world.canonical(known) === world.canonical(named),
  );
}
