/** Trust that is asked for in vain, and entries of the trust store that mean this folder and miss it. */
import type { Scene } from "../../scene";
import { ancestorsOf, samePath } from "../../text/paths";
import { isRecord, parseStrictJson, treeOf } from "../../text/strictJson";
import { rangeOf } from "../../text/positions";
import { trustStorePath } from "../../trust/trustStore";
import type { Finding, FileRange } from "../../types";
import { finding } from "../findings";
import type { Check, Subject } from "../subject";

export const checkTrust: Check = (subject) => [...missedKeys(subject), ...uselessTriggers(subject)];

/** Entries whose folder is this one or one above it, in a spelling that pi does not compare equal. */
function missedKeys({ scene }: Subject): readonly Finding[] {
  if (!scene.features.projectTrust) return [];
  const path = trustStorePath(scene);
  const file = scene.world.exists(path) ? scene.world.readText(path) : null;
  const parsed = file?.kind === "text" ? parseStrictJson(file.text) : null;
  if (file?.kind !== "text" || parsed?.kind !== "value" || !isRecord(parsed.value)) return [];
  const folders = ancestorsOf(scene.path, scene.world.canonical(scene.request.cwd));
  const { text } = file;
  return Object.entries(parsed.value)
    .filter(([, value]) => typeof value === "boolean")
    .flatMap(([key]) => {
      const folder = meant(scene, key, folders);
      return folder === null ? [] : [finding("trust.keyMismatch", { folder }, path, placeOfKey(text, key))];
    });
}

/** The folder that a key means and misses. A link is followed only where its last name fits: the store is long. */
function meant(scene: Scene, key: string, folders: readonly string[]): string | null {
  const hits = folders.some((folder) =>
    scene.features.trustKeysNormalised ? samePath(scene, key, folder) : key === folder,
  );
  if (hits) return null;
  const { path, request, world } = scene;
  const expanded = /^~(?=$|[\\/])/.test(key) ? path.join(request.home, key.slice(1)) : key;
  if (!path.isAbsolute(expanded)) return null;
  const plain = path.resolve(expanded);
  const spelled = folders.find((folder) => folder === plain || isOtherCase(scene, folder, plain));
  if (spelled !== undefined) return spelled;
  const fits = folders.some((folder) => path.basename(folder) === path.basename(plain));
  return fits ? (folders.find((folder) => folder === world.canonical(plain)) ?? null) : null;
}

function isOtherCase(scene: Scene, folder: string, path: string): boolean {
  return !scene.request.platform.caseSensitive && folder.toLowerCase() === path.toLowerCase();
}

function placeOfKey(text: string, key: string): FileRange | null {
  const property = treeOf(text)?.children?.find(({ children }) => children?.[0]?.value === key)?.children?.[0];
  return property ? rangeOf(text, property.offset, property.offset + property.length) : null;
}

/** Folders that make pi ask and offer nothing: empty ones. What is above the repository has a finding of its own. */
function uselessTriggers({ scene, evaluation }: Subject): readonly Finding[] {
  const { state, triggers } = evaluation.trust;
  if (state !== "undecided" && state !== "untrusted") return [];
  const empty = triggers.filter((trigger) => {
    const listing = scene.world.list(trigger);
    return listing.kind === "entries" && listing.entries.length === 0;
  });
  return empty.map((path) => finding("trust.triggerOnly", { path }, path));
}
