/** The recorded profiles, and which of them stands for a pi version. */
import { compare, lte } from "semver";
import type { Profile } from "./profile";
import v0_82_1 from "./v0.82.1.json";
import v0_84_2 from "./v0.84.2.json";
import v0_84_4 from "./v0.84.4.json";
import v1_6_0 from "./v1.6.0.json";

/** All profiles, oldest first. JSON keeps no literal types, so the one cast of the room is here. */
const profiles = [v0_82_1, v0_84_2, v0_84_4, v1_6_0] as readonly unknown[] as readonly Profile[];

/** The versions that profiles were recorded from, oldest first. */
export const knownVersions: readonly string[] = profiles.map((profile) => profile.version).sort(compare);

/** The newest version that a profile was recorded from. */
export const newestVersion: string = knownVersions.at(-1) ?? "";

/** A profile, and how it was chosen: the version's own, the nearest below, or the end of the range. */
export interface ChosenProfile {
  readonly profile: Profile;
  readonly choice: { readonly version: string; readonly match: "exact" | "lower" | "newest" | "oldest" };
}

/** The profile that stands for a version. A profile holds from its own version up to the next one. */
export function chooseProfile(version: string): ChosenProfile {
  const below = knownVersions.filter((known) => lte(known, version)).at(-1);
  const chosen = below ?? knownVersions[0] ?? "";
  const profile = profiles.find((one) => one.version === chosen);
  if (profile === undefined) throw new Error("There are no profiles.");
  const match =
    chosen === version ? "exact" : below === undefined ? "oldest" : chosen === newestVersion ? "newest" : "lower";
  return { profile, choice: { version: chosen, match } };
}
