/**
 * Fixes carried out on disk, with the real pi's prompt as the judge that each did what it said: what was missing is in
 * the prompt afterwards, or what should not be there is gone, and our own prompt is still pi's.
 */
import assert from "node:assert/strict";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fixesOf, type FixName } from "../../src/engine/findings/fixes";
import type { FindingCode } from "../../src/engine/findings/rules";
import { createWorld } from "../../src/engine/world";
import { createPorts } from "../../src/node/ports";
import { applyChanges, type Disk } from "../support/applyChanges";
import { layOut, type Files } from "../support/pi/folder";
import { installPis } from "../support/pi/install";
import { startPiSdk, type PiSdk } from "../support/pi/sdk";
import { startWire, type Wire } from "../support/pi/wire";
import { askUs, askWire } from "./ask";
import { bom, skill, startCase } from "./corpus/case";

const disk: Disk = {
  read: (path) => readFileSync(path, "utf8"),
  write: (path, text) => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  },
  remove: (path) => {
    if (existsSync(path)) rmSync(path);
  },
  move: (path, to) => {
    mkdirSync(dirname(to), { recursive: true });
    renameSync(path, to);
  },
};

/** A folder with a finding, the fix, and what it brings into the prompt or the message, or takes out of it. */
interface Trial {
  readonly code: FindingCode;
  readonly fix: FixName;
  readonly files: Files;
  readonly brings?: string;
  readonly takes?: string;
  readonly typed?: string;
  readonly version?: string;
}

const prompt = (text: string) => ({ "p/.pi/prompts/t.md": text });

