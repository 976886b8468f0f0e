/**
 * The Problems panel: the findings of every folder of the workspace as its inspections give them, also on files outside
 * of it. Previews of another trust or another pi never show here.
 */
import { languages, Uri, workspace, type Diagnostic } from "vscode";
import { pushTo } from "../../protocol/teller";
import type { FindingRow } from "../../protocol/view";
import { documentScheme } from "../contributions";
import { addressOf } from "../document/address";
import { createEndings, type Ending } from "../event";
import type { InspectionState } from "../inspections";
import { uriOf, type Session } from "../session";
import { targetKey, type Target } from "../target";
import { diagnosticOf, problemSource } from "./diagnostic";
import { problemTargets } from "./problemTargets";

/** One finding as it is shown, and where it is from. */
export interface Problem {
  readonly target: Target;
  readonly finding: FindingRow;
  readonly uri: Uri;
  readonly diagnostic: Diagnostic;
}

export interface Problems extends Ending {
  /** The problem behind a diagnostic that VS Code hands back: it makes new objects of them. */
  find(uri: Uri, diagnostic: Diagnostic): Problem | undefined;
}

export function createProblems(session: Session): Problems {
  const { targets, inspections, updates } = session;
  const collection = languages.createDiagnosticCollection(problemSource);
  const endings = createEndings(collection);
  let followed = new Map<string, { readonly target: Target; readonly ending: Ending }>();
  let shown: ReadonlyMap<string, readonly Problem[]> = new Map();

  const draw = () => {
    const states = [...followed.values()].flatMap(({ target }) => inspections.state(target) ?? []);
    const next = byFile(states.flatMap((state) => problemsOf(session, state)));
    const gone = [...shown.keys()].filter((key) => !next.has(key));
    collection.set([
      ...gone.map((key): [Uri, undefined] => [Uri.parse(key), undefined]),
      ...[...next].map(([key, problems]): [Uri, Diagnostic[]] => [
        problems[0]?.uri ?? Uri.parse(key),
        problems.map(({ diagnostic }) => diagnostic),
      ]),
    ]);
    shown = next;
  };

  const follow = () => {
    const wanted = problemTargets(targets.folders(), targets.active());
    const before = followed;
    followed = new Map(
      wanted.map((target) => {
        const key = targetKey(target);
        return [key, before.get(key) ?? { target, ending: inspections.follow(target) }];
      }),
    );
    for (const [key, { ending }] of before) if (!followed.has(key)) ending.dispose();
    draw();
  };

  endings.add(targets.onDidChange(follow));
  endings.add(workspace.onDidChangeWorkspaceFolders(follow));
  endings.add(
    inspections.onDidChange(({ target, status, summary }) => {
      const key = targetKey(target);
      if (!followed.has(key) || status.kind === "running") return;
      draw();
      updates.fire({ view: "problems", target: key, revision: summary?.revision ?? null });
    }),
  );
  endings.add({ dispose: () => followed.forEach(({ ending }) => ending.dispose()) });
  follow();

  return {
    find: (uri, diagnostic) =>
      shown
        .get(uri.toString())
        ?.find(
          ({ finding, diagnostic: own }) =>
            own.message === diagnostic.message &&
            own.range.isEqual(diagnostic.range) &&
            finding.code === codeOf(diagnostic),
        ),
    dispose: () => endings.dispose(),
  };
}

/** A finding without a file that an editor can open stands on the prompt itself. */
function problemsOf(session: Session, { target, summary, unopenable }: InspectionState): readonly Problem[] {
  if (summary === null) return [];
  const prompt = Uri.from({ scheme: documentScheme, ...addressOf({ kind: "prompt", target }) });
  const address = (path: string) => (unopenable.has(path) ? prompt : uriOf(session, target, path));
  return [...summary.findings, ...summary.advice].map((finding) => ({
    target,
    finding,
    uri: finding.path === null ? prompt : address(finding.path),
    diagnostic: diagnosticOf(finding, address),
  }));
}

/** By address; the same matter in the same place once, although several folders share it. */
function byFile(problems: readonly Problem[]): ReadonlyMap<string, readonly Problem[]> {
  const files = new Map<string, Problem[]>();
  const seen = new Set<string>();
  for (const problem of problems) {
    const file = problem.uri.toString();
    const { start, end } = problem.diagnostic.range;
    const key = JSON.stringify([file, problem.finding.code, start, end]);
    const isOnPrompt = problem.uri.scheme === documentScheme;
    if (!isOnPrompt && seen.has(key)) continue;
    seen.add(key);
    pushTo(files, file, problem);
  }
  return files;
}

function codeOf({ code }: Diagnostic): unknown {
  return typeof code === "object" ? code.value : code;
}
