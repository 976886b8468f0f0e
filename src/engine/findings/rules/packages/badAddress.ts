/** Address of a file that is none. */
import type { Rule } from "../../rule";

export const badAddress = {
  code: "packages.badAddress",
  severity: "error",
  title: "Address of a file that is none",
  symptom: "pi exits at its start.",
  why: "A file: address must name a file of this machine.",
  example: '"file://host/x".',
  remedy: "Write a path.",
  fixes: [],
} as const satisfies Rule;
