/** File that leads out of the repository. */
import type { Rule } from "../../rule";

export const linksOut = {
  code: "files.linksOut",
  severity: "warning",
  title: "File that leads out of the repository",
  symptom: "A repository brings a file of your disk into the prompt.",
  why: "pi follows links. A link in a repository can lead to any file that you can read.",
  example: "AGENTS.md links to ../../.ssh/config.",
  remedy: "Replace the link by a file, unless it is your own.",
  fixes: [],
} as const satisfies Rule;
