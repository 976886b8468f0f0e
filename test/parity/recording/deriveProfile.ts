/**
 * Derives a profile from what a running pi answers: every fixed string is what stands around marker contents in pi's
 * own output, found by comparing outputs. No string of pi is typed here.
 */
import { homedir } from "node:os";
import type { ContextFrame, Frame, Profile } from "../../../src/profiles/profile";
import { piPackageDir } from "../../support/pi/install";
import type { PiSdk } from "../../support/pi/sdk";
import type { LoadAsk } from "../../support/pi/sdkMessages";
import { deriveMcpServers } from "./deriveMcpServers";
import { deriveSkills } from "./deriveSkills";
import { deriveTools } from "./deriveTools";
import {
  between,
  commonPrefix,
  commonSuffix,
  localDate,
  splitAfterLast,
  withoutLeading,
  withoutTrailing,
} from "./texts";

const cwd = "/qqCwd/qq";

/** The two kinds of prompt: pi's own, and the one that a SYSTEM.md replaces. */
export type Branch = "builtInPrompt" | "customPrompt";

/** Asks pi's prompt function for a prompt without tools, in one of the branches. */
export type Builder = (branch: Branch, options?: Record<string, unknown>) => Promise<string>;

/** Records one version. `folder` is an empty folder with an empty home. */
export async function deriveProfile(pi: PiSdk, folder: LoadAsk): Promise<Profile> {
  const build: Builder = (branch, options = {}) =>
    pi.build({
      cwd,
      selectedTools: [],
      toolSnippets: {},
      promptGuidelines: [],
      ...(branch === "customPrompt" ? { customPrompt: "qqCustom" } : {}),
      ...options,
    });
  const ends = { builtInPrompt: await endOf(build, "builtInPrompt"), customPrompt: await endOf(build, "customPrompt") };
  const style = (await build("customPrompt")).includes("</cwd>") ? "sections" : "plain";
  const parts = await deriveTools(pi, build, folder, await docsOf(pi, build, ends.builtInPrompt));
  return {
    version: pi.version,
    versions: [pi.version],
    notice: noticeOf(pi.version),
    style,
    ...parts,
    addendum: {
      builtInPrompt: await addendumOf(build, "builtInPrompt"),
      customPrompt: await addendumOf(build, "customPrompt"),
    },
    context: {
      builtInPrompt: await contextOf(build, "builtInPrompt", ends.builtInPrompt),
      customPrompt: await contextOf(build, "customPrompt", ends.customPrompt),
    },
    skills: await deriveSkills(build, ends),
    tail: {
      builtInPrompt: ends.builtInPrompt.replace(cwd, "{cwd}").replace(localDate(), "{date}"),
      customPrompt: ends.customPrompt.replace(cwd, "{cwd}").replace(localDate(), "{date}"),
    },
    mcpServers: await deriveMcpServers(pi, build),
  };
}

/** The last lines of a prompt: all that follows an addendum when there is nothing else. */
async function endOf(build: Builder, branch: Branch): Promise<string> {
  const one = await build(branch, { appendSystemPrompt: "qqAddendum" });
  const other = await build(branch);
  const after = one.slice(one.indexOf("qqAddendum") + "qqAddendum".length);
  // The last character of two closing tags is the same, but no part of the end: the end begins with its line feed.
  const shared = commonSuffix(after, other);
  return shared.slice(shared.indexOf("\n"));
}

/** What stands around an addendum. */
async function addendumOf(build: Builder, branch: Branch): Promise<Frame> {
  const without = await build(branch);
  const one = await build(branch, { appendSystemPrompt: "qqAddendum" });
  const end = await endOf(build, branch);
  const head = without.slice(0, without.length - end.length);
  const close = one.slice(one.indexOf("qqAddendum") + "qqAddendum".length, one.length - end.length);
  return { open: one.slice(head.length, one.indexOf("qqAddendum")), close };
}

/** The docs part of the built-in prompt: from the blank line after the rules to the end of the head. */
async function docsOf(pi: PiSdk, build: Builder, end: string): Promise<Profile["docs"]> {
  const prompt = await build("builtInPrompt", { promptGuidelines: ["qqRule"] });
  const head = prompt.slice(0, prompt.length - end.length);
  const rulesOn = head.slice(head.indexOf("qqRule"));
  const text = rulesOn.slice(rulesOn.indexOf("\n\n"));
  const tag = /^\s*<[a-z_]+>\n/.exec(text)?.[0];
  const open = tag ?? /^\n*/.exec(text)?.[0] ?? "";
  const close = tag === undefined ? "" : `\n${tag.trim().replace("<", "</")}`;
  if (!text.endsWith(close)) throw new Error(`The docs part of pi ${pi.version} does not close as it opens.`);
  const dir = piPackageDir(pi.version);
  const lines = text
    .slice(open.length, text.length - close.length)
    .split("\n")
    .map((line) =>
      line
        .replace(`${dir}/README.md`, "{readme}")
        .replace(`${dir}/docs`, "{docs}")
        .replace(`${dir}/examples`, "{examples}"),
    );
  return { open, lines, close };
}

/** What stands around context files, from a prompt with one and a prompt with two. */
async function contextOf(build: Builder, branch: Branch, end: string): Promise<ContextFrame> {
  const without = await build(branch);
  const two = await build(branch, {
    contextFiles: [
      { path: "qqPath1", content: "qqText1" },
      { path: "qqPath2", content: "qqText2" },
    ],
  });
  const headLength = without.length - end.length;
  const toFirst = two.slice(headLength, two.indexOf("qqPath1"));
  const toSecond = between(two, "qqText1", "qqPath2");
  const toEnd = two.slice(two.indexOf("qqText2") + "qqText2".length, two.length - end.length);
  const before = withoutLeading(commonSuffix(toFirst, toSecond), "\n");
  const gap = toSecond.slice(0, toSecond.length - before.length);
  const after = withoutTrailing(commonPrefix(gap, toEnd), "\n");
  return {
    open: toFirst.slice(0, toFirst.length - before.length),
    before,
    middle: between(two, "qqPath1", "qqText1"),
    after,
    between: gap.slice(after.length),
    close: toEnd.slice(after.length),
  };
}

/** The licence notice that goes with the recorded strings. */
export function noticeOf(version: string): string {
  return (
    `The strings in this file are from @earendil-works/pi-coding-agent ${version}, ` +
    "which its package declares as: author Mario Zechner, licence MIT."
  );
}

/** A recording must not depend on who records: a profile with a path of the recorder is refused. */
export function checkPortable(profile: Profile): void {
  const text = JSON.stringify(profile);
  for (const path of [homedir(), piPackageDir(profile.version), process.cwd(), "qq"]) {
    if (path.length > 1 && text.includes(path)) throw new Error(`The profile of ${profile.version} holds ${path}.`);
  }
}

/** Cuts the text between the tool list and the first rule at its last blank line. */
export const cutBeforeRules = (text: string): readonly [string, string] => splitAfterLast(text, "\n\n");
