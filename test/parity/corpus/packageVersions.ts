/** Versions in installed packages that are no text: pi compares them with the range of the source all the same. */
import { folderCase, startCase, type Case } from "./case";
import { packageAt } from "./packageFolder";

const user = "h/.pi/agent/settings.json";
const project = "p/.pi/settings.json";
const json = (value: unknown) => JSON.stringify(value);

const kit = "h/.pi/agent/npm/node_modules/kit";

export const packageVersionCases: readonly Case[] = [
  ...(
    [
      ["number", 2],
      ["zero", 0],
      ["true", true],
      ["null", null],
      ["list", ["2.0.0"]],
      ["object", { raw: "2.0.0" }],
      ["prerelease-list", { prerelease: [] }],
      ["prerelease-filled", { prerelease: ["x"] }],
      ["prerelease-null", { prerelease: null }],
      ["text", "two"],
    ] as const
  ).flatMap(([name, version]) =>
    (
      [
        ["range", "@2"],
        ["any", "@*"],
        ["exact", "@2.0.0"],
        ["tag", "@latest"],
        ["none", ""],
      ] as const
    ).map(([kind, range]) =>
      folderCase(`package-npm-version-${name}-${kind}`, `npm:kit${range} with the version ${json(version)} installed`, {
        [user]: json({ packages: [`npm:kit${range}`] }),
        ...packageAt(kit, "k", { name: "kit", version }),
      }),
    ),
  ),
  ...[["--approve"], ["--no-approve"]].map((flags) =>
    startCase(
      `package-npm-version-project${flags.join("")}`,
      "a project's package with a version that is no text",
      {
        [project]: json({ packages: ["npm:kit@2"] }),
        ...packageAt("p/.pi/npm/node_modules/kit", "k", { version: 2 }),
        "p/AGENTS.md": "RULES\n",
      },
      { flags },
    ),
  ),
  // The folder is named after the hash of what is installed there, which is the same for every npm package.
  ...["@2", ""].map((range) =>
    startCase(
      `package-npm-version-typed${range}`,
      `-e npm:kit${range} with a version that is no text`,
      packageAt("h/.pi/agent/tmp/extensions/npm/f35b2129/node_modules/kit", "k", { version: 2 }),
      { flags: ["-e", `npm:kit${range}`] },
      range === "" ? { has: ["k-one"] } : {},
    ),
  ),
];
