/**
 * `npm run profiles:record [-- --all | versions…]`: asks the real pi of each version for its prompt text and writes the
 * profiles. With `--all` only the first version of each distinct text gets one.
 */
import { writeFileSync } from "node:fs";
import type { Profile } from "../../src/profiles/profile";
import { askedVersions, installPis } from "../support/pi/install";
import { profileFile, recordProfile, sameText } from "./recording/recordProfile";

const args = process.argv.slice(2);
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
