/** Where home, agent folder and working directory lie to each other. Generated paths are made for the usual shape. */
import fc from "fast-check";

export interface Shape {
  readonly home: string;
  readonly agentDir: string;
  readonly cwd: string;
}

const usual = { home: "h", agentDir: "h/.pi/agent" };

/** The usual one, and those in which two of the places meet. */
export const shape: fc.Arbitrary<Shape> = fc.oneof(
  { weight: 14, arbitrary: fc.constantFrom<Shape>({ ...usual, cwd: "p" }, { ...usual, cwd: "p/sub" }) },
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
);

/** Where a path of the usual shape is in another one. */
export function placeIn({ home, agentDir }: Shape, path: string): string {
  const isBelow = (folder: string) => path === folder || path.startsWith(`${folder}/`);
  if (isBelow(usual.agentDir)) return agentDir + path.slice(usual.agentDir.length);
  return isBelow(usual.home) ? home + path.slice(usual.home.length) : path;
}
