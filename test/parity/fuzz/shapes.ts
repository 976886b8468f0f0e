/** Where home, agent folder and working directory lie to each other. Generated paths are made for the usual shape. */
import fc from "fast-check";

export interface Shape {
  readonly home: string;
  readonly agentDir: string;
  readonly cwd: string;
}

const usual = { home: "h", agentDir: "h/.pi/agent" };
const usualBelow = "p/sub";

/** Names of folders that pi passes on in texts, patterns and paths. */
const oddNames = [
  "a b",
  "%41",
  'q"<&>',
  "back\\slash",
  "line\nend",
  "~",
  "$x",
  "-a",
  "@a",
  "e\u0301",
  "😀",
  "#a",
  "!a",
  "[a]",
];

/** The usual one, those in which two of the places meet, and those with odd names. */
export const shape: fc.Arbitrary<Shape> = fc.oneof(
  { weight: 14, arbitrary: fc.constantFrom<Shape>({ ...usual, cwd: "p" }, { ...usual, cwd: usualBelow }) },
  fc.constantFrom<Shape>(
    { home: "p", agentDir: "p/.pi/agent", cwd: "p" },
    { home: "p", agentDir: "p/.pi/agent", cwd: "p/sub" },
    { home: "h", agentDir: "agents", cwd: "p" },
    { home: "h", agentDir: "p/.pi", cwd: "p" },
    { home: "h", agentDir: "p", cwd: "p" },
    { home: "h", agentDir: "p/sub", cwd: "p" },
    { home: "p/sub", agentDir: "p/sub/.pi/agent", cwd: "p" },
    { ...usual, cwd: "h/.pi/agent" },
  ),
  fc.constantFrom<Shape>(
    ...["", "h", "h/.pi", "h/.pi/agent/skills", "h/.pi/agent/skills/a", "h/.agents", "h/.agents/skills/a"].map(
      (cwd): Shape => ({ ...usual, cwd }),
    ),
    ...["p/.pi", "p/.pi/skills", "p/.pi/skills/a", "p/.agents", "p/.agents/skills", "p/.pi/prompts"].map(
      (cwd): Shape => ({ ...usual, cwd }),
    ),
    { home: "p/.pi", agentDir: "p/.pi/.pi/agent", cwd: "p" },
    { home: "h", agentDir: "p/.agents", cwd: "p" },
    { home: "h", agentDir: "p/.pi/skills", cwd: "p" },
    { home: "h", agentDir: "h", cwd: "p" },
    { home: "h", agentDir: "", cwd: "p" },
  ),
  fc.constantFrom(...oddNames).map((name): Shape => ({ ...usual, cwd: `p/${name}` })),
  fc
    .constantFrom(...oddNames)
    .chain((name) =>
      fc.constantFrom<Shape>(
        { home: name, agentDir: `${name}/.pi/agent`, cwd: "p" },
        { home: "h", agentDir: name, cwd: "p" },
      ),
    ),
);

/** Where a path of the usual shape is in another one. */
export function placeIn({ home, agentDir, cwd }: Shape, path: string): string {
  const behind = (folder: string) =>
    path === folder || path.startsWith(`${folder}/`) ? path.slice(folder.length) : undefined;
  const inPlace = (folder: string, rest: string) => (folder === "" ? rest.slice(1) : folder + rest);
  const [inAgentDir, inHome, below] = [behind(usual.agentDir), behind(usual.home), behind(usualBelow)];
  if (inAgentDir !== undefined) return inPlace(agentDir, inAgentDir);
  if (inHome !== undefined) return inPlace(home, inHome);
  const isOddBelow = below !== undefined && oddNames.some((name) => cwd === `p/${name}`);
  return isOddBelow ? cwd + below : path;
}
