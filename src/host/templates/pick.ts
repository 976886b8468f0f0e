/** The quick pick of slash templates. */
import { env, ThemeIcon, window, type QuickInputButton } from "vscode";
import type { Summary, TemplateRow } from "../../protocol/view";
import { openFile } from "../command/open";
import { hostPhrases, localize } from "../localize";
import type { Session } from "../session";
import type { Target } from "../target";
import { placeOf } from "../tree/node";
import { templateItems, type TemplateItem } from "./items";
import { plain } from "./plain";
import { lineOf } from "./template";

/** The chosen template, reachable or not; undefined when nothing is chosen. The buttons open and copy instead. */
export function pickTemplate(session: Session, target: Target, summary: Summary): Promise<TemplateRow | undefined> {
  const open: QuickInputButton = { iconPath: new ThemeIcon("go-to-file"), tooltip: localize("pick.template.open") };
  const picker = window.createQuickPick<TemplateItem>();
  picker.title = localize("pick.template.title", { folder: placeOf(summary) });
  picker.placeholder = localize("pick.template.placeholder");
  picker.matchOnDescription = true;
  picker.matchOnDetail = true;
  picker.items = templateItems(summary.templates, hostPhrases(), localize).map((item) => {
    if (item.template === null) return item;
    const copy = localize("pick.template.copy", { name: plain(item.template.name) });
    return { ...item, buttons: [open, { iconPath: new ThemeIcon("copy"), tooltip: copy }] };
  });
  return new Promise((resolve) => {
    picker.onDidAccept(() => {
      const chosen = picker.selectedItems[0]?.template;
      if (!chosen) return;
      resolve(chosen);
      picker.hide();
    });
    picker.onDidTriggerItemButton(({ item, button }) => {
      if (item.template === null) return;
      if (button === open) void openFile(session, target, { path: item.template.path, line: 0, column: 0 });
      else void env.clipboard.writeText(lineOf(item.template));
      picker.hide();
    });
    picker.onDidHide(() => {
      resolve(undefined);
      picker.dispose();
    });
    picker.show();
  });
}
