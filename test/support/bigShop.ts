/** The shop with two megabytes of context and three thousand skills. */
import type { Files } from "./inspectInMemory";

export const bigPath = "/home/you/web-shop/AGENTS.md";

export const bigText = Array.from(
  { length: 30_000 },
  (_, at) => `${at + 1}. A sentence that is long enough to make two megabytes of it, more or less.\n`,
).join("");

export const manySkills: Files = Object.fromEntries(
  Array.from({ length: 3000 }, (_, at) => [
    `/home/you/.pi/agent/skills/skill-${String(at).padStart(4, "0")}/SKILL.md`,
    "---\ndescription: One of many.\n---\n",
  ]),
);
