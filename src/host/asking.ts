/** What the worker is asked about a target: with the settings and the survey of its folder, read anew each time. */
import { workspace } from "vscode";
import { hypothesisOf } from "../engine/hypothesis/hypothesis";
import { piSettings } from "./configuration";
import { localize } from "./localize";
import type { Survey } from "./survey";
import type { Target } from "./target";
import type { Asked } from "./worker/messages";

/** Rejects where a program would have to run that Restricted Mode does not allow: git, for a revision. */
export async function askOf({ folder, cwd, hypotheses }: Target, survey: Survey): Promise<Asked> {
  if (hypothesisOf(hypotheses, "revision") && !workspace.isTrusted) throw new Error(localize("revision.restricted"));
  return {
    folder,
    folderName: folderName(folder),
    cwd,
    settings: piSettings(folder),
    hypotheses,
    survey: await survey.of(folder),
  };
}

function folderName(folder: string): string {
  const named = workspace.workspaceFolders?.find(({ uri }) => uri.fsPath === folder);
  return named?.name ?? folder.split(/[\\/]/).filter(Boolean).at(-1) ?? folder;
}
