/**
 * What is said to change while pi runs is what the real pi changes: each marked layer is another one in its prompt, and
 * each of the others stands there word for word.
 */
import assert from "node:assert/strict";
import { changingLayers } from "../../src/engine/size/changing";
import { firstDifference } from "../../src/engine/size/size";
import { installPis } from "../support/pi/install";
import { layOut } from "../support/pi/folder";
import { testedVersions } from "../support/pi/versions";
import { startWire, type Wire } from "../support/pi/wire";
import { askUs, askWire } from "./ask";
import { skill, startCase, type Case } from "./corpus/case";

/** A start with one extension, in a folder that has something in every layer. */
function withExtension(id: string, source: string): Case {
  return startCase(id, "an extension that changes the prompt while pi runs", {
    "h/.pi/agent/extensions/deploy.js": `export default (pi) => {\n${source}\n};\n`,
    "h/.pi/agent/APPEND_SYSTEM.md": "Be brief.\n",
    "h/.agents/skills/tidy/SKILL.md": skill("tidy"),
    "h/more/ship/SKILL.md": skill("ship"),
    "p/AGENTS.md": "Use pnpm.\n",
  });
}

const brings = withExtension(
  "changing-brings",
  `  pi.registerTool({
    name: "deploy",
    label: "Deploy",
    description: "Deploys the shop",
    promptSnippet: "Deploy the shop",
    promptGuidelines: ["Use deploy only when asked."],
    parameters: { type: "object", properties: {} },
    execute: async () => ({ content: [], details: {} }),
  });
  pi.on("resources_discover", () => ({ skillPaths: ["@H@/more"] }));`,
);

const replaces = withExtension(
  "changing-replaces",
  '  pi.on("before_agent_start", () => ({ systemPrompt: "Another prompt." }));',
);

describe("what changes while pi runs", function () {
  let wire: Wire;

  before(async function () {
    this.timeout(0);
    await installPis(testedVersions);
    wire = await startWire();
  });
  after(() => wire.close());

  /** Our evaluation, what is marked in it, and what the real pi sends. */
  async function ask(one: Case, version: string) {
    const laid = layOut(one);
    try {
      const { evaluation } = askUs(one, laid, version);
      const theirs = await askWire(one, laid, wire, version);
      assert.equal(theirs.kind, "sent", JSON.stringify(theirs));
      const layers = evaluation.layers.filter(({ kind }) => kind !== "frame");
      const marked = changingLayers(evaluation);
      return { evaluation, layers, marked, system: theirs.kind === "sent" ? theirs.system : "" };
    } finally {
      laid.remove();
    }
  }

  for (const version of testedVersions) {
    it(`is marked, and nothing else is, in pi ${version}`, async () => {
      const { evaluation, layers, marked, system } = await ask(brings, version);
      const textOf = ({ start, end }: (typeof layers)[number]) => evaluation.text.slice(start, end);
      const changed = layers.filter((layer) => !system.includes(textOf(layer)));
      assert.deepEqual(
        changed.map(({ kind }) => kind),
        ["tools", "rules", "skills"],
      );
      assert.deepEqual(
        layers.filter(({ id }) => marked.get(id)?.kind === "atRunTime").map(({ kind }) => kind),
        ["tools", "rules", "skills"],
      );
      const at = firstDifference(evaluation.text, system) ?? -1;
      const [tools] = changed;
      assert.ok(tools && tools.start <= at && at <= tools.end);
    });

    it(`begins with the first layer where the whole prompt is replaced, in pi ${version}`, async () => {
      const { layers, marked, system } = await ask(replaces, version);
      assert.equal(system, "Another prompt.");
      assert.deepEqual(
        layers.filter(({ id }) => marked.get(id)?.kind === "atRunTime").map(({ kind }) => kind),
        ["preamble"],
      );
    });
  }
});
