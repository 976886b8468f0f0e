/** The two sides of a comparison as documents beside each other, and the command line of a what-if. */
import { env, window } from "vscode";
import { hypothesisOf } from "../../engine/hypothesis/hypothesis";
import { askOf } from "../asking";
import type { Compared, Documents } from "../document/documents";
import { hostPhrases, localize } from "../localize";
import type { Session } from "../session";
import type { Target } from "../target";
import { isVirtual } from "../virtual/window";
import { againstInWords, otherSide, targetInWords, type Against, type Shown } from "./against";
import { clockTime } from "./time";

export async function compareAsText(documents: Documents, target: Target, against: Against): Promise<void> {
  const title = localize("against.title", {
    other: againstInWords(against, localize, clockTime),
    shown: targetInWords(target, localize, hostPhrases()),
  });
  await documents.compare(documentOf(otherSide(target, against)), { kind: "prompt", target }, title);
}

function documentOf({ target, moment }: Shown): Compared {
  return moment === "now" ? { kind: "prompt", target } : { kind: "moment", target, moment };
}

export async function copyCommandLine(session: Session, target: Target): Promise<void> {
  if (hypothesisOf(target.hypotheses, "revision")) {
    void window.showWarningMessage(localize("commandLine.revision"));
    return;
  }
  if (isVirtual(target)) {
    void window.showWarningMessage(localize("virtual.commandLine"));
    return;
  }
  const reply = await session.client.request("commandLine", await askOf(target, session.survey));
  if (!reply.ok) throw new Error(reply.error);
  await env.clipboard.writeText(reply.value);
  window.setStatusBarMessage(localize("commandLine.copied", { command: reply.value }), 6000);
}
