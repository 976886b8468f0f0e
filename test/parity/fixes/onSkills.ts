/** Trials of fixes for what pi finds and for skills. */
import { bom, skill } from "../corpus/case";
import { skillFile, type Trial } from "./trial";

export const skillTrials: readonly Trial[] = [
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
  {
    code: "skills.namedAfterFolder",
    fix: "addName",
    files: { "p/.pi/skills/review.md": "---\ndescription: Use for a\n---\n" },
    brings: "<name>review<",
  },
  {
    code: "skills.namedAfterFolder",
    fix: "addName",
    files: { "p/.pi/skills/2024.md": "---\nname:\ndescription: Use for a\n---\n" },
    brings: "<name>2024<",
  },
  {
    code: "frontmatter.readDifferently",
    fix: "quoteValue",
    files: skillFile("---\nname: a\ndescription: 2024-05-01\n---\n"),
    keeps: true,
  },
  {
    code: "discovery.skillIgnored",
    fix: "removeLine",
    files: { "p/.pi/skills/.gitignore": "notes\n/a\n*.png\n", "p/.pi/skills/a/SKILL.md": skill("a") },
    brings: "Use for a<",
  },
  {
    code: "frontmatter.valueCut",
    fix: "quoteValue",
    files: skillFile("---\nname: a\ndescription: Use for issue #12 and others\n---\n"),
    brings: "<description>Use for issue #12 and others<",
  },
];
