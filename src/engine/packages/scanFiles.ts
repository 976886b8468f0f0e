/**
 * Templates and themes: the conventional folders are flat (`collectAutoPromptEntries`), folders that settings or
 * packages name are searched through (`collectFiles`).
 */
import { because, decide } from "../decide";
import { createIgnoreRules, ignoredDecision, type Hidden, type IgnoreRules } from "./ignoreRules";
import { entriesOf, mayVisit, type Entry, type Owner, type Run } from "./run";

/** The files of a conventional folder that end in `extension`, in pi's order. */
export function scanFlat(run: Run, folder: string, extension: string, owner: Owner): readonly string[] {
  if (!run.world.exists(folder) || !mayVisit(run, folder, folder)) return [];
  const rules = createIgnoreRules(run, owner);
  rules.add(folder, "");
  const found: string[] = [];
  for (const entry of entriesOf(run, folder) ?? []) {
    if (entry.name.startsWith(".") || entry.name === "node_modules") continue;
    if (entry.type === "brokenLink") {
      noteBrokenLink(run, entry, extension, owner);
      continue;
    }
    const answer = rules.test(entry.name);
    if (answer.kind === "broken") return found;
    if (answer.kind === "ignored") {
      if (entry.name.endsWith(extension))
        run.decisions.push(ignoredDecision(owner, entry.path, answer.by, hiddenTemplate(owner, entry)));
    } else if (entry.type === "file" && entry.name.endsWith(extension)) found.push(entry.path);
    else noteLeftOut(run, entry, owner);
  }
  return found;
}

/** The files below a folder that end in `extension`, in pi's order. */
export function scanDeep(run: Run, folder: string, extension: string, owner: Owner): readonly string[] {
  return search({ run, extension, owner, root: folder, rules: createIgnoreRules(run, owner) }, folder, "");
}

interface Search {
  readonly run: Run;
  readonly extension: string;
  readonly owner: Owner;
  readonly root: string;
  readonly rules: IgnoreRules;
}

function search(way: Search, folder: string, prefix: string): readonly string[] {
  const { run, rules, owner, extension } = way;
  if (!run.world.exists(folder) || !mayVisit(run, way.root, folder)) return [];
  rules.add(folder, prefix);
  const found: string[] = [];
  for (const entry of entriesOf(run, folder) ?? []) {
    if (entry.name.startsWith(".") || entry.name === "node_modules") continue;
    if (entry.type === "brokenLink") {
      noteBrokenLink(run, entry, extension, owner);
      continue;
    }
    const isFolder = entry.type === "directory";
    const answer = rules.test(prefix + entry.name + (isFolder ? "/" : ""));
    if (answer.kind === "broken") return found;
    if (answer.kind === "ignored") {
      if (isFolder || entry.name.endsWith(extension))
        run.decisions.push(
          ignoredDecision(owner, entry.path, answer.by, isFolder ? "other" : hiddenTemplate(owner, entry)),
        );
    } else if (isFolder) found.push(...search(way, entry.path, `${prefix}${entry.name}/`));
    else if (entry.type === "file" && entry.name.endsWith(extension)) found.push(entry.path);
  }
  return found;
}

function noteBrokenLink(run: Run, entry: Entry, extension: string, owner: Owner): void {
  if (!entry.name.endsWith(extension)) return;
  run.decisions.push(
    decide({
      ...owner,
      path: entry.path,
      verdict: "missing",
      reason: because("discovery.brokenLink", { path: entry.path }),
    }),
  );
}

/** A README is hidden on purpose. */
function hiddenTemplate(owner: Owner, { name }: Entry): Hidden {
  return owner.kind === "template" && !/^readme\./i.test(name) ? "template" : "other";
}

/** A folder in a flat folder of templates matters when it holds files that would be some. */
function noteFolder(run: Run, path: string, owner: Owner): void {
  const count = (entriesOf(run, path) ?? []).filter(({ name, type }) => type === "file" && name.endsWith(".md")).length;
  const reason = count > 0 ? because("templates.inFolder", { path, count }) : because("templates.folder", { path });
  run.decisions.push(decide({ ...owner, path, verdict: "neverRead", reason }));
}

const nearExtensions = /\.(?:md|markdown|mdx|txt)$/i;

/** What lies in a folder of templates and is none: other spellings, and folders. */
function noteLeftOut(run: Run, { path, name, type }: Entry, owner: Owner): void {
  if (owner.kind !== "template") return;
  if (type === "directory") noteFolder(run, path, owner);
  else if (type === "file" && nearExtensions.test(name)) {
    run.decisions.push(
      decide({ ...owner, path, verdict: "neverRead", reason: because("templates.extension", { path }) }),
    );
  }
}
