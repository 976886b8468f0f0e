/**
 * Addresses of the read-only documents. The path is what people see in the tab; the query pins the target, so that two
 * folders of one name are two documents.
 */
import { parseTarget, targetKey, type Target } from "../target";

/** What a document shows. */
export type Shown =
  | { readonly kind: "prompt"; readonly target: Target }
  | { readonly kind: "explanation"; readonly target: Target; readonly path: string };

/** The parts of an address, for `Uri.from`. */
export interface Address {
  readonly path: string;
  readonly query: string;
}

export function addressOf(shown: Shown): Address {
  const { target } = shown;
  const folder = lastName(target.folder);
  const below = target.cwd.startsWith(target.folder) ? target.cwd.slice(target.folder.length) : "";
  const directory = `/${folder}${below.replaceAll("\\", "/")}`;
  const name =
    shown.kind === "prompt" ? `System prompt of ${lastName(target.cwd)}` : `Explanation of ${lastName(shown.path)}`;
  const key = targetKey(target);
  return {
    path: `${directory}/${name}`,
    query: JSON.stringify(shown.kind === "prompt" ? [key] : [key, shown.path]),
  };
}

/** Undefined for an address that nobody here made. */
export function readAddress(query: string): Shown | undefined {
  let parts: unknown;
  try {
    parts = JSON.parse(query);
  } catch {
    return undefined;
  }
  if (!Array.isArray(parts)) return undefined;
  const [key, path] = parts as readonly unknown[];
  const target = parseTarget(key);
  if (target === undefined) return undefined;
  if (path === undefined) return { kind: "prompt", target };
  return typeof path === "string" ? { kind: "explanation", target, path } : undefined;
}

function lastName(path: string): string {
  return path.split(/[\\/]/).filter(Boolean).at(-1) ?? path;
}
