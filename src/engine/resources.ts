/** The data that discovery hands on: settings, candidates, skills and templates before and after selection. */
import type { EffectiveSetting, FileRange, PackageInfo, Reason, Scope, TrustMark, Unknown } from "./types";

/** One settings file, parsed as pi parses it; `values` is empty when it is absent, gated or broken. */
export interface SettingsLayer {
  readonly path: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** The file's text without BOM, for positions; null when it is absent, gated or broken. */
  readonly text: string | null;
  /** Why pi would wait for ever on this file, if it would. */
  readonly hang: Reason | null;
}

export interface Settings {
  readonly user: SettingsLayer;
  readonly project: SettingsLayer;
  readonly merged: Readonly<Record<string, unknown>>;
  readonly effective: readonly EffectiveSetting[];
}

/** Something that was noticed and is no verdict on a file: an entry of a list that does nothing. */
export interface Remark {
  readonly reason: Reason;
  readonly path: string | null;
  readonly range: FileRange | null;
}

/** A file that may become a skill, a template or an extension, in the order of precedence. */
export interface Candidate {
  readonly path: string;
  readonly scope: Scope;
  readonly trust: TrustMark;
  /** The package that it is from, as written in the settings; null for others. */
  readonly package: string | null;
  /** The steps that led to it. */
  readonly trace: readonly Reason[];
}

/** All that the settings, the packages and the conventional folders offer, already filtered by patterns. */
export interface Resources {
  readonly skills: readonly Candidate[];
  readonly templates: readonly Candidate[];
  readonly extensions: readonly Candidate[];
  readonly packages: readonly PackageInfo[];
  readonly unknowns: readonly Unknown[];
  /** Names of the built-in extensions that settings switch off (`mcp`). */
  readonly disabledBuiltIns: readonly string[];
  /** Why pi would crawl or wait for ever while it collects these, if it would. The lists then hold what was found. */
  readonly hang: Reason | null;
  /** Why pi would exit while it collects these, if it would: a setting of a wrong type. */
  readonly crash: Reason | null;
  readonly remarks: readonly Remark[];
}

/** Where a value of the frontmatter stands in the file: UTF-16 offsets of the text without BOM. */
export interface ValueSpan {
  readonly start: number;
  readonly end: number;
}

/** A skill that was loaded: the winner of its name. */
export interface LoadedSkill {
  readonly name: string;
  readonly description: string;
  readonly path: string;
  readonly scope: Scope;
  readonly trust: TrustMark;
  /** False with `disable-model-invocation: true`: invocable by the user, not in the prompt. */
  readonly modelInvocable: boolean;
  /** Where the name and the description stand; null when the name is the directory's. */
  readonly nameSpan: ValueSpan | null;
  readonly descriptionSpan: ValueSpan;
  readonly range: FileRange | null;
}
