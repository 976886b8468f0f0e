/** File that everybody can change. */
import type { Rule } from "../../rule";

export const writableByOthers = {
  code: "files.writableByOthers",
  severity: "warning",
  title: "File that everybody can change",
  symptom: "Other users of the machine can tell your agent what to do.",
  why: "The file, or the folder that it lies in, is writable for all.",
  example: "AGENTS.md in a folder with mode 777.",
  remedy: "Take the right away: chmod o-w.",
  fixes: [],
} as const satisfies Rule;
