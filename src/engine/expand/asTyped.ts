/** Why a line is sent as it was typed, and what its writer may have meant. */
import { because } from "../decide";
import { finding } from "../findings/findings";
import type { Decision, Finding, Reason } from "../types";
import { readSkillCall, readTemplateCall } from "./call";
import type { ExpandScene } from "./scene";
import { skillNamed, templateNamed } from "./scene";

/** The reason for a line that neither a skill nor a template answers to. */
export function reasonToKeep(line: string, scene: ExpandScene): Reason {
  if (/^\s+\//.test(line)) return because("expand.leadingSpace");
  if (!line.startsWith("/")) return because("expand.noSlash");
  const skillCall = readSkillCall(line);
  const skill = skillCall && skillNamed(skillCall.name, scene);
  if (skill) return because("expand.unreadableSkill", { path: skill.path });
  if (skillCall) return because("expand.unknownSkill", { name: skillCall.name });
  const call = readTemplateCall(line, scene.features);
  if (!call?.name) return because("expand.noName");
  const word = /^\S+(?=\s)/.exec(call.name)?.[0];
  if (word !== undefined && templateNamed(word, scene)) return because("expand.nameEndsAtSpace");
  return because("expand.unknownName", { name: call.name });
}

/** Names that differ in case only, and files of that name that pi does not use here. */
export function nearNames(line: string, scene: ExpandScene): readonly Finding[] {
  const skillCall = readSkillCall(line);
  const typed = skillCall?.name ?? readTemplateCall(line, scene.features)?.name;
  if (!typed) return [];
  const prefix = skillCall ? "skill:" : "";
  const known = skillCall ? scene.evaluation.skills : scene.evaluation.templates;
  const sameLetters = known.filter(({ name }) => name !== typed && name.toLowerCase() === typed.toLowerCase());
  return [
    ...sameLetters
      .slice(0, 1)
      .map((one) => finding("expand.otherCase", { typed: prefix + typed, name: prefix + one.name }, one.path)),
    ...scene.evaluation.files
      .filter((file) => isPassedOver(file, typed, skillCall ? "skill" : "template"))
      .map((file) =>
        finding(
          "expand.notReachable",
          { path: file.path, name: typed, verdict: { rule: `word.${file.verdict}` } },
          file.path,
        ),
      ),
  ];
}

function isPassedOver(file: Decision, name: string, kind: Decision["kind"]): boolean {
  const inUse = file.verdict === "included" || file.verdict === "invocable";
  return file.kind === kind && file.name === name && !inUse;
}
