/** The rows of templates, of skills and of what only the running pi knows. */
import type { SkillRow, TemplateRow, UnknownRow } from "../../protocol/view";
import { node, offer, quietColor, subject, trustWord, type TreeInput, type TreeNode } from "./node";

export function unknownNodes({ summary }: TreeInput): readonly TreeNode[] {
  return summary.unknowns.map((unknown) => unknownNode(unknown));
}

/** Templates that a typed line reaches, those of the same name that lost under them, and then the rest. */
export function templateNodes(input: TreeInput): readonly TreeNode[] {
  const { templates } = input.summary;
  if (templates.length === 0) return [offer(input.phrases, "createTemplate", input.localize("pick.template.new"), "")];
  const reachable = templates.filter((template) => template.reachable);
  const names = new Set(reachable.map((template) => template.name));
  const lost = templates.filter((template) => !template.reachable);
  return [
    ...reachable.map((template) =>
      templateNode(
        input,
        template,
        lost.filter((other) => other.name === template.name),
      ),
    ),
    ...lost.filter((template) => !names.has(template.name)).map((template) => templateNode(input, template, [])),
  ];
}

export function skillNodes(input: TreeInput): readonly TreeNode[] {
  const { skills } = input.summary;
  if (skills.length === 0) return [offer(input.phrases, "createSkill", input.localize("tree.newSkill"), "")];
  const inPrompt = skills.filter((skill) => skill.inPrompt);
  const names = new Set(inPrompt.map((skill) => skill.name));
  const out = skills.filter((skill) => !skill.inPrompt);
  return [
    ...inPrompt.map((skill) =>
      skillNode(
        input,
        skill,
        out.filter((other) => other.name === skill.name),
      ),
    ),
    ...out.filter((skill) => !names.has(skill.name)).map((skill) => skillNode(input, skill, [])),
  ];
}

function unknownNode(unknown: UnknownRow): TreeNode {
  return node({
    id: unknown.id,
    label: unknown.title,
    description: unknown.reason,
    tooltip: [unknown.title, unknown.path ?? "", unknown.reason].filter(Boolean).join("\n\n"),
    accessibleName: unknown.accessibleName,
    icon: { id: "question", color: quietColor },
    context: unknown.path === null ? [] : ["source", "file"],
    subject: subject(unknown.id, unknown.path, unknown.title),
    action: unknown.path === null ? null : "openSource",
  });
}

function templateNode(input: TreeInput, template: TemplateRow, losers: readonly TemplateRow[]): TreeNode {
  const { localize, phrases } = input;
  const { name, description, source, reachable } = template;
  const trust = trustWord(phrases, template.trust);
  const reason = template.reason ?? "";
  const state = reachable ? "" : localize("tree.notReachable");
  return node({
    id: template.id,
    label: `/${name}`,
    description: [template.argumentHint ?? "", state, folderOf(source, template.path)].filter(Boolean).join(" · "),
    tooltip: [`/${name} ${template.argumentHint ?? ""}`.trim(), description, `${template.path}\n${trust}`, reason]
      .filter(Boolean)
      .join("\n\n"),
    accessibleName: localize(reachable ? "tree.template" : "tree.templateUnreachable", {
      name,
      description,
      source,
      trust,
      reason,
    }),
    icon: reachable ? { id: "terminal", color: null } : { id: "circle-slash", color: quietColor },
    context: ["source", "file", "template", ...(reachable ? ["reachable"] : [])],
    isOpen: true,
    children: losers.map((loser) => templateNode(input, loser, [])),
    subject: subject(null, template.path, `/${name}`),
    action: "openSource",
  });
}

function skillNode(input: TreeInput, skill: SkillRow, losers: readonly SkillRow[]): TreeNode {
  const { localize, phrases } = input;
  const trust = trustWord(phrases, skill.trust);
  const reason = skill.reason ?? "";
  return node({
    id: skill.id,
    label: skill.name,
    description: [skill.inPrompt ? "" : phrases.strings["card.notInPrompt"], folderOf(skill.source, skill.path)]
      .filter(Boolean)
      .join(" · "),
    tooltip: [skill.name, skill.description, `${skill.path}\n${trust}`, reason].filter(Boolean).join("\n\n"),
    accessibleName: localize(skill.inPrompt ? "tree.skillIn" : "tree.skillOut", {
      name: skill.name,
      source: skill.source,
      trust,
      reason,
    }),
    icon: skill.inPrompt ? { id: "check", color: null } : { id: "circle-slash", color: quietColor },
    context: ["source", "file"],
    isOpen: true,
    children: losers.map((loser) => skillNode(input, loser, [])),
    subject: subject(null, skill.path, skill.name),
    action: "openSource",
  });
}

/** A source without the file's name, which the row has already. */
function folderOf(source: string, path: string): string {
  const name = path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")));
  return source.replace(name, "");
}
