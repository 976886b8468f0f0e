/** The native sidebar: six views of the active target, complete without the panel. */
import {
  commands as vscodeCommands,
  EventEmitter,
  ThemeColor,
  ThemeIcon,
  TreeItem,
  TreeItemCollapsibleState,
  window,
  type TreeDataProvider,
  type TreeView,
} from "vscode";
import { skillFolders, templateFolders } from "../command/create";
import { commands, contextKeys, views, type ViewName } from "../contributions";
import { createEndings, type Ending } from "../event";
import { clockTime } from "../compare/time";
import { hostPhrases, localize } from "../localize";
import { dependsOn, unsavedRealPaths, type Session } from "../session";
import { targetKey } from "../target";
import { isVirtual } from "../virtual/window";
import type { Summary } from "../../protocol/view";
import { counted, headed, listed, phrase } from "../../protocol/words";
import { findingNodes, findingsAlone } from "./findingNodes";
import { layerNodes, leftOutNodes } from "./layerNodes";
import { skillNodes, templateNodes, unknownNodes } from "./listNodes";
import { placeOf, warningsOf, type NodeSubject, type TreeInput, type TreeNode } from "./node";

const nodesOf: Readonly<Record<ViewName, (input: TreeInput) => readonly TreeNode[]>> = {
  layers: layerNodes,
  leftOut: leftOutNodes,
  findings: findingNodes,
  runTime: unknownNodes,
  templates: templateNodes,
  skills: skillNodes,
};

interface View {
  readonly name: ViewName;
  readonly tree: TreeView<TreeNode>;
  readonly changed: EventEmitter<void>;
  nodes: readonly TreeNode[];
}

export interface TreeViews extends Ending {
  /** What the row stands for that was selected last. */
  selected(): NodeSubject | null;
}

export function createTreeViews(session: Session): TreeViews {
  const { targets, inspections, updates } = session;
  const endings = createEndings();
  const all = (Object.keys(views) as ViewName[]).map((name) => openView(name, endings));
  let lastUsed: TreeView<TreeNode> | undefined;
  for (const { tree } of all) endings.add(tree.onDidChangeSelection(() => (lastUsed = tree)));

  const draw = () => {
    const target = targets.active();
    const state = target && inspections.state(target);
    const summary = state?.summary ?? null;
    void vscodeCommands.executeCommand(
      "setContext",
      contextKeys.state,
      target ? (summary ? "ready" : "waiting") : "none",
    );
    for (const view of all) {
      const input: TreeInput | null =
        target && summary && state
          ? {
              target,
              summary,
              status: state.status,
              unsaved: unsavedRealPaths(session, target),
              localize,
              phrases: hostPhrases(),
              time: clockTime,
            }
          : null;
      view.nodes = input ? nodesOf[view.name](input) : [];
      const failure = state?.status.kind === "failed" ? state.status.message : null;
      view.tree.message = messageOf(view.name, summary, failure, target !== undefined && isVirtual(target)) ?? "";
      view.tree.description = summary ? descriptionOf(view.name, summary) : "";
      view.tree.badge = view.name === "layers" ? badgeOf(summary) : undefined;
      view.changed.fire();
      updates.fire({ view: view.name, target: target ? targetKey(target) : "", revision: summary?.revision ?? null });
    }
  };

  const isActive = (key: string) => {
    const active = targets.active();
    return active !== undefined && targetKey(active) === key;
  };
  endings.add(
    inspections.onDidChange((state) => {
      // That a run is under way is no news here; the views stand still until it ends.
      if (isActive(targetKey(state.target)) && state.status.kind !== "running") draw();
    }),
  );
  endings.add(targets.onDidChange(draw));
  endings.add(
    session.unsaved.onDidChange((path) => {
      const active = targets.active();
      if (active && dependsOn(session, active, path)) draw();
    }),
  );
  draw();
  return { selected: () => lastUsed?.selection[0]?.subject ?? null, dispose: () => endings.dispose() };
}

