/** One question to both sides, and their answers in one shape. */
import { rmSync } from "node:fs";
import type { Evaluation } from "../../../src/engine/types";
import type { LaidOut } from "../../support/pi/folder";
import type { PiSdk } from "../../support/pi/sdk";
import { newestPublished } from "../../support/pi/versions";
import type { Wire } from "../../support/pi/wire";
import { askSdk, askUs, askWire } from "../ask";
import type { Case } from "../corpus/case";

/** What a start sends. */
export interface Sent {
  readonly prompt: string;
  /** Beside the prompt: the texts of the templates by the SDK, the user's message by the command line. */
  readonly texts: readonly string[];
  readonly tools: readonly string[];
}

/** The real pi of the newest version. */
export interface Real {
  readonly wire: Wire;
  pi(): Promise<PiSdk>;
}

/** What the real pi sends; a text that says why, when it sends nothing. */
export async function askReal(one: Case, laid: LaidOut, { wire, pi }: Real): Promise<Sent | string> {
  if (one.question.by === "sdk") {
    const answer = await askSdk(one, laid, await pi(), true);
    if (answer.kind !== "loaded") return answer.kind === "hung" ? "pi hangs" : `pi fails: ${answer.message}`;
    const { prompt, templates, tools } = answer;
    return { prompt, texts: templates.map(({ content }) => content), tools };
  }
  // The address of the model server is another for every start.
  rmSync(laid.at(`${one.agentDir}/models.json`), { force: true });
  const answer = await askWire(one, laid, wire, newestPublished, await pi());
  if (answer.kind !== "sent") return `pi ${answer.kind}: ${answer.errors.slice(0, 300)}`;
  return { prompt: answer.system, texts: [answer.user], tools: answer.tools };
}

/** What we say of the same start. */
export interface Said extends Sent {
  readonly evaluation: Evaluation;
}

export function askOurs(one: Case, laid: LaidOut): Said {
  const { evaluation, message } = askUs(one, laid, newestPublished);
  const known = evaluation.templates.filter(({ verdict }) => verdict === "invocable" || verdict === "unreachable");
  return {
    evaluation,
    prompt: evaluation.prompt ?? "",
    texts: message === null ? known.map(({ content }) => content) : [message],
    tools: evaluation.tools.filter(({ active }) => active).map(({ name }) => name),
  };
}
