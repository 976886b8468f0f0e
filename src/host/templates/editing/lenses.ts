/** Above a template: a way to try it, and whether a typed line reaches it. */
import { CodeLens, EventEmitter, languages, Range, workspace, type TextDocument } from "vscode";
import { isWanted } from "../../configuration";
import { commands } from "../../contributions";
import { createEndings, type Ending } from "../../event";
import { localize } from "../../localize";
import type { Session } from "../../session";
import { plain, short } from "../plain";
import { typedName, winnerOver } from "../template";
import { templateFiles } from "./language";
import { subjectOf, type TemplateSubject } from "./subject";

export function createLenses(session: Session): Ending {
  const changed = new EventEmitter<void>();
  return createEndings(
    changed,
    languages.registerCodeLensProvider(templateFiles, {
      onDidChangeCodeLenses: changed.event,
      provideCodeLenses: (document) => lensesOf(session, document),
    }),
    session.inspections.onDidChange(({ status }) => status.kind === "current" && changed.fire()),
    session.targets.onDidChange(() => changed.fire()),
    // The first change of a saved file brings no event of an inspection.
    workspace.onDidSaveTextDocument(() => changed.fire()),
  );
}

function lensesOf(session: Session, document: TextDocument): CodeLens[] {
  const subject = subjectOf(session, document);
  if (!subject || !isWanted("codeLens")) return [];
  const top = new Range(0, 0, 0, 0);
  const lens = (title: string, command: string) =>
    new CodeLens(top, { title, command, arguments: [document.uri], tooltip: localize("template.lens.tooltip") });
  const state = [stateOf(subject), document.isDirty ? localize("tree.unsaved") : ""].filter(Boolean).join(" · ");
  return [
    ...(subject.row?.reachable ? [lens(`$(play) ${localize("template.lens.try")}`, commands.useSlashTemplate)] : []),
    lens(plain(short(state, 160)), commands.explainFile),
  ];
}

/** "1 of 2 templates named /review: this one runs". */
function stateOf({ summary, row }: TemplateSubject): string {
  if (row === undefined) return localize("template.lens.notFound");
  const all = summary.templates.filter((other) => typedName(other) === typedName(row));
  const { name } = row;
  if (all.length === 1) {
    return row.reachable ? localize("template.lens.runs", { name }) : (row.reason ?? localize("tree.notReachable"));
  }
  const values = { number: all.indexOf(row) + 1, count: all.length, name };
  if (row.reachable) return localize("template.lens.winner", values);
  const winner = winnerOver(summary, row);
  return winner
    ? localize("template.lens.loser", { ...values, winner: winner.source })
    : localize("template.lens.noWinner", { ...values, reason: row.reason ?? "" });
}