function openView(name: ViewName, endings: { add<T extends Ending>(ending: T): T }): View {
  const changed = endings.add(new EventEmitter<void>());
  const provider: TreeDataProvider<TreeNode> = {
    onDidChangeTreeData: changed.event,
    getChildren: (parent) => [...(parent ? parent.children : view.nodes)],
    getTreeItem: (node) => itemOf(name, node),
  };
  const tree = endings.add(
    window.createTreeView(views[name], { treeDataProvider: provider, showCollapseAll: name === "layers" }),
  );
  const view: View = { name, tree, changed, nodes: [] };
  return view;
}

const actionCommands = {
  openSource: commands.openSource,
  revealInPanel: commands.revealInPanel,
  createAgentsFile: commands.createAgentsFile,
  createTemplate: commands.createTemplate,
  createSkill: commands.createSkill,
  showLog: commands.showLog,
} as const;

/** Tooltips are plain strings: a file's name or text is never read as Markdown. */
function itemOf(view: ViewName, node: TreeNode): TreeItem {
  const { None, Expanded, Collapsed } = TreeItemCollapsibleState;
  const item = new TreeItem(node.label, node.children.length === 0 ? None : node.isOpen ? Expanded : Collapsed);
  item.id = `${view}:${node.id}`;
  item.description = node.description;
  item.tooltip = node.tooltip;
  item.contextValue = node.context.join(" ");
  item.accessibilityInformation = { label: node.accessibleName };
  item.iconPath = new ThemeIcon(node.icon.id, node.icon.color === null ? undefined : new ThemeColor(node.icon.color));
  if (node.action !== null) {
    item.command = { command: actionCommands[node.action], title: node.label, arguments: [node] };
  }
  return item;
}

function badgeOf(summary: Summary | null): TreeView<TreeNode>["badge"] {
  const warnings = summary ? warningsOf(summary) : [];
  const [first] = warnings;
  if (!summary || !first) return undefined;
  const tooltip =
    warnings.length === 1
      ? localize("tree.badge.one", { message: first.message })
      : localize("tree.badge.other", { count: warnings.length, folder: placeOf(summary) });
  return { value: warnings.length, tooltip };
}

/** The number beside a view's title. */
function descriptionOf(view: ViewName, summary: Summary): string {
  const { leftOut, unknowns, templates, skills } = summary;
  const phrases = hostPhrases();
  switch (view) {
    case "layers":
      return "";
    case "leftOut":
      return counted(phrases, "count.leftOut", leftOut.total);
    case "findings":
      return phrases.number(findingsAlone({ summary }));
    case "runTime":
      return phrases.number(unknowns.length);
    case "templates":
      return phrases.number(templates.filter((template) => template.reachable).length);
    case "skills":
      return phrase(phrases, "source.skillsOf", {
        shown: phrases.number(skills.filter((skill) => skill.inPrompt).length),
        all: phrases.number(skills.length),
      });
  }
}

/** What an empty view says: what was looked for, and where. */
function messageOf(
  view: ViewName,
  summary: Summary | null,
  failure: string | null,
  isModel: boolean,
): string | undefined {
  if (summary === null)
    return view === "layers" && failure !== null
      ? headed(hostPhrases(), localize("tree.failedFirst"), [failure])
      : undefined;
  const places = (folders: typeof templateFolders) => listed(hostPhrases(), folders(summary, localize));
  switch (view) {
    case "layers":
      return isModel ? localize("virtual.short") : undefined;
    case "leftOut":
      return summary.leftOut.total === 0 ? localize("tree.nothingLeftOut") : undefined;
    case "findings": {
      const isEmpty = findingsAlone({ summary }) + summary.advice.length + summary.ignored === 0;
      return isEmpty ? localize("tree.nothingElseFound") : undefined;
    }
    case "runTime":
      return summary.unknowns.length === 0 ? localize("tree.nothingAtRunTime") : undefined;
    case "templates":
      return summary.templates.length === 0
        ? localize("tree.noTemplates", { places: places(templateFolders) })
        : undefined;
    case "skills":
      return summary.skills.length === 0 ? localize("tree.noSkills", { places: places(skillFolders) }) : undefined;
  }
}
