/** Trials of fixes for settings, skills and MCP servers. */
import { bom, skill } from "../corpus/case";
import { skillFile, type Trial } from "./trial";

export const resourceTrials: readonly Trial[] = [
  {
    code: "settings.bom",
    fix: "saveWithoutBom",
    version: "0.84.2",
    files: { "h/.pi/agent/settings.json": `${bom}{"skills": ["~/extra"]}`, "h/extra/a/SKILL.md": skill("a") },
    brings: "Use for a<",
  },
  {
    code: "mcp.bom",
    fix: "saveWithoutBom",
    version: "1.3.0",
    files: {
      "h/.pi/agent/mcp.json": `${bom}{"mcpServers": {"db": {"command": "true", "description": "Asks the DATABASE"}}}`,
    },
    brings: "Asks the DATABASE",
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
    code: "discovery.looseNestedSince",
    fix: "moveToOwnFolder",
    version: "0.84.2",
    files: { "p/.agents/skills/g/a.md": skill("a") },
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
    files: skillFile("---\nname: a\ndescription: Use for: a\n---\n"),
    brings: "Use for: a",
  },
  {
    code: "skills.yaml",
    fix: "quoteValue",
    files: skillFile("---\nname: a\ndescription: Graph\nargument-hint: [path] [--full]\n---\n"),
    brings: "Graph",
  },
  {
    code: "skills.yamlSilent",
    fix: "quoteValue",
    files: { "p/.pi/skills/a.md": "---\nname: a\ndescription: Use for: a\n---\n" },
    brings: "Use for: a",
  },
  {
    code: "skills.threw",
    fix: "quoteValue",
    version: "0.84.2",
    files: skillFile("---\nname: a\ndescription: 2024\n---\n"),
    brings: "<description>2024<",
  },
  {
    code: "skills.noDescription",
    fix: "addDescription",
    files: skillFile("---\nname: a\n---\n# A\n\nDraws: graphs.\n"),
    brings: "Draws: graphs.",
  },
  {
    code: "skills.noFrontmatter",
    fix: "addDescription",
    files: skillFile("# A\n\nDraws graphs.\n"),
    brings: "Draws graphs.",
  },
  { code: "skills.fenceNotFirst", fix: "moveFenceUp", files: skillFile(`\n\n${skill("a")}`), brings: "Use for a<" },
  {
    code: "skills.unclosed",
    fix: "closeFence",
    files: skillFile("---\nname: a\ndescription: Use for a\n\n# A\n"),
    brings: "Use for a<",
  },
  {
    code: "skills.bom",
    fix: "saveWithoutBom",
    version: "0.84.2",
    files: skillFile(`${bom}${skill("a")}`),
    brings: "Use for a<",
  },
  {
    code: "skills.disableNotBoolean",
    fix: "booleanTrue",
    files: skillFile('---\nname: a\ndescription: Use for a\ndisable-model-invocation: "true"\n---\n'),
    takes: "Use for a<",
  },
  {
    code: "skills.nameNotText",
    fix: "quoteValue",
    files: skillFile("---\nname: 2024\ndescription: Use for a\n---\n"),
    brings: "<name>2024<",
  },
];
