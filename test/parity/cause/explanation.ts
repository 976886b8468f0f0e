/** What `pi-prompt explain FILE` prints on a file, without the file's own path above it. */
import { posix } from "node:path";
import { parseCommand } from "../../../src/cli/command";
import { explain } from "../../../src/cli/explain";
import type { Evaluation } from "../../../src/engine/types";
import { createPorts } from "../../../src/node/ports";

const { files } = createPorts();

export function explanationOf(path: string, evaluation: Evaluation, home: string): string {
  const parsed = parseCommand(["explain", path], "0.0.0");
  if (parsed.kind !== "command") throw new Error(`explain does not take ${path}`);
  const asked = { command: parsed.command, evaluation, files, workingDirectory: evaluation.cwd, home, flavour: posix };
  const answer = explain(asked);
  if (typeof answer !== "string") throw new Error(`explain does not find ${path}`);
  return answer.slice(answer.indexOf("\n"));
}
