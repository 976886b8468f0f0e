/**
 * Discovery differences between pi versions, as data: each feature with the first version that has it, and where it
 * ended, the first version without it. Sources: pi's changelog and runs of the versions themselves.
 */
import { gte, lt } from "semver";

interface Span {
  readonly since: string;
  readonly until?: string;
}

const spans = {
  /** Template arguments are split at any white space, and a template's name ends at any white space. */
  argumentsSplitAtAnyWhitespace: { since: "0.74.1" },
  /** Patterns on `.agents/skills` are relative to that `.agents` folder. */
  agentsPatternsOwnBase: { since: "0.74.1" },
  userPackagesInAgentDir: { since: "0.75.0" },
  tildeOnlyBeforeSlash: { since: "0.75.5" },
  excludeTools: { since: "0.78.0" },
  temporaryPackagesInAgentDir: { since: "0.78.1" },
  projectTrust: { since: "0.79.0" },
  /** An untrusted project loses its context files too. */
  trustGatesContext: { since: "0.79.0", until: "0.79.1" },
  /** Any context file makes a project need trust. */
  contextTriggersTrust: { since: "0.79.0", until: "0.79.1" },
  trustInherited: { since: "0.79.1" },
  defaultProjectTrust: { since: "0.79.1" },
  /** Only a fixed list of `.pi` entries makes a project need trust, and `~/.agents/skills` never does. */
  trustTriggerList: { since: "0.79.2" },
  npmRanges: { since: "0.79.4" },
  /** `file:` in the setting `sessionDir`, and an empty `--session-dir` counts for nothing. */
  sessionDirResolved: { since: "0.75.5" },
  /** The setting `httpIdleTimeoutMs`; pi exits over what is no time. */
  httpIdleTimeout: { since: "0.75.4" },
  /** The setting `websocketConnectTimeoutMs`; over what is no time every request fails. */
  websocketConnectTimeout: { since: "0.76.0" },
  /** Where `PI_PACKAGE_DIR` points, pi has to find its package.json and its themes. */
  ownPackageNeeded: { since: "0.74.0", until: "0.79.0" },
  themesReadAtStart: { since: "0.74.0", until: "0.99.0" },
  /** The user's setting `httpProxy`. */
  httpProxy: { since: "0.79.5" },
  /** `~` and `file:` in the setting `shellPath`, which pi takes for a text at every start. */
  shellPathResolved: { since: "0.80.6" },
  packageDeltas: { since: "0.80.4" },
  contextMustBeRegular: { since: "0.82.1" },
  worktreeShadows: { since: "0.83.0" },
  /** The worktree rule compares the real path of the directory, not of the file. */
  worktreeComparesDirectory: { since: "1.2.0" },
  contextOverride: { since: "0.84.0" },
  settingsDeepMerge: { since: "0.84.0" },
  manifestValidated: { since: "0.84.0" },
  defaultTools: { since: "0.84.2" },
  /** An extension may ask for its user message to be expanded (`expandPromptTemplates`); else it is sent as typed. */
  sendUserMessageExpands: { since: "0.84.2" },
  bomStripped: { since: "0.84.3" },
  mcpBomStripped: { since: "1.4.0" },
  nestedAgentsSkills: { since: "0.84.3" },
  /** A Markdown file that is not SKILL.md and has no description is silently no skill. */
  looseMarkdownSilent: { since: "0.84.3" },
  skillTypesChecked: { since: "0.84.3" },
  templateTypesChecked: { since: "0.87.0" },
  templateErrorsWarn: { since: "0.87.0" },
  manifestGlobsSorted: { since: "0.84.3" },
  powershell: { since: "0.84.3" },
  /** pi matches ignore files with `ignore` 7.0.8; before, with 7.0.5. */
  newIgnoreLibrary: { since: "0.86.0" },
  /** pi matches the patterns of lists with `minimatch` 11; before, with 10. */
  newMinimatchLibrary: { since: "1.5.0" },
  mcp: { since: "0.99.0" },
  /** codemode and tool_search become active from mcp.json alone; before, only once a server is connected. */
  mcpActivatesFromConfig: { since: "0.99.2" },
  mcpDescriptionChecked: { since: "0.99.2" },
  /** `codemode-deferred` is another name of `codemode`; before, an exposure of its own. */
  mcpExposureAlias: { since: "0.99.2" },
  /** Server names that differ only in `-` and `_` exclude each other. */
  mcpNamespaceClash: { since: "0.99.2" },
  /** `auth` names a provider of `/login`, and only the user's mcp.json may do that. */
  mcpProviderAuth: { since: "0.99.2" },
  mcpOauthClientName: { since: "0.99.2" },
  mcpOauthMetadataUrl: { since: "1.0.0" },
  mcpOauthRegistration: { since: "1.0.1" },
  mcpOauthRegistrationAuto: { since: "1.5.0" },
  /** A project entry without command, url and type changes a few fields of the user's server. */
  mcpProjectOverrides: { since: "1.0.1" },
  /** Of several mistakes in one server, the exposure is named after the others. */
  mcpExposureCheckedLast: { since: "1.5.1" },
  /** A description is cut before a surrogate pair, and then trimmed; before, it is trimmed with half a pair at its end. */
  mcpCutsWholeCharacters: { since: "1.5.1" },
  noMcpFlag: { since: "1.3.0" },
  defaultToolsModifiers: { since: "0.99.0" },
  tildeInPatterns: { since: "1.2.0" },
  toolPatterns: { since: "1.3.0" },
  /** Code mode alone takes the tools that it hides off the list; since 1.0.4 their rules are gone too. */
  hiddenTools: { since: "0.99.2" },
  hiddenToolsGiveNoRules: { since: "1.0.4" },
  /** A saved decision counts even without anything that needs trust; a broken trust store stops every start. */
  trustAlwaysConsulted: { since: "1.5.0" },
  trustKeysNormalised: { since: "1.5.0" },
  manifestMetadataOnlyDiscovers: { since: "1.5.0" },
  caseInsensitiveWindowsPaths: { since: "1.5.0" },
  /** pi warns when a skill is not called like its folder. */
  skillNameIsFolder: { since: "0.74.0", until: "0.74.1" },
  /** On Windows, `/c/x` and `/mnt/c/x` in paths are `C:\x`. */
  unixDrivePaths: { since: "0.84.0" },
  /** Git sources whose host or path would lead out of the folder of packages are no git sources. */
  gitPathsChecked: { since: "0.78.1" },
  /** The folder of a git package given with `-e` depends on its ref. */
  temporaryRefInFolder: { since: "0.99.0" },
  /** pi looks into the package.json of packages with extensions for what pi provides itself, and exits when it is broken. */
  extensionPackagesChecked: { since: "0.99.0" },
  /** A package given with `-e npm:` is brought up to date at every start. */
  temporaryNpmRefreshed: { since: "1.5.0" },
  /** `--session-id`, `--name` and `-n`, `--tui-mode`, `--use-theme`. */
  sessionIdFlag: { since: "0.76.0" },
  nameFlag: { since: "0.78.0" },
  tuiModeFlag: { since: "0.84.0" },
  useThemeFlag: { since: "0.84.2" },
  /** What `--mode` does not know is an error; before, it is passed over. */
  modeChecked: { since: "0.87.1" },
  /** `--` ends the options. */
  doubleDash: { since: "0.84.3" },
  /** Defaults `${1:-x}`, and one pass instead of four. */
  templateDefaults: { since: "0.79.1" },
  templateDefaultsForAll: { since: "0.81.0" },
  emptyArgumentsKept: { since: "1.3.0" },
  quotesOnlyAtTokenStart: { since: "1.5.1" },
  systemMessageRecorded: { since: "0.86.0" },
} satisfies Record<string, Span>;

export type FeatureName = keyof typeof spans;
export type Features = Readonly<Record<FeatureName, boolean>>;

const featuresByVersion = new Map<string, Features>();

/** The features that a pi version has; one object a version, since every inspection asks. */
export function featuresOf(version: string): Features {
  const known = featuresByVersion.get(version);
  if (known !== undefined) return known;
  const features = computeFeatures(version);
  featuresByVersion.set(version, features);
  return features;
}

function computeFeatures(version: string): Features {
  const has = ({ since, until }: Span) => gte(version, since) && (until === undefined || lt(version, until));
  return Object.fromEntries(Object.entries(spans).map(([name, span]) => [name, has(span)])) as Record<
    FeatureName,
    boolean
  >;
}

/** The first version that has a feature, for messages. */
export function sinceVersion(name: FeatureName): string {
  return spans[name].since;
}

/** The features that ended again. */
type EndedFeature = {
  [K in FeatureName]: (typeof spans)[K] extends { readonly until: string } ? K : never;
}[FeatureName];

/** The first version without a feature that ended, for messages. */
export function endVersion(name: EndedFeature): string {
  return spans[name].until;
}
