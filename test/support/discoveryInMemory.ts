/** What discovery finds on a disk in memory, in short forms for comparisons. */
import type { Decision, Inspection, InspectRequest } from "../../src/engine/types";
import { inspectFiles, type Files } from "./inspectInMemory";

export interface Discovered {
  /** `name path` of each skill that was loaded, in the order of the prompt. */
  readonly skills: readonly string[];
  /** `name path` of each template that won its name. */
  readonly templates: readonly string[];
  /** Paths of the extensions that would run, in order. */
  readonly extensions: readonly string[];
}

/**
 * Versions for a rule that never changed between them: the ends. The parity tests ask the real versions between them
 * about whole folders.
 */
export const sinceTrust = ["0.82.1", "1.6.0"] as const;
export const sinceEver = ["0.74.0", "1.6.0"] as const;

/** Everything that was found. The project counts as trusted unless something else is said. */
export function discover(files: Files, overrides: Partial<InspectRequest> = {}): Discovered {
  const { actual } = discovering(files, overrides);
  const loaded = (verdict: string) => verdict === "included" || verdict === "disabled" || verdict === "invocable";
  const isSwitchedOff = (path: string) =>
    actual.files.some(
      (file) => file.path === path && file.verdict === "disabled" && file.by !== "disable-model-invocation",
    );
  return {
    skills: actual.skills
      .filter((skill) => loaded(skill.verdict) && !isSwitchedOff(skill.path))
      .map((skill) => `${skill.name} ${skill.path}`),
    templates: actual.templates
      .filter((template) => template.verdict === "invocable" || template.verdict === "unreachable")
      .map((template) => `${template.name} ${template.path}`),
    extensions: actual.unknowns
      .filter((unknown) => unknown.kind === "extension")
      .map((unknown) => String(unknown.path)),
  };
}

/** The whole inspection of a trusted project. */
export function discovering(files: Files, overrides: Partial<InspectRequest> = {}): Inspection {
  return inspectFiles(files, { trust: "trusted", ...overrides });
}

/** The verdict on a file with what explains it; undefined when it was not considered. */
export function explained(files: Files, path: string, overrides: Partial<InspectRequest> = {}): Decision | undefined {
  return discovering(files, overrides).actual.files.find((file) => file.path === path);
}

/** A skill file with a description. */
export function skill(description = "d", more = ""): string {
  return `---\ndescription: ${description}\n${more}---\nbody\n`;
}
