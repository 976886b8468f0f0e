/** Generated cases: a folder for the SDK, or a folder and a start for the command line. */
import fc from "fast-check";
import { directory, type Files } from "../../support/pi/folder";
import type { Case } from "../corpus/case";
import { folderFiles } from "./folders";

const about = "a generated folder";
const rest = { about, home: "h", agentDir: "h/.pi/agent", has: [], lacks: [], asNobody: false, since: null };
const cwd = fc.constantFrom("p", "p", "p/sub");

/** A case that pi's SDK answers. */
export const sdkCase: fc.Arbitrary<Case> = fc
  .record({ files: folderFiles, cwd, trusted: fc.constantFrom(true, true, true, false) })
  .map(({ trusted, ...folder }) => ({ ...rest, ...folder, id: "generated", question: { by: "sdk", trusted } }));

const trustStore = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .dictionary(
        fc.constantFrom("@P@", "@R@", "@P@/sub", "@P@/", "/", "~", "@R@/alias"),
        fc.constantFrom(true, false, null),
      )
      .map((store) => JSON.stringify(store)),
  },
  fc.constantFrom("{", "[]", "", "null", '{"@P@":1}', '{"@P@":true,}'),
);

const flag: fc.Arbitrary<readonly string[]> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(["--approve"], ["-a"], ["--no-approve"], ["-na"]) },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      ...[
        ["--no-skills"],
        ["-ns"],
        ["--no-context-files"],
        ["-nc"],
        ["--no-prompt-templates"],
        ["-np"],
        ["--no-tools"],
      ],
      ...[["-nt"], ["--no-builtin-tools"], ["--no-extensions"], ["-ne"], ["--offline"], ["--no-mcp"]],
    ),
  },
  fc.tuple(
    fc.constantFrom("--skill", "--prompt-template", "-e"),
    fc.constantFrom("extra", "pkg", "gone", "extra/a", "@P@/pkg"),
  ),
  fc.tuple(
    fc.constantFrom("--system-prompt", "--append-system-prompt"),
    fc.constantFrom("TYPED", "", "AGENTS.md", "extra", "~/AGENTS.md", "sub/file.txt"),
  ),
  fc.tuple(
    fc.constantFrom("--tools", "-t", "--exclude-tools", "-xt"),
    fc.constantFrom("read", "write,read,grep", "", "*", "+grep", "-bash,+ls", "x", " read , bash ", "re*"),
  ),
);

const typed = fc.constantFrom(
  ...[
    "hi",
    "/a one two",
    "/a",
    '/b "x y" \'z',
    "/skill:a do",
    "/skill:a",
    "/gone",
    "/a 'it",
    "/c x",
    "/a  x\n y",
    "/a $1 ${2:-d}",
  ],
);

const servers = fc.constantFrom(
  ...['{"mcpServers":{}}', '{"mcpServers":{"s":{"command":"x","description":"Does it"}}}', "{", "[]"],
  '{"mcpServers":{"s":{"url":"http://127.0.0.1:1/","exposure":"deferred","description":"Far"}}}',
  '{"mcpServers":{"s":{"command":"x","enabled":false},"t":{"command":""}}}',
);

/** Files that only a start reads. */
const startFiles: fc.Arbitrary<Files> = fc
  .record(
    {
      "h/.pi/agent/trust.json": trustStore,
      "h/.pi/agent/commands/old.md": fc.constantFrom("OLD $1\n", directory),
      "p/.pi/commands/a.md": fc.constantFrom("COMMAND $@\n"),
      "p/.pi/mcp.json": servers,
      "h/.pi/agent/mcp.json": servers,
    },
    { requiredKeys: [] },
  )
  .map((files) => Object.fromEntries(Object.entries(files).filter(([, entry]) => entry !== undefined)) as Files);

/** A case that pi's command line answers. */
export const startedCase: fc.Arbitrary<Case> = fc
  .record({ folder: folderFiles, more: startFiles, cwd, flags: fc.array(flag, { maxLength: 3 }), typed })
  .map(({ folder, more, cwd: place, flags, typed: line }) => ({
    ...rest,
    id: "generated",
    cwd: place,
    files: { ...more, ...folder },
    question: { by: "wire", flags: flags.flat(), typed: line },
  }));
