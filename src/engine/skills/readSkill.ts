/**
 * One skill file, judged as the asked pi version judges it (`loadSkillFromFile` in `core/skills.js`). `message` in a
 * reason is pi's own warning, word for word; where pi is silent the reason says so.
 */
import { because } from "../decide";
import { readFrontmatter, type Frontmatter } from "../frontmatter/frontmatter";
import type { ValueSpan } from "../resources";
import type { Scene } from "../scene";
import { rangeOf } from "../text/positions";
import type { FileRange, Reason, Verdict } from "../types";
import type { FileText } from "../world";

const maxNameLength = 64;
const maxDescriptionLength = 1024;

/** A file that is a skill, with what pi warns about all the same; or one that is none, with the reason. */
export type SkillFile =
  | {
      readonly kind: "skill";
      readonly name: string;
      readonly description: string;
      readonly modelInvocable: boolean;
      readonly nameSpan: ValueSpan | null;
      readonly descriptionSpan: ValueSpan;
      readonly range: FileRange | null;
      readonly warnings: readonly Reason[];
    }
  | {
      readonly kind: "none";
      readonly verdict: Verdict;
      readonly reason: Reason;
      readonly warnings: readonly Reason[];
      readonly range: FileRange | null;
      /** The name that it would have had. */
      readonly name: string;
    };

type Data = Extract<Frontmatter, { kind: "data" }>;

/** Reads a file as a skill. */
export function readSkill(scene: Scene, path: string): SkillFile {
  const folderName = scene.path.basename(scene.path.dirname(path));
  const file = scene.world.readText(path);
  if (file.kind !== "text") {
    const code = file.kind === "denied" ? file.code : file.kind;
    return none("unreadable", because("skills.unreadable", { path, code }), folderName);
  }
  const isDeclared = scene.path.basename(path) === "SKILL.md";
  const isSilent = !isDeclared && scene.features.looseMarkdownSilent;
  const front = readFrontmatter(scene, file);
  if (front.kind === "tooLarge") return none("invalid", because("skills.frontmatterTooLarge", { path }), folderName);
  if (front.kind === "error") {
    const values = {
      path,
      message: front.message,
      line: front.range.startLine + 1,
      firstLine: firstLine(front.message),
    };
    return none(
      "invalid",
      because(isSilent ? "skills.yamlSilent" : "skills.yaml", values),
      folderName,
      [],
      front.range,
    );
  }
  return scene.features.skillTypesChecked
    ? judge(scene, path, file, front, { folderName, isSilent })
    : judgeUnchecked(scene, path, file, front, folderName);
}

interface Place {
  readonly folderName: string;
  readonly isSilent: boolean;
}

function judge(scene: Scene, path: string, file: FileText, front: Data, { folderName, isSilent }: Place): SkillFile {
  const { description } = front.data;
  const given = front.data["name"];
  const name = typeof given === "string" && given !== "" ? given : folderName;
  const missing = typeof description !== "string" || description.trim() === "";
  if (missing && isSilent)
    return none("invalid", because("skills.looseSilent", { path }), name, [], rangeOfKey(file, front));
  const warnings = nameWarnings(scene, name, folderName);
  if (missing)
    return none("invalid", missingDescription(scene, path, file, front), name, warnings, rangeOfKey(file, front));
  return skill(file, front, name, description, [
    ...lengthWarning(description),
    ...warnings,
    ...oddities(scene, path, file, front, name),
  ]);
}

/** Until 0.84.3 no type was checked: a method that a value does not have was the error, after what was found before. */
function judgeUnchecked(scene: Scene, path: string, file: FileText, front: Data, folderName: string): SkillFile {
  const { description } = front.data;
  const given = front.data["name"];
  const thrown = (message: string, warnings: readonly Reason[], key: string) =>
    none("invalid", because("skills.threw", { path, message }), folderName, warnings, rangeOfKey(file, front, key));
  if (description && typeof description !== "string")
    return thrown("description.trim is not a function", [], "description");
  const missing = typeof description !== "string" || description.trim() === "";
  const ofDescription = missing
    ? [because("skills.warning", { message: "description is required" })]
    : lengthWarning(description);
  if (given && typeof given !== "string") return thrown("name.startsWith is not a function", ofDescription, "name");
  const name = typeof given === "string" && given !== "" ? given : folderName;
  const warnings = nameWarnings(scene, name, folderName);
  if (missing)
    return none("invalid", missingDescription(scene, path, file, front), name, warnings, rangeOfKey(file, front));
  return skill(file, front, name, description, [
    ...ofDescription,
    ...warnings,
    ...oddities(scene, path, file, front, name),
  ]);
}

