/** Local package that pi reads in part only. */
import type { Rule } from "../../rule";

export const cutShort = {
  code: "packages.cutShort",
  severity: "warning",
  title: "Package that is read in part only",
  symptom: "Skills and templates of a local package are missing, and nothing says so.",
  why: "pi throws over a list of a wrong type, catches that for packages that are folders of this machine, and goes on with what it had by then.",
  example: '`{"source": "../kit", "skills": 1}`.',
  remedy: "Write lists of texts.",
  fixes: [],
} as const satisfies Rule;
