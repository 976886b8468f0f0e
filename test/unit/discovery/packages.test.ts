import assert from "node:assert/strict";
import { discover, discovering, explained, sinceTrust, skill } from "../../support/discoveryInMemory";
import { directory } from "../../support/memoryFileSystem";

const agent = "/h/.pi/agent";
const offline = { environment: { PI_OFFLINE: "1" } };
const names = (found: readonly string[]) => found.map((one) => one.split(" ")[0]);

const user = (...packages: unknown[]) => ({ [`${agent}/settings.json`]: JSON.stringify({ packages }) });
const project = (...packages: unknown[]) => ({ "/h/p/.pi/settings.json": JSON.stringify({ packages }) });

/** A package with the skills a and b, a template t and an extension. */
function pack(folder: string, manifest?: unknown) {
  return {
    [`${folder}/skills/a/SKILL.md`]: skill(),
    [`${folder}/skills/b/SKILL.md`]: skill(),
    [`${folder}/prompts/t.md`]: "t",
    [`${folder}/extensions/e.ts`]: "export default () => {}",
    ...(manifest === undefined ? {} : { [`${folder}/package.json`]: JSON.stringify(manifest) }),
  };
}

describe("packages", () => {
  for (const piVersion of sinceTrust) {
    const of = { piVersion, ...offline };

    it(`offer their conventional folders, after everything else (${piVersion})`, () => {
      const files = { ...pack("/h/lp"), [`${agent}/skills/z/SKILL.md`]: skill(), ...user("~/lp") };
      const found = discover(files, of);
      assert.deepEqual(names(found.skills), ["z", "a", "b"]);
      assert.deepEqual(found.templates, ["t /h/lp/prompts/t.md"]);
      assert.deepEqual(found.extensions, ["/h/lp/extensions/e.ts"]);
    });

    it(`lie where pi installs them, by kind and scope (${piVersion})`, () => {
      const files = {
        [`${agent}/npm/node_modules/@s/n/package.json`]: '{"version":"1.2.0"}',
        [`${agent}/npm/node_modules/@s/n/skills/one/SKILL.md`]: skill(),
        "/h/p/.pi/npm/node_modules/m/package.json": '{"version":"2.0.0"}',
        "/h/p/.pi/npm/node_modules/m/skills/two/SKILL.md": skill(),
        [`${agent}/git/github.com/o/r/skills/three/SKILL.md`]: skill(),
        "/h/p/.pi/git/example.com/q/w/skills/four/SKILL.md": skill(),
        ...user("npm:@s/n@^1.0.0", "git:o/r@main"),
        ...project("npm:m", "https://example.com/q/w.git"),
      };
      assert.deepEqual(names(discover(files, of).skills), ["two", "four", "one", "three"]);
    });

    it(`named by both layers follow the project's entry (${piVersion})`, () => {
      const files = { ...pack("/h/lp"), ...user("~/lp"), ...project({ source: "../../lp", skills: [] }) };
      const found = discover(files, of);
      assert.deepEqual(found.skills, []);
      assert.deepEqual(found.templates, ["t /h/lp/prompts/t.md"]);
      const { packages } = discovering(files, of).actual;
      assert.deepEqual(
        packages.map(({ source, verdict }) => [source, verdict]),
        [
          ["../../lp", "inForce"],
          ["~/lp", "shadowed"],
        ],
      );
    });

    it(`with autoload: false change single files of the user's entry (${piVersion})`, () => {
      const delta = { source: "../../lp", autoload: false, skills: ["-skills/a"] };
      const files = { ...pack("/h/lp"), ...user("~/lp"), ...project(delta) };
      assert.deepEqual(names(discover(files, of).skills), ["b"]);
      assert.equal(explained(files, "/h/lp/skills/a/SKILL.md", of)?.reason.rule, "packages.filtered");
    });

    it(`are narrowed by filters, an empty list switches a type off (${piVersion})`, () => {
      const files = { ...pack("/h/lp"), ...user({ source: "~/lp", skills: ["skills/*", "!skills/b"], prompts: [] }) };
      const found = discover(files, of);
      assert.deepEqual(names(found.skills), ["a"]);
      assert.deepEqual(found.templates, []);
      assert.deepEqual(found.extensions, ["/h/lp/extensions/e.ts"]);
      const off = explained(files, "/h/lp/skills/b/SKILL.md", of);
      assert.deepEqual([off?.verdict, off?.by], ["disabled", `${agent}/settings.json`]);
    });

    it(`with a pi manifest offer what it lists and nothing else (${piVersion})`, () => {
      const files = { ...pack("/h/lp", { pi: { skills: ["./skills/a"] } }), ...user("~/lp") };
      const found = discover(files, of);
      assert.deepEqual(names(found.skills), ["a"]);
      assert.deepEqual(found.templates, []);
      const passed = explained(files, "/h/lp/prompts", of);
      assert.deepEqual([passed?.verdict, passed?.by], ["neverRead", "/h/lp/package.json"]);
    });

    it(`may filter in their manifest (${piVersion})`, () => {
      const files = { ...pack("/h/lp", { pi: { skills: ["skills", "!skills/a"] } }), ...user("~/lp") };
      assert.deepEqual(names(discover(files, of).skills), ["b"]);
    });

    it(`with a broken package.json count as without a manifest (${piVersion})`, () => {
      const files = {
        "/h/lp/skills/a/SKILL.md": skill(),
        "/h/lp/skills/b/SKILL.md": skill(),
        "/h/lp/package.json": "{\n  x",
        ...user("~/lp"),
      };
      assert.deepEqual(names(discover(files, of).skills), ["a", "b"]);
      const broken = explained(files, "/h/lp/package.json", of);
      assert.deepEqual([broken?.verdict, broken?.range?.startLine], ["invalid", 1]);
    });

    it(`are searched for templates in depth, and not for a SKILL.md in their root (${piVersion})`, () => {
      const files = { "/h/lp/prompts/deep/t.md": "t", "/h/lp/SKILL.md": skill(), ...user("~/lp") };
      const found = discover(files, of);
      assert.deepEqual(found.skills, []);
      assert.deepEqual(found.templates, ["t /h/lp/prompts/deep/t.md"]);
      assert.equal(explained(files, "/h/lp/SKILL.md", of)?.reason.rule, "packages.rootSkill");
    });

    it(`that are not there are missing; a file is an extension, and so is a bare folder (${piVersion})`, () => {
      const files = { "/h/one.ts": "x", "/h/bare": directory, ...user("~/nope", "~/one.ts", "~/bare", "npm:gone") };
      assert.deepEqual(discover(files, of).extensions, ["/h/one.ts", "/h/bare"]);
      assert.equal(explained(files, "/h/nope", of)?.verdict, "missing");
      const gone = discovering(files, of).actual.packages.find((one) => one.source === "npm:gone");
      assert.deepEqual([gone?.verdict, gone?.path], ["missing", `${agent}/npm/node_modules/gone`]);
    });

    it(`of another version than wanted are not used while pi is offline (${piVersion})`, () => {
      const files = { ...pack("/h/p/.pi/npm/node_modules/n", { version: "1.0.0" }), ...project("npm:n@2.0.0") };
      assert.deepEqual(discover(files, of).skills, []);
      const fitting = { ...files, ...project("npm:n@1.x") };
      assert.deepEqual(names(discover(fitting, of).skills), ["a", "b"]);
    });

    it(`that pi would install are unknown, unless it is offline (${piVersion})`, () => {
      const files = project("npm:n");
      const unknown = (overrides: object) =>
        discovering(files, { piVersion, ...overrides }).actual.unknowns.filter(({ kind }) => kind === "package");
      assert.deepEqual(
        unknown({}).map(({ path, reason }) => [path, reason.rule]),
        [["/h/p/.pi/npm/node_modules/n", "packages.wouldInstall"]],
      );
      assert.deepEqual(unknown(offline), []);
      assert.deepEqual(unknown({ flags: ["--offline"] }), []);
    });

    it(`given with -e come first (${piVersion})`, () => {
      const files = { ...pack("/h/p/lp"), [`${agent}/skills/a/SKILL.md`]: skill() };
      assert.deepEqual(discover(files, { ...of, flags: ["-e", "./lp"] }).skills, [
        "a /h/p/lp/skills/a/SKILL.md",
        "b /h/p/lp/skills/b/SKILL.md",
      ]);
    });
  }

  it("with a broken package.json and an extension make pi exit since 0.99.0", () => {
    const files = { ...pack("/h/lp"), "/h/lp/package.json": "{bad", ...user("~/lp") };
    assert.equal(discovering(files, { piVersion: "0.87.1", ...offline }).actual.outcome.kind, "prompt");
    const { outcome } = discovering(files, { piVersion: "1.6.0", ...offline }).actual;
    assert.equal(outcome.kind === "refuses" && outcome.reason.rule, "packages.manifestStops");
    const without = discovering(files, { piVersion: "1.6.0", ...offline, flags: ["--no-extensions"] }).actual;
    assert.equal(without.outcome.kind, "prompt");
  });

  it("with a version that is no text make pi exit since 0.79.4 where their source names a range", () => {
    const outcomeOf = (source: string, version: unknown, piVersion: string) => {
      const files = { [`${agent}/npm/node_modules/n/package.json`]: JSON.stringify({ version }), ...user(source) };
      const { outcome } = discovering(files, { piVersion, ...offline }).actual;
      return outcome.kind === "refuses" ? outcome.reason.rule : outcome.kind;
    };
    for (const piVersion of ["0.79.4", "1.6.0"]) {
      for (const range of ["2", "2.0.0", "*"])
        assert.equal(outcomeOf(`npm:n@${range}`, 2, piVersion), "packages.versionStops", range);
      assert.equal(outcomeOf("npm:n@latest", 2, piVersion), "prompt");
      assert.equal(outcomeOf("npm:n", 2, piVersion), "prompt");
    }
    assert.equal(outcomeOf("npm:n@2", 2, "0.79.3"), "prompt");
    for (const version of [true, ["2.0.0"], { raw: "2.0.0" }])
      assert.equal(outcomeOf("npm:n@2", version, "1.6.0"), "packages.versionStops", JSON.stringify(version));
    for (const version of [0, false, null, "", "two"]) assert.equal(outcomeOf("npm:n@2", version, "1.6.0"), "prompt");
    // Any version will do: semver then looks at nothing but what makes a prerelease.
    assert.equal(outcomeOf("npm:n@*", { prerelease: [] }, "1.6.0"), "prompt");
  });

  it("with only other things in their pi manifest offer their folders since 1.5.0", () => {
    const files = { ...pack("/h/lp", { pi: { image: "x.png" } }), ...user("~/lp") };
    assert.deepEqual(discover(files, { piVersion: "1.4.0", ...offline }).skills, []);
    assert.deepEqual(names(discover(files, { piVersion: "1.6.0", ...offline }).skills), ["a", "b"]);
  });

  it("with a manifest field of a wrong type: it is passed over since 0.84.0, and stops the search before", () => {
    const files = { ...pack("/h/lp", { pi: { skills: 5, prompts: ["prompts"] } }), ...user("~/lp") };
    assert.deepEqual(discover(files, { piVersion: "0.84.2", ...offline }).templates, ["t /h/lp/prompts/t.md"]);
    assert.deepEqual(discover(files, { piVersion: "0.82.1", ...offline }).templates, []);
  });

  it("take globs in the order of paths since 0.84.3, and in the order of the glob package before", () => {
    const files = { ...pack("/h/lp", { pi: { skills: ["skills/*"] } }), ...user("~/lp") };
    assert.deepEqual(names(discover(files, { piVersion: "0.84.2", ...offline }).skills), ["b", "a"]);
    assert.deepEqual(names(discover(files, { piVersion: "0.84.4", ...offline }).skills), ["a", "b"]);
  });

  it("had deltas since 0.80.4; before, the entry simply replaced the user's", () => {
    const delta = { source: "../../lp", autoload: false, skills: ["-skills/a"] };
    const files = { ...pack("/h/lp"), ...user("~/lp"), ...project(delta) };
    assert.deepEqual(names(discover(files, { piVersion: "0.74.0", ...offline }).skills), ["b"]);
    assert.deepEqual(
      discover({ ...files, ...project({ ...delta, skills: [] }) }, { piVersion: "0.74.0", ...offline }).skills,
      [],
    );
    assert.deepEqual(
      names(discover({ ...files, ...project({ ...delta, skills: [] }) }, { piVersion: "1.6.0", ...offline }).skills),
      ["a", "b"],
    );
  });

  it("of the user lie in npm's global folder before 0.75.0, which nobody can tell without npm", () => {
    const files = { [`${agent}/npm/node_modules/n/skills/a/SKILL.md`]: skill(), ...user("npm:n") };
    const rulesOf = (given: typeof files) => {
      const { actual } = discovering(given, { piVersion: "0.74.0" });
      assert.deepEqual(actual.skills, []);
      return actual.unknowns.filter(({ kind }) => kind === "package").map(({ reason }) => reason.rule);
    };
    assert.deepEqual(rulesOf(files), ["packages.notLookedFor"]);
    assert.deepEqual(rulesOf(user("npm:n") as typeof files), ["packages.global"]);
  });

  it("given with -e from npm or git lie in folders named after a hash, which takes in the ref since 0.99.0", () => {
    const inFolder = (folder: string, source: string, piVersion: string) => {
      const files = { [`${folder}/package.json`]: '{"version":"1.0.0"}', [`${folder}/skills/a/SKILL.md`]: skill() };
      return names(discover(files, { piVersion, flags: ["-e", source], ...offline }).skills);
    };
    const temporary = `${agent}/tmp/extensions`;
    assert.deepEqual(inFolder("/tmp/pi-extensions/npm/f35b2129/node_modules/n", "npm:n", "0.74.0"), ["a"]);
    for (const piVersion of sinceTrust) {
      assert.deepEqual(inFolder(`${temporary}/npm/f35b2129/node_modules/n`, "npm:n", piVersion), ["a"]);
      assert.deepEqual(inFolder(`${temporary}/git-github.com/a6e670e7/o/r`, "git:github.com/o/r", piVersion), ["a"]);
    }
    assert.deepEqual(inFolder(`${temporary}/git-github.com/a6e670e7/o/r`, "git:github.com/o/r@v1", "0.84.4"), ["a"]);
    assert.deepEqual(inFolder(`${temporary}/git-github.com/b329cfbe/o/r`, "git:github.com/o/r@v1", "1.6.0"), ["a"]);
  });
});

