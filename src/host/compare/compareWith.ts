/** Choosing what to compare the shown prompt with: a moment of this window, a commit, another pi version. */
import { QuickPickItemKind, window, type QuickPickItem } from "vscode";
import type { Commit } from "../../node/git/commits";
import { whyNoRevision } from "../asking";
import { localize } from "../localize";
import type { Session } from "../session";
import { isWhatIf, shownCwd, targetKey, type Target } from "../target";
import { isVirtual } from "../virtual/window";
import type { Against } from "./against";
import { clockTime, dayAndTime } from "./time";

/** What was chosen: another side, another pi version, or to compare no more. */
export type Choice = { readonly kind: "against"; readonly against: Against | null } | { readonly kind: "version" };

interface ChoiceItem extends QuickPickItem {
  readonly choice: Choice | "revision" | null;
}

export async function pickAgainst(session: Session, target: Target, now: Against | null): Promise<Choice | undefined> {
  const picked = await window.showQuickPick(await itemsOf(session, target, now), {
    title: localize("compareWith.title"),
    placeHolder: localize("compareWith.placeholder"),
    matchOnDescription: true,
  });
  if (picked?.choice !== "revision") return picked?.choice ?? undefined;
  const commit = await pickCommit(session, target);
  if (commit === undefined) return undefined;
  return { kind: "against", against: { kind: "revision", commit: commit.id, title: commit.title } };
}

async function itemsOf(session: Session, target: Target, now: Against | null): Promise<readonly ChoiceItem[]> {
  const reply = await session.client.request("moments", { target: targetKey(target) });
  const { opened, lastChange } = reply.ok ? reply.value : { opened: null, lastChange: null };
  const against = (one: Against): Choice => ({ kind: "against", against: one });
  const real: ChoiceItem = { label: localize("compareWith.real"), choice: against({ kind: "real" }) };
  const moments: ChoiceItem[] = [
    ...(lastChange === null
      ? []
      : [
          {
            label: localize("compareWith.lastSave"),
            description: clockTime(lastChange),
            choice: against({ kind: "moment", moment: "beforeLastChange", time: lastChange }),
          },
        ]),
    ...(opened === null || lastChange === null
      ? []
      : [
          {
            label: localize("compareWith.opened"),
            description: clockTime(opened),
            choice: against({ kind: "moment", moment: "opened", time: opened }),
          },
        ]),
  ];
  const nothing: ChoiceItem = { label: localize("compareWith.unchanged"), choice: null };
  const revision: ChoiceItem = {
    label: localize("compareWith.revision"),
    ...(whyNoRevision(target) === null
      ? { choice: "revision" }
      : { description: localize(isVirtual(target) ? "virtual.needed" : "compareWith.trustedOnly"), choice: null }),
  };
  const stop: ChoiceItem[] =
    now === null || (now.kind === "real" && isWhatIf(target))
      ? []
      : [
          { label: "", kind: QuickPickItemKind.Separator, choice: null },
          { label: localize("compareWith.stop"), choice: { kind: "against", against: null } },
        ];
  return [
    ...(isWhatIf(target) ? [real] : []),
    ...(moments.length === 0 && !isWhatIf(target) ? [nothing] : moments),
    revision,
    { label: localize("compareWith.version"), choice: { kind: "version" } },
    ...stop,
  ];
}

interface CommitItem extends QuickPickItem {
  readonly commit: Commit | null;
}

async function pickCommit(session: Session, target: Target): Promise<Commit | undefined> {
  const whyNot = whyNoRevision(target);
  if (whyNot !== null) throw new Error(whyNot);
  const directory = shownCwd(target);
  const ask = async (name: string | null): Promise<readonly Commit[]> => {
    const reply = await session.client.request("commits", { directory, name });
    if (!reply.ok) throw new Error(reply.error);
    return reply.value;
  };
  const items: CommitItem[] = (await ask(null)).map((commit) => ({
    label: commit.title === "" ? commit.id.slice(0, 8) : commit.title,
    description: `${commit.id.slice(0, 8)} · ${dayAndTime(commit.time)}`,
    commit,
  }));
  const other: CommitItem = { label: `$(edit) ${localize("compareWith.named")}`, commit: null };
  const picked = await window.showQuickPick([other, ...items], {
    title: localize("compareWith.revisionTitle"),
    placeHolder: localize("compareWith.revisionPlaceholder"),
    matchOnDescription: true,
  });
  if (picked === undefined || picked.commit !== null) return picked?.commit ?? undefined;
  const name = await window.showInputBox({
    title: localize("compareWith.revisionTitle"),
    prompt: localize("compareWith.namedPrompt"),
  });
  if (name === undefined || name.trim() === "") return undefined;
  const [commit] = await ask(name.trim());
  return commit;
}
