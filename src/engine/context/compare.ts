/**
 * What is lost when a context file is shadowed: nothing when it leads to the winner, says the same or only points to
 * it; else the lines that exist only in it.
 */
import { because } from "../decide";
import type { Scene } from "../scene";
import { linesOf, stretchesOf, type Line } from "../text/lines";
import type { Decision } from "../types";
import type { FolderContext } from "./folder";

type Comparison = Pick<Decision, "reason" | "range" | "evidence">;

/** The verdict on a loser, or null when the path cannot be looked at at all. */
export function compareLoser(scene: Scene, winner: FolderContext, path: string): Comparison | null {
  const stat = scene.world.stat(path);
  if (stat.kind !== "entry" || stat.type !== "file") return null;
  const own = scene.world.stat(winner.path);
  if (own.kind === "entry" && own.identity === stat.identity)
    return whole(because("context.shadowedLink", { path, winner: winner.path }));
  const file = scene.world.readText(path);
  if (file.kind !== "text") return whole(because("context.shadowed", { path, winner: winner.path, unique: "?" }));
  if (isPointer(file.text, winner.name))
    return whole(because("context.shadowedPointer", { path, winner: winner.path }));
  const unique = linesOnlyIn(file.text, winner.file.text).filter(saysSomething);
  if (unique.length === 0) return whole(because("context.shadowedSame", { path, winner: winner.path }));
  const evidence = stretchesOf(unique);
  const reason = because("context.shadowed", { path, winner: winner.path, unique: unique.length });
  return { reason, range: evidence[0] ?? null, evidence };
}

function whole(reason: Decision["reason"]): Comparison {
  return { reason, range: null };
}

/** The lines of `text` with content that `other` does not have, in order, outer white space aside. */
export function linesOnlyIn(text: string, other: string): readonly Line[] {
  const known = new Set(linesOf(other).map((line) => line.text.trim()));
  return linesOf(text).filter((line) => line.text.trim() !== "" && !known.has(line.text.trim()));
}

/** A file's own name as its heading, and the sentence that Claude Code's /init starts every file with, tell nothing. */
function saysSomething({ text }: Line): boolean {
  const line = text.trim();
  if (/^#+\s*(?:AGENTS|CLAUDE)(?:\.override)?(?:\.md)?$/i.test(line)) return false;
  return !/^This file provides guidance to .{1,80} when working with code in this repository\.?$/.test(line);
}

/**
 * Whether a file only points to the winner: nothing but headings, comments and up to three short lines that each send
 * the reader there, as an import, as a link or in words.
 */
export function isPointer(text: string, winnerName: string): boolean {
  if (text.length > 2000) return false;
  const lines = text
    .replace(/<!--[\s\S]*?-->/g, "")
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
  return lines.length > 0 && lines.length <= 3 && lines.every((line) => pointsTo(line, winnerName));
}

const sends =
  /\b(?:see|read|refer|follow|use|go to|found|moved|lives?|instructions|guidelines|guidance|rules|documented)\b/i;
const forbids = /\b(?:not|never|don't|instead of|rather than)\b/i;

function pointsTo(line: string, name: string): boolean {
  if (line.length > 200 || !line.includes(name)) return false;
  // The bare name is what a checkout without symbolic links makes of one.
  const sign = "(?:[-*]?\\s*@(?:\\.{1,2}/)*|(?:\\./)?)";
  if (new RegExp(`^${sign}${name.replaceAll(".", "\\.")}$`).test(line)) return true;
  return sends.test(line) && !forbids.test(line);
}
