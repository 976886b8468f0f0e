/** The sidebar's rows as data: what each view shows of a summary. Every word and number of them is the summary's. */
import type { TrustMark, Verdict } from "../../engine/types";
import type {
  FileGroup,
  FileRow,
  LeftOutGroup,
  Row,
  SkillRow,
  Summary,
  TemplateRow,
  UnknownRow,
} from "../../protocol/view";
import { counted, type Phrases } from "../../protocol/words";
import type { Status } from "../inspections";
import type { Localize } from "../localize";
import { isWhatIf, type Target } from "../target";

/** What a row stands for, and so what commands on it do. */
export interface NodeSubject {
  /** The row's id in the summary, to show it in the panel; null for rows that only the sidebar has. */
  readonly row: string | null;
  /** The real path of its file. */
  readonly path: string | null;
  /** 0-based place in the file. */
  readonly line: number;
  readonly column: number;
  /** The file that is used instead of this one. */
  readonly winner: string | null;
  readonly title: string;
}

export interface TreeNode {
  /** Unique in its view and the same over updates, so that what is open and selected stays. */
  readonly id: string;
  readonly label: string;
  readonly description: string;
  readonly tooltip: string;
  readonly accessibleName: string;
  readonly icon: { readonly id: string; readonly color: string | null };
  /** Words for the `when` clauses of menus: `layer`, `source`, `file`, `loser`. */
  readonly context: readonly string[];
  readonly isOpen: boolean;
  readonly children: readonly TreeNode[];
  readonly subject: NodeSubject | null;
  /** What selecting the row does. */
  readonly action: "openSource" | "revealInPanel" | "createAgentsFile" | "showLog" | null;
}

export interface TreeInput {
  readonly target: Target;
  readonly summary: Summary;
  readonly status: Status;
  /** Real paths of files with unsaved changes. */
  readonly unsaved: ReadonlySet<string>;
  readonly localize: Localize;
  readonly phrases: Phrases;
  time(milliseconds: number): string;
}

const warningColor = "list.warningForeground";
const errorColor = "list.errorForeground";
const quietColor = "disabledForeground";

/** The layers in prompt order under one row that says where, which pi, and how trusted. */
export function layerNodes(input: TreeInput): readonly TreeNode[] {
  const { summary, localize, target, status } = input;
  const folder = placeOf(summary);
  const { version } = summary.pi;
  const trust = summary.trust.label;
  const about = localize("tree.root", { folder, version, trust });
  const undecided = summary.trust.state === "undecided" ? [localize("tree.undecided")] : [];
  const also = summary.alsoSent.map((text) => localize("tree.alsoSent", { text }));
  const notes = [summary.trust.sentence, ...undecided, summary.pi.note ?? "", ...also].filter((note) => note !== "");
  const description = localize("tree.rootDescription", { version, trust });
  const root = node({
    id: "root",
    label: folder,
    description: isWhatIf(target) ? `${localize("tree.whatIf")} · ${description}` : description,
    tooltip: [about, summary.cwd, ...notes].join("\n\n"),
    accessibleName: [about, ...notes].join(". "),
    icon: { id: summary.trust.state === "undecided" ? "workspace-unknown" : "folder", color: null },
    isOpen: true,
    children: [...outcomeNodes(input), ...summary.rows.map((row) => rowNode(input, row)), ...createAgentsNodes(input)],
  });
  return [...statusNodes(input, status), root];
}

/** What has no winner in the prompt. The rest of what was left out hangs under its winners, and is counted here. */
export function leftOutNodes(input: TreeInput): readonly TreeNode[] {
  const { summary, localize } = input;
  const rows = summary.notInPrompt.map((row) => ("files" in row ? groupNode(input, row) : fileNode(input, row)));
  const shown = summary.notInPrompt.reduce((sum, row) => sum + ("files" in row ? row.files.length : 1), 0);
  const rest = summary.leftOut.total - shown;
  if (rest === 0) return rows;
  const label = localize(rest === 1 ? "tree.underWinners.one" : "tree.underWinners.other", { count: rest });
  return [
    ...rows,
    node({
      id: "underWinners",
      label,
      tooltip: label,
      accessibleName: label,
      icon: { id: "list-tree", color: quietColor },
    }),
  ];
}

export function unknownNodes({ summary }: TreeInput): readonly TreeNode[] {
  return summary.unknowns.map((unknown) => unknownNode(unknown));
}