describe("a file of a package that the package does not offer", () => {
  const rulesIn = (files: Parameters<typeof discovering>[0], overrides = {}) =>
    discovering(files, { ...offline, ...overrides })
      .actual.files.filter(({ verdict }) => verdict !== "included" && verdict !== "invocable" && verdict !== "inForce")
      .filter(({ kind }) => kind !== "extension")
      .map(({ path, verdict, by, reason }) => `${path} ${verdict} ${by} ${reason.rule}`);

  it("is named when the lists of the manifest do not lead to it, or take it out again (1.6.0)", () => {
    const listed = { ...pack("/h/lp", { pi: { skills: ["./skills/b"], prompts: [] } }), ...user("~/lp") };
    assert.deepEqual(rulesIn(listed), [
      "/h/lp/skills/a/SKILL.md neverRead /h/lp/package.json packages.fileNotListed",
      "/h/lp/prompts/t.md neverRead /h/lp/package.json packages.fileNotListed",
    ]);
    const taken = { ...pack("/h/lp", { pi: { skills: ["skills", "!a"], prompts: ["prompts"] } }), ...user("~/lp") };
    assert.deepEqual(rulesIn(taken), ["/h/lp/skills/a/SKILL.md neverRead /h/lp/package.json packages.fileNotListed"]);
  });

  it("is not named when another path brings it (1.6.0)", () => {
    const settings = { [`${agent}/settings.json`]: JSON.stringify({ packages: ["~/lp"], skills: ["~/lp/skills/a"] }) };
    const files = { ...pack("/h/lp", { pi: { skills: ["./skills/b"], prompts: ["prompts"] } }), ...settings };
    assert.deepEqual(rulesIn(files), []);
  });

  it("is named when an entry with autoload: false does not name it, and no other entry gives it (1.6.0)", () => {
    const delta = { source: "~/lp", autoload: false, skills: ["+skills/b"] };
    assert.deepEqual(
      rulesIn({ ...pack("/h/lp"), ...user(delta) }),
      ["skills/a/SKILL.md", "prompts/t.md"].map(
        (name) => `/h/lp/${name} disabled ${agent}/settings.json packages.notNamed`,
      ),
    );
    const both = { ...pack("/h/lp"), ...user("~/lp"), ...project({ ...delta, source: "../../lp" }) };
    assert.deepEqual(rulesIn(both), []);
  });

  it("belongs to a package that a list of a wrong type cuts short, which has the verdict (1.6.0)", () => {
    const files = { ...pack("/h/lp"), ...user({ source: "~/lp", skills: 5 }) };
    assert.deepEqual(rulesIn(files), [`/h/lp invalid ${agent}/settings.json packages.cutShort`]);
  });
});

describe("paths that an untrusted project's settings name", () => {
  it("are listed and not opened, unless they lie in .pi (1.6.0)", () => {
    const files = {
      "/h/secret/a/SKILL.md": skill(),
      "/h/p/.pi/in/b/SKILL.md": skill(),
      "/h/p/.pi/settings.json": JSON.stringify({ skills: ["~/secret", "in"], packages: ["/h/lp"] }),
      ...pack("/h/lp"),
    };
    const { actual, trusted } = discovering(files, { trust: "untrusted" });
    const listed = (path: string) => actual.files.find((file) => file.path === path);
    assert.deepEqual([listed("/h/secret")?.verdict, listed("/h/lp")?.verdict], ["gated", "gated"]);
    assert.equal(listed("/h/p/.pi/in/b/SKILL.md")?.verdict, "gated");
    assert.equal(listed("/h/secret/a/SKILL.md"), undefined);
    const opened = [...actual.dependencies, ...(trusted?.dependencies ?? [])].map(({ path }) => path);
    assert.deepEqual(
      opened.filter((path) => path.startsWith("/h/secret") || path.startsWith("/h/lp")),
      [],
    );
  });
});
