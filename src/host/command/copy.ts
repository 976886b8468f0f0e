/** Copies the engine's text, byte for byte, not what an editor shows of it. */
import { env, window } from "vscode";
import { counted } from "../../protocol/words";
import { allRows } from "../../protocol/inSummary";
import { hostPhrases, localize } from "../localize";
import type { Session } from "../session";
import type { Target } from "../target";

export async function copyPrompt(session: Session, target: Target): Promise<void> {
  const summary = (await session.inspections.settled(target))?.summary;
  if (!summary) return;
  if (summary.outcome.kind !== "prompt") {
    void window.showWarningMessage(localize("copy.nothing", { reason: summary.outcome.message }));
    return;
  }
  const text = await session.inspections.text(target, summary.revision, null);
  if (text.kind === "stale") throw new Error(localize("worker.stale"));
  await env.clipboard.writeText(text.value);
  window.setStatusBarMessage(
    localize("copy.prompt", { tokens: counted(hostPhrases(), "count.tokens", summary.totals.tokens) }),
    4000,
  );
}

/** The text of one layer; of a prompt that pi would not send, too. */
export async function copyLayer(session: Session, target: Target, id: string): Promise<void> {
  const summary = (await session.inspections.settled(target))?.summary;
  const row = summary && allRows(summary.rows).find((candidate) => candidate.id === id);
  if (!row) return;
  const text = await session.inspections.text(target, summary.revision, id);
  if (text.kind === "stale") throw new Error(localize("worker.stale"));
  await env.clipboard.writeText(text.value);
  window.setStatusBarMessage(
    localize("copy.layer", { title: row.title, tokens: counted(hostPhrases(), "count.tokens", row.tokens) }),
    4000,
  );
}
