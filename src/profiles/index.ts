/** Which recorded profile stands for a pi version. */
import { compare, lte } from "semver";
import type { Profile } from "./profile";
import { recorded } from "./recorded";

/** All profiles. JSON keeps no literal types, so the one cast of the room is here. */
const profiles = recorded as readonly unknown[] as readonly Profile[];

const byVersion = new Map(
  profiles.flatMap((profile) => profile.versions.map((version) => [version, profile] as const)),
);

/** The versions whose text was recorded, oldest first. */
export const knownVersions: readonly string[] = [...byVersion.keys()].sort(compare);

/** The newest version whose text was recorded. */
export const newestVersion: string = knownVersions.at(-1) ?? "";

/** The first of the recorded versions whose prompt has no date. */
export const firstVersionWithoutDate: string =
  knownVersions.find((version) => byVersion.get(version)?.tail.builtInPrompt.includes("{date}") === false) ?? "";

/** A profile, and how it was chosen: the version's own, the nearest below, or the end of the range. */
export interface ChosenProfile {
  readonly profile: Profile;
  readonly choice: { readonly version: string; readonly match: "exact" | "lower" | "newest" | "oldest" };
}

/**
 * The profile that stands for a version. A version that was not recorded has the text of the nearest recorded one below
 * it, or of the oldest; `choice` names that one.
 */
export function chooseProfile(version: string): ChosenProfile {
  const below = byVersion.has(version) ? version : knownVersions.findLast((known) => lte(known, version));
  const chosen = below ?? knownVersions[0] ?? "";
  const profile = byVersion.get(chosen);
  if (profile === undefined) throw new Error("There are no profiles.");
  const match =
    chosen === version ? "exact" : below === undefined ? "oldest" : chosen === newestVersion ? "newest" : "lower";
  return { profile, choice: { version: chosen, match } };
}
