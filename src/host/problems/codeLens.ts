/** The line above a context file, of the target that the sidebar shows. */
import { CodeLens, EventEmitter, languages, Range } from "vscode";
import { isWanted } from "../configuration";
import { commands } from "../contributions";
import { createEndings, type Ending } from "../event";
import { hostPhrases, localize } from "../localize";
import { realPathOf, type Session } from "../session";
import { isWhatIf } from "../target";
import { subject } from "../tree/node";
import { windowPath } from "../virtual/window";
import { followActive } from "./followActive";
import { lensesOn, type Lens } from "./lenses";

export function createCodeLenses(session: Session): Ending {
  const { targets, inspections } = session;
  const changed = new EventEmitter<void>();
  const endings = createEndings(changed);
  const draw = () => changed.fire();

  endings.add(
    languages.registerCodeLensProvider(
      { pattern: "**" },
      {
        onDidChangeCodeLenses: changed.event,
        provideCodeLenses: ({ uri }) => {
          const target = targets.active();
          const summary = target && inspections.state(target)?.summary;
          const path = windowPath(uri);
          if (!target || !summary || path === undefined || !isWanted("codeLens")) return [];
          const lenses = lensesOn(summary, realPathOf(session, target, path), hostPhrases(), localize);
          return lenses.map((lens) => lensOf(lens, isWhatIf(target)));
        },
      },
    ),
  );
  endings.add(followActive(session, draw));
  return endings;
}

/** A lens is handed to the commands of the sidebar, as a row of it would be. */
function lensOf({ title, action }: Lens, isPreview: boolean): CodeLens {
  const shown = isPreview ? `${localize("tree.whatIf")}: ${title}` : title;
  const top = new Range(0, 0, 0, 0);
  return action.kind === "reveal"
    ? new CodeLens(top, {
        title: shown,
        command: commands.revealInPanel,
        arguments: [{ subject: subject(action.row, null, title) }],
      })
    : new CodeLens(top, {
        title,
        command: commands.compareWithWinner,
        arguments: [{ subject: { ...subject(null, action.loser, title), winner: action.winner } }],
      });
}
