/** The tools and rules parts of a profile, and the tools themselves: from prompts with one tool active at a time. */
import type { Profile, ProfileTool } from "../../../src/profiles/profile";
import type { PiSdk } from "../../support/pi/sdk";
import type { LoadAsk } from "../../support/pi/sdkMessages";
import { cutBeforeRules, type Builder } from "./deriveProfile";
import { between, commonPrefix, commonSuffix } from "./texts";

type ToolParts = Pick<Profile, "preamble" | "tools" | "rules" | "docs" | "toolRegistry" | "defaultTools">;

export async function deriveTools(
  pi: PiSdk,
  build: Builder,
  folder: LoadAsk,
  docs: Profile["docs"],
): Promise<ToolParts> {
  const withTools = (selectedTools: string[], more: Record<string, unknown> = {}) =>
    build("builtInPrompt", { selectedTools, ...more });
  const two = await withTools(["qqA", "qqB"], {
    toolSnippets: { qqA: "qqSnippetA", qqB: "qqSnippetB" },
    promptGuidelines: ["qqRule1", "qqRule2"],
  });
  const none = await withTools([], { promptGuidelines: ["qqRule1", "qqRule2"] });

  const preamble = two.slice(0, two.indexOf("\n\n"));
  const lineGap = between(two, "qqSnippetA", "qqB");
  const beforeList = two.slice(0, two.indexOf("qqA"));
  const before = lineGap.slice(lineGap.lastIndexOf("\n") + 1);
  if (!beforeList.endsWith(before)) throw new Error(`The tool list of pi ${pi.version} does not begin as it goes on.`);
  const listStart = beforeList.length - before.length;
  const toRules = between(two, "qqSnippetB", "qqRule1");
  const ruleGap = between(two, "qqRule1", "qqRule2");
  const ruleBefore = ruleGap.slice(ruleGap.lastIndexOf("\n") + 1);
  const ownRulesOpen = toRules.slice(0, toRules.length - ruleBefore.length);
  const [belowList, rulesOpen] = cutBeforeRules(ownRulesOpen);
  const footer = belowList.trimStart().split("\n")[0] ?? "";
  const footerAt = belowList.indexOf(footer);
  const noneText = none.slice(commonPrefix(none, two).length, none.length - commonSuffix(none, two).length);

  const rulesText = (prompt: string): readonly string[] => {
    const open = prompt.indexOf(rulesOpen, prompt.indexOf(footer)) + rulesOpen.length;
    const part = prompt.slice(open, prompt.indexOf(`${closeOfRules}${docs.open}`, open));
    return part
      .split(ruleGap.slice(0, ruleGap.length - ruleBefore.length))
      .map((line) => line.slice(ruleBefore.length));
  };
  // A section closes with the tag that it opened with; the running text closes with nothing.
  const tag = /<([a-z_]+)>\n$/.exec(rulesOpen)?.[1];
  const closeOfRules = tag === undefined ? "" : `\n</${tag}>`;
  const closing = rulesText(await withTools([]));
  const firstRule = async (tools: string[]): Promise<string | null> => {
    const rules = rulesText(await withTools(tools));
    return rules.length > closing.length ? (rules[0] ?? null) : null;
  };
  const shells = {
    bash: await firstRule(["bash"]),
    powershell: await firstRule(["powershell"]),
    both: await firstRule(["bash", "powershell"]),
  };

  const facts = await pi.toolFacts(folder);
  const quiet = rulesText(facts.withoutTools);
  const toolRegistry = facts.tools.map((tool): ProfileTool => {
    const start = tool.prompt.indexOf(beforeList) + beforeList.length;
    const list = tool.prompt.slice(start, tool.prompt.indexOf(belowList, start));
    const head = `${tool.name}${between(two, "qqA", "qqSnippetA")}`;
    const shellRules = [shells.bash, shells.powershell];
    return {
      name: tool.name,
      snippet: list.startsWith(head) ? list.slice(head.length) : "",
      guidelines: rulesText(tool.prompt).filter((rule) => !quiet.includes(rule) && !shellRules.includes(rule)),
      onDemand: !tool.builtIn,
    };
  });
  return {
    preamble,
    tools: {
      open: two.slice(preamble.length, listStart),
      before,
      middle: between(two, "qqA", "qqSnippetA"),
      between: lineGap.slice(0, lineGap.length - before.length),
      none: noneText,
      beforeFooter: belowList.slice(0, footerAt),
      footer,
      close: belowList.slice(footerAt + footer.length),
    },
    rules: {
      open: rulesOpen,
      before: ruleBefore,
      between: ruleGap.slice(0, ruleGap.length - ruleBefore.length),
      close: closeOfRules,
      fileOperations: shells,
      searchTools: await firstRule(["bash", "grep"]),
      closing,
    },
    docs,
    toolRegistry,
    defaultTools: facts.defaults,
  };
}
