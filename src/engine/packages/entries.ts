/**
 * The resource lists of the settings as pi would take them. pi checks nothing: a string is taken apart into characters,
 * and most other wrong types make it exit (`package-manager.js`, `resolve`).
 */
import { sinceVersion } from "../../profiles/features";
import { because } from "../decide";
import type { SettingsLayer } from "../resources";
import { placeOf } from "../settings/place";
import { isRecord } from "../text/strictJson";
import { resourceTypes, type ResourceType } from "./manifest";
import type { FilterField } from "./packageFiles";
import { crash, type Run } from "./run";

/** A list of paths and patterns. `isText`: it is a string in the file, whose characters count as entries. */
export interface List {
  readonly entries: readonly string[];
  readonly isText: boolean;
}

/** A package entry before its source is read. */
export interface PackageEntry {
  readonly source: string;
  readonly fields: Readonly<Record<ResourceType, FilterField>> | null;
  readonly isDelta: boolean;
  /** Position in the list. */
  readonly index: number;
}

/** One of the lists of paths. */
export function readList(run: Run, layer: SettingsLayer, key: ResourceType): List {
  const value = layer.values[key] ?? [];
  if (typeof value === "string") return { entries: [...splitUnits(value)], isText: true };
  if (isTextList(value)) return { entries: value, isText: false };
  crash(run, because("settings.wrongType", { path: layer.path, key, version: run.scene.request.piVersion }));
  return { entries: [], isText: false };
}

/** The list of packages. */
export function readPackageList(run: Run, layer: SettingsLayer): readonly PackageEntry[] {
  const value = layer.values["packages"] ?? [];
  const items = typeof value === "string" ? [...value] : Array.isArray(value) ? (value as unknown[]) : null;
  const entries = items?.map((item, index) => readEntry(run, layer, item, index));
  if (!entries || entries.includes(null)) {
    crash(
      run,
      because("settings.wrongType", { path: layer.path, key: "packages", version: run.scene.request.piVersion }),
    );
  }
  return (entries ?? []).filter((entry) => entry !== null);
}

function readEntry(run: Run, layer: SettingsLayer, item: unknown, index: number): PackageEntry | null {
  if (typeof item === "string") return { source: item, fields: null, isDelta: false, index };
  if (!isRecord(item) || typeof item["source"] !== "string") return null;
  const isDelta = item["autoload"] === false && run.scene.features.packageDeltas;
  if (item["autoload"] === false && !run.scene.features.packageDeltas) {
    const values = { version: run.scene.request.piVersion, since: sinceVersion("packageDeltas") };
    const range = placeOf(layer.text, "packages", index, "autoload");
    run.remarks.push({ reason: because("packages.autoloadUnknown", values), path: layer.path, range });
  }
  const [extensions, skills, prompts, themes] = resourceTypes.map((type) => readField(item[type], isDelta));
  return { source: item["source"], fields: { extensions, skills, prompts, themes }, isDelta, index };
}

function readField(value: unknown, isDelta: boolean): FilterField {
  if (value === undefined || (value === null && isDelta)) return undefined;
  if (typeof value === "string") return splitUnits(value);
  return isTextList(value) ? value : "throws";
}

/** The characters as a `for` loop over a string gives them. */
function splitUnits(text: string): readonly string[] {
  return [...text];
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === "string");
}
