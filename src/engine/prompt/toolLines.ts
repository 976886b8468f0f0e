/** The tool list and the rules, line by line, each with the tool that it is from (`core/system-prompt.js`). */
import type { Profile } from "../../profiles/profile";
import type { ToolSet } from "../tools/tools";
import type { Maker } from "../types";
import { made, type Piece } from "./parts";

/** The list and its footer. A tool without a one-line description is not listed. */
export function toolLines(profile: Profile, tools: ToolSet, pi: Maker): readonly Piece[] {
  const listed = tools.tools.filter((tool) => tool.listed);
  const { before, middle, between, none, beforeFooter, footer } = profile.tools;
  const lines = listed.map((tool) =>
    made(before + tool.name + middle + (tool.snippet ?? ""), { kind: "tool", name: tool.name }),
  );
  return [...(lines.length > 0 ? joinLines(lines, between, pi) : [made(none, pi)]), made(beforeFooter + footer, pi)];
}

interface Rule {
  readonly text: string;
  readonly by: Maker;
}

/** The rules in order; the first of equal lines stays. */
export function ruleLines(profile: Profile, tools: ToolSet, pi: Maker): readonly Piece[] {
  const fromTools = tools.guiding.flatMap((name) => {
    const by: Maker = { kind: "tool", name };
    return (profile.toolRegistry.find((tool) => tool.name === name)?.guidelines ?? []).map((text) => ({ text, by }));
  });
  const all: readonly Rule[] = [
    ...explorationRule(profile, tools.guiding),
    ...fromTools,
    ...profile.rules.closing.map((text) => ({ text, by: pi })),
  ];
  const rules = all.map((rule) => ({ ...rule, text: rule.text.trim() })).filter((rule) => rule.text !== "");
  const first = rules.filter((rule, at) => rules.findIndex((other) => other.text === rule.text) === at);
  return joinLines(
    first.map((rule) => made(profile.rules.before + rule.text, rule.by)),
    profile.rules.between,
    pi,
  );
}

/** Which rule on file operations holds depends on the shells and on the search tools. */
function explorationRule(profile: Profile, guiding: readonly string[]): readonly Rule[] {
  const has = (name: string) => guiding.includes(name);
  const searches = has("grep") || has("find") || has("ls");
  const { bash, powershell, both } = profile.rules.fileOperations;
  const rule = (text: string | null, name: string): readonly Rule[] =>
    text === null ? [] : [{ text, by: { kind: "tool", name } }];
  if (searches) return has("bash") ? rule(profile.rules.searchTools, "bash") : [];
  if (has("bash")) return rule(has("powershell") && both !== null ? both : bash, "bash");
  return has("powershell") ? rule(powershell, "powershell") : [];
}

function joinLines(lines: readonly Piece[], between: string, pi: Maker): readonly Piece[] {
  return lines.flatMap((line, at) => (at === 0 ? [line] : [made(between, pi), line]));
}
