/**
 * What the run "as if trusted" may open. A project that is not trusted may name any path of the machine in its
 * settings; such paths are listed and left alone until somebody asks for them.
 */
import { because, decide } from "../decide";
import { isWithin } from "../text/paths";
import type { TrustMark } from "../types";
import type { Owner, Run } from "./run";

/** Whether a path that `giver` names may be looked at. */
export function isOpen(run: Run, path: string, giver: { readonly trust: TrustMark }): boolean {
  const { scene } = run;
  if (scene.request.openProjectSettingPaths || giver.trust !== "trusted") return true;
  return isWithin(scene, scene.path.join(scene.request.cwd, ".pi"), path);
}

/** The same; where it may not, the decision says so. */
export function mayOpen(run: Run, path: string, owner: Owner, giver: { readonly trust: TrustMark }): boolean {
  if (isOpen(run, path, giver)) return true;
  const reason = because("discovery.notOpened", { path });
  run.decisions.push(decide({ ...owner, path, verdict: "gated", by: "trust", reason }));
  return false;
}
