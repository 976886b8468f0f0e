/**
 * The tree of the panel as data: sections, layers with their losers, files that are left out, things known only at run
 * time. Each node has all that its row and its card draw.
 */
import type { LayerKind, Severity } from "../../src/engine/types";
import type {
  ChangeRow,
  FileGroup,
  FileRow,
  FindingRow,
  LeftOutGroup,
  Row,
  Summary,
  TemplateRow,
  UnknownRow,
} from "../../src/protocol/view";
import { basename } from "../../src/protocol/place";
import { phrase, type Phrases } from "../../src/protocol/words";
import type { IconName } from "../ui/icon";

/** What a node stands for. */
export type Subject =
  | { readonly kind: "section" }
  | { readonly kind: "layer"; readonly row: Row }
  | { readonly kind: "file"; readonly row: FileRow; readonly winner: Row | null }
  | { readonly kind: "group"; readonly row: FileGroup }
  | { readonly kind: "finding" | "advice"; readonly row: FindingRow }
  | { readonly kind: "unknown"; readonly row: UnknownRow }
  | { readonly kind: "change"; readonly row: ChangeRow }
  | { readonly kind: "template"; readonly row: TemplateRow }
  | { readonly kind: "note"; readonly text: string };

export interface TreeNode {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** What a screen reader says. */
  readonly name: string;
  /** Quiet words at the right of a section. */
  readonly note: string;
  readonly severity: Severity | null;
  readonly icon: IconName | null;
  /** The colour of the band that joins a layer with its text; null for what is not in the prompt. */
  readonly band: LayerKind | null;
  readonly tokens: number | null;
  readonly subject: Subject;
  readonly children: readonly TreeNode[];
  /** Whether it starts closed. */
  readonly startsClosed: boolean;
}

/** A node as it stands among the visible ones. */
export interface VisibleNode {
  readonly node: TreeNode;
  readonly level: number;
  readonly position: number;
  readonly size: number;
  readonly parent: string | null;
  readonly open: boolean | null;
}

/** A list that is longer starts closed, unless something in it went wrong; one that is very long starts closed. */
const longList = 20;
const veryLongList = 200;

export function nodesOf(summary: Summary, words: Phrases): readonly TreeNode[] {
  const { strings } = words;
  const shownAbove = summary.rows.reduce((sum, row) => sum + losersUnder(row), 0);
  const apart = summary.leftOut.total - shownAbove;
  const more = shownAbove > 0 ? phrase(words, "panel.more", { count: words.number(apart) }) : words.number(apart);
  const found = summary.findings.filter(({ row }) => row === null).map((row) => findingNode("finding", row, words));
  const alsoSent = section(
    "section:alsoSent",
    strings["panel.alsoSent"],
    words.number(summary.alsoSent.length),
    summary.alsoSent.map((text, index) => noteNode(`note:${index}`, text)),
  );
  return [
    section("section:in", strings["panel.inPrompt"], strings["panel.tokens"], summary.rows.map(layerNode)),
    section(
      "section:out",
      strings["panel.notInPrompt"],
      more,
      summary.notInPrompt.map((row) => leftOutNode(row)),
    ),
    ...elsewhereSection(summary, words),
    section("section:found", strings["panel.found"], words.number(found.length), found),
    adviceSection(summary, words),
    section(
      "section:runTime",
      strings["panel.runTime"],
      words.number(summary.unknowns.length),
      summary.unknowns.map(unknownNode),
    ),
    { ...templateSection(summary, words), startsClosed: true },
    { ...alsoSent, startsClosed: true },
  ].filter((node) => node.children.length > 0);
}

/** Only the files that were left out for one reason, and what they hang under. */
export function onlyGroup(nodes: readonly TreeNode[], group: LeftOutGroup): readonly TreeNode[] {
  return nodes.flatMap((node) => {
    const { subject } = node;
    if (node.id === "section:elsewhere") return [];
    if ((subject.kind === "file" || subject.kind === "group") && subject.row.group === group) return [node];
    const children = onlyGroup(node.children, group);
    return children.length === 0 ? [] : [{ ...node, children, startsClosed: false }];
  });
}

/** Context files that pi reads when it is started in another folder; a long list that is rarely the answer. */
function elsewhereSection({ elsewhere }: Summary, words: Phrases): readonly TreeNode[] {
  const title = words.strings["panel.elsewhere"];
  const rows = elsewhere.map((row) => leftOutNode(row));
  return [{ ...section("section:elsewhere", title, words.number(elsewhere.length), rows), startsClosed: true }];
}

/** The nodes that are to be seen, in order, with what the tree pattern wants to know of each. */
export function visibleNodes(nodes: readonly TreeNode[], isOpen: (node: TreeNode) => boolean): readonly VisibleNode[] {
  const walk = (some: readonly TreeNode[], level: number, parent: string | null): VisibleNode[] =>
    some.flatMap((node, index) => {
      const open = node.children.length === 0 ? null : isOpen(node);
      const own = { node, level, position: index + 1, size: some.length, parent, open };
      return open ? [own, ...walk(node.children, level + 1, node.id)] : [own];
    });
  return walk(nodes, 1, null);
}

/** A node and the ids of its ancestors, outermost first. */
export function findNode(nodes: readonly TreeNode[], id: string): { node: TreeNode; above: readonly string[] } | null {
  for (const node of nodes) {
    if (node.id === id) return { node, above: [] };
    const found = findNode(node.children, id);
    if (found) return { node: found.node, above: [node.id, ...found.above] };
  }
  return null;
}

