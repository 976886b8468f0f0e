/** Our reading of pi's command line beside pi's own, on lines that nobody thought of. */
import assert from "node:assert/strict";
import fc from "fast-check";
import { readLaunch, type Launch } from "../../src/engine/launch/launch";
import { featuresOf } from "../../src/profiles/features";
import { installPis } from "../support/pi/install";
import { startPiSdk, type PiSdk } from "../support/pi/sdk";
import type { ParsedArgs } from "../support/pi/sdkMessages";
import { testedVersions } from "../support/pi/versions";

/** All options but those that resume a session: their contradictions are `main`'s, and asked by the corpus. */
const options = (
  "--help -h --version -v --mode --provider --model --api-key --system-prompt --append-system-prompt --name -n " +
  "--no-session --session-id --session-dir --models --no-tools -nt --no-builtin-tools -nbt --tools -t --exclude-tools " +
  "-xt --thinking --print -p --export --extension -e --no-extensions -ne --no-mcp --skill --prompt-template --theme " +
  "--use-theme --no-skills -ns --no-prompt-templates -np --no-themes --no-context-files -nc --list-models --tui-mode " +
  "--verbose --approve -a --no-approve -na --offline"
).split(" ");

const words = (
  "x hi @a.md @ - -- --- ---x -x -- read +ls read,+ls +re* a,,b text json rpc regular fullscreen constructor toString " +
  "__proto__ --tools=read --=x --unknown --unknown=@x -tools --Tools --no-tool /a"
).split(" ");

const line = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...options) },
    { weight: 2, arbitrary: fc.constantFrom("", " ", "two words", ...words) },
  ),
  { maxLength: 7 },
);

const count = 5000;

/** What pi says after it has read the whole line. */
const ofMain = /^(Session id must|--name requires a non-empty|@file arguments)/;

/** Our answer in pi's words. */
function inTheirWords(launch: Launch): object {
  const { error, answers, mode, approve, namesModels, files, unknownFlags, ...rest } = launch;
  return {
    ...rest,
    fileArgs: files,
    unknownFlags: [...new Set(unknownFlags.map((flag) => flag.slice(2)))],
    projectTrustOverride: approve,
    isPrint: mode === "print",
    namesModels,
    answers: answers !== null,
    error: error !== null && ofMain.test(error) ? null : error,
  };
}

function inOurShape(theirs: ParsedArgs, errors: readonly string[]): object {
  const { mode, print } = theirs;
  return {
    systemPrompt: theirs["systemPrompt"] ?? null,
    appendSystemPrompts: theirs["appendSystemPrompt"] ?? [],
    noContextFiles: theirs["noContextFiles"] ?? false,
    tools: theirs["tools"] ?? null,
    excludeTools: theirs["excludeTools"] ?? null,
    noTools: theirs["noTools"] ?? false,
    noBuiltinTools: theirs["noBuiltinTools"] ?? false,
    skills: theirs["skills"] ?? [],
    noSkills: theirs["noSkills"] ?? false,
    promptTemplates: theirs["promptTemplates"] ?? [],
    noPromptTemplates: theirs["noPromptTemplates"] ?? false,
    extensions: theirs["extensions"] ?? [],
    noExtensions: theirs["noExtensions"] ?? false,
    noMcp: theirs["noMcp"] ?? false,
    sessionDir: theirs["sessionDir"] ?? null,
    messages: theirs["messages"],
    fileArgs: theirs["fileArgs"],
    unknownFlags: theirs["unknownFlags"],
    projectTrustOverride: theirs["projectTrustOverride"] ?? null,
    isPrint: print === true || mode === "json" || mode === "rpc",
    namesModels: theirs["models"] !== undefined,
    answers: ["version", "help", "export"].some((key) => theirs[key]) || theirs["listModels"] !== undefined,
    error: errors[0]?.replace(/^(--tools|-t): /, "") ?? null,
  };
}

describe("a generated command line", function () {
  this.timeout(0);

  for (const version of testedVersions) {
    it(`is read as pi ${version} reads it, ${count} times`, async () => {
      await installPis([version]);
      const pi: PiSdk = await startPiSdk(version);
      try {
        const lines = fc.sample(line, { numRuns: count, seed: 31 });
        const theirs = await pi.parseArgs(lines);
        lines.forEach((one, at) => {
          const errors = theirs[at]?.["errors"] as readonly string[];
          const ours = readLaunch(one, featuresOf(version));
          assert.deepEqual(inTheirWords(ours), inOurShape(theirs[at] ?? {}, errors), JSON.stringify(one));
        });
      } finally {
        await pi.close();
      }
    });
  }
});
