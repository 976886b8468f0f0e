/**
 * The folders of a workspace side by side. VS Code's own search finds those that hold something for pi, so
 * `files.exclude` holds; the worker reads one after the other, and the user may break it off.
 */
import { basename, dirname, sep } from "node:path";
import { ProgressLocation, window } from "vscode";
import { foldersReport } from "../../protocol/foldersReport";
import type { Summary } from "../../protocol/view";
import { askOf } from "../asking";
import { createEmitter } from "../event";
import { hostPhrases, localize } from "../localize";
import { searchIn } from "../search";
import type { Session } from "../session";
import { targetOf, type Target } from "../target";
import { candidateFolder } from "./candidateFolder";
import type { ReportSource } from "./reportPanel";
import { folderTitle } from "./title";

/** VS Code's patterns know no braces in braces. */
const names = [
  ...["AGENTS.override.md", "AGENTS.md", "AGENTS.MD", "CLAUDE.md", "CLAUDE.MD", ".pi/*.md", ".pi/*.json"],
  ...[".pi/prompts/*.md", ".pi/skills/**/*.md", ".pi/extensions/*", ".agents/skills/**/*.md"],
];
const pattern = `**/{${names.join(",")}}`;

/** Bounds of the search, and of what is read for the table. */
const mostFiles = 3000;
const mostFolders = 200;

/** Milliseconds after which the user is told that it takes a while. */
const patience = 1000;

export function foldersSource(session: Session, target: Target, showPanel: (target: Target) => void): ReportSource {
  const { folder } = target;
  return {
    target,
    title: folderTitle("folders.tab", folder),
    load: async () => {
      const all = await foldersIn(folder);
      const folders = all.slice(0, mostFolders);
      const summaries = await readAll(session, folder, folders);
      const survey = { folderName: basename(folder), summaries, found: folders.length };
      return foldersReport({ ...survey, isCut: all.length > folders.length }, hostPhrases());
    },
    run: async (cwd) => showPanel(targetOf(folder, cwd)),
  };
}

/** The folder itself, and those below it that hold something for pi, by path. */
async function foldersIn(folder: string): Promise<readonly string[]> {
  const found = await searchIn(folder, pattern, mostFiles);
  const holders = found.map((path) => candidateFolder(path, { dirname, basename }));
  const below = holders.filter((holder) => holder === folder || holder.startsWith(folder + sep));
  return [...new Set([folder, ...below])].sort();
}

async function readAll(session: Session, folder: string, folders: readonly string[]): Promise<readonly Summary[]> {
  const summaries: Summary[] = [];
  const steps = createEmitter<number>();
  let isCancelled = false;
  const reading = (async () => {
    for (const cwd of folders) {
      if (isCancelled) return;
      const asked = await askOf(targetOf(folder, cwd), session.survey);
      // What lies elsewhere is the table's matter, not that of each row.
      const reply = await session.client.request("overview", { ...asked, survey: [] });
      if (!reply.ok) throw new Error(reply.error);
      summaries.push(reply.value);
      steps.fire(summaries.length);
    }
  })();
  const late = new Promise<"late">((resolve) => setTimeout(() => resolve("late"), patience));
  if ((await Promise.race([reading, late])) === "late") {
    const options = { location: ProgressLocation.Notification, title: localize("folders.progress"), cancellable: true };
    await window.withProgress(options, async (progress, token) => {
      token.onCancellationRequested(() => (isCancelled = true));
      const all = folders.length;
      steps.event((done) =>
        progress.report({ message: localize("folders.step", { done, all }), increment: 100 / Math.max(1, all) }),
      );
      await reading;
    });
  }
  return summaries;
}
