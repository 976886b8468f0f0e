/** VS Code's own search for files: `files.exclude` and its limits hold. */
import { RelativePattern, workspace } from "vscode";
import { virtualScheme, windowPath, windowUri } from "./virtual/window";

/** Milliseconds that a search in a folder that is on no disk may take: where nobody searches there, VS Code waits. */
const virtualPatience = 2_000;

/** The paths in a folder that match; as many as it takes to know that there are too many. */
export async function searchIn(folder: string, pattern: string, most: number): Promise<readonly string[]> {
  const found = Promise.resolve(workspace.findFiles(new RelativePattern(windowUri(folder), pattern), undefined, most));
  const uris = virtualScheme(folder) === undefined ? await found : await Promise.race([found, nothingAfterAWhile()]);
  return uris.flatMap((uri) => windowPath(uri) ?? []);
}

function nothingAfterAWhile(): Promise<readonly never[]> {
  return new Promise((resolve) => setTimeout(() => resolve([]), virtualPatience));
}
