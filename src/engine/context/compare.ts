/**
 * What is lost when a context file is shadowed: nothing when it leads to the winner, says the same or only points to
 * it; else the lines that exist only in it.
 */
import { because } from "../decide";
import type { Scene } from "../scene";
import type { Reason } from "../types";
import type { FolderContext } from "./folder";

/** The reason for a loser, or null when the path cannot be looked at at all. */
export function compareLoser(scene: Scene, winner: FolderContext, path: string): Reason | null {
  const stat = scene.world.stat(path);
  if (stat.kind !== "entry" || stat.type !== "file") return null;
  const own = scene.world.stat(winner.path);
  if (own.kind === "entry" && own.identity === stat.identity)
    return because("context.shadowedLink", { path, winner: winner.path });
  const file = scene.world.readText(path);
  if (file.kind !== "text") return because("context.shadowed", { path, winner: winner.path, unique: "?" });
  if (isPointer(file.text, winner.name)) return because("context.shadowedPointer", { path, winner: winner.path });
  const unique = linesOnlyIn(file.text, winner.file.text).length;
  if (unique === 0) return because("context.shadowedSame", { path, winner: winner.path });
  return because("context.shadowed", { path, winner: winner.path, unique });
}

/** Whether a file holds nothing but an import line of the winner, as other tools read it. */
function isPointer(text: string, winnerName: string): boolean {
  return [`@${winnerName}`, `@./${winnerName}`].includes(text.trim());
}

/** The lines of `text` with content that `other` does not have, in order, outer white space aside. */
export function linesOnlyIn(text: string, other: string): readonly string[] {
  const known = new Set(lines(other));
  return lines(text).filter((line) => line !== "" && !known.has(line));
}

function lines(text: string): readonly string[] {
  return text.split(/\r\n|\n|\r/).map((line) => line.trim());
}
