/** Makes a loser a one-line pointer to its winner, once with its own lines added to the winner and once without. */
import { because } from "../../decide";
import type { FileChange } from "./fix";
import { mergeIntoWinner } from "./mergeIntoWinner";
import { decisionOf, fileOf, wholeOf, type Fixer } from "./scene";

export const pointToWinner: Fixer = (scene) => {
  const loser = fileOf(scene);
  const winner = decisionOf(scene)?.by ?? null;
  if (!loser || winner === null || scene.path.dirname(winner) !== scene.path.dirname(loser.path)) return [];
  const name = scene.path.basename(winner);
  const names = { winner: name, loser: scene.path.basename(loser.path) };
  const pointer: FileChange = {
    kind: "edit",
    path: loser.path,
    edits: [{ range: wholeOf(loser.file.text), text: `@${name}\n` }],
  };
  const merged = mergeIntoWinner(scene)[0];
  return [
    ...(merged
      ? [
          {
            name: "pointToWinner" as const,
            title: because("fix.mergeAndPoint", names),
            changes: [...merged.changes, pointer],
          },
        ]
      : []),
    { name: "pointToWinner", title: because("fix.point", names), changes: [pointer] },
  ];
};
