/**
 * Skills and templates are shared between tools, and other tools read their frontmatter by other rules. Compared is
 * what pi takes from it.
 */
import { readFrontmatter } from "../../frontmatter/frontmatter";
import { rangeOf as placeOf } from "../../text/positions";
import type { Finding } from "../../types";
import { finding } from "../findings";
import type { Check, Source, Subject } from "../subject";

const keys = ["name", "description", "argument-hint", "disable-model-invocation"];

export const checkFrontmatter: Check = (subject) =>
  subject.sources
    .filter(({ role }) => role === "skill" || role === "template")
    .flatMap((source) => [...compare(subject, source), ...cutValues(subject, source)]);

/** Values without quotes that a `#` with a word ends, as in the number of an issue; `# word` is meant as a comment. */
function cutValues({ scene }: Subject, { path, text, rangeOf }: Source): readonly Finding[] {
  const file = scene.world.readText(path);
  const front = file.kind === "text" ? readFrontmatter(scene, file) : null;
  if (front?.kind !== "data") return [];
  return ["description", "argument-hint"].flatMap((key) => {
    const span = front.spanOf(key);
    if (!span || typeof front.data[key] !== "string" || /["']/.test(text.charAt(span.start))) return [];
    const cut = /^[ \t]+#[^\s#][^\r\n]*/.exec(text.slice(span.end, span.end + longestLine))?.[0];
    if (cut === undefined) return [];
    return [finding("frontmatter.valueCut", { path, key }, path, rangeOf(span.start, span.end + cut.length))];
  });
}

const longestLine = 2000;

function compare({ scene, readOrdinaryFrontmatter }: Subject, { path, text }: Source): readonly Finding[] {
  if (readOrdinaryFrontmatter === null || !text.startsWith("---")) return [];
  const file = scene.world.readText(path);
  const front = file.kind === "text" ? readFrontmatter(scene, file) : null;
  if (front?.kind !== "data" || front.shape !== "mapping") return [];
  const ordinary = readOrdinaryFrontmatter(text);
  const values = { path };
  if (ordinary.kind === "error") return [finding("frontmatter.unreadForOthers", values, path)];
  const differing = keys.filter((key) => asJson(front.data[key]) !== asJson(ordinary.data[key]));
  if (differing.length === 0) return [];
  const span = differing.map(front.spanOf).find((found) => found !== null);
  const range = span && file.kind === "text" ? placeOf(text, span.start, span.end) : null;
  return [finding("frontmatter.readDifferently", { ...values, keys: differing }, path, range)];
}

function asJson(value: unknown): string {
  return value === undefined || value === null ? "" : (JSON.stringify(value) ?? "");
}
