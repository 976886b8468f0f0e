/** The entries of the quick picks: templates that a typed line reaches, then the others with their reason. */
import { QuickPickItemKind, ThemeIcon, type QuickPickItem } from "vscode";
import type { TemplateRow } from "../../protocol/view";
import { phrase, type Phrases } from "../../protocol/words";
import type { Localize } from "../localize";
import { trustWord } from "../tree/node";
import { plain } from "./plain";

export interface TemplateItem extends QuickPickItem {
  /** Null for what separates. */
  readonly template: TemplateRow | null;
}

export function templateItems(
  templates: readonly TemplateRow[],
  phrases: Phrases,
  say: Localize,
): readonly TemplateItem[] {
  const lost = templates.filter((template) => !template.reachable);
  const separator = { label: say("pick.template.notReachable"), kind: QuickPickItemKind.Separator, template: null };
  return [
    ...templates.filter((template) => template.reachable).map((template) => itemOf(template, phrases)),
    ...(lost.length === 0 ? [] : [separator]),
    ...lost.map((template) => itemOf(template, phrases)),
  ];
}

function itemOf(template: TemplateRow, phrases: Phrases): TemplateItem {
  const { name, argumentHint, description, firstLine, source, trust, reason, reachable } = template;
  // Without a description of its own, pi takes the first line for it.
  const isSaid = firstLine === "" || description.trimStart().startsWith(firstLine.slice(0, 50));
  // A reason names the file itself.
  const place = reachable || reason === null ? source : reason;
  const notes = [
    ...(isSaid ? [] : [phrase(phrases, "source.firstLine", { text: firstLine })]),
    place,
    trustWord(phrases, trust),
  ];
  return {
    label: plain(`/${name}`),
    iconPath: new ThemeIcon(reachable ? "terminal" : "circle-slash"),
    description: plain([argumentHint ?? "", description].filter((part) => part !== "").join("  ")),
    detail: plain(notes.join(" · ")),
    template,
  };
}
