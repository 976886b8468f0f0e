/** Pipe that old versions wait for. */
import { sinceVersion } from "../../../../profiles/features";
import type { Rule } from "../../rule";

export const hangsOnFifo = {
  code: "context.hangsOnFifo",
  severity: "error",
  until: sinceVersion("contextMustBeRegular"),
  title: "Pipe that old versions wait for",
  symptom: "pi does not start.",
  why: "Up to 0.82.0 pi opens whatever has the name and waits for a FIFO for ever.",
  example: "`mkfifo AGENTS.md` with pi 0.82.0.",
  remedy: "Remove it, or update pi.",
  fixes: [],
} as const satisfies Rule;
