/** Templates that will not do what they seem to: placeholders that are none, amounts that vanish, a README as a command. */
import { findLookAlikes, findPlaceholders } from "../../expand/placeholders";
import type { Placeholder } from "../../expand/expansion";
import { toOriginalOffsets } from "../../frontmatter/split";
import type { Finding, Template } from "../../types";
import { finding } from "../findings";
import { mostPerFile, type Check, type Source, type Subject } from "../subject";

export const checkTemplates: Check = (subject) =>
  subject.sources
    .filter(({ role }) => role === "template")
    .flatMap((source) => {
      const template = subject.evaluation.templates.find(({ path }) => path === source.path);
      return template ? checkTemplate(subject, source, template) : [];
    });

function checkTemplate({ scene }: Subject, source: Source, template: Template): readonly Finding[] {
  const { content, path, name } = template;
  const placeholders = findPlaceholders(content, scene.features);
  const at = (start: number, end: number) => {
    const offsets = [template.contentOffset + start, template.contentOffset + end];
    const [from = 0, to = 0] = toOriginalOffsets(source.text, offsets);
    return source.rangeOf(from, to);
  };
  const version = scene.request.piVersion;
  const lookAlikes = findLookAlikes(content, placeholders)
    .slice(0, mostPerFile)
    .map(({ start, end }) => finding("templates.lookAlike", { version }, path, at(start, end)));
  const swallowed = placeholders
    .filter((one) => readsLikeAmount(one, placeholders, content))
    .slice(0, mostPerFile)
    .map(({ start, end }) => finding("templates.dollarSwallowed", {}, path, at(start, end)));
  const nested = placeholders
    .filter(
      (one) =>
        one.kind === "default" && /\$(?:\d|@|ARGUMENTS|\{)/.test(content.slice(one.defaultStart, one.defaultEnd)),
    )
    .slice(0, mostPerFile)
    .map(({ start, end }) => finding("templates.nestedPlaceholder", {}, path, at(start, end)));
  const readme = /^readme$/i.test(name) ? [finding("templates.readme", { name }, path)] : [];
  return [...lookAlikes, ...swallowed, ...nested, ...readme];
}

/** A number whose predecessor nothing stands for, or one that goes on like a price, was hardly meant as an argument. */
function readsLikeAmount(one: Placeholder, all: readonly Placeholder[], content: string): boolean {
  if (one.kind !== "positional") return false;
  if (/^[.,]\d/.test(content.slice(one.end, one.end + 2))) return true;
  return one.index !== 1 && !all.some((other) => names(other, one.index - 1));
}

function names(placeholder: Placeholder, index: number): boolean {
  if (placeholder.kind === "positional") return placeholder.index === index;
  if (placeholder.kind === "default") return placeholder.target === index;
  return placeholder.kind === "slice" && placeholder.from <= index;
}
