/** The command that starts pi as a request says, for a POSIX shell. */
import { featuresOf } from "../../profiles/features";
import { readLaunch } from "../launch/launch";
import type { InspectRequest } from "../types";
import { withFlags } from "./hypothesis";

/** How pi is called, and what of its environment the shell does not have already. */
export interface Program {
  /** Words before pi's own arguments: `pi`, or `npx` with a package. */
  readonly words: readonly string[];
  /** Variables that have to be set, by name. */
  readonly variables: Readonly<Record<string, string>>;
}

/** `cd '/home/me/project' && pi --approve`. A print mode stands last, so that a message can be typed behind it. */
export function commandLineOf(request: InspectRequest, { words, variables }: Program): string {
  const features = featuresOf(request.piVersion);
  const launch = readLaunch(request.flags, features);
  const trust =
    request.trust === "stored" || launch.approve !== null || !features.projectTrust
      ? []
      : [request.trust === "trusted" ? "--approve" : "--no-approve"];
  const mode = request.mode === "print" && launch.mode === null ? ["--print"] : [];
  const assignments = Object.entries(variables).map(([name, value]) => `${name}=${quote(value)}`);
  const call = [...words, ...withFlags(request.flags, [...trust, ...mode])].map(quote);
  return `cd ${quote(request.cwd)} && ${[...assignments, ...call].join(" ")}`;
}

/** One word of a POSIX shell: bare where every shell takes it as it is, else in single quotes. */
export function quote(word: string): string {
  return /^[A-Za-z0-9_@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
