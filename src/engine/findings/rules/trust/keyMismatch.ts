/** Trust entry that never matches. */
import { sinceVersion } from "../../../../profiles/features";
import type { Rule } from "../../rule";

export const keyMismatch = {
  code: "trust.keyMismatch",
  severity: "warning",
  since: sinceVersion("projectTrust"),
  title: "Trust entry that never matches",
  symptom: "pi asks again although trust.json has an entry for the folder.",
  why: "pi compares keys with the real path of the working directory. A key with ~, through a link, with another case, or up to 1.4 with a slash at its end, is never equal to it.",
  example: '`{"~/code/app": true}`.',
  remedy: "Write the real path, or let pi save the decision.",
  fixes: [],
} as const satisfies Rule;
