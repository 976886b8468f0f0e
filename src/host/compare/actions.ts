/** What can be done about comparing, by command or from the page. */
import { window } from "vscode";
import { hypothesisOf } from "../../engine/hypothesis/hypothesis";
import { pickVersion } from "../command/pickVersion";
import type { Surfaces } from "../command/register";
import { localize } from "../localize";
import type { Panel } from "../panel/panel";
import type { Session } from "../session";
import { isWhatIf, realOf, targetKey, type Target } from "../target";
import { usualAgainst } from "./against";
import { compareAsText } from "./compareAsText";
import { pickAgainst } from "./compareWith";
import { pickWhatIf } from "./whatIf";

/** Shows another target wherever the old one was shown. */
export type Move = (session: Session, panel: Panel | undefined, from: Target, to: Target) => void;

type Action = (panel: Panel | undefined, target: Target) => Promise<void>;

export interface CompareActions {
  readonly whatIf: Action;
  readonly backToReal: Action;
  readonly compareWith: (panel: Panel, target: Target) => Promise<void>;
  readonly compareAsText: Action;
  readonly stopComparing: Action;
  readonly previewUpgrade: (panel: Panel, target: Target) => Promise<void>;
}

export function createCompareActions(session: Session, { documents, panels }: Surfaces, move: Move): CompareActions {
  const previewUpgrade = async (panel: Panel, target: Target): Promise<void> => {
    const next = await pickVersion(session, target);
    if (next === undefined) return;
    move(session, panel, target, next);
    if (hypothesisOf(next.hypotheses, "piVersion")) await compareAsText(documents, next, { kind: "real" });
  };

  return {
    // Without a panel there would be nothing to see.
    whatIf: (panel, target) =>
      pickWhatIf(session, target, (from, to) => move(session, panel ?? panels.show(from), from, to)),
    backToReal: async (panel, target) => {
      if (isWhatIf(target)) move(session, panel, target, realOf(target));
    },
    compareWith: async (panel, target) => {
      const choice = await pickAgainst(session, target, panel.against());
      if (choice?.kind === "version") await previewUpgrade(panel, target);
      else if (choice) panel.compareWith(choice.against);
    },
    compareAsText: async (panel, target) => {
      const isOfPanel = panel !== undefined && keyOf(panel.target()) === targetKey(target);
      const against = (isOfPanel ? panel.against() : null) ?? usualAgainst(target);
      if (against === null) void window.showInformationMessage(localize("compareAsText.nothing"));
      else await compareAsText(documents, target, against);
    },
    stopComparing: async (panel) => panel?.compareWith(null),
    previewUpgrade,
  };
}

function keyOf(target: Target | undefined): string {
  return target ? targetKey(target) : "";
}
