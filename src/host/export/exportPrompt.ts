/** Exports: what leaves is shown first, as a new document that nobody has saved. From there it is copied or saved. */
import { env, window, workspace, type QuickPickItem } from "vscode";
import type { ExportKind } from "../../protocol/export/export";
import { hypothesesInWords } from "../../protocol/hypothesisWords";
import type { Row, Summary } from "../../protocol/view";
import { counted } from "../../protocol/words";
import { allRows } from "../../protocol/inSummary";
import { hostPhrases, localize } from "../localize";
import type { Session } from "../session";
import { isWhatIf, targetKey, type Target } from "../target";
import type { HostTextKey } from "../texts";

interface KindItem extends QuickPickItem {
  readonly what: ExportKind;
}

const kinds: readonly (readonly [ExportKind, HostTextKey, HostTextKey])[] = [
  ["prompt", "export.prompt", "export.promptDetail"],
  ["layer", "export.layer", "export.layerDetail"],
  ["markdown", "export.markdown", "export.reportDetail"],
  ["html", "export.html", "export.htmlDetail"],
  ["json", "export.json", "export.jsonDetail"],
];

/** The language of the document that shows it. */
const languageOf = (kind: ExportKind) => (kind === "prompt" || kind === "layer" ? "plaintext" : kind);

export async function exportPrompt(session: Session, target: Target): Promise<void> {
  const items = kinds.map(([what, label, detail]): KindItem => ({
    label: localize(label),
    detail: localize(detail),
    what,
  }));
  const picked = await window.showQuickPick(items, {
    title: localize("export.title"),
    placeHolder: localize("export.placeholder"),
  });
  if (picked === undefined) return;
  const summary = (await session.inspections.settled(target))?.summary;
  if (!summary) return;
  const row = picked.what === "layer" ? await pickLayer(summary) : null;
  if (row === undefined) return;
  const masked = await pickMasked();
  if (masked !== undefined) await preview(session, target, summary, { kind: picked.what, row, masked });
}

/** What is masked is chosen first in the list, so that Enter twice masks. */
async function pickMasked(): Promise<boolean | undefined> {
  const items = [
    { label: localize("export.mask"), detail: localize("export.maskDetail"), masked: true },
    { label: localize("export.unmask"), detail: localize("export.unmaskDetail"), masked: false },
  ];
  return (await window.showQuickPick(items, { title: localize("export.maskTitle") }))?.masked;
}

async function pickLayer(summary: Summary): Promise<string | undefined> {
  const phrases = hostPhrases();
  const items = allRows(summary.rows).map((row: Row) => ({
    label: row.title,
    description: [row.description, counted(phrases, "count.tokens", row.tokens)].join(" · "),
    row: row.id,
  }));
  const picked = await window.showQuickPick(items, { title: localize("export.layerTitle"), matchOnDescription: true });
  return picked?.row;
}

interface Wish {
  readonly kind: ExportKind;
  readonly row: string | null;
  readonly masked: boolean;
}

async function preview(session: Session, target: Target, summary: Summary, wish: Wish): Promise<void> {
  const { kind, row, masked } = wish;
  const reply = await session.client.request("export", {
    ...{ target: targetKey(target), revision: summary.revision, row },
    wish: {
      ...{ kind, masked, language: env.language },
      whatIf: isWhatIf(target) ? hypothesesInWords(hostPhrases(), target.hypotheses) : null,
    },
  });
  if (!reply.ok) throw new Error(reply.error);
  if (reply.value.kind === "stale") throw new Error(localize("worker.stale"));
  const { text, home, secrets } = reply.value.value;
  const document = await workspace.openTextDocument({ content: text, language: languageOf(kind) });
  await window.showTextDocument(document, { preview: false });
  const copy = localize("export.copy");
  const message = masked ? localize("export.masked", { home, secrets }) : localize("export.open");
  // What people see is what is copied, with their own changes.
  if ((await window.showInformationMessage(message, copy)) === copy)
    await env.clipboard.writeText(document.isClosed ? text : document.getText());
}
