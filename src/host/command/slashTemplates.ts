/** The quick pick of slash templates: what a typed `/name` reaches first, then what it does not, and why. */
import { env, QuickPickItemKind, ThemeIcon, window, type QuickInputButton, type QuickPickItem } from "vscode";
import type { TrustMark } from "../../engine/types";
import type { Summary, TemplateRow } from "../../protocol/view";
import type { Phrases } from "../../protocol/words";
import { hostPhrases, localize } from "../localize";
import type { Localize } from "../localize";
import type { Session } from "../session";
import type { Target } from "../target";
import { placeOf } from "../tree/node";
import { openFile } from "./open";
import { templateFolders } from "./create";

interface TemplateItem extends QuickPickItem {
  readonly template: TemplateRow | null;
}

export async function useSlashTemplate(session: Session, target: Target, createNew: () => void): Promise<void> {
  const summary = (await session.inspections.settled(target))?.summary;
  if (!summary) return;
  if (summary.templates.length === 0) {
    const create = localize("pick.template.new");
    const places = templateFolders(summary, localize).join(", ");
    const answer = await window.showInformationMessage(localize("pick.template.none", { places }), create);
    if (answer === create) createNew();
    return;
  }
  const template = await pick(session, target, summary);
  if (template) await openFile(session, target, { path: template.path, line: 0, column: 0 });
}

/** Choosing one shows it; the buttons do the rest without leaving the list. */
function pick(session: Session, target: Target, summary: Summary): Promise<TemplateRow | undefined> {
  const open: QuickInputButton = { iconPath: new ThemeIcon("go-to-file"), tooltip: localize("pick.template.open") };
  const picker = window.createQuickPick<TemplateItem>();
  picker.title = localize("pick.template.title", { folder: placeOf(summary) });
  picker.placeholder = localize("pick.template.placeholder");
  picker.matchOnDescription = true;
  picker.matchOnDetail = true;
  picker.items = templateItems(summary.templates, hostPhrases(), localize).map((item) => {
    if (item.template === null) return item;
    const copy = localize("pick.template.copy", { name: item.template.name });
    return { ...item, buttons: [open, { iconPath: new ThemeIcon("copy"), tooltip: copy }] };
  });
  return new Promise((resolve) => {
    picker.onDidAccept(() => {
      resolve(picker.selectedItems[0]?.template ?? undefined);
      picker.hide();
    });
    picker.onDidTriggerItemButton(({ item, button }) => {
      if (item.template === null) return;
      if (button === open) void openFile(session, target, { path: item.template.path, line: 0, column: 0 });
      else void env.clipboard.writeText(`/${item.template.name}`);
      picker.hide();
    });
    picker.onDidHide(() => {
      resolve(undefined);
      picker.dispose();
    });
    picker.show();
  });
}

/** The entries: reachable templates, a separator, the others with their reason. */
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
  const { name, argumentHint, description, source, trust, reason, reachable } = template;
  // A reason names the file itself.
  const notes =
    reachable || reason === null ? [source, trustWord(phrases, trust)] : [reason, trustWord(phrases, trust)];
  return {
    label: `${reachable ? "" : "$(circle-slash) "}/${name}`,
    description: [argumentHint ?? "", description].filter((part) => part !== "").join("  "),
    detail: notes.join(" · "),
    template,
  };
}

function trustWord(phrases: Phrases, trust: TrustMark): string {
  return phrases.strings[`trustMark.${trust}`];
}
