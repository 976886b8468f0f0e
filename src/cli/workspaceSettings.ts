/**
 * What a folder's workspace settings say about its findings: those to live with, and budgets. The editor reads the same
 * file, so that both find the same.
 */
import { parse } from "jsonc-parser";
import { isIgnoredFinding, readIgnored } from "../engine/findings/ignoredEntries";
import type { Ports } from "../engine/ports";
import { budgetedKinds, isBudget, readBudgets } from "../engine/size/budgets";
import { isRecord } from "../engine/text/strictJson";
import type { Budgets, IgnoredFinding } from "../engine/types";

const section = "piPrompt";
const mostBytes = 1024 * 1024;

export interface WorkspaceSettings {
  readonly ignoredFindings: readonly IgnoredFinding[];
  readonly budgets: Budgets;
  /** What does not count, and why. The values stay out of it: they may be anything. */
  readonly problems: readonly string[];
}

/** The settings that are what they should be; a file that is not there says nothing. */
export function workspaceSettings(folder: string, { files, path }: Ports): WorkspaceSettings {
  const file = path.join(folder, ".vscode", "settings.json");
  const read = files.readFile(file, mostBytes);
  const settings = read.kind === "bytes" ? parseSettings(new TextDecoder().decode(read.bytes)) : undefined;
  const get: Get = (name) => (isRecord(settings) ? settings[`${section}.${name}`] : undefined);
  const isThere = read.kind !== "absent";
  const problems = isThere && !isRecord(settings) ? ["no settings could be read from it."] : problemsOf(get);
  return {
    ignoredFindings: readIgnored(get("ignoredFindings")),
    budgets: readBudgets(get),
    problems: problems.map((problem) => `${file}: ${problem}`),
  };
}

/** Settings of VS Code may hold comments, or nothing. The parser calls itself for every level of nesting. */
function parseSettings(text: string): unknown {
  try {
    return parse(text) ?? {};
  } catch {
    return undefined;
  }
}

/** A setting by its name without the section; undefined where it is not set. */
type Get = (name: string) => unknown;

function problemsOf(get: Get): readonly string[] {
  const isSet = (name: string) => get(name) !== undefined;
  return [
    ...["contextFileBudget", "promptBudget"].filter((name) => isSet(name) && !isBudget(get(name))).map(noBudget),
    ...(isSet("layerBudgets") ? layerProblems(get("layerBudgets")) : []),
    ...(isSet("ignoredFindings") ? ignoredProblems(get("ignoredFindings")) : []),
  ];
}

function noBudget(name: string): string {
  return `${section}.${name} is no number of tokens (0 or more), and sets no budget.`;
}

function layerProblems(value: unknown): readonly string[] {
  const key = `${section}.layerBudgets`;
  if (!isRecord(value)) return [`${key} is no object with a number of tokens for a kind of layer, and sets no budget.`];
  const wrong = budgetedKinds.filter((kind) => Object.hasOwn(value, kind) && !isBudget(value[kind]));
  const known: readonly string[] = budgetedKinds;
  const others = Object.keys(value).filter((kind) => !known.includes(kind)).length;
  return [
    ...wrong.map((kind) => noBudget(`layerBudgets.${kind}`)),
    ...(others === 0 ? [] : [`${key} names ${others} that are no layers; there are ${known.join(", ")}.`]),
  ];
}

function ignoredProblems(value: unknown): readonly string[] {
  const key = `${section}.ignoredFindings`;
  if (!Array.isArray(value)) return [`${key} is no list, and ignores nothing.`];
  const broken = value.filter((entry) => !isIgnoredFinding(entry)).length;
  return broken === 0
    ? []
    : [`${key}: ${broken} of ${value.length} have no code, path and reason, and ignore nothing.`];
}
