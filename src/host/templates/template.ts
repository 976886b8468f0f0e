/** One template as it is used: its name, the line that calls it, and its place among the others. */
import { basename } from "node:path";
import type { Summary, TemplateRow } from "../../protocol/view";

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
