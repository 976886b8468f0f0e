/**
 * The packages of the settings and of `-e` (`dedupePackages`, `resolvePackageSources`): which entry stands for a package
 * that both layers name, and in which order they are taken.
 */
import { because } from "../decide";
import type { Settings } from "../resources";
import { placeOf } from "../settings/place";
import type { PackageInfo, TrustMark, Unknown } from "../types";
import type { Collected, Giver } from "./collected";
import { readPackageList } from "./entries";
import { filterOf } from "./packageFilter";
import { collectSource, type Listed, type Outcome } from "./packageSource";
import type { Run } from "./run";
import { identityOf } from "./source";

export interface Packages {
  readonly packages: readonly PackageInfo[];
  readonly unknowns: readonly Unknown[];
}

/** Adds the files of all packages of both settings files. */
export function collectPackages(run: Run, settings: Settings, collected: Collected): Packages {
  const listed: readonly Listed[] = [
    ...readPackageList(run, settings.project).map((entry) => ({
      entry,
      scope: "project" as const,
      layer: settings.project,
    })),
    ...readPackageList(run, settings.user).map((entry) => ({ entry, scope: "global" as const, layer: settings.user })),
  ];
  const { kept, lost } = dedupe(run, listed);
  const outcomes = kept.map((one) => collectOne(run, one, kept, collected));
  const losers = lost.map(({ one, winner }): PackageInfo => {
    remarkReplaced(run, one);
    return {
      source: one.entry.source,
      scope: one.scope,
      path: null,
      verdict: "shadowed",
      by: winner.layer?.path ?? null,
    };
  });
  return {
    packages: [...outcomes.map(({ info }) => info), ...losers],
    unknowns: outcomes.flatMap(({ unknowns }) => unknowns),
  };
}

/** The entry that another file's entry replaces, with all of its filters. */
function remarkReplaced(run: Run, { entry, layer, scope }: Listed): void {
  if (!layer || scope !== "global") return;
  const reason = because("packages.replaced", { source: entry.source, path: layer.path });
  run.remarks.push({ reason, path: layer.path, range: placeOf(layer.text, "packages", entry.index) });
}

/** Adds the files of what `-e` names. */
export function collectTyped(run: Run, sources: readonly string[], collected: Collected): Packages {
  const listed = sources.map((source, index): Listed => {
    return { entry: { source, fields: null, isDelta: false, index }, scope: "commandLine", layer: null };
  });
  const outcomes = listed.map((one) => collectOne(run, one, listed, collected));
  return { packages: outcomes.map(({ info }) => info), unknowns: outcomes.flatMap(({ unknowns }) => unknowns) };
}

interface Deduped {
  readonly kept: readonly Listed[];
  readonly lost: readonly { readonly one: Listed; readonly winner: Listed }[];
}

/** The project's entry wins over the user's; a delta stands before the user's. Since 0.80.4 a project's later one wins. */
function dedupe(run: Run, listed: readonly Listed[]): Deduped {
  const kept: Listed[] = [];
  const lost: { one: Listed; winner: Listed }[] = [];
  const places = new Map<string, number>();
  for (const one of listed) {
    const identity = identityOf(run.scene, one.entry.source, one.scope);
    const place = places.get(identity);
    const before = place === undefined ? undefined : kept[place];
    if (place === undefined || before === undefined) {
      places.set(identity, kept.length);
      kept.push(one);
    } else if (before.scope === "project" && one.scope === "global" && before.entry.isDelta) kept.push(one);
    else if (before.scope === "project" && one.scope === "project" && run.scene.features.packageDeltas) {
      kept[place] = one;
      lost.push({ one: before, winner: one });
    } else lost.push({ one, winner: before });
  }
  return { kept, lost };
}

function collectOne(run: Run, one: Listed, all: readonly Listed[], collected: Collected): Outcome {
  const { entry, scope, layer } = one;
  const trust: TrustMark =
    scope !== "project" ? "notGated" : run.scene.features.projectTrust ? "trusted" : "notApplicable";
  const named = because("packages.named", { source: entry.source, path: layer?.path ?? "-e" });
  const giver: Giver = {
    scope: scope === "commandLine" ? "commandLine" : "package",
    trust,
    package: entry.source,
    root: null,
    rank: 4,
    trace: [named],
  };
  const base = deltaBase(run, one, all);
  return collectSource(run, {
    ...{ one, collected, giver },
    base: base ?? one,
    owner: { kind: "package", scope: giver.scope, trust },
    filter: layer && entry.fields ? filterOf(entry, entry.fields, layer, base === null) : null,
  });
}

/** The user's entry that a project's delta changes: its source and its place count. */
function deltaBase(run: Run, one: Listed, all: readonly Listed[]): Listed | null {
  if (one.scope !== "project" || !one.entry.isDelta) return null;
  const identity = identityOf(run.scene, one.entry.source, one.scope);
  return (
    all.find((other) => other.scope === "global" && identityOf(run.scene, other.entry.source, "global") === identity) ??
    null
  );
}