/** Templates that a typed line reaches, those of the same name that lost under them, and then the rest. */
export function templateNodes(input: TreeInput): readonly TreeNode[] {
  const { templates } = input.summary;
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

/** `web-shop / packages/api`. */
export function placeOf({ folderName, relativeCwd }: Summary): string {
  return relativeCwd === "" ? folderName : `${folderName} / ${relativeCwd}`;
}

/** How many findings are worth a number on the icon. */
export function warningsOf(summary: Summary): Summary["findings"] {
  return summary.findings.filter(({ severity }) => severity === "error" || severity === "warning");
}

type Needed = Pick<TreeNode, "id" | "label" | "tooltip" | "accessibleName" | "icon">;

function node(needed: Needed & Partial<TreeNode>): TreeNode {
  return { description: "", context: [], isOpen: false, children: [], subject: null, action: null, ...needed };
}

function statusNodes({ localize, time, summary }: TreeInput, status: Status): readonly TreeNode[] {
  if (status.kind !== "failed") return [];
  const label = localize("tree.failed", { time: time(summary.time) });
  return [
    node({
      id: "failed",
      label,
      tooltip: `${label}. ${status.message}`,
      accessibleName: `${label}. ${status.message}`,
      icon: { id: "error", color: errorColor },
      action: "showLog",
    }),
  ];
}

function outcomeNodes({ summary, phrases }: TreeInput): readonly TreeNode[] {
  const { kind, message } = summary.outcome;
  if (kind === "prompt") return [];
  const label = phrases.strings[`state.${kind}`];
  const hint = phrases.strings["state.hypothetical"];
  return [
    node({
      id: "outcome",
      label,
      description: message,
      tooltip: [label, message, hint].join("\n\n"),
      accessibleName: `${label}. ${message} ${hint}`,
      icon: { id: "error", color: errorColor },
    }),
  ];
}

/** Nobody wrote anything for the agent here: say what was looked for, and offer the file that will be read. */
function createAgentsNodes({ summary, localize }: TreeInput): readonly TreeNode[] {
  if (summary.totals.contextFiles > 0) return [];
  const label = localize("tree.createAgents");
  const tooltip = localize("tree.createAgentsTooltip", { names: contextNames.join(", ") });
  return [
    node({
      id: "createAgents",
      label,
      tooltip,
      accessibleName: `${label}. ${tooltip}`,
      icon: { id: "add", color: null },
      action: "createAgentsFile",
    }),
  ];
}

/** The names that pi looks for in each folder, in its order. */
export const contextNames = ["AGENTS.override.md", "AGENTS.md", "AGENTS.MD", "CLAUDE.md", "CLAUDE.MD"];

function rowNode(input: TreeInput, row: Row): TreeNode {
  const { phrases, localize, unsaved, summary } = input;
  const isUnsaved = row.path !== null && unsaved.has(row.path);
  const tokens = phrases.number(row.tokens);
  const note = isUnsaved ? localize("tree.unsaved") : "";
  const place = [
    phrases.strings["card.layer"]
      .replace("{number}", String(row.number))
      .replace("{layers}", String(summary.layerCount)),
    counted(phrases, "count.tokens", row.tokens),
  ].join(", ");
  const children = [
    ...row.children.map((child) => rowNode(input, child)),
    ...row.losers.map((file) => fileNode(input, file)),
  ];
  return node({
    id: row.id,
    label: row.title,
    description: [localize("tree.tokens", { source: row.description, tokens }), note].filter(Boolean).join(" · "),
    tooltip: [row.title, row.path ?? row.description, row.reason, row.about.text, place, note]
      .filter(Boolean)
      .join("\n\n"),
    accessibleName: [row.accessibleName, note].filter(Boolean).join(", "),
    icon: {
      id: isUnsaved ? "circle-filled" : row.path === null ? "gear" : "check",
      color: row.path === null ? quietColor : null,
    },
    context: ["layer", ...(row.path === null ? [] : ["source", "file"])],
    isOpen: row.kind !== "skills" || row.losers.length > 0,
    children,
    subject: subject(row.id, row.path, row.title),
    action: row.path === null ? "revealInPanel" : "openSource",
  });
}

function fileNode({ unsaved, localize }: TreeInput, row: FileRow): TreeNode {
  const note = unsaved.has(row.path) ? localize("tree.unsaved") : "";
  const isPath = row.by !== null && /^(\/|[A-Za-z]:[\\/]|\\\\)/.test(row.by);
  return node({
    id: row.id,
    label: row.title,
    description: [row.description, note].filter(Boolean).join(" · "),
    tooltip: [row.path, row.reason, note].filter(Boolean).join("\n\n"),
    accessibleName: [row.accessibleName, note].filter(Boolean).join(", "),
    icon: fileIcon(row),
    context: ["source", "file", ...(isPath && isFileLoser(row.verdict) ? ["loser"] : [])],
    subject: {
      ...subject(row.id, row.path, row.title),
      line: row.range?.startLine ?? 0,
      column: row.range?.startColumn ?? 0,
      winner: isPath ? row.by : null,
    },
    action: "openSource",
  });
}

function isFileLoser(verdict: Verdict): boolean {
  return verdict === "shadowed" || verdict === "collided";
}

function groupNode(input: TreeInput, group: FileGroup): TreeNode {
  return node({
    id: group.id,
    label: group.title,
    description: group.description,
    tooltip: group.accessibleName,
    accessibleName: group.accessibleName,
    icon: fileIcon(group),
    children: group.files.map((file) => fileNode(input, file)),
    subject: subject(group.id, null, group.title),
  });
}

const groupIcons: Readonly<Record<LeftOutGroup, string>> = {
  shadowed: "circle-slash",
  gated: "workspace-untrusted",
  sameName: "files",
  error: "error",
  ignored: "eye-closed",
  disabled: "circle-slash",
  neverRead: "info",
  other: "circle-outline",
};

/** One icon a state; the description says the same in words. */
function fileIcon({ group, severity }: Pick<FileRow, "group" | "severity">): TreeNode["icon"] {
  if (severity === "error") return { id: "error", color: errorColor };
  if (group === "gated") return { id: groupIcons.gated, color: warningColor };
  if (severity === "warning") return { id: "warning", color: warningColor };
  return { id: groupIcons[group], color: quietColor };
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
    context: ["source", "file", "template"],
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

function subject(row: string | null, path: string | null, title: string): NodeSubject {
  return { row, path, line: 0, column: 0, winner: null, title };
}

function trustWord(phrases: Phrases, trust: TrustMark): string {
  return phrases.strings[`trustMark.${trust}`];
}
