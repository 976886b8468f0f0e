/**
 * Choosing what to suppose. The list stays open, so that several things can be supposed; each choice is shown at once.
 * Nothing is written: neither pi's files nor settings.
 */
import { QuickPickItemKind, window, type QuickPickItem } from "vscode";
import {
  assume,
  hypothesisOf,
  leavable,
  without,
  type Hypothesis,
  type Leavable,
} from "../../engine/hypothesis/hypothesis";
import { hypothesesInWords } from "../../protocol/hypothesisWords";
import type { Summary } from "../../protocol/view";
import { pickTarget } from "../command/pickTarget";
import { pickVersion } from "../command/pickVersion";
import { listed } from "../../protocol/words";
import { hostPhrases, localize } from "../localize";
import type { Session } from "../session";
import { isWhatIf, realOf, shownCwd, type Target } from "../target";
import { splitWords } from "./splitWords";

/** Answers with the target under the choice; undefined leaves it as it is. */
type Choice = () => Target | undefined | Promise<Target | undefined>;

interface WhatIfItem extends QuickPickItem {
  readonly id: string;
  readonly choose: Choice | null;
}

/** Shows each choice by `show`, until the list is left. */
export async function pickWhatIf(
  session: Session,
  first: Target,
  show: (from: Target, to: Target) => void,
): Promise<void> {
  let target = first;
  let last = "";
  for (;;) {
    const summary = session.inspections.state(target)?.summary ?? null;
    const picked = await pickOne(itemsOf(session, target, summary), target, last);
    if (!picked?.choose) return;
    last = picked.id;
    const next = await picked.choose();
    if (next === undefined) continue;
    show(target, next);
    target = next;
    if (picked.id === "back") return;
  }
}

/** The list, with the last choice active, so that Enter takes it back. */
function pickOne(items: readonly WhatIfItem[], target: Target, last: string): Promise<WhatIfItem | undefined> {
  const picker = window.createQuickPick<WhatIfItem>();
  const what = hypothesesInWords(hostPhrases(), target.hypotheses);
  picker.title = isWhatIf(target) ? localize("whatIf.titleNow", { what }) : localize("whatIf.title");
  picker.placeholder = localize("whatIf.placeholder");
  picker.matchOnDescription = true;
  picker.items = items;
  picker.activeItems = items.filter(({ id }) => id === last);
  return new Promise((resolve) => {
    picker.onDidAccept(() => {
      resolve(picker.selectedItems[0]);
      picker.hide();
    });
    picker.onDidHide(() => {
      resolve(undefined);
      picker.dispose();
    });
    picker.show();
  });
}

