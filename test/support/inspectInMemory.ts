/** Runs the engine on a disk in memory: home `/h`, agent folder `/h/.pi/agent`, working directory `/h/p`. */
import path from "node:path";
import { inspect } from "../../src/engine/inspect";
import type { FileSystem, Ports } from "../../src/engine/ports";
import type { Decision, Inspection, InspectRequest } from "../../src/engine/types";
import { sha256 } from "../../src/node/sha256";
import { createMemoryFileSystem, directory, type MemoryEntry, type MemoryFileSystem } from "./memoryFileSystem";

export type Files = Readonly<Record<string, MemoryEntry>>;

/** The request of the tests: pi 1.6.0 in a terminal, nothing said about trust. */
export function requestOf(overrides: Partial<InspectRequest> = {}): InspectRequest {
  return {
    cwd: "/h/p",
    home: "/h",
    agentDir: "/h/.pi/agent",
    piVersion: "1.6.0",
    piPackageDir: "/opt/pi",
    mode: "interactive",
    trust: "stored",
    environment: {},
    flags: [],
    date: "2026-01-02",
    locale: "en",
    platform: { os: "linux", caseSensitive: true },
    survey: [],
    openProjectSettingPaths: true,
    ...overrides,
  };
}

/** A disk with the working directory and these files. */
export function diskOf(files: Files): MemoryFileSystem {
  return createMemoryFileSystem({ "/h/p": directory, ...files });
}

/** The engine's ports on a disk in memory. */
export function portsOn(files: FileSystem): Ports {
  return { files, path: path.posix, sha256 };
}

export function inspectFiles(files: Files, overrides: Partial<InspectRequest> = {}): Inspection {
  return inspect(requestOf(overrides), portsOn(diskOf(files)));
}

/** The verdict, its winner or rule, and the rule code on one file; undefined when it was not considered. */
export function verdictOn(
  inspection: Inspection,
  file: string,
): (Pick<Decision, "verdict" | "by"> & { rule: string }) | undefined {
  const decision = inspection.actual.files.find((one) => one.path === file);
  return decision && { verdict: decision.verdict, by: decision.by, rule: decision.reason.rule };
}

/** The paths of the context files in the prompt, in order. */
export function contextPaths(inspection: Inspection): readonly (string | null | undefined)[] {
  const group = inspection.actual.layers.find((layer) => layer.kind === "projectContext");
  return (group?.children ?? []).filter((layer) => layer.kind === "contextFile").map((layer) => layer.source?.path);
}
