/** Writes the file that translators start from: `npm run l10n`. */
import { writeFileSync } from "node:fs";
import { bundlePath, englishBundle } from "./englishBundle";

writeFileSync(bundlePath, englishBundle());
