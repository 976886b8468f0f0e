/**
 * Entries of the settings' lists that meet no file. pi says nothing about them: `-name*` takes paths only, a glob only
 * filters the list that it stands in, and each file of settings reaches the files of its own side alone.
 */
import { because } from "../decide";
import type { SettingsLayer } from "../resources";
import { placeOfEntry } from "../settings/place";
import type { Lists } from "./folders";
import { resourceTypes, type ResourceType } from "./manifest";
import { isPattern, meets } from "./patterns";
import type { Run } from "./run";

/** Notes which entries of a list meet a file. */
export function noteHits(
  run: Run,
  layer: SettingsLayer,
  type: ResourceType,
  entries: readonly string[],
  file: string,
  base: string,
): void {
  for (const entry of entries) {
    const key = patternKey(layer, type, entry);
    if (!run.hits.has(key) && meets(run, file, entry, base)) run.hits.add(key);
  }
}

/** States the entries of a layer that met nothing. `base` is the folder that its paths count from. */
export function remarkIdlePatterns(run: Run, layer: SettingsLayer, lists: Lists, base: string): void {
  for (const type of resourceTypes) {
    const { entries, isText } = lists[type];
    if (isText || type === "themes") continue;
    for (const [index, entry] of entries.entries()) {
      if (!isPattern(entry) || run.hits.has(patternKey(layer, type, entry)) || namesBuiltIn(entry)) continue;
      const values = { pattern: entry, key: type, path: layer.path, base };
      run.remarks.push({ reason: reasonFor(entry, values), path: layer.path, range: placeOfEntry(layer, type, index) });
    }
  }
}

function reasonFor(entry: string, values: Readonly<Record<string, string>>) {
  if (/^-.*[*?]/.test(entry)) return because("discovery.minusNeedsPath", { ...values, better: `!${entry.slice(1)}` });
  return because(/^[!+-]/.test(entry) ? "discovery.patternWithoutEffect" : "discovery.globOnlyFilters", values);
}

function namesBuiltIn(entry: string): boolean {
  return /^[!+-]?builtin:/.test(entry);
}

function patternKey(layer: SettingsLayer, type: ResourceType, entry: string): string {
  return `${layer.path} ${type} ${entry}`;
}
