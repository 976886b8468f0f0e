/** Choosing one of the files that pi considered, in use or not. */
import { window, type QuickPickItem } from "vscode";
import { allRows, filesLeftOut } from "../../protocol/inSummary";
import { localize } from "../localize";
import type { Session } from "../session";
import type { Target } from "../target";

interface FileItem extends QuickPickItem {
  readonly path: string;
}

export async function pickFile(session: Session, target: Target): Promise<string | undefined> {
  const summary = (await session.inspections.settled(target))?.summary;
  if (!summary) return undefined;
  const rows = allRows(summary.rows);
  const left = [...filesLeftOut(summary), ...summary.elsewhere];
  const items: FileItem[] = [
    ...left.map(({ title, description, path }) => ({ label: title, description, detail: path, path })),
    ...rows.flatMap(({ title, description, path }) =>
      path === null ? [] : [{ label: title, description, detail: path, path }],
    ),
  ];
  const picked = await window.showQuickPick(items, {
    title: localize("pick.file.title"),
    placeHolder: localize("pick.file.placeholder"),
    matchOnDescription: true,
    matchOnDetail: true,
  });
  return picked?.path;
}
