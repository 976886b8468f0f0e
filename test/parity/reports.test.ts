/**
 * The fifty-two public reports, reduced to minimal folders: on the pi versions that each names, the findings are what an
 * inspector should say, no more and no less. The prompts of the versions that every run asks are judged by the corpus.
 * The others have no recorded text of their own, so there the real pi is asked what the report is about: which files
 * are in its prompt, and what the typed line becomes.
 */
import assert from "node:assert/strict";
import { expand } from "../../src/engine/expand/expand";
import type { Finding } from "../../src/engine/types";
import { createWorld } from "../../src/engine/world";
import { createPorts } from "../../src/node/ports";
import { featuresOf } from "../../src/profiles/features";
import { layOut, type LaidOut } from "../support/pi/folder";
import { installPis } from "../support/pi/install";
import { startPiSdk, type PiSdk } from "../support/pi/sdk";
import { testedVersions } from "../support/pi/versions";
import { startWire, type Wire } from "../support/pi/wire";
import { askUs, askWire } from "./ask";
import type { Case } from "./corpus/case";
import { corpus } from "./corpus/index";
import { reports } from "./reports";

/** A case as it was measured on a version: before 0.79.0 there is no trust, and no flag for it. */
function caseOf(id: string, version: string): Case {
  const one = corpus.find((candidate) => candidate.id === id);
  if (!one) throw new Error(`The corpus has no ${id}.`);
  const { question } = one;
  if (question.by !== "wire" || featuresOf(version).projectTrust) return one;
  return { ...one, question: { ...question, flags: question.flags.filter((flag) => flag !== "--approve") } };
}

/** Where the real pi and we differ in the files of the prompt and in the message. */
async function differences(one: Case, version: string, wire: Wire, pi: PiSdk): Promise<readonly string[]> {
  const laid = layOut(one);
  try {
    const { evaluation, message } = askUs(one, laid, version);
    const theirs = await askWire(one, laid, wire, version, pi);
    if (theirs.kind !== "sent") return [`pi ${theirs.kind}, we say ${evaluation.outcome.kind}`];
    const wrong = evaluation.files
      .filter(({ kind }) => kind === "contextFile" || kind === "skill")
      .filter(({ path, verdict }) => theirs.system.includes(path) !== (verdict === "included"))
      .map(({ path, verdict }) => `${path}: we say ${verdict}`);
    return [...wrong, ...(theirs.user === message ? [] : [`message: ours ${message}, theirs ${theirs.user}`])];
  } finally {
    laid.remove();
  }
}

function tell(findings: readonly Finding[], { root }: LaidOut): readonly string[] {
  return findings.map(({ code, severity, path, range }) => {
    const place = (path ?? "-").replace(`${root}/`, "");
    return `${severity} ${code} ${range ? `${place}:${range.startLine + 1}` : place}`;
  });
}

/** What we find in the folder, and in the line that is typed there. */
function found(one: Case, version: string): readonly string[] {
  const laid = layOut(one);
  try {
    const { evaluation } = askUs(one, laid, version);
    const typed = one.question.by === "wire" ? one.question.typed : undefined;
    if (typed === undefined) return tell(evaluation.findings, laid);
    const { files, path } = createPorts();
    const scene = { evaluation, features: featuresOf(version), world: createWorld(files, path) };
    return tell([...evaluation.findings, ...expand(laid.fill(typed), scene).findings], laid);
  } finally {
    laid.remove();
  }
}

const elsewhere = [...new Set(reports.map(({ version }) => version))].filter((one) => !testedVersions.includes(one));

describe("a public report", () => {
  const pis = new Map<string, PiSdk>();
  let wire: Wire;

  before(async function () {
    this.timeout(0);
    await installPis([...testedVersions, ...elsewhere]);
    wire = await startWire();
    for (const version of elsewhere) pis.set(version, await startPiSdk(version));
  });

  after(async function () {
    this.timeout(0);
    for (const pi of pis.values()) await pi.close();
    await wire.close();
  });

  it("is one of fifty-two, and each has its expectation", () => {
    const ids = corpus.map(({ id }) => id).filter((id) => /^(?:ctx|sys|tr|sk|pt|st|ca)-\d+$/.test(id));
    assert.equal(ids.length, 52);
    assert.deepEqual([...new Set(reports.map(({ id }) => id))].sort(), [...ids].sort());
  });

  for (const { id, version, told } of reports) {
    it(`${id} on pi ${version}: ${told.length === 0 ? "no finding" : told.join(", ")}`, async () => {
      const one = caseOf(id, version);
      assert.deepEqual([...found(one, version)].sort(), [...told].sort());
      const pi = pis.get(version);
      if (pi) assert.deepEqual(await differences(one, version, wire, pi), []);
    });
  }
});
