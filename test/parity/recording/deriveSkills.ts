/** The skills part of a profile, from prompts with two marked skills and with one reading tool active at a time. */
import type { Frame, Profile } from "../../../src/profiles/profile";
import type { Branch, Builder } from "./deriveProfile";
import { between, commonPrefix, commonSuffix } from "./texts";

const skills = [1, 2].map((n) => ({
  name: `qqName${n}`,
  description: `qqDescription${n}`,
  filePath: `qqPlace${n}`,
  disableModelInvocation: false,
}));

export async function deriveSkills(build: Builder, ends: Record<Branch, string>): Promise<Profile["skills"]> {
  const part = async (branch: Branch, options: Record<string, unknown>): Promise<string> => {
    const without = await build(branch, options);
    const head = without.slice(0, without.length - ends[branch].length);
    const whole = await build(branch, { ...options, skills });
    return whole.slice(head.length, whole.length - ends[branch].length);
  };
  const read = await part("builtInPrompt", { selectedTools: ["read"] });
  const bash = await part("builtInPrompt", { selectedTools: ["bash"] });
  const hidden = await part("builtInPrompt", { selectedTools: ["read"], hiddenTools: ["read"] });
  const hint = (text: string): string | null =>
    text === "" ? null : (text.trim().split("\n")[lineOfHint(text)] ?? null);
  const readHint = hint(read) ?? "";
  const frame = frameOf(read);
  const custom = frameOf(await part("customPrompt", { selectedTools: ["read"] }));
  const introEnd = read.indexOf(readHint);
  const nameGap = between(read, "qqPlace1", "qqName2");
  const closing = read.slice(read.indexOf("qqPlace2") + "qqPlace2".length, read.length - frame.close.length);
  const after = commonPrefix(nameGap, closing).replace(/\n<?\/?$/, "");
  const afterHint = between(read, readHint, "qqName1");
  // A skill begins where the text before the first and the text before the second are still the same.
  const beforeName = commonSuffix(afterHint, nameGap.slice(after.length)).replace(/^\n/, "");
  return {
    builtInPrompt: frame,
    customPrompt: custom,
    intro: read.slice(frame.open.length, introEnd),
    hints: { read: readHint, bash: hint(bash), hidden: hint(hidden) === readHint ? null : hint(hidden) },
    paths: afterHint.slice(0, afterHint.length - beforeName.length),
    beforeName,
    beforeDescription: between(read, "qqName1", "qqDescription1"),
    beforeLocation: between(read, "qqDescription1", "qqPlace1"),
    after,
    between: nameGap.slice(after.length, nameGap.length - beforeName.length),
    listClose: closing.slice(after.length),
  };
}

/** The hint is the one line that differs by the reading tool: the second of the part's own text. */
function lineOfHint(text: string): number {
  return /^\s*<[a-z_]+>\n/.test(text) ? 2 : 1;
}

/** The blank line before the part, and its tags where it is a section. */
function frameOf(text: string): Frame {
  const tag = /^\s*<([a-z_]+)>\n/.exec(text);
  if (tag === null) return { open: /^\n*/.exec(text)?.[0] ?? "", close: "" };
  return { open: tag[0], close: `\n</${tag[1]}>` };
}
