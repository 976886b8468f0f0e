/**
 * Showing the prompt as if pi's project trust were otherwise. It is a preview: pi's own store is not written, and VS
 * Code's Workspace Trust is another thing altogether.
 */
import { window, type QuickPickItem } from "vscode";
import { localize } from "../localize";
import type { Session } from "../session";
import type { Overrides, Target } from "../target";

interface TrustItem extends QuickPickItem {
  readonly trust: Overrides["trust"];
}

export async function pickTrust(session: Session, current: Target): Promise<Target | undefined> {
  const stored = session.inspections.state({ ...current, overrides: { ...current.overrides, trust: "stored" } });
  const items: readonly TrustItem[] = [
    { label: localize("pick.trust.stored"), detail: stored?.summary?.trust.sentence ?? "", trust: "stored" },
    { label: localize("pick.trust.trusted"), detail: localize("pick.trust.trustedDetail"), trust: "trusted" },
    { label: localize("pick.trust.untrusted"), detail: localize("pick.trust.untrustedDetail"), trust: "untrusted" },
  ];
  const shown = items.map((item) =>
    item.trust === current.overrides.trust ? { ...item, description: localize("pick.target.current") } : item,
  );
  const picked = await window.showQuickPick(shown, {
    title: localize("pick.trust.title"),
    placeHolder: localize("pick.trust.placeholder"),
  });
  return picked && { ...current, overrides: { ...current.overrides, trust: picked.trust } };
}
