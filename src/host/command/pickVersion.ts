/** Choosing the pi version for this view. The settings stay as they are. */
import { commands, QuickPickItemKind, window, type QuickPickItem } from "vscode";
import { piSettings } from "../configuration";
import { assume, hypothesisOf, without } from "../../engine/hypothesis/hypothesis";
import { settingSection } from "../contributions";
import { localize } from "../localize";
import type { Session } from "../session";
import type { Target } from "../target";
import type { Machine } from "../worker/messages";

interface VersionItem extends QuickPickItem {
  readonly choice: { readonly version: string | null } | "settings" | null;
}

export async function pickVersion(session: Session, current: Target): Promise<Target | undefined> {
  const settings = piSettings(current.folder);
  const reply = await session.client.request("machine", { piPath: settings.piPath });
  if (!reply.ok) throw new Error(reply.error);
  const picked = await window.showQuickPick(itemsOf(reply.value, settings.piVersion, current), {
    title: localize("pick.version.title"),
    placeHolder: localize("pick.version.placeholder"),
    matchOnDescription: true,
    matchOnDetail: true,
  });
  if (picked?.choice === "settings") {
    await commands.executeCommand("workbench.action.openSettings", settingSection);
    return undefined;
  }
  if (!picked?.choice) return undefined;
  const { version } = picked.choice;
  const { hypotheses } = current;
  return {
    ...current,
    hypotheses:
      version === null ? without(hypotheses, "piVersion") : assume(hypotheses, { kind: "piVersion", version }),
  };
}

function itemsOf({ installed, known }: Machine, setting: string, current: Target): readonly VersionItem[] {
  const now = (version: string | null) =>
    version === (hypothesisOf(current.hypotheses, "piVersion")?.version ?? null)
      ? ` · ${localize("pick.target.current")}`
      : "";
  const versions = new Set<string>();
  const versionItem = (version: string, what: string, detail?: string): VersionItem[] => {
    if (versions.has(version)) return [];
    versions.add(version);
    const description = `${what}${now(version)}`;
    return [{ label: `pi ${version}`, description, ...(detail ? { detail } : {}), choice: { version } }];
  };
  const separator: VersionItem = { label: "", kind: QuickPickItemKind.Separator, choice: null };
  const asSet = localize("pick.version.settingIs", { value: setting });
  const none = installed.length === 0 ? ` · ${localize("pick.version.noneInstalled")}` : "";
  return [
    { label: localize("pick.version.setting"), description: `${asSet}${none}${now(null)}`, choice: { version: null } },
    separator,
    ...installed.flatMap((pi) =>
      versionItem(pi.version, localize("pick.version.installed"), pi.executable ?? pi.packageDir),
    ),
    ...known.flatMap((version, index) =>
      versionItem(version, localize(index === 0 ? "pick.version.newest" : "pick.version.known")),
    ),
    separator,
    { label: `$(gear) ${localize("pick.version.settings")}`, choice: "settings" },
  ];
}
