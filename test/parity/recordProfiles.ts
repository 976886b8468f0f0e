/**
 * `npm run profiles:record [-- --all | versions…]`: asks the real pi of each version for its prompt text and writes the
 * profiles. With `--all` only the first version of each distinct text gets one.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Profile } from "../../src/profiles/profile";
import { askedVersions, installPis } from "../support/pi/install";
import { startPiSdk } from "../support/pi/sdk";
import { checkPortable, deriveProfile } from "./recording/deriveProfile";

/** Records one version in an empty folder with an empty home. */
export async function recordProfile(version: string): Promise<Profile> {
  const scratch = mkdtempSync(join(tmpdir(), "pi-record-"));
  const folder = {
    cwd: join(scratch, "p"),
    home: join(scratch, "h"),
    agentDir: join(scratch, "h", ".pi", "agent"),
    trusted: true,
  };
  mkdirSync(folder.cwd);
  mkdirSync(folder.agentDir, { recursive: true });
  const pi = await startPiSdk(version);
  try {
    const profile = await deriveProfile(pi, folder);
    checkPortable(profile);
    return profile;
  } finally {
    await pi.close();
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Two profiles are the same text when only version and notice differ. */
export function sameText(a: Profile, b: Profile): boolean {
  const text = (profile: Profile) => JSON.stringify({ ...profile, version: "", notice: "" });
  return text(a) === text(b);
}

/** The file that a profile is committed as. */
export function profileFile(version: string): string {
  return resolve("src", "profiles", `v${version}.json`);
}

async function main(args: readonly string[]): Promise<void> {
  const versions = askedVersions(args);
  await installPis(versions);
  let last: Profile | undefined;
  for (const version of versions) {
    const profile = await recordProfile(version);
    const known = last !== undefined && args.includes("--all") && sameText(last, profile);
    process.stdout.write(known ? `${version}: as ${last?.version}\n` : `${version}: recorded\n`);
    if (known) continue;
    last = profile;
    writeFileSync(profileFile(version), `${JSON.stringify(profile, null, 2)}\n`);
  }
}

if (/recordProfiles\.(ts|m?js|cjs)$/.test(process.argv[1] ?? "")) await main(process.argv.slice(2));
