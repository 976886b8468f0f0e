/** Titles of layers as values of sentences. */
import type { RuleCode } from "../texts";
import type { Layer, LayerKind } from "../types";

/** What pi itself makes has a title of ours, by its rule; all others have that of their file, skill or flag. */
export function layerTitle({ kind, scope, title }: Layer): string | { readonly rule: RuleCode } {
  return scope === "builtIn" && !isOwn(kind) ? { rule: `layer.${kind}` } : title;
}

type OwnTitle = "frame" | "custom" | "contextFile" | "skill";

function isOwn(kind: LayerKind): kind is OwnTitle {
  const own: readonly LayerKind[] = ["frame", "custom", "contextFile", "skill"] satisfies readonly OwnTitle[];
  return own.includes(kind);
}
