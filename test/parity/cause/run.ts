/** All folders of the corpus that the newest pi sends a prompt from, two at a time. */
import { startPiSdk, type PiSdk } from "../../support/pi/sdk";
import { newestPublished } from "../../support/pi/versions";
import { startWire } from "../../support/pi/wire";
import type { Case } from "../corpus/case";
import type { Tried } from "./bench";
import { tryFolder } from "./trials";

const workers = 2;

/** Tries the cases and gives the folders in which there was something to try, in their order; reports what fails at once. */
export async function tryCases(
  cases: readonly Case[],
  report: (contradiction: string) => void,
): Promise<readonly Tried[]> {
  const wire = await startWire();
  const queue = [...cases];
  const found = new Map<string, Tried>();
  const work = async () => {
    let child: PiSdk | undefined;
    const pi = async () => (child?.isAlive() === true ? child : (child = await startPiSdk(newestPublished)));
    try {
      for (let one = queue.shift(); one !== undefined; one = queue.shift()) {
        const tried = await tryFolder(one, { wire, pi });
        if (tried === null || tried.rows.length + tried.contradictions.length === 0) continue;
        found.set(one.id, tried);
        for (const contradiction of tried.contradictions) report(contradiction);
      }
    } finally {
      await child?.close();
    }
  };
  try {
    await Promise.all(Array.from({ length: workers }, work));
  } finally {
    await wire.close();
  }
  return cases.flatMap(({ id }) => found.get(id) ?? []);
}

/** What was tried, in one paragraph. */
export function tell(folders: readonly Tried[]): string {
  const sum = (key: "unchanged" | "unmentioned" | "broughtIn" | "causes" | "letters") =>
    folders.reduce((total, folder) => total + folder[key], 0);
  const reasons = new Map<string, number>();
  for (const reason of folders.flatMap(({ exempt }) => exempt)) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  const files = folders.reduce((total, { rows }) => total + rows.length, 0);
  return [
    `${folders.length} folders, ${files} files with a verdict: ${sum("unchanged")} changed without effect (of them ` +
      `${sum("unmentioned")} without a verdict), ${sum("broughtIn")} brought in by removing ${sum("causes")} causes, ` +
      `${sum("letters")} changed by a letter`,
    ...[...reasons].sort(([, a], [, b]) => b - a).map(([reason, count]) => `  ${count} not tried: ${reason}`),
  ].join("\n");
}
