/** The demo's project: a shop with two packages, some years old, touched by more than one coding agent. */
import { fifo, type Files } from "../support/pi/folder";

const webShop = `# Web shop

Use pnpm. Never commit to main.
Run \`pnpm test\` before you say that something works.

## Layout

- packages/api      Fastify, PostgreSQL
- packages/web      the shop front
- packages/shared   types that both use

## Style

Small functions. No default exports. Errors are values.
Prices are integers in cents.
`;

const oldWebShop = `# Web shop

Use yarn.

## Before a release

1. Run the checkout flow by hand, with a card that is declined.
2. Compare the prices of ten products with the price list.
3. Look at the mails that a customer gets, on a phone.

## Words

Say "basket", never "cart". Say "customer", never "user".
Names of products are never translated.
`;

/** Paths relative to the project's folder. pi is started in packages/api. */
export const projectFiles: Files = {
  "README.md": "# Web shop\n\nThe shop of a small tea merchant.\n",
  "package.json": '{ "name": "web-shop", "private": true }\n',
  "AGENTS.md": webShop,
  "CLAUDE.md": oldWebShop,
  "SYSTEM.md": "You are the shop's engineer.\n",
  ".cursorrules": "Prefer named exports.\n",

  // An override that somebody emptied instead of deleting it: the folder's rules are gone.
  "packages/AGENTS.override.md": "",
  "packages/AGENTS.md": "Packages import each other by name, never by a relative path.\n",

  "packages/api/package.json": '{ "name": "@web-shop/api", "private": true }\n',
  "packages/api/AGENTS.override.md": "Local database: port 5433.\nDo not touch migrations/ this week.\n",
  "packages/api/AGENTS.md": "Database: port 5432. Every route has a schema and a test.\n",
  "packages/api/agents.md": "Routes live in src/routes, one file each.\n",
  "packages/api/migrations/AGENTS.md": "A migration that has run is never edited.\n",
  "packages/api/src/server.ts": 'export const name = "api";\n',

  "packages/api/.pi/AGENTS.md": "Use the staging database for experiments.\n",
  "packages/api/.pi/SYSTEM.md": "You are the engineer of the shop's API. Be brief.\n",
  "packages/api/.pi/APPEND_SYSTEM.md": "Log in JSON. Never log an address or a card number.\n",
  "packages/api/.pi/settings.json": '{\n  "defaultTools": ["read", "bash", "grep"]\n}\n',
  "packages/api/.pi/mcp.json": '{\n  "mcpServers": { "tickets": { "url": "http://127.0.0.1:9/mcp" } }\n}\n',
  "packages/api/.pi/prompts/endpoint.md":
    '---\ndescription: Add an endpoint\nargument-hint: "<method> <path>"\n---\nAdd the endpoint $1 $2 with schema and test.\n',
  "packages/api/.pi/prompts/review.md": "Review this endpoint: $ARGUMENTS\n",
  "packages/api/.pi/skills/api-errors/SKILL.md":
    "---\nname: api-errors\ndescription: How the API reports errors. Use when a route can fail.\n---\n\nUse problem details.\n",
  ".agents/skills/checkout/SKILL.md":
    "---\nname: checkout\ndescription: How the checkout works. Use when baskets or payments change.\n---\n\nStart at packages/api/src/checkout.ts.\n",

  // A name that pi reads first, on something that is no file: whoever opens a FIFO to read it waits for ever.
  "AGENTS.override.md": fifo,
  "packages/shared/AGENTS.md": "Types only: nothing here runs.\n",
};
