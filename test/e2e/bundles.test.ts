import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { distFolder, repositoryRoot } from "../support/repository";

interface Meta {
  readonly outputs: Readonly<
    Record<string, { readonly inputs: Readonly<Record<string, { readonly bytesInOutput: number }>> }>
  >;
}

const meta = JSON.parse(readFileSync(join(distFolder, "meta.json"), "utf8")) as Meta;
const manifest = JSON.parse(readFileSync(join(repositoryRoot, "package.json"), "utf8")) as {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
};

/** Source files that really are in a bundle: after tree-shaking something of them is left. */
function filesIn(bundle: string): readonly string[] {
  const output = meta.outputs[`dist/${bundle}`];
  assert.ok(output !== undefined, `dist/${bundle} was not built`);
  return Object.keys(output.inputs).filter((file) => (output.inputs[file]?.bytesInOutput ?? 0) > 0);
}

function packagesIn(bundle: string): ReadonlySet<string> {
  const names = filesIn(bundle).map((file) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1]);
  return new Set(names.filter((name) => name !== undefined));
}

describe("the bundles", () => {
  const bundles = ["extension.cjs", "worker.cjs", "cli.js", "panel.js"];

  it("hold every package that package.json names as a dependency, and so none is named in vain", () => {
    const used = new Set(bundles.flatMap((bundle) => [...packagesIn(bundle)]));
    const unused = Object.keys(manifest.dependencies).filter((name) => !used.has(name));
    assert.deepEqual(unused, []);
  });

  it("keep the toolkit to the page, and the page to the toolkit", () => {
    assert.equal(manifest.dependencies["@vscode/webview-ui-toolkit"], "1.4.0");
    assert.ok(packagesIn("panel.js").has("@vscode/webview-ui-toolkit"));
    for (const bundle of ["extension.cjs", "worker.cjs", "cli.js"]) {
      assert.ok(!packagesIn(bundle).has("@vscode/webview-ui-toolkit"), bundle);
    }
    for (const name of ["gray-matter", "yaml", "minimatch"]) assert.ok(!packagesIn("panel.js").has(name), name);
  });

  it("carry of the toolkit only the controls that the page shows", () => {
    const controls = filesIn("panel.js").filter((file) => /webview-ui-toolkit\/dist\/[\w-]+\/index\.js$/.test(file));
    assert.ok(controls.length > 0);
    const door = filesIn("panel.js").filter((file) => file.startsWith("webview/ui/"));
    const registered = door.map((file) => readFileSync(join(repositoryRoot, file), "utf8")).join("\n");
    for (const file of controls) {
      const control = file.split("/").at(-2) ?? "";
      const name = control.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
      assert.match(registered, new RegExp(`vsCode${name}\\b`), `${control} is bundled and not registered`);
    }
    assert.ok(!controls.some((file) => file.includes("data-grid")));
  });

  it("stay small where they are loaded every time: the page below 400 KB, the host's start below 400 KB", () => {
    assert.ok(statSync(join(distFolder, "panel.js")).size < 400_000);
    assert.ok(statSync(join(distFolder, "extension.cjs")).size < 400_000);
  });

  it("hold gray-matter where skills and templates are read or written, through one file of ours", () => {
    assert.ok(packagesIn("worker.cjs").has("gray-matter"));
    assert.ok(filesIn("worker.cjs").includes("src/node/ordinaryFrontmatter.ts"));
  });

  it("start from any folder: the command line needs nothing beside its file", () => {
    const version = execFileSync(process.execPath, [join(distFolder, "cli.js"), "--version"], {
      cwd: "/",
      encoding: "utf8",
    });
    assert.match(version, /\d+\.\d+\.\d+/);
    assert.ok(readFileSync(join(distFolder, "cli.js"), "utf8").startsWith("#!/usr/bin/env node\n"));
  });
});

describe("the tools of development that were asked for", () => {
  it("are there and in use: types of VS Code, esbuild, test-electron 2", () => {
    for (const name of ["@types/vscode", "esbuild", "@vscode/test-electron"])
      assert.ok(manifest.devDependencies[name], name);
    assert.match(manifest.devDependencies["@vscode/test-electron"] ?? "", /^2\./);
    const use = (file: string): string => readFileSync(join(repositoryRoot, file), "utf8");
    assert.match(use("src/host/tsconfig.json"), /"vscode"/);
    assert.match(use("esbuild.mjs"), /from "esbuild"/);
    assert.match(use("test/support/vscode/integration.ts"), /runTests\(/);
  });
});
