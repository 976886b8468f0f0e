/**
 * Text that closes the tags which pi puts around it. pi escapes nothing there, so that what follows such a tag stands
 * outside of the file for the model. Which tags there are, the profile of the version says.
 */
import type { Profile } from "../../../profiles/profile";
import { finding } from "../findings";
import { mostPerFile, type Check, type Role } from "../subject";

export const checkClosingTags: Check = ({ scene, evaluation, sources }) => {
  const isCustom = evaluation.layers.some(({ kind }) => kind === "custom");
  return sources.flatMap(({ path, role, text, rangeOf }) => {
    const tags = tagsAround(scene.profile, role, isCustom);
    if (tags.length === 0) return [];
    const closing = new RegExp(`</(?:${tags.join("|")})>`, "g");
    return [...text.matchAll(closing)]
      .slice(0, mostPerFile)
      .map(({ 0: tag, index }) => finding("text.closesTag", { path, tag }, path, rangeOf(index, index + tag.length)));
  });
};

function tagsAround(profile: Profile, role: Role, isCustom: boolean): readonly string[] {
  const branch = isCustom ? "customPrompt" : "builtInPrompt";
  if (role === "context") return closedIn(profile.context[branch].after + profile.context[branch].close);
  return role === "append" ? closedIn(profile.addendum[branch].close) : [];
}

function closedIn(glue: string): readonly string[] {
  return [...glue.matchAll(/<\/(\w+)>/g)].map(([, name]) => name ?? "");
}

/** A context file whose path would end the attribute that holds it: pi does not escape it either. */
export const checkPathsInTags: Check = ({ scene, sources }) => {
  const around = scene.profile.context.builtInPrompt;
  if (!around.before.endsWith('"')) return [];
  return sources
    .filter(({ role, path }) => role === "context" && /["<>\n]/.test(path))
    .map(({ path }) => finding("context.pathInTag", { path }, path));
};
