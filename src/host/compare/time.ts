/** Times as VS Code's language writes them. */
import { env } from "vscode";

/** "10:42". */
export function clockTime(milliseconds: number): string {
  return new Intl.DateTimeFormat(env.language, { hour: "numeric", minute: "2-digit" }).format(milliseconds);
}

/** "Nov 3, 10:42 AM". */
export function dayAndTime(milliseconds: number): string {
  return new Intl.DateTimeFormat(env.language, { dateStyle: "medium", timeStyle: "short" }).format(milliseconds);
}
