/** One letter of each included file is changed: the real pi's prompt changes at the mapped offsets, and nowhere else. */
import { realpathSync } from "node:fs";
import type { Decision } from "../../../src/engine/types";
import { askReal } from "./asking";
import { contradict, difference, inWords, rowOf, type Bench } from "./bench";
import { letterOf, noText } from "./letters";

/**
 * Changes all files at once, each to a letter of its own, so that no two places can be taken for each other; where the
 * prompt is not as expected, one after the other.
 */
export async function changeLetters(bench: Bench): Promise<void> {
  const included = bench.said.evaluation.files.filter((file) => rowOf(file)?.kind === "inPrompt");
  const files = included.filter((file, at) => included.findIndex((other) => isOneFile(file, other)) === at);
  const places = files.flatMap((file) => placeOf(bench, file) ?? []);
  if (places.length === 0 || (await problemOf(bench, places)) === null) {
    bench.tried.letters += places.length;
    return;
  }
  for (const place of places) {
    const problem = await problemOf(bench, [place]);
    if (problem !== null) contradict(bench, inWords(place.decision), problem);
  }
}

function isOneFile({ path }: Decision, other: Decision): boolean {
  return realpathSync(path) === realpathSync(other.path);
}

interface Place {
  readonly decision: Decision;
  readonly byte: number;
  readonly old: string;
  readonly offsets: readonly number[];
}

/** The letter of a file; undefined where there is none, which is noted. */
function placeOf(bench: Bench, decision: Decision): Place | undefined {
  const bytes = bench.disk.read(decision.path);
  const letter = letterOf(decision.path, bytes, bench.said.evaluation);
  if (typeof letter !== "string") return { decision, ...letter, old: String.fromCharCode(bytes[letter.byte] ?? 0) };
  bench.tried.exempt.push(`letter: ${letter}`);
  const isEmpty = /^\uFEFF?$/.test(bytes.toString());
  if (letter === noText && !isEmpty) contradict(bench, inWords(decision), "it has a text, which is not mapped");
  return undefined;
}

async function problemOf({ one, laid, disk, real, base }: Bench, places: readonly Place[]): Promise<string | null> {
  const units = base.prompt.split("");
  try {
    for (const [at, { decision, byte, old, offsets }] of places.entries()) {
      const wrong = offsets.find((offset) => base.prompt[offset] !== old);
      if (wrong !== undefined) return `the map leads to “${base.prompt[wrong]}” at ${wrong}, the file has “${old}”`;
      const other = otherLetter(old, at);
      const bytes = Buffer.from(disk.read(decision.path));
      bytes.write(other, byte, "latin1");
      disk.write(decision.path, bytes);
      for (const offset of offsets) units[offset] = other;
    }
    const sent = await askReal(one, laid, real);
    if (typeof sent === "string") return `after a change of a letter ${sent}`;
    if (sent.prompt === units.join("")) return null;
    return `a changed letter shows elsewhere: ${difference(units.join(""), sent.prompt)}`;
  } finally {
    disk.undo();
  }
}

const letters = "qzxjkvwy";

/** A letter that is not the old one; neighbours in the list differ. */
function otherLetter(old: string, at: number): string {
  const other = letters[at % letters.length] ?? "q";
  return other === old ? "b" : other;
}
