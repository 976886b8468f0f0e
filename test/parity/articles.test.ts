/**
 * The worked examples of public articles about pi's prompt, as users have read them. The message is what the real pi
 * sends; the articles' own claims that the real pi does not bear out are named where we know better.
 */
import assert from "node:assert/strict";
import { layOut, type Files, type LaidOut } from "../support/pi/folder";
import { installPis } from "../support/pi/install";
import { startPiSdk, type PiSdk } from "../support/pi/sdk";
import { startWire, type Wire } from "../support/pi/wire";
import { askOurs } from "./typedLines";

interface Example {
  readonly about: string;
  readonly name: string;
  readonly body: string;
  readonly typed: string;
  readonly message: string;
  /** Findings that the call should give. */
  readonly findings?: readonly string[];
}

const outline = "---\ndescription: Outline\n---\nCreate an outline for ${1:-the current topic}.\n";
const framed =
  "---\ndescription: Create a component\nargument-hint: <name> [features]\n---\nCreate a React component named `$1`.\nRequired features: `$@`.\n";

const examples: readonly Example[] = [
  {
    about: "$1 and $@, which holds the first argument too",
    name: "component",
    body: "Create a component named $1 with features: $@",
    typed: '/component Button "click handler"',
    message: "Create a component named Button with features: Button click handler",
    findings: [],
  },
  {
    about: "frontmatter with description and hint, trimmed",
    name: "component",
    body: framed,
    typed: '/component Button "onClick handler" "disabled support"',
    message: "Create a React component named `Button`.\nRequired features: `Button onClick handler disabled support`.",
    findings: [],
  },
  {
    about: "a default that is used",
    name: "summarize",
    body: "Summarize the current state in ${1:-7} bullet points.",
    typed: "/summarize",
    message: "Summarize the current state in 7 bullet points.",
    findings: ["expand.defaultUsed"],
  },
  {
    about: "a default that is not used",
    name: "summarize",
    body: "Summarize the current state in ${1:-7} bullet points.",
    typed: "/summarize 3",
    message: "Summarize the current state in 3 bullet points.",
    findings: [],
  },
  {
    about: "slices",
    name: "component",
    body: "Component name: $1\nAdditional requirements: ${@:2}\nFirst of them: ${@:2:1}",
    typed: '/component Button "keyboard support" "loading state"',
    message:
      "Component name: Button\nAdditional requirements: keyboard support loading state\nFirst of them: keyboard support",
    findings: [],
  },
  {
    about: "one quoted argument",
    name: "review",
    body: "Review: $1",
    typed: '/review "focus on auth and error handling"',
    message: "Review: focus on auth and error handling",
    findings: [],
  },
  {
    about: "no argument where a default stands",
    name: "outline",
    body: outline,
    typed: "/outline",
    message: "Create an outline for the current topic.",
    findings: ["expand.defaultUsed"],
  },
  {
    about: "arguments 2 and 3 are dropped",
    name: "outline",
    body: outline,
    typed: "/outline context window compaction",
    message: "Create an outline for context.",
    findings: ["expand.argumentsDropped"],
  },
  {
    about: "no template of that name",
    name: "review",
    body: "Review: $1",
    typed: "/unknown a b",
    message: "/unknown a b",
    findings: [],
  },
  {
    about: "a slash in the middle",
    name: "review",
    body: "Review: $1",
    typed: "plain text /review x",
    message: "plain text /review x",
    findings: [],
  },
  {
    about: "a body without frontmatter keeps its last line break",
    name: "plain",
    body: "Plain $1\n",
    typed: "/plain a",
    message: "Plain a\n",
    findings: [],
  },
  {
    about: "what an argument brings in is not filled in again",
    name: "echo",
    body: "Echo $1",
    typed: "/echo '$@'",
    message: "Echo $@",
    findings: ["expand.argumentNotFilled"],
  },
];

for (const version of ["0.82.1", "0.84.2", "1.6.0"]) {
  describe(`the articles' examples on pi ${version}`, () => {
    let wire: Wire;
    let pi: PiSdk;
    let laid: LaidOut | undefined;

    before(async function () {
      this.timeout(0);
      await installPis([version]);
      wire = await startWire();
      pi = await startPiSdk(version);
    });

    afterEach(() => laid?.remove());

    after(async () => {
      await pi?.close();
      await wire?.close();
    });

    const layTemplate = (files: Files) => (laid = layOut({ files }));

    const ask = async (place: LaidOut, typed: string, flags: readonly string[] = []) => {
      const run = { version, cwd: place.at("p"), home: place.at("h"), agentDir: place.at("h/.pi/agent") };
      const answer = await wire.runInside({ ...run, typed, flags: ["--approve", ...flags] }, pi);
      assert.equal(answer.kind, "sent", answer.errors);
      return answer as Extract<typeof answer, { kind: "sent" }>;
    };

    for (const { about, name, body, typed, message, findings } of examples) {
      it(`${typed}: ${about}`, async () => {
        const place = layTemplate({ [`p/.pi/prompts/${name}.md`]: body });
        const theirs = (await ask(place, typed)).user;
        assert.equal(theirs, message, "the real pi sends something else than the article's reader was told");
        const ours = askOurs(place, version, typed);
        assert.equal(ours.message, theirs);
        assert.deepEqual(
          ours.findings.map(({ code }) => code),
          findings,
        );
      });
    }

    it("the skills hint is the command line's own, not the lower-level library's", async () => {
      const place = layTemplate({ "p/.pi/skills/pdf/SKILL.md": "---\nname: pdf\ndescription: d\n---\n" });
      const { system } = await ask(place, "hi");
      assert.match(system, /Use the read tool to load a skill's file when the task matches its description\./);
      assert.doesNotMatch(system, /Read the full skill file/);
    });

    it("a template in a folder below is not found", async () => {
      const place = layTemplate({ "p/.pi/prompts/sub/review.md": "Review $1" });
      const theirs = (await ask(place, "/review a")).user;
      assert.equal(theirs, "/review a");
      assert.equal(askOurs(place, version, "/review a").message, theirs);
    });
  });
}
