/** What the worker is asked about a target: with the settings and the survey of its folder, read anew each time. */
import { workspace } from "vscode";
import { hypothesisOf } from "../engine/hypothesis/hypothesis";
import { piSettings } from "./configuration";
import { localize } from "./localize";
import type { Survey } from "./survey";
import type { Target } from "./target";
import { isVirtual, windowPath } from "./virtual/window";
import type { Asked } from "./worker/messages";

/** Why git is not asked about a target: no program runs in Restricted Mode, and none sees a folder that is on no disk. */
export function whyNoRevision(target: Target): string | null {
  if (isVirtual(target)) return localize("virtual.revision");
  return workspace.isTrusted ? null : localize("revision.restricted");
}

/** Rejects where git would have to be asked for a revision and is not. */
export async function askOf(target: Target, survey: Survey): Promise<Asked> {
  const { folder, cwd, hypotheses } = target;
  const whyNot = hypothesisOf(hypotheses, "revision") ? whyNoRevision(target) : null;
  if (whyNot !== null) throw new Error(whyNot);
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
  const named = workspace.workspaceFolders?.find(({ uri }) => windowPath(uri) === folder);
  return named?.name ?? folder.split(/[\\/]/).filter(Boolean).at(-1) ?? folder;
}
