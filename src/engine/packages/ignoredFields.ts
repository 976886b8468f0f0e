/** Fields of a package's `pi` part that pi takes as not there, since 0.84.0, because they are no list of texts. */
import { because } from "../decide";
import { placeOf } from "../settings/place";
import { isRecord, parseStrictJson } from "../text/strictJson";
import { resourceTypes, type Manifest } from "./manifest";
import type { Run } from "./run";

/** States them, each at its place. */
export function remarkIgnoredFields(run: Run, file: string, manifest: Manifest | null): void {
  if (manifest === null || !run.scene.features.manifestValidated) return;
  const read = run.world.readText(file);
  const parsed = read.kind === "text" ? parseStrictJson(read.text) : null;
  if (read.kind !== "text" || parsed?.kind !== "value" || !isRecord(parsed.value)) return;
  const { pi } = parsed.value;
  if (!isRecord(pi)) return;
  for (const field of resourceTypes) {
    if (field === "themes" || pi[field] === undefined || manifest[field] !== undefined) continue;
    const reason = because("packages.fieldIgnored", { path: file, field });
    run.remarks.push({ reason, path: file, range: placeOf(read.text, "pi", field) });
  }
}
