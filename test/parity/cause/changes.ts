/** Files that are not in the prompt are changed: the real pi's prompt stays what it is, byte for byte. */
import { realpathSync } from "node:fs";
import { dirname } from "node:path";
import type { Decision } from "../../../src/engine/types";
import { askOurs, askReal } from "./asking";
import { contradict, difference, filesInPrompt, inWords, rowOf, type Bench } from "./bench";
import { filesBelow, typeOf } from "./disk";
import { nextMark, putMark } from "./marks";

/** A verdict whose file is changed, or a file that no verdict speaks of. */
type Subject = Decision | string;

/** Changes all of them at once; where that shows, each by itself, so that the culprit is named. */
export async function changeLeftOut(bench: Bench): Promise<void> {
  const subjects = [...bench.said.evaluation.files.filter(isChanged(bench)), ...unmentioned(bench)];
  if (subjects.length === 0 || (await problemOf(bench, subjects)) === null) {
    bench.tried.unchanged += subjects.length;
    bench.tried.unmentioned += subjects.filter((subject) => typeof subject === "string").length;
    return;
  }
  for (const subject of subjects) {
    const problem = await problemOf(bench, [subject]);
    if (problem !== null) contradict(bench, typeof subject === "string" ? subject : inWords(subject), problem);
  }
}

/** Whether a verdict's file is changed here; why it is not is noted. */
const isChanged = (bench: Bench) => (decision: Decision) => {
  const row = rowOf(decision);
  if (row?.kind !== "beside" && row?.kind !== "leftOut") return false;
  const { exempt } = bench.tried;
  if (row.kind === "leftOut" && row.edit === "same") exempt.push("change: it is one file with another that is judged");
  else if (textsOf(bench, decision).length === 0) exempt.push("change: there is no text");
  else if (freeTexts(bench, decision).length === 0) exempt.push("change: the file is in the prompt by another path");
  else return true;
  return false;
};

/** Null when the prompt stays as it is after a change of these, and our verdicts too. */
async function problemOf(bench: Bench, subjects: readonly Subject[]): Promise<string | null> {
  const { one, laid, disk, real, base } = bench;
  try {
    for (const subject of subjects) change(bench, subject);
    const after = askOurs(one, laid).evaluation.files;
    for (const subject of subjects) {
      if (typeof subject === "string" || after.some((file) => isSameVerdict(file, subject))) continue;
      return "a change of its text changes our verdict";
    }
    const sent = await askReal(one, laid, real);
    if (typeof sent === "string") return `after a change of its text ${sent}`;
    if (sent.prompt === base.prompt) return null;
    return `a change of its text changes the prompt: ${difference(base.prompt, sent.prompt)}`;
  } finally {
    disk.undo();
  }
}

function isSameVerdict(one: Decision, other: Decision): boolean {
  return one.path === other.path && one.kind === other.kind && one.verdict === other.verdict;
}

function change(bench: Bench, subject: Subject): void {
  if (typeof subject === "string") putMark(bench.disk, subject, nextMark(), { describes: true });
  else markFiles(bench, subject, nextMark());
}

/** Marks the file that a verdict is on, or all files in the folder that it is on, but for those in the prompt; tells how many. */
export function markFiles(bench: Bench, decision: Decision, mark: string): number {
  const row = rowOf(decision);
  const describes = row?.kind === "beside" || (row?.kind === "leftOut" && row.edit !== "line");
  const server = decision.kind === "mcpConfig" ? decision.reason.arguments["name"] : undefined;
  const header = headerKept(decision);
  const place = {
    describes,
    ...(server === undefined ? {} : { server: String(server) }),
    ...(header === null ? {} : { header }),
  };
  const files = freeTexts(bench, decision);
  for (const file of files) putMark(bench.disk, file, mark, place);
  return files.length;
}

/** A skill that pi has read keeps its name; its description may have any shape that YAML has. */
function headerKept({ kind, verdict, name, reason }: Decision): { name: string; isHidden: boolean } | null {
  const isHidden = reason.rule === "skills.notInPrompt";
  const isRead = kind === "skill" && (verdict === "collided" || verdict === "invocable" || isHidden);
  return isRead && name !== null ? { name, isHidden } : null;
}

function freeTexts(bench: Bench, decision: Decision): readonly string[] {
  const shown = filesInPrompt(bench.said);
  return textsOf(bench, decision).filter((file) => !shown.has(realpathSync(file)));
}

/** The files whose text a verdict is about: the file itself, or the texts in a folder. */
function textsOf({ laid }: Bench, { path, kind, reason }: Decision): readonly string[] {
  const at = reason.rule === "discovery.ownPackage" ? dirname(path) : path;
  if (!at.startsWith(`${laid.root}/`)) return [];
  const type = typeOf(at);
  // The folder of an extension is code; a setting may even take a home for one.
  if (type === "directory") return kind === "extension" ? [] : filesBelow(at).filter(isText);
  return type === "file" ? [at] : [];
}

const isText = (path: string) => path.endsWith(".md") || path.endsWith("/settings.json");

/** Markdown files and plain texts of the folder that no verdict is on, nor on a folder around them. */
function unmentioned({ laid, said }: Bench): readonly string[] {
  const known = said.evaluation.files.map(({ path }) => path);
  const real = new Set(known.filter((path) => typeOf(path) === "file").map((path) => realpathSync(path)));
  return filesBelow(laid.root)
    .filter((path) => /\.(?:md|MD|txt)$/.test(path) && !path.includes("/.git/"))
    .filter((path) => !real.has(path) && !known.some((other) => path.startsWith(`${other}/`)));
}
