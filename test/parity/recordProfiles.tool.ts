/**
 * `npm run profiles:record -- [--all | versions…]`: asks the real pi of each version for its prompt text and writes the
 * profiles, one for each distinct text. `--all` starts from nothing.
 */
import type { Profile } from "../../src/profiles/profile";
import { askedVersions, installPis } from "../support/pi/install";
import { readProfiles, withRecording, writeProfiles } from "./recording/profileFiles";
import { recordProfile } from "./recording/recordProfile";

const args = process.argv.slice(2);
const versions = askedVersions(args);
await installPis(versions);
let profiles: readonly Profile[] = args.includes("--all") ? [] : readProfiles();
for (const version of versions) {
  profiles = withRecording(profiles, await recordProfile(version));
  const home = profiles.find((profile) => profile.versions.includes(version));
  process.stdout.write(`${version}: the text of ${home?.version}\n`);
  // At once, so that a version that breaks off the rest costs nothing.
  writeProfiles(profiles);
}