/** All nodes in tree order, closed ones too. */
export function allNodes(nodes: readonly TreeNode[]): readonly TreeNode[] {
  return nodes.flatMap((node) => [node, ...allNodes(node.children)]);
}

export function isWarning(node: TreeNode): boolean {
  return node.subject.kind !== "group" && (node.severity === "error" || node.severity === "warning");
}

export function section(id: string, title: string, note: string, children: readonly TreeNode[]): TreeNode {
  return {
    ...bare,
    id,
    title,
    description: "",
    name: title,
    note,
    subject: { kind: "section" },
    children,
  };
}

/** A node with nothing but what has to be given. */
export const bare = {
  note: "",
  severity: null,
  icon: null,
  band: null,
  tokens: null,
  children: [],
  startsClosed: false,
} as const;

function layerNode(row: Row): TreeNode {
  // Losers come first: they hang directly under the winner that beat them.
  const children = [...row.losers.map((loser) => fileNode(loser, row)), ...row.children.map(layerNode)];
  return {
    ...bare,
    id: row.id,
    title: row.title,
    description: row.description,
    name: row.accessibleName,
    severity: row.severity,
    band: row.kind,
    tokens: row.tokens,
    subject: { kind: "layer", row },
    children,
    startsClosed: children.length > veryLongList || (children.length > longList && !allNodes(children).some(isWarning)),
  };
}

function leftOutNode(row: FileRow | FileGroup): TreeNode {
  if (row.kind !== "group") return fileNode(row, null);
  return {
    ...bare,
    id: row.id,
    title: row.title,
    description: row.description,
    name: row.accessibleName,
    severity: row.severity,
    icon: iconOf(row),
    subject: { kind: "group", row },
    children: row.files.map((file) => fileNode(file, null)),
    startsClosed: row.severity !== "error" && row.severity !== "warning",
  };
}

function fileNode(row: FileRow, winner: Row | null): TreeNode {
  return {
    ...bare,
    id: row.id,
    title: row.title,
    description: row.description,
    name: row.accessibleName,
    severity: row.severity,
    icon: iconOf(row),
    subject: { kind: "file", row, winner },
  };
}

/** Advice is no finding: it stands apart, starts closed and counts nowhere else. */
function adviceSection({ advice }: Summary, words: Phrases): TreeNode {
  const rows = advice.map((row) => findingNode("advice", row, words));
  const title = words.strings["severity.advice"];
  return { ...section("section:advice", title, words.number(advice.length), rows), startsClosed: true };
}

function findingNode(kind: "finding" | "advice", row: FindingRow, words: Phrases): TreeNode {
  const title = row.path === null ? row.message : basename(row.path);
  const severity = words.strings[`severity.${kind === "advice" ? kind : row.severity}`];
  return {
    ...bare,
    id: row.id,
    title,
    description: row.path === null ? "" : row.message,
    name: phrase(words, "name.finding", { severity, title, message: row.message }),
    severity: row.severity,
    icon: iconOf({ severity: row.severity, group: "neverRead" }),
    subject: { kind, row },
  };
}

/** A row of plain words. */
export function noteNode(id: string, text: string): TreeNode {
  return {
    ...bare,
    id,
    title: text,
    description: "",
    name: text,
    icon: "information",
    subject: { kind: "note", text },
  };
}

function unknownNode(row: UnknownRow): TreeNode {
  return {
    ...bare,
    id: row.id,
    title: row.title,
    description: row.reason,
    name: row.accessibleName,
    icon: "question",
    subject: { kind: "unknown", row },
  };
}

/** The templates that a typed line reaches, then those that none does. */
function templateSection({ templates }: Summary, words: Phrases): TreeNode {
  const reachable = templates.filter((row) => row.reachable).length;
  const nodes = templates.map((row) => templateNode(row, words));
  return section("section:templates", words.strings["panel.templates"], words.number(reachable), nodes);
}

function templateNode(row: TemplateRow, words: Phrases): TreeNode {
  const { name, argumentHint, description, reason, reachable, source } = row;
  const trust = words.strings[`trustMark.${row.trust}`];
  const values = { name, description, source, trust, reason: reason ?? "" };
  return {
    ...bare,
    id: row.id,
    title: `/${name}`,
    description: reachable ? [argumentHint ?? "", description].filter(Boolean).join("  ") : (reason ?? ""),
    name: phrase(words, reachable ? "name.template" : "name.templateUnreachable", values),
    icon: reachable ? "slash" : "lost",
    subject: { kind: "template", row },
  };
}

/** The sign of a left-out file: its severity where it has one, else the group that it is counted in. */
function iconOf({ severity, group }: Pick<FileRow, "severity" | "group">): IconName {
  if (severity === "error" || severity === "warning") return severity;
  return iconOfGroup[group];
}

export const iconOfGroup: Readonly<Record<FileRow["group"], IconName>> = {
  shadowed: "lost",
  gated: "skipped",
  sameName: "same",
  error: "error",
  ignored: "lost",
  disabled: "lost",
  neverRead: "information",
  other: "lost",
};

function losersUnder(row: Row): number {
  return row.losers.length + row.children.reduce((sum, child) => sum + losersUnder(child), 0);
}
