/** The rows of what was found beside the files of the other lists, and of advice, which is no finding. */
import type { Severity } from "../../engine/types";
import { basename } from "../../protocol/place";
import type { FindingRow } from "../../protocol/view";
import { headed, phrase } from "../../protocol/words";
import { errorColor, node, quietColor, subject, warningColor, type TreeInput, type TreeNode } from "./node";

/** Findings that hang on no row of the other views, then advice under a row of its own, then what is ignored. */
export function findingNodes(input: TreeInput): readonly TreeNode[] {
  const { findings } = input.summary;
  const alone = findings.filter(({ row }) => row === null);
  return [...alone.map((finding) => findingNode(input, finding)), ...adviceNodes(input), ...ignoredNodes(input)];
}

/** How many findings the view lists. */
export function findingsAlone({ summary }: Pick<TreeInput, "summary">): number {
  return summary.findings.filter(({ row }) => row === null).length;
}

function findingNode({ phrases }: TreeInput, finding: FindingRow): TreeNode {
  const severity = phrases.strings[`severity.${finding.severity}`];
  return rowOf(finding, severity, icons[finding.severity], phrases);
}

function adviceNodes({ summary, localize, phrases }: TreeInput): readonly TreeNode[] {
  const { advice } = summary;
  if (advice.length === 0) return [];
  const label = localize("tree.advice", { count: advice.length });
  const about = localize("tree.adviceTooltip");
  return [
    node({
      id: "advice",
      label,
      tooltip: about,
      accessibleName: headed(phrases, label, [about]),
      icon: { id: "lightbulb", color: quietColor },
      isOpen: true,
      children: advice.map((one) =>
        rowOf(one, phrases.strings["severity.advice"], { id: "lightbulb", color: quietColor }, phrases),
      ),
    }),
  ];
}

function ignoredNodes({ summary, localize, phrases }: TreeInput): readonly TreeNode[] {
  const { ignored } = summary;
  if (ignored === 0) return [];
  const label = localize(ignored === 1 ? "tree.ignored.one" : "tree.ignored.other", { count: ignored });
  const about = localize("tree.ignoredTooltip");
  return [
    node({
      id: "ignored",
      label,
      tooltip: about,
      accessibleName: headed(phrases, label, [about]),
      icon: { id: "eye-closed", color: quietColor },
    }),
  ];
}

function rowOf(
  { id, code, path, range, message }: FindingRow,
  severity: string,
  icon: TreeNode["icon"],
  phrases: TreeInput["phrases"],
): TreeNode {
  const title = path === null ? message : basename(path);
  return node({
    id,
    label: title,
    description: path === null ? "" : message,
    tooltip: [message, path ?? "", code].filter(Boolean).join("\n\n"),
    accessibleName: phrase(phrases, "name.finding", { severity, title, message }),
    icon,
    context: ["finding", ...(path === null ? [] : ["source", "file"])],
    subject: { ...subject(id, path, title), line: range?.startLine ?? 0, column: range?.startColumn ?? 0 },
    action: path === null ? "revealInPanel" : "openSource",
  });
}

const icons: Readonly<Record<Severity, TreeNode["icon"]>> = {
  error: { id: "error", color: errorColor },
  warning: { id: "warning", color: warningColor },
  information: { id: "info", color: quietColor },
  hint: { id: "lightbulb", color: quietColor },
};
