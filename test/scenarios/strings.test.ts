/** Every sentence of the table is used, and the sources use no other. */
import { deepEqual, ok } from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { strings } from "../../src/protocol/strings";
import { repositoryRoot } from "../support/repository";

const sources = ["src/protocol", "src/host", "webview"]
  .flatMap((room) =>
    readdirSync(join(repositoryRoot, room), { recursive: true, encoding: "utf8" }).map((path) =>
      join(repositoryRoot, room, path),
    ),
  )
  .filter((path) => path.endsWith(".ts") && !/protocol.(labS|reportS|s)trings\.ts$/.test(path))
  .map((path) => readFileSync(path, "utf8"))
  .join("\n");

/** A key is used as a whole, by its stem where a number decides the form, or by its prefix in a template. */
function isUsed(key: string): boolean {
  const stem = key.replace(/\.(one|other)$/, "");
  return (
    sources.includes(`"${key}"`) ||
    sources.includes(`"${stem}"`) ||
    sources.includes(`\`${stem.replace(/\.[^.]*$/, "")}.\${`)
  );
}

describe("the strings of the interface", () => {
  it("are all used", () => {
    deepEqual(
      Object.keys(strings).filter((key) => !isUsed(key)),
      [],
    );
    ok(!isUsed("panel.noSuchKey"));
  });

  it("name only placeholders that are filled somewhere", () => {
    const named = new Set(
      Object.values(strings).flatMap((sentence) => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)),
    );
    const filled = [...named].filter((name) => new RegExp(`\\b${name}\\b\\s*[:,}]`).test(sources));
    deepEqual([...named].sort(), filled.sort());
  });
});
