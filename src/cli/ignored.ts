/** The findings that a folder's workspace settings say to ignore: the same list that the editor writes and reads. */
import { parse } from "jsonc-parser";
import { readIgnored } from "../engine/findings/ignoredEntries";
import type { Ports } from "../engine/ports";
import type { IgnoredFinding } from "../engine/types";

const key = "piPrompt.ignoredFindings";
const mostBytes = 1024 * 1024;

/** The entries that are whole: a code, a path and a reason. A broken file has none. */
export function ignoredIn(folder: string, { files, path }: Ports): readonly IgnoredFinding[] {
  const read = files.readFile(path.join(folder, ".vscode", "settings.json"), mostBytes);
  if (read.kind !== "bytes") return [];
  const settings = parseSettings(new TextDecoder().decode(read.bytes));
  return readIgnored(
    typeof settings === "object" && settings !== null ? (settings as Record<string, unknown>)[key] : [],
  );
}

/** Settings of VS Code may hold comments. The parser calls itself for every level of nesting. */
function parseSettings(text: string): unknown {
  try {
    return parse(text) as unknown;
  } catch {
    return null;
  }
}
