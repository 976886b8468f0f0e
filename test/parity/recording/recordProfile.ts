/** Records the profile of one pi version, in an empty folder with an empty home. */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Profile } from "../../../src/profiles/profile";
import { startPiSdk } from "../../support/pi/sdk";
import { checkPortable, deriveProfile } from "./deriveProfile";

/** Asks the version, which has to be installed. */
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