const trials: readonly Trial[] = [
  {
    code: "context.shadowed",
    fix: "mergeIntoWinner",
    files: { "p/AGENTS.md": "A-RULES\n", "p/CLAUDE.md": "C-RULES\n" },
    brings: "C-RULES",
  },
  {
    code: "context.shadowed",
    fix: "pointToWinner",
    files: { "p/AGENTS.md": "A-RULES", "p/CLAUDE.md": "C-RULES\r\n" },
    brings: "C-RULES",
  },
  {
    code: "context.overrideEmpty",
    fix: "deleteFile",
    files: { "p/AGENTS.override.md": "", "p/AGENTS.md": "A-RULES\n" },
    brings: "A-RULES",
  },
  {
    code: "context.emptyHides",
    fix: "deleteFile",
    files: { "p/AGENTS.md": "", "p/CLAUDE.md": "C-RULES\n" },
    brings: "C-RULES",
  },
  { code: "context.caseName", fix: "rename", files: { "p/agents.md": "A-RULES\n" }, brings: "A-RULES" },
  { code: "context.nearName", fix: "rename", files: { "p/AGENT.md": "A-RULES\n" }, brings: "A-RULES" },
  { code: "context.inConfigFolder", fix: "moveUp", files: { "p/.pi/AGENTS.md": "A-RULES\n" }, brings: "A-RULES" },
  {
    code: "system.emptyHides",
    fix: "deleteFile",
    files: { "p/.pi/SYSTEM.md": "", "h/.pi/agent/SYSTEM.md": "G-SYSTEM\n" },
    brings: "G-SYSTEM",
  },
  { code: "system.blank", fix: "deleteFile", files: { "p/.pi/SYSTEM.md": " \n" }, brings: "<tools>" },
  {
    code: "system.appendReplaced",
    fix: "mergeIntoWinner",
    files: { "p/.pi/APPEND_SYSTEM.md": "P-APPEND\n", "h/.pi/agent/APPEND_SYSTEM.md": "G-APPEND\n" },
    brings: "G-APPEND",
  },
  { code: "system.wrongPlace", fix: "rename", files: { "p/SYSTEM.md": "You are S-SYSTEM.\n" }, brings: "S-SYSTEM" },
  { code: "system.wrongCase", fix: "rename", files: { "p/.pi/system.md": "You are S-SYSTEM.\n" }, brings: "S-SYSTEM" },
  {
    code: "system.readsLikeAddition",
    fix: "renameToAppend",
    files: { "p/.pi/SYSTEM.md": "Answer in French.\n" },
    brings: "<tools>",
  },
  {
    code: "discovery.looseInAgents",
    fix: "moveToOwnFolder",
    files: { "p/.agents/skills/a.md": skill("a") },
    brings: "Use for a<",
  },
  {
    code: "discovery.looseNested",
    fix: "moveToOwnFolder",
    files: { "p/.pi/skills/g/a.md": skill("a") },
    brings: "Use for a<",
  },
  {
    code: "discovery.skillCase",
    fix: "rename",
    files: { "p/.pi/skills/a/skill.md": skill("a") },
    brings: "Use for a<",
  },
  {
    code: "discovery.minusNeedsPath",
    fix: "minusToBang",
    files: { "h/.pi/agent/settings.json": '{"skills":["-vue*"]}', "h/.agents/skills/vue/SKILL.md": skill("vue") },
    takes: "Use for vue",
  },
  {
    code: "skills.yaml",
    fix: "quoteValue",
    files: { "p/.pi/skills/a/SKILL.md": "---\nname: a\ndescription: Use for: a\n---\n" },
    brings: "Use for: a",
  },
  {
    code: "skills.yaml",
    fix: "quoteValue",
    files: { "p/.pi/skills/a/SKILL.md": "---\nname: a\ndescription: Graph\nargument-hint: [path] [--full]\n---\n" },
    brings: "Graph",
  },
  {
    code: "skills.noDescription",
    fix: "addDescription",
    files: { "p/.pi/skills/a/SKILL.md": "---\nname: a\n---\n# A\n\nDraws: graphs.\n" },
    brings: "Draws: graphs.",
  },
  {
    code: "skills.noFrontmatter",
    fix: "addDescription",
    files: { "p/.pi/skills/a/SKILL.md": "# A\n\nDraws graphs.\n" },
    brings: "Draws graphs.",
  },
  {
    code: "skills.fenceNotFirst",
    fix: "moveFenceUp",
    files: { "p/.pi/skills/a/SKILL.md": `\n\n${skill("a")}` },
    brings: "Use for a<",
  },
  {
    code: "skills.unclosed",
    fix: "closeFence",
    files: { "p/.pi/skills/a/SKILL.md": "---\nname: a\ndescription: Use for a\n\n# A\n" },
    brings: "Use for a<",
  },
  {
    code: "skills.bom",
    fix: "saveWithoutBom",
    version: "0.84.2",
    files: { "p/.pi/skills/a/SKILL.md": `${bom}${skill("a")}` },
    brings: "Use for a<",
  },
  {
    code: "text.bomSent",
    fix: "saveWithoutBom",
    version: "0.84.2",
    files: { "p/AGENTS.md": `${bom}A-RULES\n` },
    takes: bom,
  },
  {
    code: "skills.disableNotBoolean",
    fix: "booleanTrue",
    files: {
      "p/.pi/skills/a/SKILL.md": '---\nname: a\ndescription: Use for a\ndisable-model-invocation: "true"\n---\n',
    },
    takes: "Use for a<",
  },
  {
    code: "skills.nameNotText",
    fix: "quoteValue",
    files: { "p/.pi/skills/a/SKILL.md": "---\nname: 2024\ndescription: Use for a\n---\n" },
    brings: "<name>2024<",
  },
  { code: "text.invisible", fix: "removeCharacters", files: { "p/AGENTS.md": "Use\u200B tabs.\n" }, takes: "\u200B" },
  {
    code: "templates.yaml",
    fix: "quoteValue",
    files: prompt("---\ndescription: Broken: colon\n---\nDO-IT $1\n"),
    typed: "/t x",
    brings: "DO-IT x",
  },
  {
    code: "templates.unclosed",
    fix: "closeFence",
    files: prompt("---\ndescription: secret\n\nDO-IT $1\n"),
    typed: "/t x",
    takes: "secret",
  },
  {
    code: "templates.inFolder",
    fix: "moveUp",
    files: { "p/.pi/prompts/git/t.md": "DO-IT $1\n" },
    typed: "/t x",
    brings: "DO-IT x",
  },
  {
    code: "templates.commandsFolder",
    fix: "moveUp",
    files: { "p/.pi/commands/t.md": "DO-IT $1\n", "p/.pi/prompts/u.md": "x\n" },
    typed: "/t x",
    brings: "DO-IT x",
  },
  {
    code: "templates.extension",
    fix: "rename",
    files: { "p/.pi/prompts/t.MD": "DO-IT $1\n" },
    typed: "/t x",
    brings: "DO-IT x",
  },
  {
    code: "templates.nameWithSpace",
    fix: "rename",
    files: { "p/.pi/prompts/Big Name.md": "DO-IT $1\n" },
    typed: "/Big-Name x",
    brings: "DO-IT x",
  },
  {
    code: "templates.lookAlike",
    fix: "replaceLookAlike",
    files: prompt("DO-IT {{topic}}\n"),
    typed: "/t x",
    brings: "DO-IT x",
  },
  {
    code: "templates.hintWithoutPlaceholder",
    fix: "addArguments",
    files: prompt("---\nargument-hint: <topic>\n---\nDo it\n"),
    typed: "/t TYPED",
    brings: "TYPED",
  },
];

