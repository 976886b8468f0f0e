/** The built command line from outside: bytes, exit codes, pipes, links and modes of a real disk. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { cliFile, piPrompt } from "./child";

describe("pi-prompt as a program", () => {
  let root = "";
  let home = "";
  let cwd = "";

  const write = (path: string, content: string | Buffer) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "pi-prompt-cli-"));
    home = join(root, "home");
    cwd = join(home, "project");
    mkdirSync(cwd, { recursive: true });
    // Other users need to get here, too.
    chmodSync(root, 0o755);
  });

  afterEach(() => rmSync(root, { recursive: true }));

  it("prints the prompt's exact bytes, with no line end of its own", async () => {
    write("home/project/AGENTS.md", Buffer.from("\uFEFFüber\r\n😀\n"));
    const ended = await piPrompt(["inspect", "project", "--home", ".", "--format", "text"], { cwd: home });
    assert.equal(ended.code, 0);
    assert.equal(ended.err, "");
    assert.match(ended.out, /path="[^"]*\/project\/AGENTS\.md">\nüber\r\n😀\n\n<\/project_instructions>/);
    assert.match(ended.out, /<\/cwd>$/);
    const json = await piPrompt(["inspect", "--home", home, "--format", "json"], { cwd });
    assert.equal((JSON.parse(json.out) as { prompt: string }).prompt, ended.out);
  });

  it("is quiet when its reader has seen enough", async () => {
    write("home/project/AGENTS.md", "line\n".repeat(1_000_000));
    const ended = await piPrompt(["inspect", "--home", home, "--format", "text"], { cwd, closeAfter: 1000 });
    assert.deepEqual([ended.code, ended.err], [0, ""]);
  });

  it("writes a long answer whole", async () => {
    write("home/project/AGENTS.md", "line\n".repeat(1_000_000));
    const ended = await piPrompt(["inspect", "--home", home, "--format", "text"], { cwd });
    assert.equal(ended.out.match(/^line$/gm)?.length, 1_000_000);
  });

  it("ends with 0, 1, 2 and 3", async () => {
    write("home/project/AGENTS.md", "one\n");
    const code = async (...args: string[]) => (await piPrompt([...args, "--home", home], { cwd })).code;
    assert.equal(await code("check"), 0);
    write("home/project/CLAUDE.md", "two\n");
    assert.equal(await code("check"), 1);
    assert.equal(await code("chekc"), 2);
    write("home/.pi/agent/trust.json", "{");
    assert.equal(await code("check"), 3);
  });

  it("ends a review with 0 or 1, and runs nothing that trust would run", async () => {
    write("home/project/AGENTS.md", "one\n");
    const review = () => piPrompt(["review", "--home", home], { cwd });
    assert.equal((await review()).code, 0);
    const ran = join(root, "ran");
    const program = `require("node:fs").writeFileSync(${JSON.stringify(ran)}, "");\n`;
    write("home/project/.pi/extensions/own/index.js", program);
    write("home/project/.pi/settings.json", JSON.stringify({ npmCommand: ["touch", ran] }));
    const { code, out } = await review();
    assert.equal(code, 1);
    assert.match(out, /^ {2}npmCommand · setting that names a program$/m);
    assert.match(out, /^ {2}index\.js · extension: pi runs this code$/m);
    assert.equal(existsSync(ran), false);
  });

  it("starts in the real folder behind a link, as pi does", async () => {
    write("home/project/AGENTS.md", "one\n");
    symlinkSync(cwd, join(root, "link"));
    const ended = await piPrompt(["inspect", "link", "--home", home, "--format", "json"], { cwd: root });
    assert.equal((JSON.parse(ended.out) as { cwd: string }).cwd, cwd);
  });

  it("finds the pi on PATH without running it", async () => {
    const packageDir = join(root, "lib/node_modules/@earendil-works/pi-coding-agent");
    write(
      "lib/node_modules/@earendil-works/pi-coding-agent/package.json",
      '{"name":"@earendil-works/pi-coding-agent","version":"0.84.2"}',
    );
    write("lib/node_modules/@earendil-works/pi-coding-agent/dist/cli.js", `#!/bin/sh\ntouch ${join(root, "ran")}\n`);
    chmodSync(join(packageDir, "dist/cli.js"), 0o755);
    mkdirSync(join(root, "bin"));
    symlinkSync(join(packageDir, "dist/cli.js"), join(root, "bin/pi"));
    const environment = { PATH: join(root, "bin") };
    const ended = await piPrompt(["inspect", "--home", home, "--format", "json"], { cwd, environment });
    const { piVersion, prompt } = JSON.parse(ended.out) as { piVersion: string; prompt: string };
    assert.equal(piVersion, "0.84.2");
    assert.ok(prompt.includes(`Main documentation: ${packageDir}/README.md`));
    assert.equal(existsSync(join(root, "ran")), false);
  });

  it("tells a file that it may not read from one that is not there", async () => {
    write("home/project/AGENTS.md", "secret\n");
    write("home/project/CLAUDE.md", "open\n");
    chmodSync(join(cwd, "AGENTS.md"), 0o000);
    // Where pi can make neither its agent folder nor a lock in it, it sends nothing.
    chmodSync(home, 0o777);
    const ended = await piPrompt(["inspect", "--home", home, "--format", "json"], {
      cwd,
      asNobody: process.getuid?.() === 0,
    });
    const { files, prompt } = JSON.parse(ended.out) as {
      files: readonly { path: string; verdict: string }[];
      prompt: string;
    };
    assert.equal(files.find(({ path }) => path === join(cwd, "AGENTS.md"))?.verdict, "unreadable");
    assert.match(prompt, /open/);
    assert.doesNotMatch(prompt, /secret/);
  });

  it("says so when the folder that it was started in is gone", async () => {
    const gone = join(root, "gone");
    mkdirSync(gone);
    const script = 'cd "$1" && rmdir "$1" && exec "$2" "$3" inspect';
    const ended = spawnSync("sh", ["-c", script, "sh", gone, process.execPath, cliFile], { encoding: "utf8" });
    assert.equal(ended.status, 2);
    assert.match(ended.stderr, /current folder does not exist/);
  });

  it("is a program by itself", async () => {
    assert.match(readFileSync(cliFile, "utf8"), /^#!\/usr\/bin\/env node\n/);
    const ended = await piPrompt(["--version"], { cwd });
    assert.match(ended.out, /^\d+\.\d+\.\d+\n$/);
  });
});
