/** One template as it is used: the line that calls it, and what that line becomes. */
import { basename } from "node:path";
import type { ExpansionView } from "../../protocol/expansion";
import type { Summary, TemplateRow } from "../../protocol/view";
import { localize } from "../localize";
import type { Session } from "../session";
import type { Target } from "../target";

/** The name as it is typed; the row's own has unseen characters made visible. */
export function typedName({ path }: TemplateRow): string {
  return basename(path).replace(/\.md$/, "");
}

/** `/name arguments`, without a space where nothing follows. */
export function lineOf(template: TemplateRow, ...given: readonly string[]): string {
  return [`/${typedName(template)}`, ...given.filter((part) => part.trim() !== "")].join(" ");
}

/** The template of a file: the one that a typed line reaches first. */
export function templateAt(summary: Summary, path: string): TemplateRow | undefined {
  return summary.templates.find((template) => template.path === path);
}

/** The template that runs under the name of another; undefined when none does. */
export function winnerOver({ templates }: Summary, loser: TemplateRow): TemplateRow | undefined {
  return templates.find((template) => template.reachable && typedName(template) === typedName(loser));
}

/** What a line becomes now; asked again while runs overtake the question. */
export async function expandLine(session: Session, target: Target, line: string): Promise<ExpansionView> {
  const { inspections } = session;
  for (let attempt = 0; attempt < 5; attempt++) {
    const summary = (await inspections.settled(target))?.summary;
    if (!summary) break;
    const answer = await inspections.expand(target, summary.revision, line, null);
    if (answer.kind === "current") return answer.value;
  }
  throw new Error(localize("worker.stale"));
}