describe("a fix, judged by the real pi", () => {
  const pis = new Map<string, PiSdk>();
  let wire: Wire;

  before(async function () {
    this.timeout(0);
    const versions = ["1.6.0", "0.84.2"];
    await installPis(versions);
    wire = await startWire();
    for (const version of versions) pis.set(version, await startPiSdk(version));
  });

  after(async function () {
    this.timeout(0);
    for (const pi of pis.values()) await pi.close();
    await wire.close();
  });

  for (const { code, fix, files, brings, takes, typed, version = "1.6.0" } of trials) {
    it(`${fix} for ${code} ${brings ? `brings ${brings}` : `takes ${JSON.stringify(takes)} away`}`, async () => {
      const flags = ["--approve"];
      const one = startCase("fix", code, files, typed === undefined ? { flags } : { flags, typed });
      const laid = layOut(one);
      try {
        const sentWords = async () => {
          // The address of the model server is another for every start.
          rmSync(laid.at(`${one.agentDir}/models.json`), { force: true });
          const answer = await askWire(one, laid, wire, version, pis.get(version));
          assert.equal(answer.kind, "sent", JSON.stringify(answer));
          return answer.kind === "sent" ? answer : { system: "", user: "" };
        };
        const { evaluation } = askUs(one, laid, version);
        const ports = createPorts();
        const finding = evaluation.findings.find((candidate) => candidate.code === code);
        assert.ok(finding, "the finding is there");
        const chosen = fixesOf(finding, evaluation, createWorld(ports.files, ports.path)).find(
          ({ name }) => name === fix,
        );
        assert.ok(chosen, "the fix is offered");
        const before = await sentWords();
        applyChanges(disk, chosen.changes);
        const after = await sentWords();
        const words = typed === undefined ? [before.system, after.system] : [before.user, after.user];
        const holds = (text: string) => words.map((one) => one?.includes(text));
        if (brings !== undefined) assert.deepEqual(holds(brings), [false, true]);
        if (takes !== undefined) assert.deepEqual(holds(takes), [true, false]);
        const now = askUs(one, laid, version);
        assert.deepEqual([now.evaluation.prompt, now.message], [after.system, after.user]);
        assert.ok(!now.evaluation.findings.some((left) => left.code === code), "the finding is gone");
      } finally {
        laid.remove();
      }
    });
  }
});
