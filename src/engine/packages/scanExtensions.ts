/** Extension entry files of a folder (`collectAutoExtensionEntries`): named by a manifest, `index.ts`, or one by one. */
import { createIgnoreRules, ignoredDecision } from "./ignoreRules";
import { readManifest } from "./manifest";
import { entriesOf, mayVisit, type Owner, type Run } from "./run";

/** The entry files, in pi's order; "throws" where this version would. */
export function scanExtensions(run: Run, folder: string, owner: Owner): readonly string[] | "throws" {
  if (!run.world.exists(folder) || !mayVisit(run, folder, folder)) return [];
  const own = entryFilesOf(run, folder, owner);
  if (own === "throws") return own;
  return own ?? scanEntries(run, folder, owner);
}

function scanEntries(run: Run, folder: string, owner: Owner): readonly string[] {
  const rules = createIgnoreRules(run, owner);
  rules.add(folder, "");
  const found: string[] = [];
  for (const entry of entriesOf(run, folder) ?? []) {
    if (entry.name.startsWith(".") || entry.name === "node_modules" || entry.type === "brokenLink") continue;
    const isFolder = entry.type === "directory";
    const isScript = entry.type === "file" && /\.[tj]s$/.test(entry.name);
    const answer = rules.test(entry.name + (isFolder ? "/" : ""));
    if (answer.kind === "broken") return found;
    if (answer.kind === "ignored") {
      if (isScript || isFolder) run.decisions.push(ignoredDecision(owner, entry.path, answer.by));
    } else if (isScript) found.push(entry.path);
    else if (isFolder) {
      const below = entryFilesOf(run, entry.path, owner);
      // pi catches what this throws and stops looking at the folder.
      if (below === "throws") return found;
      found.push(...(below ?? []));
    }
  }
  return found;
}

/** What a folder declares as its entry: the manifest's existing files, else `index.ts`, else `index.js`. */
function entryFilesOf(run: Run, folder: string, owner: Owner): readonly string[] | "throws" | null {
  const { path } = run.world;
  const manifest = readManifest(run, path.join(folder, "package.json"), owner);
  const field = manifest?.extensions;
  if (field === "throws") return "throws";
  const entries = field === undefined || field === "noList" ? [] : "text" in field ? [...field.text] : field;
  const declared = entries.map((entry) => path.resolve(folder, entry)).filter((file) => run.world.exists(file));
  if (declared.length > 0) return declared;
  const index = ["index.ts", "index.js"].map((name) => path.join(folder, name)).find((file) => run.world.exists(file));
  return index === undefined ? null : [index];
}
