/** Settings in a folder that pi cannot write to. */
import type { Rule } from "../../rule";

export const notLockable = {
  code: "settings.notLockable",
  severity: "error",
  title: "Settings in a folder that pi cannot write to",
  symptom: "None of the settings of a file count.",
  why: "pi makes a lock beside settings.json before it reads the file. It warns and goes on without the file when it cannot.",
  example: "A .pi that is mounted read-only in a container.",
  remedy: "Make the folder writable, or remove what stands in the lock's place.",
  fixes: [],
} as const satisfies Rule;
