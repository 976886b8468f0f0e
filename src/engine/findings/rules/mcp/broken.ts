/** mcp.json that is no JSON. */
import { sinceVersion } from "../../../../profiles/features";
import type { Rule } from "../../rule";

export const broken = {
  code: "mcp.broken",
  severity: "error",
  since: sinceVersion("mcp"),
  title: "mcp.json that is no JSON",
  symptom: "None of the servers of a file are there.",
  why: "pi reads strict JSON and drops the file as a whole.",
  example: "A trailing comma.",
  remedy: "Mend the place that is named.",
  fixes: ["plainJson"],
} as const satisfies Rule;
