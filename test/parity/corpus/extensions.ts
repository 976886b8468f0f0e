/** Extensions that do nothing, in places that pi's loader may or may not find. */
import { startCase, type Case } from "./case";

const idle = "export default () => {};\n";
const folder = "h/.pi/agent/extensions";

const names: Readonly<Record<string, readonly string[]>> = {
  backslash: ["a\\b.ts"],
  "backslash-both": ["a\\b.ts", "a/b.ts"],
  "backslash-folder": ["a\\b/index.ts"],
  escape: ["a%41.ts"],
  marks: ["a#1?x.ts"],
  "line-end": ["a\nb.ts"],
  emoji: ["😀.ts"],
};

export const extensionCases: readonly Case[] = [
  ...Object.entries(names).map(([name, files]) =>
    startCase(
      `extension-name-${name}`,
      `extensions called ${JSON.stringify(files)}`,
      Object.fromEntries(files.map((file) => [`${folder}/${file}`, idle])),
    ),
  ),
  ...["x.md", "x.txt", "x.TS", "x.jsx", "x.mtsx", "x.cjs", "x.", ".x", ".x.md", "x.md/index.ts", "x.json"].map((file) =>
    startCase(
      `extension-ending-${file}`,
      `-e names ${file}`,
      { [`p/extra/${file}`]: file.endsWith(".cjs") ? "module.exports = () => {};\n" : idle },
      { flags: ["-e", `extra/${file.replace(/\/.*/, "")}`] },
    ),
  ),
  startCase("extension-ending-settings", "the user's settings name a text for an extension", {
    "h/.pi/agent/settings.json": '{ "extensions": ["notes.md"] }\n',
    "h/.pi/agent/notes.md": "Notes.\n",
  }),
  startCase(
    "extension-flag",
    "an option that no extension brings",
    { [`${folder}/a.ts`]: idle },
    { flags: ["--plan"] },
  ),
  startCase(
    "extension-backslash-project",
    "an extension of a project whose path has a backslash",
    { "p/a\\b/.pi/extensions/x.ts": idle },
    { flags: ["--approve"] },
    { cwd: "p/a\\b" },
  ),
];
