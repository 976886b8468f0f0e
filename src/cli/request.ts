/** From a call to a request of the engine: what was asked for, and for the rest what this machine says. */
import { join, resolve } from "node:path";
import { readLaunch } from "../engine/launch/launch";
import type { Launch } from "../engine/launch/launch";
import type { FileSystem } from "../engine/ports";
import type { InspectRequest, PlatformFacts } from "../engine/types";
import type { Environment } from "../node/facts";
import { agentDirectory, namedPackageDirectory, withoutPiVariables } from "../node/facts";
import { choosePi, type ChosenPi } from "../node/choosePi";
import { installedPis, piAt } from "../node/installedPi";
import { featuresOf } from "../profiles/features";
import type { TargetView } from "../protocol/messages";
import type { Command } from "./command";
import type { Answer } from "./output";
import { wrongCall } from "./output";

/** What a call takes from the machine. */
export interface Machine {
  readonly files: FileSystem;
  readonly workingDirectory: string;
  readonly home: string;
  readonly environment: Environment;
  readonly date: string;
  readonly locale: string;
  platformFacts(directory: string): PlatformFacts;
}

/** A request, and what its answer is told with. */
export interface Asked {
  readonly request: InspectRequest;
  readonly launch: Launch;
  readonly versionChosenBy: TargetView["versionChosenBy"];
}

/** The request of a call, or why the call cannot be answered. */
export function toRequest(command: Command, machine: Machine): Asked | Answer {
  const absolute = (path: string) => resolve(machine.workingDirectory, path);
  const named = absolute(command.folder);
  const cwd = machine.files.realpath(named);
  const stat = cwd === undefined ? undefined : machine.files.stat(cwd);
  if (cwd === undefined || stat?.kind !== "entry")
    return wrongCall(`there is no folder ${named}.`, "Name a folder that exists.");
  if (stat.type !== "directory")
    return wrongCall(`${named} is no folder.`, "Name the folder that pi would be started in.");

  const environment = command.home === null ? machine.environment : withoutPiVariables(machine.environment);
  const home = command.home === null ? machine.home : absolute(command.home);
  const pi = piOf(command, machine);
  const launch = readLaunch(command.flags, featuresOf(pi.version));
  const contradiction = contradictionOf(command, launch);
  if (contradiction) return contradiction;
  const request: InspectRequest = {
    cwd,
    home,
    agentDir:
      command.agentDir === null ? agentDirectory(environment, home, cwd, pi.version) : absolute(command.agentDir),
    piVersion: pi.version,
    piPackageDir:
      packageNamed(command, machine) ?? namedPackageDirectory(environment, home, cwd, pi.version) ?? pi.packageDir,
    mode: launch.mode ?? command.mode ?? "interactive",
    trust: command.trust ?? "stored",
    environment: { ...environment, HOME: home },
    flags: command.flags,
    date: command.date ?? machine.date,
    locale: machine.locale,
    platform: machine.platformFacts(cwd),
    survey: [],
    openProjectSettingPaths: true,
  };
  return { request, launch, versionChosenBy: pi.by };
}

/** The package that was named, by its real path as pi itself would print it. */
function packageNamed(command: Command, { files, workingDirectory }: Machine): string | null {
  if (command.piPackage === null) return null;
  const path = resolve(workingDirectory, command.piPackage);
  return files.realpath(path) ?? path;
}

/** The pi that was named stands before those on PATH. */
function piOf(command: Command, machine: Machine): ChosenPi {
  const named = packageNamed(command, machine);
  const explicit = named === null ? undefined : piAt(machine.files, named);
  return choosePi(command.piVersion, explicit ? [explicit] : installedPis(machine.files, machine.environment));
}

/** An option of ours that says the opposite of a flag of pi's. */
function contradictionOf(command: Command, launch: Launch): Answer | undefined {
  if (command.mode === "interactive" && launch.mode === "print") {
    return wrongCall("--mode interactive contradicts pi's own flags, which make it print.", "Leave one of them out.");
  }
  const approves = command.trust === "trusted" && launch.approve === false;
  if (approves || (command.trust === "untrusted" && launch.approve === true)) {
    const flag = launch.approve ? "--approve" : "--no-approve";
    return wrongCall(`--trust ${command.trust} contradicts pi's own flag ${flag}.`, "Leave one of them out.");
  }
  return undefined;
}

/** Where pi's own documentation lies, for pages on a part of the prompt. */
export function docsDirectory(request: InspectRequest): string | null {
  return request.piPackageDir === null ? null : join(request.piPackageDir, "docs");
}
