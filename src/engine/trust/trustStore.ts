/** `trust.json`: pi's saved decisions, keyed by canonical paths (`core/trust-manager.js`). */
import type { Scene } from "../scene";
import { whyNoLock } from "../settings/lock";
import { ancestorsOf, samePath } from "../text/paths";
import { isRecord, parseStrictJson } from "../text/strictJson";
import type { Decision, FileRange, Reason } from "../types";

/** What the store says about a folder. `broken` stops pi. */
export type StoreAnswer =
  | { readonly kind: "entry"; readonly key: string; readonly trusted: boolean }
  | { readonly kind: "silent" }
  | { readonly kind: "absent" }
  | { readonly kind: "broken"; readonly reason: Reason; readonly range: FileRange | null };

export function trustStorePath(scene: Scene): string {
  return scene.path.join(scene.request.agentDir, "trust.json");
}

/** Looks up the nearest decision for the working directory. */
export function askTrustStore(scene: Scene): StoreAnswer {
  const at = trustStorePath(scene);
  const noLock = whyNoLock(scene, at);
  if (noLock) {
    const values = { version: scene.request.piVersion, path: at, ...noLock };
    return { kind: "broken", reason: { rule: "trust.storeNotLockable", arguments: values }, range: null };
  }
  if (!scene.world.exists(at)) return { kind: "absent" };
  const file = scene.world.readText(at);
  if (file.kind !== "text") return broken(scene, "trust.storeUnreadable", "", null);
  const text = file.bom && !scene.features.bomStripped ? `\uFEFF${file.text}` : file.text;
  const parsed = parseStrictJson(text);
  if (parsed.kind === "error") return broken(scene, "trust.storeBroken", parsed.message, parsed.range);
  if (!isRecord(parsed.value)) return broken(scene, "trust.storeBroken", "expected an object", null);
  const wrong = Object.entries(parsed.value).find(([, value]) => value !== true && value !== false && value !== null);
  if (wrong)
    return broken(
      scene,
      "trust.storeBroken",
      `value for ${JSON.stringify(wrong[0])} must be true, false, or null`,
      null,
    );
  return nearestEntry(scene, parsed.value);
}

function nearestEntry(scene: Scene, entries: Readonly<Record<string, unknown>>): StoreAnswer {
  const cwd = scene.world.canonical(scene.request.cwd);
  const folders = scene.features.trustInherited ? ancestorsOf(scene.path, cwd) : [cwd];
  for (const folder of folders) {
    for (const [key, value] of Object.entries(entries)) {
      const matches = scene.features.trustKeysNormalised ? samePath(scene, key, folder) : key === folder;
      if (matches && typeof value === "boolean") return { kind: "entry", key, trusted: value };
    }
  }
  return { kind: "silent" };
}

function broken(
  scene: Scene,
  rule: "trust.storeBroken" | "trust.storeUnreadable",
  problem: string,
  range: FileRange | null,
): StoreAnswer {
  const values = { version: scene.request.piVersion, path: trustStorePath(scene), problem };
  return { kind: "broken", reason: { rule, arguments: values }, range };
}

/** The verdict on the store itself; none when it is absent. */
export function storeDecision(scene: Scene, answer: StoreAnswer): readonly Decision[] {
  if (answer.kind === "absent") return [];
  const path = trustStorePath(scene);
  const reason: Reason =
    answer.kind === "broken"
      ? answer.reason
      : answer.kind === "entry"
        ? { rule: "trust.storeInForce", arguments: { key: answer.key } }
        : { rule: "trust.storeSilent", arguments: {} };
  return [
    {
      path,
      kind: "trustStore",
      scope: "global",
      trust: "notGated",
      verdict: answer.kind === "broken" ? "invalid" : "inForce",
      by: null,
      reason,
      trace: [],
      range: answer.kind === "broken" ? answer.range : null,
      name: null,
    },
  ];
}
