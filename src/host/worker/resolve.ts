/**
 * From what the host asks to a request of the engine: links resolved, settings applied, and for the rest what this
 * machine says. It runs in the worker, since it asks the disk.
 */
import * as nativePath from "node:path";
import { ignoredBelow } from "../../engine/findings/ignoredEntries";
import { commandLineOf } from "../../engine/hypothesis/commandLine";
import { suppose, withTrust, type Start } from "../../engine/hypothesis/hypothesis";
import { proxyVariables } from "../../engine/settings/proxy";
import type { FileSystem } from "../../engine/ports";
import type { PlatformFacts } from "../../engine/types";
import type { Environment } from "../../node/facts";
import { agentDirectory, namedPackageDirectory } from "../../node/facts";
import { choosePi } from "../../node/choosePi";
import type { InstalledPi } from "../../node/installedPi";
import { installedPis, piAt, piPackageName } from "../../node/installedPi";
import { knownVersions } from "../../profiles";
import { featuresOf } from "../../profiles/features";
import type { TargetView } from "../../protocol/messages";
import { isInside } from "../addresses";
import type { Asked, Machine, Resolved } from "./messages";

/** What the machine gives. */
export interface MachinePorts {
  readonly files: FileSystem;
  readonly environment: Environment;
  readonly home: string;
  readonly date: string;
  readonly locale: string;
  platformFacts(directory: string): PlatformFacts;
}

const { join, relative, resolve, sep } = nativePath;

export function resolveAsked(asked: Asked, machine: MachinePorts): Resolved {
  const { files, environment, home } = machine;
  const real = (path: string) => files.realpath(path) ?? path;
  const start = startOf(asked);
  const cwd = real(start.cwd);
  const realFolder = real(asked.folder);
  const { settings } = asked;
  const { agentFolder } = settings;
  const pi = choosePi(start.piVersion, pisOf(settings.piPath, machine));
  return {
    request: {
      cwd,
      home,
      agentDir: agentFolder === "" ? defaultAgentDir(machine, cwd, pi) : resolve(cwd, fromHome(agentFolder, home)),
      piVersion: pi.version,
      piPackageDir: namedPackageDirectory(environment, home, cwd, pi.version) ?? pi.packageDir,
      mode: start.mode,
      trust: start.trust,
      environment: { ...variablesForPi(environment), HOME: home },
      flags: withTrust(start.flags, start.trust, featuresOf(pi.version)),
      date: machine.date,
      locale: machine.locale,
      platform: machine.platformFacts(cwd),
      survey: asked.survey.map(real),
      openProjectSettingPaths: start.trust === "trusted",
      budgets: settings.budgets,
      ignoredFindings: ignoredBelow(settings.ignoredFindings, realFolder, cwd, nativePath),
    },
    view: {
      ...placeOf(asked.folderName, realFolder, cwd),
      versionChosenBy: pi.by,
      home,
      docsDir: pi.packageDir === null ? null : join(pi.packageDir, "docs"),
      advice: settings.advice,
      ...(settings.contextWindow > 0 ? { contextWindow: settings.contextWindow } : {}),
    },
    realFolder,
    revision: start.revision,
  };
}

/** How pi would be started: as the settings say, under the hypotheses. */
function startOf({ cwd, settings, hypotheses }: Asked): Start {
  const { piVersion, mode, piFlags } = settings;
  return suppose({ cwd, piVersion, mode, trust: "stored", flags: piFlags, revision: null }, hypotheses);
}

/** The command that starts pi in the same way: the pi at hand where it has the version, else one that npx fetches. */
export function commandLineFor(asked: Asked, machine: MachinePorts): string {
  const { request } = resolveAsked(asked, machine);
  const installed = pisOf(asked.settings.piPath, machine);
  const first = installed[0];
  const same = installed.find((pi) => pi.version === request.piVersion);
  const isFirst = same !== undefined && same.packageDir === first?.packageDir && asked.settings.piPath === "";
  const words = isFirst
    ? ["pi"]
    : same?.executable
      ? [same.executable]
      : ["npx", "--yes", `${piPackageName}@${request.piVersion}`];
  const isDefault = request.agentDir === defaultAgentDir(machine, request.cwd, { version: request.piVersion });
  return commandLineOf(request, { words, variables: isDefault ? {} : { PI_CODING_AGENT_DIR: request.agentDir } });
}

function defaultAgentDir({ environment, home }: MachinePorts, cwd: string, { version }: { version: string }): string {
  return agentDirectory(environment, home, cwd, version);
}

/** A working directory that a link leads out of the folder goes by its own name. */
function placeOf(folderName: string, folder: string, cwd: string): Pick<TargetView, "folderName" | "relativeCwd"> {
  if (isInside(cwd, folder, sep)) return { folderName, relativeCwd: relative(folder, cwd) };
  return { folderName: cwd, relativeCwd: "" };
}

function pisOf(piPath: string, { files, environment, home }: MachinePorts): readonly InstalledPi[] {
  const onPath = installedPis(files, environment);
  if (piPath === "") return onPath;
  const named = piAt(files, fromHome(piPath, home));
  return named ? [named, ...onPath.filter((pi) => pi.packageDir !== named.packageDir)] : onPath;
}

/** The versions that can be chosen here. */
export function machineOf(piPath: string, ports: MachinePorts): Machine {
  return { installed: pisOf(piPath, ports), known: [...knownVersions].reverse() };
}

/** Settings may write `~` for the home, as a shell does. */
function fromHome(path: string, home: string): string {
  if (path === "~") return home;
  return path.startsWith("~/") || path.startsWith("~\\") ? join(home, path.slice(2)) : path;
}

/** What the engine looks at. */
function variablesForPi(environment: Environment): Environment {
  const isLookedAt = (name: string) => name.startsWith("PI_") || proxyVariables.includes(name);
  return Object.fromEntries(Object.entries(environment).filter(([name]) => isLookedAt(name)));
}
