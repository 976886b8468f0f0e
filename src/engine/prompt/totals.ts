/** The counts of a prompt. Every view takes them from here. */
import { lineStarts } from "../text/positions";
import type { Layer, Tool, Totals } from "../types";
import { tokensBetween } from "./parts";

export function totalsOf(text: string, layers: readonly Layer[], tools: readonly Tool[], hasToolList: boolean): Totals {
  return {
    characters: text.length,
    bytes: new TextEncoder().encode(text).length,
    lines: text === "" ? 0 : lineStarts(text).length,
    tokens: tokensBetween(0, text.length),
    sections: layers.filter((layer) => layer.kind !== "frame").length,
    tools: hasToolList ? tools.filter((tool) => tool.listed).length : 0,
    contextFiles: count(layers, "contextFile"),
    skills: count(layers, "skill"),
  };
}

function count(layers: readonly Layer[], kind: Layer["kind"]): number {
  return layers.reduce((sum, layer) => sum + (layer.kind === kind ? 1 : 0) + count(layer.children, kind), 0);
}
