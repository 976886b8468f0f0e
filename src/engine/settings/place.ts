/** Where an entry of a settings file stands, for decisions that an entry made. */
import { findNodeAtLocation, type Segment } from "jsonc-parser";
import type { SettingsLayer } from "../resources";
import { rangeOf } from "../text/positions";
import { treeOf } from "../text/strictJson";
import type { FileRange } from "../types";

/** The range of the value at a path of keys and indices, or null. */
export function placeOf(text: string | null, ...at: readonly Segment[]): FileRange | null {
  if (text === null) return null;
  const tree = treeOf(text);
  const node = tree && findNodeAtLocation(tree, [...at]);
  return node ? rangeOf(text, node.offset, node.offset + node.length) : null;
}

/** The range of an entry of one of the resource lists, in its present or its old shape. */
export function placeOfEntry(layer: SettingsLayer, key: string, index: number): FileRange | null {
  return placeOf(layer.text, key, index) ?? placeOf(layer.text, key, "customDirectories", index);
}
