/** The settings, read with a type and held to it: a settings file may contain anything. */
import { workspace, type ConfigurationChangeEvent } from "vscode";
import { settings, settingSection } from "./contributions";
import { readIgnored } from "../engine/findings/ignoredEntries";
import { readBudget, readBudgets } from "../engine/size/budgets";
import { windowUri } from "./virtual/window";
import type { PiSettings } from "./worker/messages";

/** The settings that hold for a folder. */
export function piSettings(folder: string): PiSettings {
  const configuration = workspace.getConfiguration(settingSection, windowUri(folder));
  const text = (key: string, fallback = "") => {
    const value = configuration.get<unknown>(key);
    return typeof value === "string" ? value.trim() : fallback;
  };
  const flags = configuration.get<unknown>(settings.piFlags);
  return {
    piVersion: text(settings.piVersion) || "auto",
    piPath: text(settings.piPath),
    agentFolder: text(settings.agentFolder),
    piFlags: Array.isArray(flags) ? flags.filter((flag): flag is string => typeof flag === "string") : [],
    mode: configuration.get<unknown>(settings.mode) === "print" ? "print" : "interactive",
    ignoredFindings: readIgnored(configuration.get<unknown>(settings.ignoredFindings)),
    budgets: readBudgets((key) => configuration.get<unknown>(key)),
    contextWindow: readBudget(configuration.get<unknown>(settings.contextWindow)) ?? 0,
    advice: configuration.get<unknown>(settings.showAdvice) === true,
  };
}

/** Whether a view that can be turned off is wanted. */
export function isWanted(key: "explorerDecorations" | "codeLens"): boolean {
  return workspace.getConfiguration(settingSection).get<unknown>(settings[key]) !== false;
}

export function affectsSettings(event: ConfigurationChangeEvent): boolean {
  return event.affectsConfiguration(settingSection);
}
