/**
 * `npm run parity:folder -- FOLDER [--from SUBFOLDER] [VERSION…] [-- pi flags]`: copies a folder of yours aside, asks the real pi and us for
 * its prompt with an empty home, and says whether they are equal. The folder itself is only read, and none of its code
 * runs: pi is always started with `--no-extensions`.
 */
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { inspect } from "../../src/engine/inspect";
import { localDate, platformFacts } from "../../src/node/facts";
import { createPorts } from "../../src/node/ports";
import { installPis, piPackageDir } from "../support/pi/install";
import { testedVersions } from "../support/pi/versions";
import { startWire, type Wire } from "../support/pi/wire";

const args = process.argv.slice(2);
const end = args.indexOf("--") < 0 ? args.length : args.indexOf("--");
const [folder = ".", ...rest] = args.slice(0, end);
const [subfolder, asked] = rest[0] === "--from" ? [rest[1] ?? "", rest.slice(2)] : ["", rest];
const flags = [...args.slice(end + 1), "--no-extensions"];
const versions = asked.length > 0 ? asked : testedVersions;

await installPis(versions);
const root = realpathSync(mkdtempSync(join(tmpdir(), "pi-compare-")));
const wire = await startWire();
try {
  const copy = join(root, "work", basename(resolve(folder)));
  cpSync(resolve(folder), copy, { recursive: true, verbatimSymlinks: true });
  const cwd = realpathSync(join(copy, subfolder));
  for (const version of versions) process.exitCode = (await compare(wire, version, cwd)) ? process.exitCode : 1;
} finally {
  await wire.close();
  rmSync(root, { recursive: true, force: true });
}

/** Whether our prompt is pi's; prints the answer, with the first difference. */
async function compare(wire: Wire, version: string, cwd: string): Promise<boolean> {
  const home = join(root, "home", version);
  const agentDir = join(home, ".pi", "agent");
  mkdirSync(agentDir, { recursive: true });
  const { actual } = inspect(
    {
      cwd,
      home,
      agentDir,
      piVersion: version,
      piPackageDir: realpathSync(piPackageDir(version)),
      mode: "print",
      trust: "stored",
      environment: { HOME: home },
      flags,
      date: localDate(),
      locale: "en-US",
      platform: platformFacts(cwd),
      survey: [],
      openProjectSettingPaths: true,
    },
    createPorts(),
  );
  const answer = await wire.run({ version, cwd, home, agentDir, flags });
  const theirs = answer.kind === "sent" ? answer.system : null;
  const { contextFiles, skills, characters } = actual.totals;
  const facts = `${characters} characters, ${contextFiles} context files, ${skills} skills`;
  console.log(`pi ${version}: ${theirs === actual.prompt ? "equal" : "DIFFERENT"} (${facts})`);
  if (theirs !== actual.prompt)
    console.log(firstDifference(theirs ?? answer.kind, actual.prompt ?? actual.outcome.kind));
  return theirs === actual.prompt;
}

function firstDifference(theirs: string, ours: string): string {
  let at = 0;
  while (at < theirs.length && theirs[at] === ours[at]) at++;
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 60), at + 60));
  return `  at ${at}\n  pi: ${around(theirs)}\n  us: ${around(ours)}`;
}
