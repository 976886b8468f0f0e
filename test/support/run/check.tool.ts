/**
 * `npm run check`: the types of every room, the import wall, the formatting and the translations. All of them run, also
 * when one fails.
 * Rooms are read from the root's tsconfig.json, so that a new room is checked from its first day.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gapLines } from "../l10n/translations";
import { repositoryRoot } from "../repository";

const config = JSON.parse(readFileSync(join(repositoryRoot, "tsconfig.json"), "utf8")) as {
  readonly references: readonly { readonly path: string }[];
};
const checks: readonly (readonly string[])[] = [
  ...config.references.map((room) => ["typescript/bin/tsc", "-p", room.path]),
  ["eslint/bin/eslint.js", "."],
  ["prettier/bin/prettier.cjs", "--check", "."],
];

const failures = checks.filter((check) => !passes(check)).length + (isTranslated() ? 0 : 1);
const all = checks.length + 1;
console.log(failures === 0 ? `${all} checks are fine` : `${failures} of ${all} checks failed`);
process.exit(failures === 0 ? 0 : 1);

/** Every sentence has its translations, and none is left of a sentence that is gone. */
function isTranslated(): boolean {
  const lines = gapLines();
  if (lines.length > 0) console.error(`translations\n${lines.join("\n")}\n`);
  return lines.length === 0;
}

function passes([script = "", ...args]: readonly string[]): boolean {
  const file = join(repositoryRoot, "node_modules", script);
  const run = spawnSync(process.execPath, [file, ...args], { cwd: repositoryRoot, encoding: "utf8" });
  if (run.status === 0) return true;
  console.error(`${script.split("/").at(-1)} ${args.join(" ")}\n${run.stdout}${run.stderr}`);
  return false;
}
