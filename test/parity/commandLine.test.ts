/** The command line of a what-if, run by a shell: the real pi sends the prompt that the what-if shows. */
import assert from "node:assert/strict";
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Hypothesis } from "../../src/engine/hypothesis/hypothesis";
import { inspect } from "../../src/engine/inspect";
import { commandLineFor, resolveAsked, type MachinePorts } from "../../src/host/worker/resolve";
import type { Asked } from "../../src/host/worker/messages";
import { localDate } from "../../src/node/facts";
import { createPorts } from "../../src/node/ports";
import { nodeForPi } from "../support/pi/install";
import { piEntry, startWire, type Wire } from "../support/pi/wire";

/** A version with every flag, and one that lacks some. */
const versions = ["1.6.0", "0.84.4"];

const supposed: readonly (readonly [string, readonly Hypothesis[]])[] = [
  ["as it is", []],
  ["trusted", [{ kind: "trust", trust: "trusted" }]],
  ["not trusted", [{ kind: "trust", trust: "untrusted" }]],
  ["without context files and skills", [{ kind: "leaveOut", parts: ["contextFiles", "skills"] }]],
  ["only two tools", [{ kind: "tools", tools: ["read", "bash"] }]],
  ["without tools", [{ kind: "tools", tools: [] }]],
  [
    "with a flag that a shell could read otherwise",
    [{ kind: "flags", flags: ["--append-system-prompt", 'It\'s "$HOME" `date` \\ *'] }],
  ],
  [
    "from a folder with a quote in its name, trusted",
    [
      { kind: "trust", trust: "trusted" },
      { kind: "workingDirectory", cwd: "@P@/it's here" },
    ],
  ],
];

describe("a copied command line, run by a shell", () => {
  let root: string;
  let wire: Wire;

  before(async () => {
    root = realpathSync(mkdtempSync(join(tmpdir(), "command-line-")));
    const files: Readonly<Record<string, string>> = {
      "h/.pi/agent/AGENTS.md": "Answer in British English.\n",
      "p/AGENTS.md": "# Shop\n",
      "p/.pi/APPEND_SYSTEM.md": "Be brief.\n",
      "p/.pi/skills/deploy/SKILL.md": "---\nname: deploy\ndescription: Deploys.\n---\nx\n",
      "p/it's here/AGENTS.md": "Below.\n",
      "p/it's here/.pi/SYSTEM.md": "Other opening words.\n",
    };
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    wire = await startWire();
  });

  after(async () => {
    await wire.close();
    rmSync(root, { recursive: true, force: true });
  });

  /** A `pi` on the PATH, as npm's own script for it is. */
  const install = (version: string): string => {
    const bin = join(root, `bin-${version}`);
    mkdirSync(bin, { recursive: true });
    writeFileSync(join(bin, "pi"), `#!/bin/sh\nexec "${nodeForPi()}" "${piEntry(version)}" "$@"\n`);
    chmodSync(join(bin, "pi"), 0o755);
    return bin;
  };

  for (const version of versions) {
    for (const [name, hypotheses] of supposed) {
      it(`starts pi ${version} ${name}`, async () => {
        const ports = createPorts();
        const path = `${install(version)}:${process.env["PATH"] ?? ""}`;
        const home = join(root, "h");
        const machine: MachinePorts = {
          files: ports.files,
          environment: { PATH: path },
          home,
          date: localDate(),
          locale: "en-US",
          platformFacts: () => ({ os: "linux", caseSensitive: true }),
        };
        const asked: Asked = {
          folder: join(root, "p"),
          folderName: "p",
          cwd: join(root, "p"),
          settings: {
            ...{ piVersion: "auto", piPath: "", agentFolder: "", piFlags: [], mode: "print" as const },
            ...{ ignoredFindings: [], budgets: {}, contextWindow: 0, advice: false },
          },
          hypotheses: hypotheses.map((one) =>
            one.kind === "workingDirectory" ? { ...one, cwd: one.cwd.replace("@P@", join(root, "p")) } : one,
          ),
          survey: [],
        };
        const { request } = resolveAsked(asked, machine);
        assert.equal(request.piVersion, version);
        const command = commandLineFor(asked, machine);
        // Each run has an address of its own on the model server.
        rmSync(join(home, ".pi", "agent", "models.json"), { force: true });
        const answer = await wire.run({
          ...{ version, command, home, agentDir: join(home, ".pi", "agent"), environment: { PATH: path } },
          // The command itself says where.
          cwd: root,
        });
        assert.ok(answer.kind === "sent", JSON.stringify(answer));
        assert.equal(answer.system, inspect(request, ports).actual.prompt);
      });
    }
  }
});
