/** A file that is not in the prompt, in a few words: what it is called, what happened to it, and by whom. */
import type { RuleCode } from "../engine/texts";
import type { Decision, TextArguments } from "../engine/types";
import { basename, dirname, isAbsolute, shortFolder, shortPath, type Places } from "./place";
import type { StringKey } from "./strings";
import type { Teller } from "./teller";
import { counted, phrase, type Words } from "./words";

/** A context file is named by its folder's file; everything else by enough of its path to know it. */
export function titleOf(places: Places, decision: Decision): string {
  if (decision.kind === "contextFile") return basename(decision.path);
  const short = shortPath(places, decision.path);
  const steps = short.split(/[\\/]/);
  return steps.length <= 2 ? short : steps.slice(-2).join("/");
}

/** Whether a file lies in a folder that pi would have to be started in. */
export function isElsewhere({ reason }: Decision): boolean {
  return reason.rule === "context.belowCwd";
}

/** The state in a few words: what happened, and by whom. */
export function stateOf({ words, places, evaluation }: Teller, decision: Decision): string {
  const { verdict, reason, range } = decision;
  const by = decision.by === null ? "" : isAbsolute(decision.by) ? nearName(places, decision) : decision.by;
  switch (verdict) {
    case "shadowed":
      return shadowedState(words, reason.arguments, by, reason.rule);
    case "gated":
      return phrase(words, evaluation.trust.state === "undecided" ? "verdict.gatedUndecided" : "verdict.gated");
    case "collided":
      return phrase(words, "verdict.collided", { winner: holderOf(places, decision.by ?? "") });
    case "duplicate":
      return phrase(words, "verdict.duplicate", { winner: by });
    case "ignored": {
      const { line } = reason.arguments;
      const where = typeof line === "number" ? phrase(words, "verdict.lineOf", { by, line: words.number(line) }) : by;
      return phrase(words, "verdict.ignored", { by: where });
    }
    case "invalid":
      return invalidState(words, reason.rule, range);
    case "neverRead":
      return isElsewhere(decision)
        ? phrase(words, "verdict.elsewhere", { folder: shortFolder(places, decision.path) })
        : words.strings["verdict.neverRead"];
    case "disabled":
      return by === "" ? words.strings["verdict.disabledPlain"] : phrase(words, "verdict.disabled", { by });
    default:
      return phrase(words, `verdict.${verdict}` as StringKey);
  }
}

function shadowedState(words: Words, values: TextArguments, winner: string, rule: string): string {
  const unique = values["unique"];
  if (typeof unique === "number" && unique > 0) {
    return phrase(words, "verdict.shadowedUnique", { winner, unique: counted(words, "count.uniqueLines", unique) });
  }
  return phrase(words, /Same$/.test(rule) ? "verdict.shadowedSame" : "verdict.shadowed", { winner });
}

/** What is wrong with a file, in a few words; the sentence of its rule says the rest. */
function invalidState(words: Words, rule: RuleCode, range: Decision["range"]): string {
  const key = invalidStates.find(([rules]) => rules.test(rule))?.[1] ?? "verdict.invalid";
  if (key !== "verdict.invalid" && key !== "verdict.invalidYaml" && key !== "verdict.invalidJson")
    return words.strings[key];
  const what = words.strings[key];
  if (range === null) return what;
  const at = { what, line: words.number(range.startLine + 1), column: words.number(range.startColumn + 1) };
  return phrase(words, key === "verdict.invalidJson" ? "verdict.atColumn" : "verdict.at", at);
}

const invalidStates: readonly (readonly [RegExp, StringKey])[] = [
  [/\.yaml/, "verdict.invalidYaml"],
  [/^(settings|mcp)\.broken$|manifestBroken$|storeBroken$/, "verdict.invalidJson"],
  [/^skills\.(noDescription|noFrontmatter|fenceNotFirst|unclosed|noMapping|bom|looseSilent)$/, "verdict.noDescription"],
  [/^context\.directory$/, "verdict.directory"],
  [/^context\.notRegular$/, "verdict.notRegular"],
];

/** The folder that a skill's own folder, or a template, lies in. */
function holderOf(places: Places, path: string): string {
  return shortFolder(places, basename(path) === "SKILL.md" ? dirname(path) : path);
}

/** The winner's name alone where it differs and lies beside the loser, else its short path. */
function nearName(places: Places, { by, path }: Decision): string {
  const winner = by ?? "";
  const beside = shortFolder(places, winner) === shortFolder(places, path);
  return beside ? basename(winner) : shortPath(places, winner);
}
