/** Choosing the context window that prompts are set against. The choice is a setting, so that all views show the same. */
import { ConfigurationTarget, window, workspace, type QuickPickItem } from "vscode";
import { piSettings } from "../configuration";
import { settings, settingSection } from "../contributions";
import { hostPhrases, localize } from "../localize";
import type { Target } from "../target";
import { windowUri } from "../virtual/window";

/** Sizes that models come with, in tokens. */
const usualSizes = [8_000, 16_000, 32_000, 64_000, 128_000, 200_000, 256_000, 400_000, 1_000_000];

interface WindowItem extends QuickPickItem {
  readonly choice: number | "another";
}

export async function pickContextWindow({ folder }: Target): Promise<void> {
  const now = piSettings(folder).contextWindow;
  const picked = await window.showQuickPick(itemsOf(now), {
    title: localize("pick.window.title"),
    placeHolder: localize("pick.window.placeholder"),
    matchOnDescription: true,
  });
  const size = picked?.choice === "another" ? await askForSize(now) : picked?.choice;
  if (size === undefined || size === now) return;
  const configuration = workspace.getConfiguration(settingSection, windowUri(folder));
  await configuration.update(settings.contextWindow, size, placeOf(configuration.inspect(settings.contextWindow)));
}

function itemsOf(now: number): readonly WindowItem[] {
  const { number } = hostPhrases();
  const sizes = [...new Set([...usualSizes, ...(now > 0 ? [now] : [])])].sort((one, other) => one - other);
  const current = (size: number) => (size === now ? { description: localize("pick.target.current") } : {});
  return [
    ...sizes.map((size): WindowItem => ({
      label: localize("pick.window.size", { size: number(size) }),
      ...current(size),
      choice: size,
    })),
    { label: localize("pick.window.none"), ...current(0), choice: 0 },
    { label: `$(edit) ${localize("pick.window.another")}`, choice: "another" },
  ];
}

async function askForSize(now: number): Promise<number | undefined> {
  const text = await window.showInputBox({
    title: localize("pick.window.title"),
    prompt: localize("pick.window.prompt"),
    value: now > 0 ? String(now) : "",
    validateInput: (typed) => (sizeIn(typed) === undefined ? localize("pick.window.noNumber") : undefined),
  });
  return text === undefined ? undefined : sizeIn(text);
}

/** A whole number above 0, as people write it: "200000", "200,000", "200 000". */
function sizeIn(text: string): number | undefined {
  const digits = text.replace(/[\s,._']/g, "");
  return /^[1-9]\d{0,8}$/.test(digits) ? Number(digits) : undefined;
}

interface Places {
  readonly workspaceFolderValue?: unknown;
  readonly workspaceValue?: unknown;
}

/** The place whose value holds now, so that the choice is seen at once; the user's own settings where there is none. */
function placeOf(places: Places | undefined): ConfigurationTarget {
  if (places?.workspaceFolderValue !== undefined) return ConfigurationTarget.WorkspaceFolder;
  return places?.workspaceValue !== undefined ? ConfigurationTarget.Workspace : ConfigurationTarget.Global;
}
