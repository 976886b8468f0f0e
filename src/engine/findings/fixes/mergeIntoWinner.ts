/** Puts the lines that exist only in a loser at the end of its winner. */
import { because } from "../../decide";
import { linesOf } from "../../text/lines";
import { decisionOf, endOf, fileOf, lineEndOf, type Fixer } from "./scene";

export const mergeIntoWinner: Fixer = (scene) => {
  const loser = fileOf(scene);
  const decision = decisionOf(scene);
  const winner = decision?.by ?? null;
  const file = winner === null ? null : scene.world.readText(winner);
  if (!loser || !decision || winner === null || file?.kind !== "text") return [];
  const ranges = decision.evidence ?? (decision.range ? [decision.range] : []);
  if (ranges.length === 0) return [];
  const lines = linesOf(loser.file.text);
  const stretches = ranges.map(({ startLine, endLine }) => lines.slice(startLine, endLine + 1).map(({ text }) => text));
  const lineEnd = lineEndOf(file.text);
  const added = stretches.map((stretch) => stretch.join(lineEnd)).join(lineEnd + lineEnd) + lineEnd;
  const gap = file.text === "" ? "" : /[\r\n]$/.test(file.text) ? lineEnd : lineEnd + lineEnd;
  const count = stretches.reduce((sum, stretch) => sum + stretch.length, 0);
  return [
    {
      name: "mergeIntoWinner",
      title: because(count === 1 ? "fix.mergeLine" : "fix.mergeLines", { count, winner: scene.path.basename(winner) }),
      changes: [{ kind: "edit", path: winner, edits: [{ range: endOf(file.text), text: gap + added }] }],
    },
  ];
};
