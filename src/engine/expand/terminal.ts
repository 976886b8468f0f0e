/** What pi's terminal interface does with a line before skills and templates see it. */
import { builtInCommands } from "../../profiles/builtInCommands";
import type { Reason } from "../types";

/** Why the terminal sends nothing for a trimmed line, or undefined when it hands it on. */
export function answeredByTerminal(line: string, piVersion: string): Reason | undefined {
  if (line === "") return { rule: "expand.empty", arguments: {} };
  const name = builtInNameOf(line, piVersion);
  if (name !== undefined) return { rule: "expand.builtIn", arguments: { name } };
  return isShellCommand(line) ? { rule: "expand.shell", arguments: {} } : undefined;
}

/** `!command` and `!!command`; an exclamation mark with nothing behind it is sent like any text. */
function isShellCommand(line: string): boolean {
  return line.startsWith("!") && line.slice(line.startsWith("!!") ? 2 : 1).trim() !== "";
}

/** The built-in command that a line is: alone, or followed by a space where the command takes something. */
function builtInNameOf(line: string, piVersion: string): string | undefined {
  if (!line.startsWith("/")) return undefined;
  const space = line.indexOf(" ");
  const name = line.slice(1, space < 0 ? undefined : space);
  const reach = builtInCommands(piVersion).get(name);
  return reach === "all" || (reach === "bare" && space < 0) ? name : undefined;
}
