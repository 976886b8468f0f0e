/** The `pi` part of a package.json: which files the package offers (`core/pi-manifest.js`). */
import { because, decide } from "../decide";
import { isRecord, parseStrictJson } from "../text/strictJson";
import type { Owner, Run } from "./run";

export const resourceTypes = ["extensions", "skills", "prompts", "themes"] as const;
export type ResourceType = (typeof resourceTypes)[number];

/**
 * A field of the manifest: a list or nothing. Versions before 0.84.0 take other values as they come: "throws" is a list
 * with something else than texts in it, "noList" a number, `true` or an object, and a text is gone through by character.
 */
export type ManifestField = readonly string[] | { readonly text: string } | "throws" | "noList" | undefined;

export type Manifest = Readonly<Record<ResourceType, ManifestField>>;

/** The manifest of a package.json, or null when there is none. A broken file counts as no manifest. */
export function readManifest(run: Run, file: string, owner: Owner): Manifest | null {
  if (run.hang !== null || !run.world.exists(file)) return null;
  const parsed = readPackageJson(run, file, owner);
  if (parsed === undefined) return null;
  if (run.scene.features.manifestValidated) {
    if (!isRecord(parsed) || !isRecord(parsed["pi"])) return null;
    return manifestOf(parsed["pi"], (value) => (isList(value) ? value : undefined));
  }
  const pi = isRecord(parsed) ? parsed["pi"] : undefined;
  if (!pi) return null;
  return manifestOf(isRecord(pi) ? pi : {}, oldField);
}

/** The parsed package.json, or undefined when it cannot be parsed. */
export function readPackageJson(run: Run, file: string, owner: Owner): unknown {
  if (run.hang !== null || !run.world.exists(file)) return undefined;
  const read = run.world.readText(file);
  if (read.kind === "notRegular" && read.type === "other") {
    run.hang = because("discovery.hangsOnFifo", { path: file });
    return undefined;
  }
  if (read.kind !== "text") return undefined;
  const parsed = parseStrictJson(read.bom && !run.scene.features.bomStripped ? `\uFEFF${read.text}` : read.text);
  if (parsed.kind === "value") return parsed.value;
  const reason = because("packages.manifestBroken", {
    path: file,
    problem: parsed.message,
    line: parsed.range.startLine + 1,
  });
  run.decisions.push(
    decide({ ...owner, kind: "package", path: file, verdict: "invalid", reason, range: parsed.range }),
  );
  return undefined;
}

function manifestOf(pi: Readonly<Record<string, unknown>>, read: (value: unknown) => ManifestField): Manifest {
  const { extensions, skills, prompts, themes } = pi;
  return { extensions: read(extensions), skills: read(skills), prompts: read(prompts), themes: read(themes) };
}

/** Until 0.84.0 nothing was checked: what is wrong shows when it is used. */
function oldField(value: unknown): ManifestField {
  if (!value) return undefined;
  if (typeof value === "string") return { text: value };
  if (!Array.isArray(value)) return "noList";
  return isList(value) ? value : "throws";
}

/** The field as a list where only a list will do; "throws" where this version of pi would. */
export function asList(field: ManifestField): readonly string[] | "throws" | undefined {
  return field === undefined || isList(field) ? field : "throws";
}

function isList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === "string");
}
