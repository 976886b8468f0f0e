/**
 * Addresses of the read-only documents. The path is what people see in the tab; the query pins the target, so that two
 * folders of one name are two documents.
 */
import type { Moment } from "../../protocol/messages";
import { isWhatIf, parseTarget, shownCwd, targetKey, type Target } from "../target";

/** What a document shows. */
export type Shown =
  | { readonly kind: "prompt"; readonly target: Target }
  /** The prompt as it was at a moment that is remembered. */
  | { readonly kind: "moment"; readonly target: Target; readonly moment: PastMoment }
  | { readonly kind: "explanation"; readonly target: Target; readonly path: string };

export type PastMoment = Exclude<Moment, "now">;

/** The parts of an address, for `Uri.from`. */
export interface Address {
  readonly path: string;
  readonly query: string;
}

export function addressOf(shown: Shown): Address {
  const { target } = shown;
  const folder = lastName(target.folder);
  const cwd = shownCwd(target);
  const below = cwd.startsWith(target.folder) ? cwd.slice(target.folder.length) : "";
  const directory = `/${folder}${below.replaceAll("\\", "/")}`;
  return { path: `${directory}/${nameOf(shown)}`, query: JSON.stringify(queryOf(shown)) };
}

/** What the tab is called. A what-if is called so. */
function nameOf(shown: Shown): string {
  if (shown.kind === "explanation") return `Explanation of ${lastName(shown.path)}`;
  const suffix = shown.kind === "moment" ? " (before)" : isWhatIf(shown.target) ? " (what if)" : "";
  return `System prompt of ${lastName(shownCwd(shown.target))}${suffix}`;
}

function queryOf(shown: Shown): readonly unknown[] {
  const key = targetKey(shown.target);
  if (shown.kind === "explanation") return [key, shown.path];
  return shown.kind === "moment" ? [key, { moment: shown.moment }] : [key];
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
  const [key, what] = parts as readonly unknown[];
  const target = parseTarget(key);
  if (target === undefined) return undefined;
  if (what === undefined) return { kind: "prompt", target };
  if (typeof what === "string") return { kind: "explanation", target, path: what };
  const moment = typeof what === "object" && what !== null && "moment" in what ? what.moment : undefined;
  return moment === "opened" || moment === "beforeLastChange" ? { kind: "moment", target, moment } : undefined;
}

function lastName(path: string): string {
  return path.split(/[\\/]/).filter(Boolean).at(-1) ?? path;
}
