/** The light bulb on a finding: its fixes, each of which is shown before anything is written. */
import { CodeAction, CodeActionKind, languages, type CodeActionProvider, type Diagnostic, type Uri } from "vscode";
import { commands } from "../contributions";
import type { Ending } from "../event";
import { localize } from "../localize";
import type { Session } from "../session";
import { targetKey } from "../target";
import { problemSource } from "./diagnostic";
import { fixesNow } from "./fixesNow";
import { canIgnore } from "./ignoreFinding";
import type { Problem, Problems } from "./problems";

/** What the command is given: which finding, and what to do about it. */
export interface FixRequest {
  /** The key of the target. */
  readonly target: string;
  readonly finding: string;
  /** The title of the fix: numbers would mean another one after a change. Null asks for the choice. */
  readonly fix: string | null;
  readonly ignore: boolean;
}

export function createQuickFixes(session: Session, problems: Problems): Ending {
  const provider: CodeActionProvider = {
    provideCodeActions: async (document, _range, { diagnostics }) => {
      const own = diagnostics.filter(({ source }) => source === problemSource);
      const actions = await Promise.all(
        own.map((diagnostic) => actionsOn(session, problems, document.uri, diagnostic)),
      );
      return actions.flat();
    },
  };
  return languages.registerCodeActionsProvider({ pattern: "**" }, provider, {
    providedCodeActionKinds: [CodeActionKind.QuickFix],
  });
}

async function actionsOn(
  session: Session,
  problems: Problems,
  uri: Uri,
  diagnostic: Diagnostic,
): Promise<readonly CodeAction[]> {
  const problem = problems.find(uri, diagnostic);
  if (problem === undefined) return [];
  const fixes = (await fixesNow(session, problem.target, problem.finding.id)) ?? [];
  const actions = fixes.map(({ title }, index) => {
    const action = actionOf(problem, diagnostic, title, { fix: title, ignore: false });
    action.isPreferred = index === 0;
    return action;
  });
  const ignore = actionOf(problem, diagnostic, localize("fix.ignoreHere", { code: problem.finding.code }), {
    fix: null,
    ignore: true,
  });
  return canIgnore(problem.target) ? [...actions, ignore] : actions;
}

function actionOf(
  { target, finding }: Problem,
  diagnostic: Diagnostic,
  title: string,
  what: Pick<FixRequest, "fix" | "ignore">,
): CodeAction {
  const action = new CodeAction(title, CodeActionKind.QuickFix);
  const request: FixRequest = { target: targetKey(target), finding: finding.id, ...what };
  action.command = { command: commands.fixFinding, title, arguments: [request] };
  action.diagnostics = [diagnostic];
  return action;
}
