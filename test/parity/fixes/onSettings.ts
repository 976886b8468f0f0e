/** Trials of fixes for settings, packages, MCP servers and the trust store. */
import { bom, skill } from "../corpus/case";
import type { Trial } from "./trial";

const user = "h/.pi/agent/settings.json";
const project = "p/.pi/settings.json";
const extra = { "h/extra/a/SKILL.md": skill("a") };
const kit = { [user]: '{"packages": ["~/kit"]}', "h/kit/more/a/SKILL.md": skill("a") };

export const settingsTrials: readonly Trial[] = [
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
    code: "settings.broken",
    fix: "plainJson",
    files: { [user]: '// mine\n{\n  "skills": [\n    "~/extra", // all of them\n  ],\n}\n', ...extra },
    brings: "Use for a<",
  },
  {
    code: "settings.crawls",
    fix: "inBrackets",
    files: { [user]: '{"skills": "~/extra"}', ...extra },
    before: "unasked",
    brings: "Use for a<",
  },
  {
    code: "settings.defaultToolsType",
    fix: "inBrackets",
    files: { [user]: '{"defaultTools": "read, grep"}' },
    brings: "- grep:",
  },
  {
    code: "discovery.missingEntry",
    fix: "correctPath",
    files: { [project]: '{"skills": ["./extra"]}', "p/extra/a/SKILL.md": skill("a") },
    brings: "Use for a<",
  },
  {
    code: "discovery.globOnlyFilters",
    fix: "correctPath",
    files: { [project]: '{"skills": ["team/*"]}', "p/.pi/team/a/SKILL.md": skill("a") },
    brings: "Use for a<",
  },
  {
    code: "discovery.globOnlyFilters",
    fix: "correctPath",
    files: { [project]: '{"skills": [".agent/skills/**/SKILL.md"]}', "p/.agent/skills/a/SKILL.md": skill("a") },
    brings: "Use for a<",
  },
  {
    code: "packages.missingPath",
    fix: "correctPath",
    files: { [project]: '{"packages": [{"source": "tools", "prompts": []}]}', "p/tools/skills/a/SKILL.md": skill("a") },
    brings: "Use for a<",
  },
  {
    code: "packages.manifestBroken",
    fix: "plainJson",
    files: {
      ...kit,
      "h/kit/package.json": '{"pi": {"skills": ["./more"]},}',
      "h/kit/skills/b/SKILL.md": skill("b"),
    },
    brings: "Use for a<",
  },
  {
    code: "packages.manifestStops",
    fix: "plainJson",
    files: {
      ...kit,
      "h/kit/package.json": '{"pi": {"skills": ["./more"], "extensions": ["./extensions"]} /* both */}',
      "h/kit/extensions/none.ts": "export default () => {};\n",
    },
    before: "ends",
    brings: "Use for a<",
  },
  {
    code: "packages.fieldIgnored",
    fix: "inBrackets",
    files: { ...kit, "h/kit/package.json": '{"pi": {"skills": "./more", "prompts": []}}' },
    brings: "Use for a<",
  },
  {
    code: "mcp.broken",
    fix: "plainJson",
    files: {
      "h/.pi/agent/mcp.json": '{"mcpServers": {"db": {"command": "true", "description": "Asks the DATABASE",}}}',
    },
    brings: "Asks the DATABASE",
  },
  {
    code: "trust.storeBroken",
    fix: "plainJson",
    flags: [],
    files: { "h/.pi/agent/trust.json": '{"@P@": true,}', "p/.pi/skills/a/SKILL.md": skill("a") },
    before: "ends",
    brings: "Use for a<",
  },
];
