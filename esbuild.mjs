/**
 * Builds everything that runs.
 *
 *     node esbuild.mjs                      the product, into dist/
 *     node esbuild.mjs --watch              the same, again at every change
 *     node esbuild.mjs --tests              all tests and the tools of this repository, into out/
 *     node esbuild.mjs --tools              the tools alone
 *     node esbuild.mjs --suite KIND WORD…   builds and runs the tests of one kind; with words, only those files whose
 *                                           path has one of them (npm run test:unit -- trust)
 *
 * Tests are found by pattern: every `test/KIND/…/*.test.ts`; tools are every `test/…/*.tool.ts`. Packages that the
 * product uses are bundled into the tests in the same way as into the product, so that both run the same code; the
 * packages of development stay outside.
 */
import { build, context } from "esbuild";
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL(".", import.meta.url));
const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const developmentPackages = Object.keys(manifest.devDependencies);

/** Packages in CommonJS call `require` for Node's own modules: a module bundle has to give them one. */
const requireBanner = [
  'import { createRequire as createRequireOfBundle } from "node:module";',
  "const require = createRequireOfBundle(import.meta.url);",
].join("\n");

const shared = { absWorkingDir: root, bundle: true, logLevel: "warning", metafile: true, legalComments: "none" };
// jsonc-parser's CommonJS form loads its parts in a way that no bundler sees, so modules come first.
const node = { ...shared, platform: "node", target: "node20.19", sourcemap: true, mainFields: ["module", "main"] };
const common = { ...node, format: "cjs", external: ["vscode"], define: { "import.meta.dirname": "__dirname" } };

/** What ships: one bundle an entry. `minify` keeps names, since stack traces go into bug reports. */
const product = [
  { ...common, entryPoints: ["src/host/extension.ts"], outfile: "dist/extension.cjs", minifySyntax: true },
  { ...common, entryPoints: ["src/host/worker/worker.ts"], outfile: "dist/worker.cjs", minifySyntax: true },
  {
    ...node,
    format: "esm",
    entryPoints: ["src/cli/main.ts"],
    outfile: "dist/cli.js",
    banner: { js: `#!/usr/bin/env node\n${requireBanner}` },
    minifySyntax: true,
  },
  {
    ...shared,
    platform: "browser",
    target: "es2022",
    format: "iife",
    entryPoints: ["webview/main.ts"],
    outfile: "dist/panel.js",
    minify: true,
    sourcemap: "linked",
  },
  { ...shared, entryPoints: ["webview/style/panel.css"], outfile: "dist/panel.css", minify: true },
];

/** Suites that run in plain Node; the integration suite runs inside the extension host. */
const kindsInNode = ["unit", "scenarios", "parity", "page", "e2e", "bench"];

const [option, ...rest] = process.argv.slice(2);
try {
  if (option === "--tests") await buildTests([...kindsInNode, "integration"], []);
  else if (option === "--tools") await buildTests([], []);
  else if (option === "--suite") await runSuite(rest);
  else if (option === "--watch") await watchProduct();
  else await buildProduct();
} catch (error) {
  // esbuild has printed its own errors already.
  if (!Array.isArray(error.errors)) console.error(error);
  process.exitCode = 1;
}

async function buildProduct() {
  const metas = await Promise.all(product.map(buildOne));
  removeStale("dist", metas);
  // A test reads from it which packages went into which bundle.
  const all = { inputs: {}, outputs: {} };
  for (const meta of metas) {
    Object.assign(all.inputs, meta.inputs);
    Object.assign(all.outputs, meta.outputs);
  }
  mkdirSync(join(root, "dist"), { recursive: true });
  writeFileSync(join(root, "dist/meta.json"), JSON.stringify(all));
}

async function watchProduct() {
  const messages = {
    name: "watch-messages",
    setup(running) {
      running.onStart(() => console.log("[watch] build started"));
      running.onEnd(() => console.log("[watch] build finished"));
    },
  };
  for (const options of product) {
    const running = await context({ ...options, plugins: [messages] });
    await running.watch();
  }
}

async function buildTests(kinds, words) {
  const wanted = (path) => words.length === 0 || words.some((word) => path.includes(word));
  const files = readdirSync(join(root, "test"), { recursive: true }).map(
    (path) => `test/${path.replaceAll("\\", "/")}`,
  );
  const tests = files
    .filter((path) => path.endsWith(".test.ts") && kinds.includes(path.split("/")[1]) && wanted(path))
    .sort();
  // A suite needs the tools that run it alone: a broken tool of another kind must not stop it.
  const isWantedTool = (path) => kinds.length !== 1 || /^test\/support\/(run|vscode)\//.test(path);
  const tools = files.filter((path) => path.endsWith(".tool.ts") && isWantedTool(path)).sort();
  const isInHost = (path) => path.startsWith("test/integration/");
  const output = { outbase: "test", outdir: "out" };
  const metas = [
    await buildOne({
      ...node,
      ...output,
      format: "esm",
      entryPoints: [...tools, ...tests.filter((path) => !isInHost(path))],
      splitting: true,
      chunkNames: "chunks/[name]-[hash]",
      external: developmentPackages,
      banner: { js: requireBanner },
    }),
  ];
  if (tests.some(isInHost)) {
    const entryPoints = [...tests.filter(isInHost), "test/integration/suite.ts"];
    const external = ["vscode", ...developmentPackages];
    metas.push(await buildOne({ ...common, ...output, entryPoints, external, outExtension: { ".js": ".cjs" } }));
  }
  if (kinds.length > 0 && words.length === 0) removeStale("out", metas, kinds);
}

async function runSuite([kind, ...words]) {
  await buildTests([kind], words);
  const run = spawnSync(process.execPath, ["out/support/run/suite.tool.js", kind, ...words], {
    cwd: root,
    stdio: "inherit",
  });
  process.exitCode = run.status ?? 1;
}

/**
 * Removes what an earlier build left: a test that was renamed must not run on under its old name. The folder is not
 * emptied beforehand, so that a run under way keeps its files. Chunks are left to the build of everything.
 */
function removeStale(folder, metas, kinds = []) {
  const fresh = new Set(metas.flatMap((meta) => Object.keys(meta.outputs)));
  if (!existsSync(join(root, folder))) return;
  for (const path of readdirSync(join(root, folder), { recursive: true })) {
    const name = `${folder}/${path.replaceAll("\\", "/")}`;
    const ours = folder === "dist" || kinds.length > 1 || kinds.includes(name.split("/")[1]);
    if (ours && !fresh.has(name) && /\.(c?js|css)(\.map)?$/.test(name)) rmSync(join(root, name));
  }
}

async function buildOne(options) {
  return (await build(options)).metafile;
}