function itemsOf(session: Session, target: Target, summary: Summary | null): readonly WhatIfItem[] {
  const { hypotheses } = target;
  const set = (one: Hypothesis): Target => ({ ...target, hypotheses: assume(hypotheses, one) });
  const drop = (kind: Hypothesis["kind"]): Target => ({ ...target, hypotheses: without(hypotheses, kind) });

  /** A choice that taken again is taken back. */
  const toggle = (id: string, label: string, one: Hypothesis, isOn: boolean): WhatIfItem => ({
    id,
    label: `${isOn ? "$(check)" : "$(blank)"} ${label}`,
    ...(isOn ? { description: localize("whatIf.supposed") } : {}),
    choose: () => (isOn ? drop(one.kind) : set(one)),
  });
  const trust = hypothesisOf(hypotheses, "trust")?.trust;
  const mode = hypothesisOf(hypotheses, "mode")?.mode;
  const left = hypothesisOf(hypotheses, "leaveOut")?.parts ?? [];
  const tools = hypothesisOf(hypotheses, "tools")?.tools;
  const flags = hypothesisOf(hypotheses, "flags")?.flags;
  const toggleLeft = (part: Leavable): Target => {
    const parts = left.includes(part) ? left.filter((one) => one !== part) : [...left, part];
    return parts.length === 0
      ? drop("leaveOut")
      : set({ kind: "leaveOut", parts: leavable.filter((one) => parts.includes(one)) });
  };
  const chooser = (id: string, label: string, now: string, choose: Choice): WhatIfItem => ({
    id,
    label: `$(blank) ${label}`,
    description: now,
    choose,
  });
  const supposed = (is: boolean) => (is ? ` · ${localize("whatIf.supposed")}` : "");

  return [
    ...(isWhatIf(target)
      ? [{ id: "back", label: `$(discard) ${localize("whatIf.back")}`, choose: () => realOf(target) }, separator("")]
      : []),
    separator(localize("whatIf.trust")),
    toggle("trusted", localize("whatIf.trusted"), { kind: "trust", trust: "trusted" }, trust === "trusted"),
    toggle("untrusted", localize("whatIf.untrusted"), { kind: "trust", trust: "untrusted" }, trust === "untrusted"),
    separator(localize("whatIf.start")),
    toggle(
      "interactive",
      localize("whatIf.interactive"),
      { kind: "mode", mode: "interactive" },
      mode === "interactive",
    ),
    toggle("print", localize("whatIf.print"), { kind: "mode", mode: "print" }, mode === "print"),
    chooser("cwd", localize("whatIf.cwd"), shownCwd(target) + supposed(shownCwd(target) !== target.cwd), () =>
      pickCwd(session, target),
    ),
    chooser(
      "version",
      localize("whatIf.version"),
      (summary?.pi.version ?? "") + supposed(hypothesisOf(hypotheses, "piVersion") !== undefined),
      () => pickVersion(session, target),
    ),
    separator(localize("whatIf.parts")),
    ...leavable.map((part): WhatIfItem => ({
      id: part,
      label: `${left.includes(part) ? "$(check)" : "$(blank)"} ${localize(`whatIf.without.${part}`)}`,
      ...(left.includes(part) ? { description: localize("whatIf.supposed") } : {}),
      choose: () => toggleLeft(part),
    })),
    chooser("tools", localize("whatIf.tools"), listed(hostPhrases(), tools ?? []) + supposed(tools !== undefined), () =>
      pickTools(session, target),
    ),
    chooser("flags", localize("whatIf.flags"), (flags?.join(" ") ?? "") + supposed(flags !== undefined), () =>
      pickFlags(target),
    ),
  ];
}

function separator(label: string): WhatIfItem {
  return { id: "", label, kind: QuickPickItemKind.Separator, choose: null };
}

async function pickCwd(session: Session, target: Target): Promise<Target | undefined> {
  const picked = await pickTarget(session, target);
  if (picked === undefined) return undefined;
  const hypotheses =
    picked.cwd === target.cwd
      ? without(target.hypotheses, "workingDirectory")
      : assume(target.hypotheses, { kind: "workingDirectory", cwd: picked.cwd });
  return { ...target, hypotheses };
}

/** All tools ticked as pi has them now; what is left ticked is what there would be. */
async function pickTools(session: Session, target: Target): Promise<Target | undefined> {
  const real = { ...target, hypotheses: without(target.hypotheses, "tools") };
  const following = session.inspections.follow(real);
  try {
    const state = await session.inspections.settled(real);
    if (!state?.summary) return undefined;
    const { tools } = state.summary;
    const now = hypothesisOf(target.hypotheses, "tools")?.tools;
    const items = tools.map(({ name, active }) => ({ label: name, picked: now ? now.includes(name) : active }));
    const picked = await window.showQuickPick(items, {
      canPickMany: true,
      title: localize("whatIf.toolsTitle"),
      placeHolder: localize("whatIf.toolsPlaceholder"),
    });
    if (picked === undefined) return undefined;
    const names = picked.map(({ label }) => label);
    const isReal = tools.every(({ name, active }) => active === names.includes(name));
    return isReal ? real : { ...target, hypotheses: assume(target.hypotheses, { kind: "tools", tools: names }) };
  } finally {
    following.dispose();
  }
}

async function pickFlags(target: Target): Promise<Target | undefined> {
  const typed = await window.showInputBox({
    title: localize("whatIf.flagsTitle"),
    prompt: localize("whatIf.flagsPrompt"),
    value: hypothesisOf(target.hypotheses, "flags")?.flags.join(" ") ?? "",
    validateInput: (value) => (splitWords(value) === null ? localize("whatIf.flagsOpen") : null),
  });
  const flags = typed === undefined ? null : splitWords(typed);
  if (flags === null) return undefined;
  const hypotheses =
    flags.length === 0 ? without(target.hypotheses, "flags") : assume(target.hypotheses, { kind: "flags", flags });
  return { ...target, hypotheses };
}
