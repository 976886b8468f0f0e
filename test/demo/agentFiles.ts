/** The demo's home: the global files of a person who has used pi, and other agents, for a while. */
import { directory, link, unreadable, type Files } from "../support/pi/folder";

const skill = (name: string, description: string, body: string): string =>
  `---\nname: ${name}\ndescription: ${description}\n---\n\n${body}`;

/** Paths relative to the home folder; `@H@` is the home folder. */
export const agentFiles: Files = {
  ".pi/agent/AGENTS.md": "Answer in British English. Ask before you add a dependency.\n",
  ".pi/agent/APPEND_SYSTEM.md":
    "When you change code, say which test would have caught the mistake. If there is none, write it first.\n",
  ".pi/agent/settings.json": `${JSON.stringify(
    {
      skills: ["~/team/skills", "~/team/retired-skills", "-skills/legacy-deploy"],
      packages: ["npm:@web-shop/pi-review@^2.0.0", "~/team/pi-pack"],
    },
    null,
    2,
  )}\n`,
  ".pi/agent/extensions/web-search.ts": [
    'import type { ExtensionAPI } from "@earendil-works/pi-coding-agent";',
    "",
    "export default function (pi: ExtensionAPI) {",
    '  pi.on("before_agent_start", (event) => ({',
    '    systemPrompt: event.systemPrompt + "\\nSearch the web before you guess.",',
    "  }));",
    "}",
    "",
  ].join("\n"),
  ".pi/agent/mcp.json": `${JSON.stringify(
    { mcpServers: { "shop-database": { command: "shop-db-mcp", args: ["--read-only"] } } },
    null,
    2,
  )}\n`,

  ".pi/agent/prompts/review.md": [
    "---",
    "description: Review a change with one focus",
    'argument-hint: "<focus>"',
    "---",
    "Review the staged change. Look hardest at ${1:-correctness}.",
    "",
    "Name the three findings that matter most, each with file and line.",
    "",
  ].join("\n"),
  ".pi/agent/prompts/component.md": [
    "---",
    "description: Create a component",
    'argument-hint: "<name> <features...>"',
    "---",
    "Create a component named $1. Required features: ${@:2}",
    "",
  ].join("\n"),
  ".pi/agent/prompts/compact.md": "Shorten this conversation to what the next step needs.\n",
  ".pi/agent/prompts/team/standup.md": "Summarise yesterday's commits for the stand-up.\n",

  ".pi/agent/skills/release-notes/SKILL.md": skill(
    "release-notes",
    "Write release notes from the commits since the last tag. Use when a version is prepared.",
    "Group by what a customer notices. Leave refactorings out.\n",
  ),
  ".pi/agent/skills/sql-review/SKILL.md": skill(
    "sql-review",
    "Check a SQL migration for locks, missing indexes and lost data. Use before a migration is merged.",
    "Run EXPLAIN on every new query. A migration of a large table needs a plan for going back.\n",
  ),
  ".pi/agent/skills/price-rules/SKILL.md": skill(
    "price-rules",
    "How prices, discounts and taxes are computed in the shop. Use when money is involved.",
    "Prices are integers in cents. Round once, at the end.\n",
  ),
  ".pi/agent/skills/deploy/SKILL.md": [
    "---",
    "name: deploy",
    "description: Deploy to staging. Use when: the branch is green",
    "---",
    "",
    "Run `pnpm deploy:staging` and watch the error rate for ten minutes.",
    "",
  ].join("\n"),
  ".pi/agent/skills/house-style/SKILL.md": "# House style\n\nShort sentences. No exclamation marks.\n",
  ".pi/agent/skills/onboarding/SKILL.md": [
    "---",
    "name: onboarding",
    "description: Walk a new colleague through the repository.",
    "disable-model-invocation: true",
    "---",
    "",
    "Start with docs/map.md, then run the shop once.",
    "",
  ].join("\n"),
  ".pi/agent/skills/legacy-deploy/SKILL.md": skill(
    "legacy-deploy",
    "Deploy to the old data centre.",
    "Do not use after the move.\n",
  ),
  ".pi/agent/skills/.gitignore": "drafts/\n",
  ".pi/agent/skills/drafts/SKILL.md": skill("drafts", "Half-written ideas for skills.", "Nothing here yet.\n"),
  ".pi/agent/skills/incident/SKILL.md": unreadable(
    skill("incident", "What to do when the shop is down.", "Call the person on duty first.\n"),
  ),

  ".agents/skills/release-notes/SKILL.md": skill(
    "release-notes",
    "Release notes in the style of the old team.",
    "List every commit.\n",
  ),
  ".agents/skills/accessibility/SKILL.md": skill(
    "accessibility",
    "Check a page for keyboard use, names and contrast. Use when markup changes.",
    "Try the page without a mouse before you read its code.\n",
  ),
  ".agents/skills/sql-checks": link("@H@/.pi/agent/skills/sql-review"),

  "team/skills/error-texts/SKILL.md": skill(
    "error-texts",
    "Word error messages for customers. Use when a text reaches the shop front.",
    "Say what happened, then what one can do.\n",
  ),
  "team/pi-pack/package.json": `${JSON.stringify({ name: "pi-pack", version: "1.2.0", pi: { prompts: ["prompts"] } }, null, 2)}\n`,
  "team/pi-pack/prompts/review.md": "Review everything that changed today.\n",
  "team/pi-pack/prompts/changelog.md": "Write the changelog entry for: $@\n",
  "team/pi-pack/skills/not-listed/SKILL.md": skill(
    "not-listed",
    "A skill that its package forgot to list.",
    "Hello.\n",
  ),

  ".pi/agent/trust.json": '{\n  "@H@/blog": true,\n  "@H@/downloads": false\n}\n',
  "AGENTS.md": directory,
  "CLAUDE.md": link("notes/rules-that-moved.md"),
  ".claude/CLAUDE.md": "Prefer composition over inheritance.\n",
};
