/** The filter that a settings file puts on a package, and which of its entries kept a file out. */
import { because } from "../decide";
import type { SettingsLayer } from "../resources";
import { placeOf } from "../settings/place";
import type { Off } from "./collected";
import type { PackageEntry } from "./entries";
import type { ResourceType } from "./manifest";
import type { Filter } from "./packageFiles";

/** The filter of an entry of `packages` with these lists. `isAlone`: no other entry gives what a delta does not name. */
export function filterOf(
  entry: PackageEntry,
  fields: Filter["fields"],
  layer: SettingsLayer,
  isAlone: boolean,
): Filter {
  const off = (type: ResourceType, path: string, pattern: string | null): Off => {
    const list = fields[type];
    const at = pattern === null || typeof list !== "object" ? -1 : list.indexOf(pattern);
    const range = placeOf(layer.text, "packages", entry.index, type, ...(at < 0 ? [] : [at]));
    const values = { path, settings: layer.path, source: entry.source, pattern: pattern ?? "[]" };
    return { reason: because("packages.filtered", values), by: layer.path, range };
  };
  const unnamed = (path: string): Off => {
    const range = placeOf(layer.text, "packages", entry.index, "autoload");
    const values = { path, settings: layer.path, source: entry.source };
    return { reason: because("packages.notNamed", values), by: layer.path, range };
  };
  return { fields, isDelta: entry.isDelta, off, unnamed: isAlone ? unnamed : null };
}
