/**
 * The packages of the settings and of `-e` (`dedupePackages`, `resolvePackageSources`): which entry stands for a package
 * that both layers name, where it lies, and what it offers.
 */
import { because, decide } from "../decide";
import type { Settings, SettingsLayer } from "../resources";
import { placeOf } from "../settings/place";
import type { PackageInfo, Reason, TrustMark, Unknown, Verdict } from "../types";
import { add, type Collected, type Giver, type Off } from "./collected";
import { readPackageList, type PackageEntry } from "./entries";
import type { GitSource } from "./gitSource";
import { isOffline, isRefreshed, placeOfGit, placeOfNpm, type Place } from "./installed";
import { mayOpen } from "./mayOpen";
import type { ResourceType } from "./manifest";
import { collectPackage, type Filter } from "./packageFiles";
import { crash, type Owner, type Run } from "./run";
import { baseOf, identityOf, parseSource, type NpmSource, type PackageScope } from "./source";
import { resolveWritten } from "./writtenPath";

/** An entry with the layer that it is from; null for those of the command line. */
interface Listed {
  readonly entry: PackageEntry;
  readonly scope: PackageScope;
  readonly layer: SettingsLayer | null;
}

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

interface Outcome {
  readonly info: PackageInfo;
  readonly unknowns: readonly Unknown[];
}

function collectOne(run: Run, one: Listed, all: readonly Listed[], collected: Collected): Outcome {
  const { entry, scope, layer } = one;
  const base = deltaBase(run, one, all) ?? one;
  const trust: TrustMark =
    scope !== "project" ? "notGated" : run.scene.features.projectTrust ? "trusted" : "notApplicable";
  const named = because("packages.named", { source: entry.source, path: layer?.path ?? "-e" });
  const giver: Giver = {
    scope: scope === "commandLine" ? "commandLine" : "package",
    trust,
    package: entry.source,
    rank: 4,
    trace: [named],
  };
  const owner: Owner = { kind: "package", scope: giver.scope, trust };
  const source = parseSource(run.scene, base.entry.source);
  const filter = layer && entry.fields ? filterOf(one, layer) : null;
  if (source.type === "local") return collectLocal(run, one, base, collected, filter, giver, owner);
  const place =
    source.type === "npm" ? placeOfNpm(run, source, base.scope, owner) : placeOfGit(run, source, base.scope);
  if (place.kind !== "installed") return missing(run, one, place, owner);
  if (collectPackage(run, place.path, collected, filter, giver) === "throws") {
    crash(run, because("packages.wrongType", { source: entry.source, version: run.scene.request.piVersion }));
  }
  const refreshed = scope === "commandLine" && !isOffline(run) && isRefreshed(run, source);
  const unknowns = refreshed ? [refreshUnknown(place.path, source, entry.source)] : [];
  return { info: { source: entry.source, scope, path: place.path, verdict: "inForce", by: null }, unknowns };
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

function refreshUnknown(path: string, source: NpmSource | GitSource, written: string): Unknown {
  return { kind: "package", path, reason: because("packages.refreshed", { source: written, kind: source.type }) };
}

function missing(run: Run, { entry, scope }: Listed, place: Place, owner: Owner): Outcome {
  const offline = isOffline(run);
  const values = { source: entry.source, path: place.path };
  const reason: Reason =
    place.kind === "global"
      ? because("packages.global", values)
      : because(
          offline
            ? place.kind === "missing"
              ? "packages.missingOffline"
              : "packages.outdatedOffline"
            : "packages.wouldInstall",
          values,
        );
  run.decisions.push(decide({ ...owner, path: place.path, verdict: "missing", reason, name: entry.source }));
  const unknowns: readonly Unknown[] =
    offline && place.kind !== "global" ? [] : [{ kind: "package", path: place.path, reason }];
  return { info: { source: entry.source, scope, path: place.path, verdict: "missing", by: null }, unknowns };
}

function collectLocal(
  run: Run,
  { entry, scope, layer }: Listed,
  base: Listed,
  collected: Collected,
  filter: Filter | null,
  giver: Giver,
  owner: Owner,
): Outcome {
  const outcome = (path: string | null, verdict: Verdict): Outcome => {
    return { info: { source: entry.source, scope, path, verdict, by: null }, unknowns: [] };
  };
  const path = resolveWritten(run.scene, base.entry.source, baseOf(run.scene, base.scope));
  if (path === null) {
    crash(run, because("packages.badAddress", { source: entry.source, path: layer?.path ?? "-e" }));
    return outcome(null, "invalid");
  }
  if (base.scope === "project" && !mayOpen(run, path, owner, giver)) return outcome(path, "gated");
  const stat = run.world.stat(path);
  if (stat.kind !== "entry") {
    const reason = because("packages.missingPath", { source: entry.source, path, settings: layer?.path ?? "-e" });
    run.decisions.push(
      decide({
        ...owner,
        path,
        verdict: "missing",
        reason,
        range: layer ? placeOf(layer.text, "packages", entry.index) : null,
        by: layer?.path ?? null,
      }),
    );
    return outcome(path, "missing");
  }
  if (stat.type === "file") add(collected, "extensions", { path, giver, off: null });
  // Without anything that pi knows, the folder itself is taken for an extension. What throws here is caught by pi.
  if (stat.type === "directory" && collectPackage(run, path, collected, filter, giver) === "nothing") {
    add(collected, "extensions", { path, giver, off: null });
  }
  return outcome(path, "inForce");
}

function filterOf({ entry }: Listed, layer: SettingsLayer): Filter {
  const fields = entry.fields ?? { extensions: undefined, skills: undefined, prompts: undefined, themes: undefined };
  const off = (type: ResourceType, path: string, pattern: string | null): Off => {
    const at =
      pattern === null ? -1 : Array.isArray(fields[type]) ? (fields[type] as readonly string[]).indexOf(pattern) : -1;
    const range =
      at < 0
        ? placeOf(layer.text, "packages", entry.index, type)
        : placeOf(layer.text, "packages", entry.index, type, at);
    const values = { path, settings: layer.path, source: entry.source, pattern: pattern ?? "[]" };
    return { reason: because("packages.filtered", values), by: layer.path, range };
  };
  return { fields, isDelta: entry.isDelta, off };
}
