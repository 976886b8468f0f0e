/** What each version answered, kept in the cache so that the page can be made of runs at different times. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cacheFolder } from "../../support/repository";
import type { CaseResult } from "../runCorpus";
import { tableCases } from "./cases";

/** The results of one version for all cases of the table. */
export interface VersionResults {
  readonly version: string;
  /** Ids of all cases that were asked, and of those that differ. */
  readonly cases: readonly string[];
  readonly differing: readonly string[];
}

const fileOf = (version: string) => join(cacheFolder, "parity", `${version}.json`);

/** Keeps what a version answered, if all cases of the table were among them. */
export function keepResults(version: string, results: readonly CaseResult[]): void {
  const byId = new Map(results.map((result) => [result.id, result]));
  const ids = tableCases.map(({ id }) => id);
  if (!ids.every((id) => byId.has(id))) return;
  const differing = ids.filter((id) => (byId.get(id)?.differences.length ?? 0) > 0);
  mkdirSync(join(cacheFolder, "parity"), { recursive: true });
  writeFileSync(fileOf(version), JSON.stringify({ version, cases: ids, differing } satisfies VersionResults));
}

/** The kept results of a version; undefined when it was not asked, or about other cases than the table has now. */
export function keptResults(version: string): VersionResults | undefined {
  if (!existsSync(fileOf(version))) return undefined;
  const kept = JSON.parse(readFileSync(fileOf(version), "utf8")) as VersionResults;
  const isSame = JSON.stringify(kept.cases) === JSON.stringify(tableCases.map(({ id }) => id));
  return isSame ? kept : undefined;
}
