/** Text against text: only where one file stands in another's place. */
import type { FileRow } from "./view";

export function isComparable({ verdict }: Pick<FileRow, "verdict">): boolean {
  return verdict === "shadowed" || verdict === "collided";
}
