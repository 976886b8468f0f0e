/**
 * Showing the prompt as if pi's project trust were otherwise. It is a preview: pi's own store is not written, and VS
 * Code's Workspace Trust is another thing altogether.
 */
import { window, type QuickPickItem } from "vscode";
import { localize } from "../localize";
import type { Session } from "../session";
import { assume, hypothesisOf, without } from "../../engine/hypothesis/hypothesis";
import type { InspectRequest } from "../../engine/types";
import type { Target } from "../target";

interface TrustItem extends QuickPickItem {
  readonly trust: InspectRequest["trust"];
}

export async function pickTrust(session: Session, current: Target): Promise<Target | undefined> {
  const { hypotheses } = current;
  const now = hypothesisOf(hypotheses, "trust")?.trust ?? "stored";
  const stored = session.inspections.state({ ...current, hypotheses: without(hypotheses, "trust") });
  const items: readonly TrustItem[] = [
    { label: localize("pick.trust.stored"), detail: stored?.summary?.trust.sentence ?? "", trust: "stored" },
    { label: localize("pick.trust.trusted"), detail: localize("pick.trust.trustedDetail"), trust: "trusted" },
    { label: localize("pick.trust.untrusted"), detail: localize("pick.trust.untrustedDetail"), trust: "untrusted" },
  ];
  const shown = items.map((item) =>
    item.trust === now ? { ...item, description: localize("pick.target.current") } : item,
  );
  const picked = await window.showQuickPick(shown, {
    title: localize("pick.trust.title"),
    placeHolder: localize("pick.trust.placeholder"),
  });
  if (picked === undefined) return undefined;
  const { trust } = picked;
  return {
    ...current,
    hypotheses: trust === "stored" ? without(hypotheses, "trust") : assume(hypotheses, { kind: "trust", trust }),
  };
}
