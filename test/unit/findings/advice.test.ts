import assert from "node:assert/strict";
import { adviceOf } from "../../../src/engine/advice/advice";
import { createWorld } from "../../../src/engine/world";
import { inspectSetup, portsOf, type Setup } from "../../support/findingsInMemory";

function adviceIn(setup: Setup): readonly string[] {
  const { files, path } = portsOf(setup);
  return adviceOf(inspectSetup(setup).actual, createWorld(files, path)).map(({ code }) => code);
}

const steps = (count: number) =>
  Array.from(
    { length: count },
    (_, at) => `${at + 1}. Do the step ${at} of the release with all due care and attention.\n`,
  );
const copied = `You are a reviewer.
- read: Read file contents
- bash: Execute bash commands (ls, grep, find, etc.)
- write: Create or overwrite files
`;

/** What asks for advice, and what is a little less. */
const pairs: readonly (readonly [code: string, shows: Setup, near: Setup])[] = [
  [
    "advice.longSystem",
    { files: { ".pi/SYSTEM.md": `You are a reviewer.\n${"Mind the details. ".repeat(600)}` } },
    { files: { ".pi/SYSTEM.md": "You are a reviewer.\n", "AGENTS.md": "Mind the details. ".repeat(600) } },
  ],
  [
    "advice.copiedTools",
    { files: { ".pi/SYSTEM.md": copied } },
    { files: { ".pi/SYSTEM.md": "You are a reviewer. Use read.\n" } },
  ],
  [
    "advice.inactiveTool",
    { files: { "AGENTS.md": "Use `grep` to search.\n" } },
    { files: { "AGENTS.md": "Use `bash` to search, never grep.\n" } },
  ],
  [
    "advice.howTo",
    { files: { "AGENTS.md": `# Rules\n\n## How to release\n\n${steps(9).join("")}` } },
    { files: { "AGENTS.md": `# Rules\n\n## How to release\n\n${steps(5).join("")}\n## Then\n\n${steps(5).join("")}` } },
  ],
  [
    "advice.projectInGlobal",
    { files: { "@/AGENTS.md": "In /h/p use tabs.\n" } },
    { files: { "AGENTS.md": "In /h/p use tabs.\n" } },
  ],
  [
    "advice.comments",
    { files: { "AGENTS.md": `<!-- ${"note ".repeat(100)} -->\nUse tabs.\n` } },
    { files: { "AGENTS.md": "<!-- note -->\nUse tabs.\n" } },
  ],
];

describe("advice", () => {
  for (const [code, shows, near] of pairs) {
    it(`${code} is given for what asks for it, and not for a little less`, () => {
      assert.deepEqual(adviceIn(shows), [code]);
      assert.deepEqual(adviceIn(near), []);
    });
  }

  it("is no finding", () => {
    for (const [, { files }] of pairs) {
      const { findings } = inspectSetup({ files }).actual;
      assert.ok(!findings.some(({ code }) => code.startsWith("advice.")));
    }
  });
});
