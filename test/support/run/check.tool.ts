/**
 * `npm run check`: the types of every room, the import wall and the formatting. All of them run, also when one fails.
 * Rooms are read from the root's tsconfig.json, so that a new room is checked from its first day.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { repositoryRoot } from "../repository";

const config = JSON.parse(readFileSync(join(repositoryRoot, "tsconfig.json"), "utf8")) as {
  readonly references: readonly { readonly path: string }[];
};
const checks: readonly (readonly string[])[] = [
  ...config.references.map((room) => ["typescript/bin/tsc", "-p", room.path]),
  ["eslint/bin/eslint.js", "."],
  ["prettier/bin/prettier.cjs", "--check", "."],
];

const failed = checks.filter((check) => !passes(check));
console.log(
  failed.length === 0 ? `${checks.length} checks are fine` : `${failed.length} of ${checks.length} checks failed`,
);
process.exit(failed.length === 0 ? 0 : 1);

function passes([script = "", ...args]: readonly string[]): boolean {
  const file = join(repositoryRoot, "node_modules", script);
  const run = spawnSync(process.execPath, [file, ...args], { cwd: repositoryRoot, encoding: "utf8" });
  if (run.status === 0) return true;
  console.error(`${script.split("/").at(-1)} ${args.join(" ")}\n${run.stdout}${run.stderr}`);
  return false;
}
