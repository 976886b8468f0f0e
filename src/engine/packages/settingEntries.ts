/** Paths that the lists of a settings file name (`resolveLocalEntries`), filtered by the patterns of the same list. */
import { because, decide } from "../decide";
import type { SettingsLayer } from "../resources";
import { placeOfEntry } from "../settings/place";
import { add, ownerOf, type Collected, type Giver, type Off } from "./collected";
import type { List } from "./entries";
import { noteHits } from "./idlePatterns";
import type { ResourceType } from "./manifest";
import { isOpen } from "./mayOpen";
import { filesOfPaths } from "./packageFiles";
import { ask, isPattern } from "./patterns";
import { crash, type Run } from "./run";
import { resolveWritten } from "./writtenPath";

/** Adds the files of one list. `base` is the folder that its relative paths start from. */
export function collectListed(
  run: Run,
  layer: SettingsLayer,
  list: List,
  type: ResourceType,
  giver: Giver,
  base: string,
  collected: Collected,
): void {
  const patterns = list.entries.filter(isPattern);
  const paths = list.entries.flatMap((entry, index) =>
    isPattern(entry) ? [] : placeOfPath(run, layer, type, giver, base, entry, index),
  );
  for (const path of filesOfPaths(run, type, paths, giver)) {
    const answer = ask(run, path, patterns, base);
    noteHits(run, layer, type, patterns, path, base);
    add(collected, type, { path, giver, off: answer.on ? null : offBy(layer, list, type, path, answer.by) });
  }
  if (list.isText && (run.hang?.rule === "discovery.crawls" || run.hang?.rule === "discovery.goesRound")) {
    run.hang = because("settings.crawls", { path: layer.path, key: type, value: list.entries.join("") });
  }
}

function placeOfPath(
  run: Run,
  layer: SettingsLayer,
  type: ResourceType,
  giver: Giver,
  base: string,
  entry: string,
  index: number,
): readonly string[] {
  const path = resolveWritten(run.scene, entry, base);
  if (path === null) {
    crash(run, because("packages.badAddress", { source: entry, path: layer.path }));
    return [];
  }
  // What may not be opened is not looked for either; `filesOfPaths` lists it.
  if (!isOpen(run, path, giver) || run.world.exists(path)) return [path];
  const reason = because("discovery.missingEntry", { path, settings: layer.path, key: type, entry });
  run.decisions.push(
    decide({
      ...ownerOf(type, giver),
      path,
      verdict: "missing",
      by: layer.path,
      reason,
      range: placeOfEntry(layer, type, index),
    }),
  );
  return [];
}

/** What a pattern of a list switched off. */
export function offBy(layer: SettingsLayer, list: List, type: ResourceType, path: string, pattern: string): Off {
  const index = list.entries.indexOf(pattern);
  const isAllowlist = index < 0 || !/^[!+-]/.test(pattern);
  const rule = isAllowlist ? "discovery.notInAllowlist" : "discovery.switchedOff";
  const reason = because(rule, { path, settings: layer.path, key: type, pattern });
  return { reason, by: layer.path, range: index < 0 ? null : placeOfEntry(layer, type, index) };
}
