import assert from "node:assert/strict";
import { readLaunch } from "../../src/engine/launch/launch";
import { featuresOf } from "../../src/profiles/features";
import { discovering } from "../support/discoveryInMemory";

const read = (version: string, ...flags: string[]) => readLaunch(flags, featuresOf(version));

describe("pi's command line", () => {
  it("takes the last --system-prompt and every --append-system-prompt, whatever the value looks like", () => {
    const launch = read(
      "1.6.0",
      "--system-prompt",
      "a",
      "--system-prompt",
      "-x",
      "--append-system-prompt",
      "b",
      "--append-system-prompt",
      "--c",
    );
    assert.equal(launch.systemPrompt, "-x");
    assert.deepEqual(launch.appendSystemPrompts, ["b", "--c"]);
    assert.equal(launch.error, null);
  });

  it("reads -p with its message, and a message that starts with three dashes", () => {
    assert.deepEqual([read("1.6.0", "-p", "hi").mode, read("1.6.0", "-p", "hi").messages], ["print", ["hi"]]);
    assert.deepEqual(read("1.6.0", "-p", "---x").messages, ["---x"]);
    assert.equal(read("1.6.0", "-p", "-nc").noContextFiles, true);
  });

  it("ends the options at -- since 0.84.3", () => {
    assert.deepEqual(read("0.84.4", "--", "-nc").messages, ["-nc"]);
    assert.equal(read("0.84.2", "--", "-nc").noContextFiles, true);
  });

  it("knows --exclude-tools since 0.78.0, trust flags since 0.79.0 and --no-mcp since 1.3.0", () => {
    assert.deepEqual(read("0.76.0", "--exclude-tools", "bash").unknownFlags, ["--exclude-tools"]);
    assert.deepEqual(read("0.78.0", "--exclude-tools", "bash,ls").excludeTools, ["bash", "ls"]);
    assert.deepEqual(read("0.78.1", "--approve").unknownFlags, ["--approve"]);
    assert.equal(read("0.79.0", "--approve").approve, true);
    assert.deepEqual(read("1.0.3", "--no-mcp").unknownFlags, ["--no-mcp"]);
    assert.equal(read("1.3.0", "--no-mcp").noMcp, true);
  });

  it("refuses a mixture of tool names and modifiers since 1.3.0, and an unknown short option", () => {
    assert.equal(read("1.6.0", "--tools", "read,+ls").error, "tool names cannot be mixed with +name or -name entries");
    assert.equal(read("0.84.4", "--tools", "read,+ls").error, null);
    assert.equal(read("1.6.0", "-zz").error, "Unknown option: -zz");
  });

  it("knows --session-id since 0.76.0, --name since 0.78.0, --tui-mode since 0.84.0 and --use-theme since 0.84.2", () => {
    for (const [flag, value, before, since] of [
      ["--session-id", "x", "0.75.5", "0.76.0"],
      ["--name", "x", "0.76.0", "0.78.0"],
      ["--tui-mode", "regular", "0.83.0", "0.84.0"],
      ["--use-theme", "dark", "0.84.1", "0.84.2"],
    ] as const) {
      assert.deepEqual(read(before, flag, value).unknownFlags, [flag]);
      assert.deepEqual(read(since, flag, value).unknownFlags, []);
      assert.equal(read(since, flag, value).error, null);
    }
    assert.equal(read("0.76.0", "-n", "x").error, "Unknown option: -n");
  });

  it("refuses a mode that pi does not know since 0.87.1, and takes the last one", () => {
    assert.equal(read("0.87.1", "--mode", "x").error, 'Invalid mode "x". Valid values: text, json, rpc');
    assert.equal(read("0.87.0", "--mode", "x").error, null);
    assert.equal(read("0.87.1", "--mode", "json", "--mode", "text").mode, null);
  });

  it("refuses options of sessions that contradict each other", () => {
    assert.equal(read("1.6.0", "--fork", "x", "-c").error, "--fork cannot be combined with --continue");
    assert.equal(read("1.6.0", "--session-id", "x", "-r").error, "--session-id cannot be combined with --resume");
    assert.match(read("1.6.0", "--session-id", "-x").error ?? "", /^Session id must be/);
    assert.equal(read("1.6.0", "--name", " ").error, "--name requires a non-empty value");
    assert.equal(read("1.6.0", "--fork", "", "-c").error, null);
  });

  it("answers --version before it looks whether the options contradict each other, and --help after it", () => {
    const both = (flag: string) => read("1.6.0", flag, "--fork", "x", "-c");
    assert.deepEqual([both("-v").answers, both("-v").error], ["--version", null]);
    assert.equal(both("-h").error, "--fork cannot be combined with --continue");
    assert.equal(read("1.6.0", "--export", "x", "--export", "").answers, null);
  });

  it("takes a message for what it is, also one that is called like a part of every object", () => {
    assert.deepEqual(read("1.6.0", "constructor", "toString").messages, ["constructor", "toString"]);
    assert.deepEqual([read("1.6.0", "@a", "--", "@b", "@").files], [["a", "b", ""]]);
  });

  it("keeps flags that an extension may bring, with or without a value", () => {
    assert.deepEqual(read("1.6.0", "--plan", "x", "--deep=1", "msg").unknownFlags, ["--plan", "--deep"]);
    assert.deepEqual(read("1.6.0", "--plan", "x", "--deep=1", "msg").messages, ["msg"]);
  });
});

describe("PI_PACKAGE_DIR", () => {
  const themes = "/opt/pi/dist/modes/interactive/theme";
  const whole = {
    "/opt/pi/package.json": "{}",
    [`${themes}/dark.json`]: "{}",
    [`${themes}/light.json`]: "{}",
  };
  /** The file that pi misses, or the kind of outcome. */
  const missing = (files: Record<string, string>, piVersion: string) => {
    const { outcome } = discovering(files, { piVersion, environment: { PI_PACKAGE_DIR: "/opt/pi" } }).actual;
    return outcome.kind === "refuses" ? outcome.reason.arguments["path"] : outcome.kind;
  };

  it("stops pi where its own parts are not there: package.json before 0.79.0, themes before 0.99.0", () => {
    assert.equal(missing({}, "0.78.1"), "/opt/pi/package.json");
    for (const piVersion of ["0.79.0", "0.82.1", "0.84.2", "0.84.4", "0.87.1"])
      assert.equal(missing({}, piVersion), `${themes}/dark.json`);
    for (const piVersion of ["0.99.1", "1.6.0"]) assert.equal(missing({}, piVersion), "prompt");
    for (const piVersion of ["0.74.0", "0.87.1"]) assert.equal(missing(whole, piVersion), "prompt");
    // A folder of sources comes before what is built.
    assert.equal(missing({ ...whole, "/opt/pi/src/x": "" }, "0.87.1"), "/opt/pi/src/modes/interactive/theme/dark.json");
  });
});
