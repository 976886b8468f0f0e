/** Carries the changes of a fix out, as an editor would: text edits from the end, then renames, creations, deletions. */
import type { FileChange, TextEdit } from "../../src/engine/findings/fixes";
import { edited } from "../../src/engine/findings/fixes/edited";

/** The few things that changes need of a disk. */
export interface Disk {
  read(path: string): string;
  write(path: string, text: string): void;
  remove(path: string): void;
  move(path: string, to: string): void;
}

export function applyChanges(disk: Disk, changes: readonly FileChange[]): void {
  for (const change of changes) {
    if (change.kind === "edit") disk.write(change.path, withEdits(disk.read(change.path), change.edits));
    else if (change.kind === "create") disk.write(change.path, change.text);
    else if (change.kind === "delete") disk.remove(change.path);
    else if (change.kind === "saveWithoutBom") disk.write(change.path, disk.read(change.path).replace(/^\uFEFF/, ""));
    else disk.move(change.path, change.to);
  }
}

/** A text with edits; positions do not count a byte order mark. */
function withEdits(original: string, edits: readonly TextEdit[]): string {
  const mark = original.startsWith("\uFEFF") ? "\uFEFF" : "";
  return mark + edited(original.slice(mark.length), edits);
}
