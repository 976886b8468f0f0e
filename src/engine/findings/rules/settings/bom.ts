/** Settings with a byte order mark. */
import { sinceVersion } from "../../../../profiles/features";
import type { Rule } from "../../rule";

export const bom = {
  code: "settings.bom",
  severity: "error",
  until: sinceVersion("bomStripped"),
  title: "Settings with a byte order mark",
  symptom: "None of the settings of a file count.",
  why: "Up to 0.84.2 the mark is no JSON to pi.",
  example: "settings.json saved by an old editor on Windows.",
  remedy: "Save the file without the mark.",
  fixes: ["saveWithoutBom"],
} as const satisfies Rule;
