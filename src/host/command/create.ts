/**
 * Creating files where pi will certainly read them: the project's own folder only when pi trusts the project, else the
 * agent folder. Nothing that exists is ever written over.
 */
import { join } from "node:path";
import { InputBoxValidationSeverity, window, workspace, WorkspaceEdit, type Uri } from "vscode";
import { shortPath } from "../../protocol/place";
import type { Summary } from "../../protocol/view";
import { allRows } from "../../protocol/inSummary";
import { localize, type Localize } from "../localize";
import { messageOf } from "../log";
import { uriOf, type Session } from "../session";
import type { Target } from "../target";
import { templateNameRemark, templateSkeleton } from "../templates/newTemplate";
import { templateAt } from "../templates/template";
import { windowUri } from "../virtual/window";
import { nameProblem, type NamedKind } from "./names";
import { openFile } from "./open";

/** Whether pi reads what lies in the project's `.pi`. */
function readsProject({ trust }: Summary): boolean {
  return trust.state === "trusted" || trust.state === "notApplicable";
}

/** Where pi looks for templates, as people read it. */
export function templateFolders(summary: Summary, say: Localize): readonly string[] {
  return [inAgentFolder(summary, "prompts"), inProject(summary, join(".pi", "prompts"), say)];
}

export function skillFolders(summary: Summary, say: Localize): readonly string[] {
  return [
    inAgentFolder(summary, "skills"),
    join("~", ".agents", "skills"),
    inProject(summary, join(".pi", "skills"), say),
    inProject(summary, join(".agents", "skills"), say),
  ];
}

function inAgentFolder({ agentDir, cwd, folderName, home }: Summary, name: string): string {
  return shortPath({ folder: cwd, folderName, home }, join(agentDir, name));
}

function inProject(summary: Summary, path: string, say: Localize): string {
  return readsProject(summary) ? path : say("tree.trustedOnly", { path });
}

/**
 * A project without anything to trust would need trust as soon as it has a `.pi` folder of its own: there the agent
 * folder is the place that is certain.
 */
function certainFolder({ trust, cwd, agentDir }: Summary, name: string): string {
  return trust.state === "trusted" ? join(cwd, ".pi", name) : join(agentDir, name);
}

export async function createAgentsFile(session: Session, target: Target): Promise<void> {
  const summary = (await session.inspections.settled(target))?.summary;
  if (!summary) return;
  const path = join(summary.cwd, "AGENTS.md");
  const override = join(summary.cwd, "AGENTS.override.md");
  if (allRows(summary.rows).some((row) => row.path === override)) {
    void window.showWarningMessage(localize("create.shadowed", { path, winner: override }));
  }
  await create(session, target, path, localize("create.agents.body", { folder: summary.folderName }));
}

export async function createTemplate(session: Session, target: Target): Promise<void> {
  const summary = (await session.inspections.settled(target))?.summary;
  if (!summary) return;
  const folder = certainFolder(summary, "prompts");
  const pathOf = (given: string) => join(folder, `${given}.md`);
  const name = await askName("template", folder, pathOf, (given) => templateNameRemark(given, summary, localize));
  if (name === undefined) return;
  const { data, body } = templateSkeleton(summary, localize);
  await create(session, target, pathOf(name), await withFrontmatter(session, data, body));
  await saySoIfNotFound(session, target, pathOf(name));
}

/** Flags, settings or an ignore file may keep pi from a file in the best of places. */
async function saySoIfNotFound({ inspections }: Session, target: Target, path: string): Promise<void> {
  inspections.refresh(target);
  const summary = (await inspections.settled(target))?.summary;
  const row = summary && templateAt(summary, path);
  if (!summary || row?.reachable) return;
  void window.showWarningMessage(row?.reason ?? localize("create.template.notFound", { path }));
}

export async function createSkill(session: Session, target: Target): Promise<void> {
  const summary = (await session.inspections.settled(target))?.summary;
  if (!summary) return;
  const folder = certainFolder(summary, "skills");
  const name = await askName("skill", folder, (given) => join(folder, given, "SKILL.md"));
  if (name === undefined) return;
  const data = { name, description: localize("create.skill.description") };
  const body = localize("create.skill.body", { name });
  await create(session, target, join(folder, name, "SKILL.md"), await withFrontmatter(session, data, body));
}

/** The YAML is the worker's: its library is not loaded where the window starts. */
async function withFrontmatter(
  { client }: Session,
  data: Readonly<Record<string, unknown>>,
  body: string,
): Promise<string> {
  const reply = await client.request("frontmatter", { data, body });
  if (!reply.ok) throw new Error(reply.error);
  return reply.value;
}

/** `remark` warns of a name without preventing it. */
async function askName(
  kind: NamedKind,
  folder: string,
  pathOf: (name: string) => string,
  remark: (name: string) => string | undefined = () => undefined,
): Promise<string | undefined> {
  return window.showInputBox({
    title: localize(`create.${kind}.title`),
    prompt: localize(`create.${kind}.prompt`, { folder }),
    validateInput: async (name) => {
      const problem = nameProblem(kind, name);
      if (problem) return localize(`create.name.${problem}`);
      const path = pathOf(name);
      if (await exists(windowUri(path))) return localize("create.name.taken", { path });
      const message = remark(name);
      return message === undefined ? undefined : { message, severity: InputBoxValidationSeverity.Warning };
    },
  });
}

async function create(session: Session, target: Target, realPath: string, text: string): Promise<void> {
  const uri = uriOf(session, target, realPath);
  if (await exists(uri)) {
    void window.showInformationMessage(localize("create.exists", { path: uri.fsPath }));
  } else if (!(await write(uri, text))) {
    return;
  }
  await openFile(session, target, { path: realPath, line: 0, column: 0 });
}

async function write(uri: Uri, text: string): Promise<boolean> {
  const edit = new WorkspaceEdit();
  edit.createFile(uri, { ignoreIfExists: false, overwrite: false, contents: Buffer.from(text, "utf8") });
  try {
    if (await workspace.applyEdit(edit)) return true;
    void window.showErrorMessage(localize("create.failed", { path: uri.fsPath, message: "" }));
  } catch (error) {
    void window.showErrorMessage(localize("create.failed", { path: uri.fsPath, message: messageOf(error) }));
  }
  return false;
}

async function exists(uri: Uri): Promise<boolean> {
  try {
    await workspace.fs.stat(uri);
    return true;
  } catch {
    return false;
  }
}
