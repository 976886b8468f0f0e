/** Paths given with `--skill` or `--prompt-template`: resolved, and each real place once, after all that was found. */
import { because, decide } from "../decide";
import type { Candidate } from "../resources";
import type { FileKind } from "../types";
import { onDiskNow } from "./afterStart";
import { comparisonKey } from "./comparisonKey";
import type { Run } from "./run";
import { isLocalPath } from "./source";
import { resolveTyped, resolveWritten } from "./writtenPath";

/** The places to load, in order; repeated ones get their verdict here. */
export function typedPaths(
  run: Run,
  typed: readonly string[],
  before: readonly Candidate[],
  kind: FileKind,
  flag: string,
): readonly string[] {
  const { scene } = run;
  const known = new Map(before.map(({ path }) => [comparisonKey(run, path), path]));
  const places: string[] = [];
  for (const written of typed) {
    const first = isLocalPath(scene, written) ? resolveTyped(scene, written) : written;
    const path = first === null ? null : resolveWritten(scene, first, scene.request.cwd);
    if (path === null) continue;
    const key = comparisonKey(run, path);
    const winner = known.get(key);
    if (winner === undefined) {
      known.set(key, path);
      places.push(path);
      continue;
    }
    const at = onDiskNow(scene, path);
    if (at === winner) continue;
    const reason = because("discovery.duplicate", { path: at, winner });
    run.decisions.push(
      decide({
        path: at,
        kind,
        scope: "commandLine",
        trust: "notGated",
        verdict: "duplicate",
        by: winner,
        reason,
        trace: [because("discovery.typed", { path, flag })],
      }),
    );
  }
  return places;
}
