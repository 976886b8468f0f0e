/** Import that pi does not follow. */
import type { Rule } from "../../rule";

export const importNotFollowed = {
  code: "context.importNotFollowed",
  severity: "information",
  title: "Import that pi does not follow",
  symptom: "A file that AGENTS.md or CLAUDE.md imports is unknown to the model.",
  why: "`@file` is an import for other tools. pi sends the word as it stands.",
  example: "CLAUDE.md with a line `@docs/style.md`.",
  remedy: "Copy what matters, or tell the model to read the file.",
  fixes: [],
} as const satisfies Rule;
