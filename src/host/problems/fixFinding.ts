/** The command behind light bulb, sidebar and panel: choose a finding, choose what to do about it, and do that. */
import { commands as vscodeCommands, window, type QuickPickItem } from "vscode";
import type { ToldFix } from "../worker/messages";
import type { Severity } from "../../engine/types";
import type { FindingRow } from "../../protocol/view";
import type { InspectionState } from "../inspections";
import { localize } from "../localize";
import { uriOf, type Session } from "../session";
import { parseTarget, type Target } from "../target";
import { applyFix } from "./applyFix";
import { fixesNow } from "./fixesNow";
import { canIgnore, ignoreFinding } from "./ignoreFinding";
import type { FixPreview } from "./fixPreview";
import type { FixRequest } from "./quickFixes";
import { ruleUri } from "./ruleDocument";

/** What is asked: one finding and what to do, the findings of a row, or any. */
export type FixSubject =
  { readonly kind: "request"; readonly request: FixRequest } | { readonly kind: "row"; readonly row: string | null };

export async function fixFinding(
  session: Session,
  preview: FixPreview,
  shown: Target | undefined,
  subject: FixSubject,
): Promise<void> {
  const target = subject.kind === "request" ? parseTarget(subject.request.target) : shown;
  if (target === undefined) return;
  const state = await session.inspections.settled(target);
  if (!state?.summary) return;
  const finding = await chooseFinding(findingsOf(state, subject));
  if (finding === undefined) return;
  const fixes = await fixesNow(session, target, finding.id);
  if (fixes === null) return void window.showWarningMessage(localize("worker.stale"));
  const action = await chooseAction(finding, fixes, target, subject);
  switch (action?.kind) {
    case "fix":
      return applyFix(action.fix, (path) => uriOf(session, target, path), preview);
    case "ignore":
      return ignoreFinding(state, finding);
    case "explain":
      return void (await vscodeCommands.executeCommand("vscode.open", ruleUri(finding.code)));
    case undefined:
      return;
  }
}

/** A page hands over the id of a row or of a finding. */
function findingsOf({ summary }: InspectionState, subject: FixSubject): readonly FindingRow[] {
  const all = [...(summary?.findings ?? []), ...(summary?.advice ?? [])];
  if (subject.kind === "request") return all.filter(({ id }) => id === subject.request.finding);
  return subject.row === null ? all : all.filter(({ id, row }) => id === subject.row || row === subject.row);
}

const icons: Readonly<Record<Severity, string>> = {
  error: "$(error)",
  warning: "$(warning)",
  information: "$(info)",
  hint: "$(lightbulb)",
};

async function chooseFinding(findings: readonly FindingRow[]): Promise<FindingRow | undefined> {
  if (findings.length === 0) void window.showInformationMessage(localize("fix.noFinding"));
  if (findings.length <= 1) return findings[0];
  const items = findings.map((finding) => ({
    label: `${icons[finding.severity]} ${finding.message}`,
    detail: finding.path ?? "",
    finding,
  }));
  const picked = await window.showQuickPick(items, { title: localize("fix.chooseFinding"), matchOnDetail: true });
  return picked?.finding;
}

type Action =
  { readonly kind: "fix"; readonly fix: ToldFix } | { readonly kind: "ignore" } | { readonly kind: "explain" };

async function chooseAction(
  { code, message }: FindingRow,
  fixes: readonly ToldFix[],
  target: Target,
  subject: FixSubject,
): Promise<Action | undefined> {
  if (subject.kind === "request" && subject.request.ignore) return { kind: "ignore" };
  const wanted = subject.kind === "request" ? subject.request.fix : null;
  const fix = fixes.find(({ title }) => title === wanted);
  if (fix) return { kind: "fix", fix };
  if (wanted !== null) return void window.showWarningMessage(localize("worker.stale"));
  const ignore = localize("fix.ignoreHere", { code });
  const items: readonly (QuickPickItem & { readonly action: Action })[] = [
    ...fixes.map((one) => ({ label: `$(wrench) ${one.title}`, action: { kind: "fix", fix: one } as const })),
    ...(canIgnore(target) ? [{ label: `$(eye-closed) ${ignore}`, action: { kind: "ignore" } as const }] : []),
    { label: `$(question) ${localize("fix.explain", { code })}`, action: { kind: "explain" } as const },
  ];
  const picked = await window.showQuickPick(items, { title: message });
  return picked?.action;
}
