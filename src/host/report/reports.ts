/** The open reports of this window, each once. */
import type { Memento } from "vscode";
import { assume } from "../../engine/hypothesis/hypothesis";
import { createEndings, type Ending } from "../event";
import type { Session } from "../session";
import { targetKey, type Target } from "../target";
import { foldersSource } from "./folders";
import { openReport, type Report, type ReportSource } from "./reportPanel";
import { trustReviewSource } from "./trustReview";

/** Shows the prompt of a target in a panel. */
export type ShowPanel = (target: Target) => void;

export interface Reports extends Ending {
  reviewTrust(target: Target): void;
  showFolders(target: Target): void;
}

export function createReports(session: Session, memory: Memento, showPanel: ShowPanel): Reports {
  const open = new Map<string, Report>();

  const show = (key: string, source: ReportSource): void => {
    const known = open.get(key);
    if (known) {
      known.reveal();
      void known.load();
      return;
    }
    open.set(
      key,
      openReport(session, source, () => open.delete(key)),
    );
  };

  return {
    reviewTrust: (target) => {
      const showTrusted = () =>
        showPanel({ ...target, hypotheses: assume(target.hypotheses, { kind: "trust", trust: "trusted" }) });
      show(`trust ${targetKey(target)}`, trustReviewSource(session, memory, target, showTrusted));
    },
    showFolders: (target) => show(`folders ${target.folder}`, foldersSource(session, target, showPanel)),
    dispose: createEndings({ dispose: () => [...open.values()].forEach((report) => report.dispose()) }).dispose,
  };
}
