/**
 * The windows that the integration tests run in: one for each folder of `test/integration`, with a workspace (`p`) and
 * a home folder (`h`) laid out afresh. Tests learn both places from `places()`.
 */
import { link, type FolderPlan } from "../support/pi/folder";
import { folderVariable, homeVariable } from "../support/vscode/suiteEnvironment";

export interface TestWindow {
  /** The folder of `test/integration` whose tests run in it. */
  readonly name: string;
  /** True: VS Code's Restricted Mode. */
  readonly restricted: boolean;
  readonly plan: FolderPlan;
  /** What the window opens: a folder or a workspace file of the plan, or null for an empty window. Without it `p`. */
  readonly open?: string | null;
  /** User settings of the window. */
  readonly settings?: Readonly<Record<string, unknown>>;
}

const project: FolderPlan = {
  files: {
    "h/.pi/agent/AGENTS.md": "Answer in British English.\n",
    "p/AGENTS.md": "# Web shop\n\nUse pnpm.\n",
    "p/CLAUDE.md": "Use yarn.\n",
    "p/packages/api/AGENTS.md": "Local database: port 5433.\n",
    "p/.pi/settings.json": "{}\n",
    "p/.pi/prompts/review.md": "Review: $1\n",
  },
};

const projectWith = (files: FolderPlan["files"]): FolderPlan => ({ files: { ...project.files, ...files } });

export const windows: readonly TestWindow[] = [
  { name: "trusted", restricted: false, plan: project },
  {
    name: "restricted",
    restricted: true,
    plan: projectWith({
      "p/.vscode/settings.json": JSON.stringify({
        "piPrompt.piFlags": ["--no-context-files"],
        "piPrompt.piVersion": "0.84.0",
        "piPrompt.contextWindow": 123_000,
        "piPrompt.promptBudget": 7,
        "piPrompt.ignoredFindings": [{ code: "context.shadowed", path: "**", reason: "nobody should see it" }],
      }),
    }),
  },
  {
    name: "problems",
    restricted: false,
    plan: projectWith({
      "p/AGENTS.md": "# Web shop\n\nUse pnpm.\n",
      "p/CLAUDE.md": "# Web shop\n\nAsk before a migration.\nUse pnpm.\nNever push to main.\n",
      "h/.pi/agent/skills/deploy/SKILL.md":
        "---\nname: deploy\ndescription: Use when: the branch is green\n---\nDeploy.\n",
    }),
  },
  { name: "linked", restricted: false, plan: projectWith({ l: link("@P@") }), open: "l" },
  {
    name: "virtual",
    restricted: false,
    plan: projectWith({ "w.code-workspace": JSON.stringify({ folders: [{ uri: "memfs:/shop", name: "shop" }] }) }),
    open: "w.code-workspace",
  },
  { name: "empty", restricted: false, plan: project, open: null },
];

/** The workspace folder and the home folder of the window that this test runs in. */
export function places(): { readonly folder: string; readonly home: string } {
  const folder = process.env[folderVariable];
  const home = process.env[homeVariable];
  if (folder === undefined || home === undefined) throw new Error("This test runs inside VS Code only.");
  return { folder, home };
}
