/** Which pi an answer is for: the version that is wanted, and the package whose docs paths its prompt names. */
import { valid } from "semver";
import { newestVersion } from "../profiles";
import type { InstalledPi } from "./installedPi";

export interface ChosenPi {
  readonly version: string;
  /** `noneInstalled`: the installed one was wanted, and there is none. */
  readonly by: "installed" | "setting" | "newest" | "noneInstalled";
  readonly packageDir: string | null;
}

/**
 * `wanted` is a version, or `auto`: the first of the installed ones, the newest that is known where there is none.
 * Anything else is the newest.
 */
export function choosePi(wanted: string, installed: readonly InstalledPi[]): ChosenPi {
  const [first] = installed;
  if (wanted === "auto" && first) return { version: first.version, by: "installed", packageDir: first.packageDir };
  const isVersion = valid(wanted) === wanted;
  const version = isVersion ? wanted : newestVersion;
  // Another version is usually installed over the one that is there: its place is the best that is known.
  const packageDir = (installed.find((pi) => pi.version === version) ?? first)?.packageDir ?? null;
  const by = isVersion ? "setting" : wanted === "auto" ? "noneInstalled" : "newest";
  return { version, by, packageDir };
}
