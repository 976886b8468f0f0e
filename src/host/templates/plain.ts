/**
 * Texts of a stranger's files in VS Code's quick inputs, which read `$(name)` as a picture and `[label](address)` as a
 * link, commands included.
 */
import { visible } from "../../protocol/visible";

/** The text as people see it: nothing in it is a picture or a link. */
export function plain(text: string): string {
  return visible(text)
    .replace(/\]\(/g, "] (")
    .replace(/\$\([A-Za-z0-9~-]+\)/g, "\\$&");
}

/** One line of at most `most` characters. */
export function short(text: string, most: number): string {
  const line = text.replace(/\s*\r?\n\s*/g, " ⏎ ");
  return line.length > most ? `${line.slice(0, most - 1)}…` : line;
}
