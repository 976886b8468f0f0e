// The import wall of the rooms, and the rules that keep the code plain.
import tseslint from "typescript-eslint";

/** Node's modules are named with their prefix everywhere, so that the wall sees them. */
const bareNodeNames = ["fs", "path", "os", "child_process", "worker_threads", "url", "crypto"];

/** One rule for one room: which imports it must not have. */
const wall = (files, patterns, ignores = []) => ({
  files,
  ignores,
  rules: { "no-restricted-imports": ["error", { patterns, paths: bareNodeNames }] },
});

const node = { group: ["node:*"], message: "This room is pure: no node modules." };
const vscode = { group: ["vscode"], message: "Only src/host may import vscode." };
const toolkit = { group: ["@vscode/webview-ui-toolkit"], message: "Only webview/ui may import the toolkit." };
const matter = { group: ["gray-matter"], message: "Only src/node/ordinaryFrontmatter.ts may import gray-matter." };
const room = (name) => ({ group: [`**/${name}/**`], message: `This room must not import from ${name}.` });

export default tseslint.config(
  { ignores: ["node_modules/", "dist/", "out/", ".cache/", ".vscode-test/"] },
  ...tseslint.configs.recommended,
  {
    rules: {
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-explicit-any": "error",
      "max-lines": ["error", { max: 400, skipBlankLines: true, skipComments: true }],
      eqeqeq: "error",
    },
  },
  wall(
    ["src/engine/**/*.ts"],
    [node, vscode, toolkit, matter, room("protocol"), room("node"), room("host"), room("cli"), room("webview")],
  ),
  wall(
    ["src/profiles/**/*.ts"],
    [
      node,
      vscode,
      toolkit,
      matter,
      room("engine"),
      room("protocol"),
      room("node"),
      room("host"),
      room("cli"),
      room("webview"),
    ],
  ),
  wall(
    ["src/protocol/**/*.ts"],
    [node, vscode, toolkit, matter, room("node"), room("host"), room("cli"), room("webview")],
  ),
  wall(
    ["src/node/**/*.ts"],
    [vscode, toolkit, matter, room("protocol"), room("host"), room("cli"), room("webview")],
    ["src/node/ordinaryFrontmatter.ts"],
  ),
  wall(["src/cli/**/*.ts"], [vscode, toolkit, matter, room("host"), room("webview")]),
  wall(["src/host/**/*.ts"], [toolkit, matter, room("cli"), room("webview")]),
  wall(
    ["webview/**/*.ts"],
    [node, vscode, toolkit, matter, room("host"), room("node"), room("cli")],
    ["webview/ui/**"],
  ),
);