function skill(file: FileText, front: Data, name: string, description: string, warnings: readonly Reason[]): SkillFile {
  const descriptionSpan = front.spanOf("description") ?? { start: 0, end: 0 };
  return {
    kind: "skill",
    name,
    description,
    modelInvocable: front.data["disable-model-invocation"] !== true,
    nameSpan: front.data["name"] === name ? front.spanOf("name") : null,
    descriptionSpan,
    range: rangeOf(file.text, descriptionSpan.start, descriptionSpan.end),
    warnings,
  };
}

function none(
  verdict: Verdict,
  reason: Reason,
  name: string,
  warnings: readonly Reason[] = [],
  range: FileRange | null = null,
): SkillFile {
  return { kind: "none", verdict, reason, warnings, range, name };
}

/** Why there is no description: the way out differs. */
function missingDescription(scene: Scene, path: string, file: FileText, front: Data): Reason {
  const message = "description is required";
  const isDeclared = scene.path.basename(path) === "SKILL.md";
  if (front.shape === "none" && !isDeclared && !file.bom)
    return because("skills.looseWarned", { path, message, version: scene.request.piVersion });
  if (front.shape === "none" && file.bom) return because("skills.bom", { path, message });
  if (front.shape === "none" && /^\s+---/.test(file.text)) return because("skills.fenceNotFirst", { path, message });
  if (front.shape === "unclosed") return because("skills.unclosed", { path, message });
  if (front.shape === "none") return because("skills.noFrontmatter", { path, message });
  if (front.shape === "swallowed") return because("skills.noMapping", { path, message });
  return because("skills.noDescription", { path, message });
}

function rangeOfKey(file: FileText, front: Data, key = "description"): FileRange | null {
  const span = front.spanOf(key) ?? front.spanOf("name");
  return span ? rangeOf(file.text, span.start, span.end) : null;
}

function lengthWarning(description: string): readonly Reason[] {
  const { length } = description;
  if (length <= maxDescriptionLength) return [];
  return [because("skills.warning", { message: `description exceeds ${maxDescriptionLength} characters (${length})` })];
}

/** pi's `validateName`, in its order. */
function nameWarnings(scene: Scene, name: string, folderName: string): readonly Reason[] {
  const mismatch = scene.features.skillNameIsFolder && name !== folderName;
  const messages = [
    mismatch ? `name "${name}" does not match parent directory "${folderName}"` : null,
    name.length > maxNameLength ? `name exceeds ${maxNameLength} characters (${name.length})` : null,
    /^[a-z0-9-]+$/.test(name) ? null : "name contains invalid characters (must be lowercase a-z, 0-9, hyphens only)",
    name.startsWith("-") || name.endsWith("-") ? "name must not start or end with a hyphen" : null,
    name.includes("--") ? "name must not contain consecutive hyphens" : null,
  ];
  return messages.flatMap((message) => (message === null ? [] : [because("skills.warning", { message })]));
}

/** What pi does not warn about and somebody may have meant otherwise. */
function oddities(scene: Scene, path: string, file: FileText, front: Data, name: string): readonly Reason[] {
  const disable = front.data["disable-model-invocation"];
  const given = front.data["name"];
  const at = (key: string, reason: Reason): Reason => {
    const span = front.spanOf(key);
    return span ? { ...reason, range: rangeOf(file.text, span.start, span.end) } : reason;
  };
  const isLoose = scene.path.basename(path) !== "SKILL.md";
  return [
    ...(disable !== undefined && typeof disable !== "boolean"
      ? [at("disable-model-invocation", because("skills.disableNotBoolean", { value: String(disable) }))]
      : []),
    ...(given !== undefined && given !== null && typeof given !== "string"
      ? [at("name", because("skills.nameNotText", { value: String(given) }))]
      : []),
    ...(isLoose && (given === undefined || given === null || given === "")
      ? [because("skills.namedAfterFolder", { path, name })]
      : []),
  ];
}

function firstLine(message: string): string {
  return message.split("\n", 1)[0] ?? message;
}
