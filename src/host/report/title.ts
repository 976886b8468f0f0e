/** What the tab of a report about a folder is called. */
import { localize } from "../localize";

export function folderTitle(key: "review.tab" | "folders.tab", folder: string): string {
  return localize(key, { folder: folder.split(/[\\/]/).filter(Boolean).at(-1) ?? folder });
}
