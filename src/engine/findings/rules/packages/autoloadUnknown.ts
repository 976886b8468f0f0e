/** autoload in an old pi. */
import { sinceVersion } from "../../../../profiles/features";
import type { Rule } from "../../rule";

export const autoloadUnknown = {
  code: "packages.autoloadUnknown",
  severity: "warning",
  until: sinceVersion("packageDeltas"),
  title: "autoload in an old pi",
  symptom: "A whole package loads although it should not.",
  why: "pi knows “autoload” since 0.80.4.",
  example: '{"source": "npm:x", "autoload": false} with pi 0.79.10.',
  remedy: "Update pi.",
  fixes: [],
} as const satisfies Rule;
