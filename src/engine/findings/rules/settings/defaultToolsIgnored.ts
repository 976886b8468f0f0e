/** defaultTools in an old pi. */
import { sinceVersion } from "../../../../profiles/features";
import type { Rule } from "../../rule";

export const defaultToolsIgnored = {
  code: "settings.defaultToolsIgnored",
  severity: "warning",
  until: sinceVersion("defaultTools"),
  title: "defaultTools in an old pi",
  symptom: "The setting changes nothing.",
  why: "pi knows it since 0.84.2.",
  example: '`{"defaultTools": ["read"]}` with pi 0.82.1.',
  remedy: "Update pi, or use --tools.",
  fixes: [],
} as const satisfies Rule;
