/** Whether a document is a template of what this window inspects, and by which rules it is read. */
import { basename, dirname, join } from "node:path";
import type { TextDocument } from "vscode";
import { featuresOf, type Features } from "../../../profiles/features";
import type { Summary, TemplateRow } from "../../../protocol/view";
import { realPathOf, type Session } from "../../session";
import { windowPath } from "../../virtual/window";
import { templateAt } from "../template";

export interface TemplateSubject {
  readonly summary: Summary;
  readonly features: Features;
  readonly path: string;
  /** What pi makes of the file; undefined for a file in a prompts folder that pi does not find. */
  readonly row: TemplateRow | undefined;
}

/** Undefined for all other documents, and before the first result. */
export function subjectOf(session: Session, document: TextDocument): TemplateSubject | undefined {
  const { uri } = document;
  const shown = windowPath(uri);
  if (shown === undefined || !shown.endsWith(".md")) return undefined;
  const target = session.targets.active();
  const summary = target && session.inspections.state(target)?.summary;
  if (!target || !summary) return undefined;
  const path = realPathOf(session, target, shown);
  const row = templateAt(summary, path);
  if (row === undefined && !isInPromptsFolder(path, summary)) return undefined;
  return { summary, features: featuresOf(summary.pi.version), path, row };
}

/** pi's own two kinds of folders; another repository's `prompts` is none of ours. */
function isInPromptsFolder(path: string, { agentDir }: Summary): boolean {
  for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder)) {
    if (folder === join(agentDir, "prompts")) return true;
    if (basename(folder) === "prompts" && basename(dirname(folder)) === ".pi") return true;
  }
  return false;
}
