/** Names of tools: those that mean nothing, those that the prompt is silent about, and those that it speaks of in vain. */
import { placeOf } from "../../settings/place";
import type { Finding } from "../../types";
import { finding } from "../findings";
import { mostPerFile, type Check, type Subject } from "../subject";

export const checkTools: Check = (subject) => [
  ...unknownNames(subject),
  ...declaredNotListed(subject),
  ...namedInVain(subject),
];

/** Names in `--tools` or `defaultTools` that this pi does not know. */
function unknownNames(subject: Subject): readonly Finding[] {
  const { scene, tools } = subject;
  const version = scene.request.piVersion;
  return tools.unknownNames.map((name) => {
    const { path, range } = scene.launch.tools ? { path: null, range: null } : placeOfTool(subject, name);
    return finding("prompt.unknownTool", { name, source: path ?? "--tools", version }, path, range);
  });
}

/** The entry of `defaultTools` that names a tool: since 0.99.0 both files of settings may count. */
function placeOfTool(
  { settings: { effective, project, user } }: Subject,
  name: string,
): Pick<Finding, "path" | "range"> {
  for (const { path, text, values } of [project, user]) {
    const list = values["defaultTools"];
    const index = Array.isArray(list) ? list.findIndex((entry) => entry === name || entry === `+${name}`) : -1;
    if (index >= 0) return { path, range: placeOf(text, "defaultTools", index) };
  }
  return { path: effective.find(({ key }) => key === "defaultTools")?.path ?? null, range: null };
}

/** A tool is told about by its line in the list; a text that replaces the list may name it itself. */
function declaredNotListed({ system, tools }: Subject): readonly Finding[] {
  const { custom } = system;
  const silent = tools.tools.filter(({ name, listed }) => {
    if (!tools.declared.includes(name)) return false;
    return custom === null ? !listed : !new RegExp(`\\b${name}\\b`).test(custom.text);
  });
  // A prompt that names some of the tools leaves the others out on purpose.
  if (silent.length === 0 || (custom !== null && silent.length < tools.declared.length)) return [];
  const names = silent.map(({ name }) => name);
  return [finding("tools.declaredNotListed", { names }, custom?.path ?? null)];
}

/** Lines of the user's own rules that speak of "the … tool" where that tool is not active. */
function namedInVain({ tools, sources }: Subject): readonly Finding[] {
  const inactive = tools.tools.filter(({ active }) => !active).map(({ name }) => name);
  if (inactive.length === 0) return [];
  const pattern = new RegExp(`(?<![\\w-])(?:\`(${inactive.join("|")})\`|(${inactive.join("|")})) tool\\b`, "g");
  return sources
    .filter(({ role }) => role === "context" || role === "system" || role === "append")
    .flatMap(({ path, text, rangeOf }) =>
      [...text.matchAll(pattern)].slice(0, mostPerFile).map((match) => {
        const range = rangeOf(match.index, match.index + match[0].length);
        return finding("tools.ruleNamesUnlisted", { name: match[1] ?? match[2] ?? "" }, path, range);
      }),
    );
}
