/** The recorded profiles as files of `src/profiles`: one for each distinct text, and the list of them. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compare } from "semver";
import type { Profile } from "../../../src/profiles/profile";
import { repositoryRoot } from "../../support/repository";
import { noticeOf } from "./deriveProfile";

const folder = join(repositoryRoot, "src", "profiles");
const isProfile = (name: string) => /^v\d+\.\d+\.\d+\.json$/.test(name);

/** Two profiles are the same text when only the versions and the notice differ. */
export function sameText(a: Profile, b: Profile): boolean {
  const text = (profile: Profile) => JSON.stringify({ ...profile, version: "", versions: [], notice: "" });
  return text(a) === text(b);
}

/** The profiles with one more recording: a version of the profile with its text, or a profile of its own. */
export function withRecording(profiles: readonly Profile[], fresh: Profile): readonly Profile[] {
  // Recorded again, a version may have got another text.
  const others = profiles.flatMap((profile) => {
    const versions = profile.versions.filter((version) => version !== fresh.version);
    return versions.length === 0 ? [] : [named({ ...profile, versions })];
  });
  const same = others.find((profile) => sameText(profile, fresh));
  if (same === undefined) return [...others, fresh];
  const grown = named({ ...same, versions: [...same.versions, fresh.version].sort(compare) });
  return others.map((profile) => (profile === same ? grown : profile));
}

/** A profile is called after its first version. */
function named(profile: Profile): Profile {
  const [version = ""] = profile.versions;
  return { ...profile, version, notice: noticeOf(version) };
}

export function readProfiles(): readonly Profile[] {
  const names = readdirSync(folder).filter(isProfile);
  return names.map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")) as Profile);
}

/** Writes every profile and the list of them, and removes the files of profiles that are no more. */
export function writeProfiles(profiles: readonly Profile[]): void {
  const versions = profiles.map(({ version }) => version).sort(compare);
  const files = new Map(profiles.map((profile) => [`v${profile.version}.json`, profile]));
  for (const name of readdirSync(folder).filter(isProfile)) if (!files.has(name)) rmSync(join(folder, name));
  for (const [name, profile] of files) writeFileSync(join(folder, name), `${JSON.stringify(profile, null, 2)}\n`);
  const identifier = (version: string) => `v${version.replaceAll(".", "_")}`;
  const lines = [
    "/** The recorded profiles, oldest first. Written by `npm run profiles:record`. */",
    ...versions.map((version) => `import ${identifier(version)} from "./v${version}.json";`),
    "",
    "// prettier-ignore",
    "export const recorded: readonly unknown[] = [",
    ...versions.map((version) => `  ${identifier(version)},`),
    "];",
  ];
  writeFileSync(join(folder, "recorded.ts"), `${lines.join("\n")}\n`);
}
