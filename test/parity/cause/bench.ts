/** A folder of the corpus while it is laid out for trials, and what they have told so far. */
import { realpathSync } from "node:fs";
import type { Decision } from "../../../src/engine/types";
import type { LaidOut } from "../../support/pi/folder";
import type { Case } from "../corpus/case";
import type { Real, Said, Sent } from "./asking";
import type { Disk } from "./disk";
import { keyOf, rows, type Row } from "./table";

/** What was tried on one folder. */
export interface Tried {
  readonly id: string;
  /** Keys of the table's rows, once for each verdict. */
  readonly rows: string[];
  /** Files that were changed without an effect. */
  unchanged: number;
  /** Those of them that no verdict speaks of. */
  unmentioned: number;
  /** Files that came in, and the causes that were removed for it. */
  broughtIn: number;
  causes: number;
  /** Included files of which a letter was changed. */
  letters: number;
  /** Why something was not tried. */
  readonly exempt: string[];
  readonly contradictions: string[];
}

export interface Bench {
  readonly one: Case;
  readonly laid: LaidOut;
  readonly disk: Disk;
  readonly real: Real;
  /** What the real pi sends from the folder as it is, and what we say of it. */
  readonly base: Sent;
  readonly said: Said;
  readonly tried: Tried;
}

export const nothingTried = (id: string): Tried => ({
  ...{ id, rows: [], unchanged: 0, unmentioned: 0, broughtIn: 0, causes: 0, letters: 0 },
  ...{ exempt: [], contradictions: [] },
});

/** Notes that the real pi says otherwise. */
export function contradict({ tried, laid }: Bench, what: string, how: string): void {
  tried.contradictions.push(`${tried.id}: ${what}: ${how}`.replaceAll(laid.root, "@R@"));
}

export function rowOf(decision: Decision): Row | undefined {
  const key = keyOf(decision);
  return key === undefined ? undefined : rows[key];
}

/** A verdict in words. */
export function inWords({ path, kind, verdict, reason }: Decision): string {
  return `${path} (${kind} ${verdict} ${reason.rule})`;
}

/** The real files whose text is in the prompt. */
export function filesInPrompt({ evaluation }: Said): ReadonlySet<string> {
  const shown = evaluation.files.filter((file) => rowOf(file)?.kind === "inPrompt");
  return new Set(shown.map(({ path }) => realpathSync(path)));
}

/** Where two prompts part, with some text around. */
export function difference(before: string, after: string): string {
  let at = 0;
  while (at < before.length && before[at] === after[at]) at++;
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 40), at + 80));
  return `at ${at} ${around(before)} became ${around(after)}`;
}
