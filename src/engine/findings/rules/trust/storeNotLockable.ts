/** Trust store in a folder that pi cannot write to. */
import { sinceVersion } from "../../../../profiles/features";
import type { Rule } from "../../rule";

export const storeNotLockable = {
  code: "trust.storeNotLockable",
  severity: "error",
  since: sinceVersion("projectTrust"),
  title: "Trust store in a folder that pi cannot write to",
  symptom: "pi exits at its start with an error about trust.json.lock.",
  why: "pi makes a lock beside trust.json before it looks up a decision, even where there is no trust.json.",
  example: "An agent folder that belongs to root.",
  remedy: "Make the folder writable, or start pi with `--approve` or `--no-approve`.",
  fixes: [],
} as const satisfies Rule;
