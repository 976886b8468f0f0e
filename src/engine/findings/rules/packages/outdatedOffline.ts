/** Package in another version, offline. */
import type { Rule } from "../../rule";

export const outdatedOffline = {
  code: "packages.outdatedOffline",
  severity: "warning",
  title: "Package in another version, offline",
  symptom: "A package brings nothing.",
  why: "What is installed is not the version that the settings want, and offline pi neither updates nor uses it.",
  example: "`npm:tools@2` while 1.4 is installed.",
  remedy: "Start pi online once.",
  fixes: [],
} as const satisfies Rule;
