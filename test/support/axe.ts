/** axe in a page or in a frame of one. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Result } from "axe-core";
import type { Frame, Page } from "playwright-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * What axe finds, short enough to be read in a failed test. The script is brought in by the browser itself, past the
 * page's policy. `without` names rules that do not count.
 */
export async function violationsIn(place: Page | Frame, without: readonly string[] = []): Promise<readonly string[]> {
  await place.evaluate(source);
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  const found = await place.evaluate(
    (options) =>
      (globalThis as unknown as { axe: { run(options: unknown): Promise<{ violations: Result[] }> } }).axe.run(options),
    { rules },
  );
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary}`),
  );
}
