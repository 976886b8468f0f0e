/** Writes the file that translators start from, and says what the translations lack: `npm run l10n`. */
import { writeFileSync } from "node:fs";
import { bundlePath, englishBundle } from "./englishBundle";
import { gapLines } from "./translations";

writeFileSync(bundlePath, englishBundle());
const lines = gapLines();
console.log(lines.length === 0 ? "Every sentence has its translations." : lines.join("\n"));
