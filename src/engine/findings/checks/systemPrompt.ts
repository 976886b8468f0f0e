/** A SYSTEM.md that was hardly meant to replace everything, and flags whose words were meant as a path. */
import { tokensBetween } from "../../prompt/parts";
import type { Finding } from "../../types";
import { finding } from "../findings";
import type { Check, Subject } from "../subject";

/** A whole prompt is longer than this. */
const longestAddition = 600;

/** Words by which a prompt gives the model its role, in the languages that such files are written in. */
const role =
  /\b(?:you are|you're|your (?:role|task|job|goal)|act as|as an? (?:assistant|agent|expert|engineer)|assistant|agent|role:|du bist|sie sind|tu es|vous êtes|eres|usted es|você é|jesteś|ты\b|вы\b)|(?:^|\s)(?:ты|вы)\s|你是|您是|你的|あなたは|당신은/i;

export const checkSystemPrompt: Check = (subject) => [...readsLikeAddition(subject), ...flagsAsPaths(subject)];

function readsLikeAddition({ scene, system, tools }: Subject): readonly Finding[] {
  const { custom } = system;
  if (custom === null || custom.path === null || custom.flag !== null) return [];
  const text = custom.text.trim();
  const namesTools = tools.tools.some(({ name }) => new RegExp(`\\b${name}\\b`).test(text));
  if (text === "" || text.length > longestAddition || role.test(text) || namesTools) return [];
  const { preamble, tools: list, rules, docs } = scene.profile;
  const lost = [
    preamble,
    ...tools.tools.map(({ snippet }) => snippet ?? ""),
    list.footer,
    ...rules.closing,
    ...docs.lines,
  ];
  const tokens = tokensBetween(0, lost.join("\n").length);
  return [finding("system.readsLikeAddition", { path: custom.path, tokens }, custom.path)];
}

function flagsAsPaths({ scene, system }: Subject): readonly Finding[] {
  const texts = [...(system.custom ? [system.custom] : []), ...system.appends];
  return texts
    .filter(({ flag, path, text }) => flag !== null && path === null && looksLikePath(text))
    .map(({ flag }) => finding("system.flagLooksLikePath", { flag: flag?.name ?? "", cwd: scene.request.cwd }, null));
}

function looksLikePath(words: string): boolean {
  if (words.length > 300 || /\s/.test(words)) return false;
  return /^(?:~|\.{1,2})?[/\\]/.test(words) || /\.(?:md|txt|markdown)$/i.test(words);
}
