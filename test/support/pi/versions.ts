/** The pi versions that the tests know. */

export const piPackageName = "@earendil-works/pi-coding-agent";

/** The versions that every test run asks, oldest first. */
export const testedVersions: readonly string[] = ["0.82.1", "0.84.2", "0.84.4", "1.6.0"];

/** All versions that can be installed from the registry, oldest first. */
export const publishedVersions: readonly string[] = (
  "0.74.0 0.74.1 0.74.2 0.75.1 0.75.4 0.75.5 0.76.0 0.78.0 0.78.1 0.79.0 0.79.1 0.79.3 0.79.4 0.79.6 0.79.7 0.79.8 " +
  "0.79.9 0.79.10 0.80.2 0.80.3 0.80.6 0.80.7 0.80.10 0.81.1 0.82.0 0.82.1 0.83.0 0.84.0 0.84.1 0.84.2 0.84.3 0.84.4 " +
  "0.85.0 0.85.1 0.86.1 0.87.0 0.87.1 0.99.1 1.0.3 1.3.0 1.4.0 1.5.0 1.5.2 1.6.0"
).split(" ");

/** The newest version of all. */
export const newestPublished = "1.6.0";

/** What npm has to be told beside the version. */
export interface InstallNotes {
  /** Versions that npm takes for dependencies, whatever the package asks for. */
  readonly overrides?: Readonly<Record<string, string>>;
  /** Packages to install besides. */
  readonly also?: readonly string[];
}

/**
 * pi comes with its own parts in its own version: npm would take newer ones, and some old pis do not load with these.
 * 0.74 leaves its other libraries open too, and gets those that the next version names. 0.99.1 and 1.0.3 ask for a version of chord that was never published, so that npm refuses them; what they use of it
 * (the passing on of abort signals and telemetry) is in the last one that was, and has no bearing on prompts. 0.85.0
 * forgot to name a package that its SDK imports.
 */
export function installNotes(version: string): InstallNotes {
  const parts = ["pi-agent-core", "pi-ai", "pi-codemode", "pi-mcp", "pi-tui"];
  const own = Object.fromEntries(parts.map((name) => [`@earendil-works/${name}`, version]));
  const chord = version === "0.99.1" || version === "1.0.3" ? { "@earendil-works/chord": "0.87.1" } : {};
  const then = version.startsWith("0.74.") ? { ignore: "7.0.5", minimatch: "10.2.5" } : {};
  return {
    overrides: { ...own, ...chord, ...then },
    also: version === "0.85.0" ? ["@earendil-works/pi-server@0.85.0"] : [],
  };
}
