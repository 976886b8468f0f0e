/** Files that wait for a trust decision. */
import { sinceVersion } from "../../../../profiles/features";
import type { Rule } from "../../rule";

export const gatedUndecided = {
  code: "trust.gatedUndecided",
  severity: "warning",
  since: sinceVersion("projectTrust"),
  title: "Files that wait for a trust decision",
  symptom:
    "Skills, templates and SYSTEM.md of the project are missing in `pi -p`, in JSON and RPC mode and in editors, without a word.",
  why: "Nobody has decided whether this project is trusted. A terminal would ask; where pi cannot ask it treats the project as not trusted and leaves out everything under .pi and .agents/skills. Context files load anyway.",
  example: "A fresh clone with .pi/skills, opened through an editor.",
  remedy: "Start pi in the folder once and answer its question, or start it with --approve.",
  fixes: [],
} as const satisfies Rule;
