/** One package of a list: where its source lies, and what comes of it when it is there, or is not. */
import { because, decide } from "../decide";
import type { SettingsLayer } from "../resources";
import { placeOf } from "../settings/place";
import type { PackageInfo, Reason, Unknown, Verdict } from "../types";
import { add, type Collected, type Giver } from "./collected";
import type { PackageEntry } from "./entries";
import { otherCheckout } from "./checkout";
import { isOffline, isRefreshed, placeOfGit, placeOfNpm, type Place } from "./installed";
import { mayOpen } from "./mayOpen";
import { collectPackage, type Filter } from "./packageFiles";
import { crash, type Owner, type Run } from "./run";
import { baseOf, parseSource, type PackageScope } from "./source";
import { resolveWritten } from "./writtenPath";

/** An entry with the layer that it is from; null for those of the command line. */
export interface Listed {
  readonly entry: PackageEntry;
  readonly scope: PackageScope;
  readonly layer: SettingsLayer | null;
}

/** One package on its way. `base` is the entry whose source and place count: the user's, where the project's is a delta. */
export interface Taking {
  readonly one: Listed;
  readonly base: Listed;
  readonly collected: Collected;
  readonly filter: Filter | null;
  readonly giver: Giver;
  readonly owner: Owner;
}

export interface Outcome {
  readonly info: PackageInfo;
  readonly unknowns: readonly Unknown[];
}

/** Adds the files of a package. */
export function collectSource(run: Run, taking: Taking): Outcome {
  const { one, base, collected, filter, giver, owner } = taking;
  const source = parseSource(run.scene, base.entry.source);
  if (source.type === "local") return collectLocal(run, taking);
  const place =
    source.type === "npm" ? placeOfNpm(run, source, base.scope, owner) : placeOfGit(run, source, base.scope);
  if (place.kind !== "installed") return collectMissing(run, taking, place);
  if (collectPackage(run, place.path, collected, filter, { ...giver, root: place.path }) === "throws") {
    crash(run, because("packages.wrongType", { source: one.entry.source, version: run.scene.request.piVersion }));
  }
  if (source.type === "git" && source.ref !== null) remarkCheckout(run, taking, place.path, source.ref);
  const isMoving = one.scope === "commandLine" && !isOffline(run) && isRefreshed(run, source);
  const reason = because("packages.refreshed", { source: one.entry.source });
  return outcome(one, place.path, "inForce", isMoving ? [{ kind: "package", path: place.path, reason }] : []);
}

function outcome(
  { entry, scope }: Listed,
  path: string | null,
  verdict: Verdict,
  unknowns: readonly Unknown[] = [],
): Outcome {
  return { info: { source: entry.source, scope, path, verdict, by: null }, unknowns };
}

/** What `-e` names is cloned anew for each of its refs. */
function remarkCheckout(run: Run, { base: { entry, layer } }: Taking, path: string, ref: string): void {
  const commit = layer ? otherCheckout(run.world, path, ref) : null;
  if (!layer || commit === null) return;
  const reason = because("packages.otherCheckout", { source: entry.source, path, ref, commit: commit.slice(0, 7) });
  run.remarks.push({ reason, path: layer.path, range: placeOf(layer.text, "packages", entry.index) });
}

/** What is not installed, or not as wanted: pi would install it, or goes without when it is offline. */
function collectMissing(run: Run, { one, owner }: Taking, { kind, path }: Place): Outcome {
  const isKnown = isOffline(run) && kind !== "global" && kind !== "notLookedFor";
  const version = run.scene.request.piVersion;
  const reason = because(missingRule(run, kind), { source: one.entry.source, path, version });
  run.decisions.push(decide({ ...owner, path, verdict: "missing", reason, name: one.entry.source }));
  return outcome(one, path, "missing", isKnown ? [] : [{ kind: "package", path, reason }]);
}

function missingRule(run: Run, kind: Place["kind"]): Reason["rule"] {
  if (kind === "global" || kind === "notLookedFor") return `packages.${kind}`;
  if (!isOffline(run)) return "packages.wouldInstall";
  return kind === "missing" ? "packages.missingOffline" : "packages.outdatedOffline";
}

function collectLocal(run: Run, { one, base, collected, filter, giver, owner }: Taking): Outcome {
  const { entry, layer } = one;
  const path = resolveWritten(run.scene, base.entry.source, baseOf(run.scene, base.scope));
  if (path === null) {
    crash(run, because("packages.badAddress", { source: entry.source, path: layer?.path ?? "-e" }));
    return outcome(one, null, "invalid");
  }
  if (base.scope === "project" && !mayOpen(run, path, owner, giver)) return outcome(one, path, "gated");
  const stat = run.world.stat(path);
  if (stat.kind !== "entry") {
    const reason = because("packages.missingPath", { source: entry.source, path, settings: layer?.path ?? "-e" });
    const range = layer ? placeOf(layer.text, "packages", entry.index) : null;
    run.decisions.push(decide({ ...owner, path, verdict: "missing", reason, range, by: layer?.path ?? null }));
    return outcome(one, path, "missing");
  }
  if (stat.type === "file") add(collected, "extensions", { path, giver, off: null });
  // Without anything that pi knows, the folder itself is taken for an extension. What throws here is caught by pi.
  const inside: Giver = { ...giver, root: path };
  const offer = stat.type === "directory" ? collectPackage(run, path, collected, filter, inside) : "something";
  if (offer === "nothing") add(collected, "extensions", { path, giver: inside, off: null });
  if (offer === "throws") {
    const reason = because("packages.cutShort", { source: entry.source, path, settings: layer?.path ?? "-e" });
    const range = layer ? placeOf(layer.text, "packages", entry.index) : null;
    run.decisions.push(decide({ ...owner, path, verdict: "invalid", reason, range, by: layer?.path ?? null }));
  }
  return outcome(one, path, "inForce");
}
