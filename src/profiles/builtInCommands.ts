/**
 * The slash commands that pi's terminal interface answers itself, before skills and templates see the line
 * (`modes/interactive/interactive-mode.js`). Print mode has none of them. Versions from pi's changelog and from the
 * packages themselves.
 */
import { gte } from "semver";

interface BuiltIn {
  readonly name: string;
  /** First version that has it, where not all do. */
  readonly since?: string;
  /** First version that also takes `/name something`; without it only the bare `/name` is the command. */
  readonly argumentsSince?: string;
}

const always = "0.0.0";

const builtIns: readonly BuiltIn[] = [
  { name: "settings" },
  { name: "scoped-models" },
  { name: "model", argumentsSince: always },
  { name: "thinking", since: "0.84.3", argumentsSince: "0.84.3" },
  { name: "export", argumentsSince: always },
  { name: "import", argumentsSince: always },
  { name: "share" },
  { name: "bug", since: "0.86.0", argumentsSince: "0.86.0" },
  { name: "copy" },
  { name: "name", argumentsSince: always },
  { name: "session" },
  { name: "changelog" },
  { name: "hotkeys" },
  { name: "fork" },
  { name: "clone" },
  { name: "tree" },
  { name: "trust", since: "0.79.0" },
  { name: "login", argumentsSince: "0.80.4" },
  { name: "logout" },
  { name: "new" },
  { name: "compact", argumentsSince: always },
  { name: "reload" },
  // Not in pi's own list of commands.
  { name: "debug" },
  { name: "arminsayshi" },
  { name: "dementedelves" },
  { name: "resume" },
  { name: "quit" },
];

/** `bare`: only the command alone is pi's; `all`: with anything behind it too. */
export type BuiltInReach = "bare" | "all";

/** The built-in commands of a pi version by name. */
export function builtInCommands(version: string): ReadonlyMap<string, BuiltInReach> {
  const known = builtIns.filter(({ since }) => since === undefined || gte(version, since));
  return new Map(
    known.map(({ name, argumentsSince }) => [
      name,
      argumentsSince !== undefined && gte(version, argumentsSince) ? "all" : "bare",
    ]),
  );
}
