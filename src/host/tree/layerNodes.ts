/** The rows of the layers and of what was left out: every word and number of them is the summary's. */
import { isComparable } from "../../protocol/comparable";
import type { FileGroup, FileRow, LeftOutGroup, Row } from "../../protocol/view";
import { costOfChange } from "../../protocol/size";
import { counted, headed, listed, phrase } from "../../protocol/words";
import type { Status } from "../inspections";
import { isWhatIf } from "../target";
import {
  errorColor,
  findingMark,
  node,
  offer,
  placeOf,
  quietColor,
  subject,
  warningColor,
  type TreeInput,
  type TreeNode,
} from "./node";

/** The layers in prompt order under one row that says where, which pi, and how trusted. */
export function layerNodes(input: TreeInput): readonly TreeNode[] {
  const { summary, localize, phrases, target, status } = input;
  const folder = placeOf(summary);
  const { version } = summary.pi;
  const trust = summary.trust.label;
  const about = localize("tree.root", { folder, version, trust });
  const undecided = summary.trust.state === "undecided" ? [localize("tree.undecided")] : [];
  const also = summary.alsoSent.map((text) => localize("tree.alsoSent", { text }));
  const { sentence: size, overBudget } = summary.size;
  const notes = [summary.trust.sentence, ...undecided, summary.pi.note ?? "", ...also].filter((note) => note !== "");
  const said = [localize("tree.rootDescription", { version, trust }), overBudget];
  const description = [isWhatIf(target) ? localize("tree.whatIf") : "", ...said].filter(Boolean).join(" · ");
  const root = node({
    id: "root",
    label: folder,
    description,
    tooltip: [about, summary.cwd, size, ...notes].join("\n\n"),
    accessibleName: headed(phrases, listed(phrases, [about, size]), notes),
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
  const elsewhere = elsewhereNodes(input);
  if (rest === 0) return [...rows, ...elsewhere];
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
    ...elsewhere,
  ];
}

/** Context files that pi reads when it is started in another folder. */
function elsewhereNodes(input: TreeInput): readonly TreeNode[] {
  const { elsewhere } = input.summary;
  if (elsewhere.length === 0) return [];
  const { strings, number } = input.phrases;
  const label = strings["panel.elsewhere"];
  return [
    node({
      id: "elsewhere",
      label,
      description: number(elsewhere.length),
      tooltip: label,
      accessibleName: listed(input.phrases, [label, number(elsewhere.length)]),
      icon: { id: "folder", color: quietColor },
      children: elsewhere.map((file) => fileNode(input, file)),
    }),
  ];
}

function statusNodes({ localize, phrases, time, summary }: TreeInput, status: Status): readonly TreeNode[] {
  if (status.kind !== "failed") return [];
  const label = localize("tree.failed", { time: time(summary.time) });
  const whole = headed(phrases, label, [status.message]);
  return [
    node({
      id: "failed",
      label,
      tooltip: whole,
      accessibleName: whole,
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
      accessibleName: headed(phrases, label, [message, hint]),
      icon: { id: "error", color: errorColor },
    }),
  ];
}

/** Nobody wrote anything for the agent here: say what was looked for, and offer the file that will be read. */
function createAgentsNodes({ summary, localize, phrases }: TreeInput): readonly TreeNode[] {
  if (summary.totals.contextFiles > 0) return [];
  const why = localize("tree.createAgentsTooltip", { names: listed(phrases, summary.contextNames) });
  return [offer(phrases, "createAgentsFile", localize("tree.createAgents"), why)];
}

function rowNode(input: TreeInput, row: Row): TreeNode {
  const { phrases, localize, unsaved, summary } = input;
  const isUnsaved = row.path !== null && unsaved.has(row.path);
  const tokens = phrases.number(row.tokens);
  const note = isUnsaved ? localize("tree.unsaved") : "";
  const layers = { number: phrases.number(row.number), layers: phrases.number(summary.layerCount) };
  const place = listed(phrases, [phrase(phrases, "card.layer", layers), counted(phrases, "count.tokens", row.tokens)]);
  const cost = row.tokens === 0 ? "" : costOfChange(phrases, row, summary.totals.tokens);
  const children = [
    ...row.children.map((child) => rowNode(input, child)),
    ...row.losers.map((file) => fileNode(input, file)),
  ];
  return node({
    id: row.id,
    label: row.title,
    description: [localize("tree.tokens", { source: row.description, tokens }), note].filter(Boolean).join(" · "),
    tooltip: [
      row.title,
      row.path ?? row.description,
      row.reason,
      row.changing?.reason,
      row.about.text,
      place,
      cost,
      note,
    ]
      .filter(Boolean)
      .join("\n\n"),
    accessibleName: listed(phrases, [row.accessibleName, note]),
    icon: rowIcon(row, isUnsaved),
    context: ["layer", ...(row.path === null ? [] : ["source", "file"]), ...findingMark(summary, row.id)],
    isOpen: row.kind !== "skills" || row.losers.length > 0,
    children,
    subject: subject(row.id, row.path, row.title),
    action: row.path === null ? "revealInPanel" : "openSource",
  });
}

/** The description says the same in words. */
function rowIcon({ path, changing, overBudget }: Row, isUnsaved: boolean): TreeNode["icon"] {
  if (isUnsaved) return { id: "circle-filled", color: path === null ? quietColor : null };
  if (overBudget) return { id: "warning", color: warningColor };
  if (changing !== null) return { id: "watch", color: quietColor };
  return path === null ? { id: "gear", color: quietColor } : { id: "check", color: null };
}

function fileNode({ unsaved, localize, phrases, summary }: TreeInput, row: FileRow): TreeNode {
  const note = unsaved.has(row.path) ? localize("tree.unsaved") : "";
  const isPath = row.by !== null && /^(\/|[A-Za-z]:[\\/]|\\\\)/.test(row.by);
  return node({
    id: row.id,
    label: row.title,
    description: [row.description, note].filter(Boolean).join(" · "),
    tooltip: [row.path, row.reason, note].filter(Boolean).join("\n\n"),
    accessibleName: listed(phrases, [row.accessibleName, note]),
    icon: fileIcon(row),
    context: ["source", "file", ...(isPath && isComparable(row) ? ["loser"] : []), ...findingMark(summary, row.id)],
    subject: {
      ...subject(row.id, row.path, row.title),
      line: row.range?.startLine ?? 0,
      column: row.range?.startColumn ?? 0,
      winner: isPath ? row.by : null,
    },
    action: "openSource",
  });
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
