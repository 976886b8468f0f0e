import assert from "node:assert/strict";
import { exported, exportKinds, type ExportKind } from "../../../src/protocol/export/export";
import { mask } from "../../../src/protocol/export/mask";
import { english } from "../../../src/protocol/english";
import { summarise } from "../../../src/protocol/summary";
import { view } from "../../support/host/summaries";
import { inspectFiles, type Files } from "../../support/inspectInMemory";

/** Put together here, so that nobody takes it for a real one. */
const token = ["ghp", "a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8"].join("_");
const key = ["-----BEGIN", "PRIVATE KEY-----\nabc\ndef\n-----END", "PRIVATE KEY-----"].join(" ");

const files: Files = {
  "/h/p/AGENTS.md": `# Shop\n\nSee /h/notes and /h, not /home or /h-other.\nToken: ${token}\n${"`".repeat(5)}\n<script>alert(1)</script>\n`,
  "/h/p/CLAUDE.md": "Old | words\n",
};

function exportOf(kind: ExportKind, masked = true, whatIf: string | null = null) {
  const inspection = inspectFiles(files);
  const summary = summarise(inspection, { ...view, folderName: "p|<b>" }, 1, 0, english);
  const { text } = inspection.actual;
  return exported({ kind, masked, whatIf, language: "en" }, { evaluation: inspection.actual, summary, text }, english);
}

describe("what leaves", () => {
  it("has neither the home folder nor what looks like a secret, in every form", () => {
    for (const kind of exportKinds) {
      const { text, home, secrets } = exportOf(kind);
      assert.ok(!text.includes(token), kind);
      assert.ok(!/\/h\/notes|"\/h"|\/h\/p/.test(text), kind);
      assert.ok(text.includes("/home or /h-other"), kind);
      assert.ok(home > 0 && secrets > 0, kind);
      assert.ok(text.includes("[left out: a GitHub token]") || kind === "markdown" || kind === "html", kind);
    }
  });

  it("is whole when somebody asks for that", () => {
    assert.equal(exportOf("prompt", false).text, inspectFiles(files).actual.text);
    const json = JSON.parse(exportOf("json", false).text) as { prompt: string; masked: boolean; schemaVersion: number };
    assert.deepEqual([json.prompt, json.masked, json.schemaVersion], [inspectFiles(files).actual.text, false, 1]);
  });

  it("says what it is: a what-if, and that it is masked", () => {
    const { text } = exportOf("markdown", true, "trusted");
    assert.match(text, /What if: trusted\. Not the real state\./);
    assert.match(text, /The home folder stands as/);
    const json = JSON.parse(exportOf("json", true, "trusted").text) as { whatIf: string; masked: boolean };
    assert.deepEqual([json.whatIf, json.masked], ["trusted", true]);
  });

  it("names the layers, and the files that were left out with their reason", () => {
    const { text } = exportOf("markdown", false);
    assert.match(text, /^\| \u2003AGENTS\.md \| .* \| \d+ \|$/m);
    assert.match(text, /^\| CLAUDE\.md \| \S+ \| shadowed by AGENTS\.md.* \|$/m);
  });

  it("puts numbers to the right, and children a step in, in Markdown and in HTML", () => {
    assert.match(exportOf("markdown").text, /^\| Layer \| From \| Tokens \|\n\| --- \| --- \| ---: \|$/m);
    const html = exportOf("html").text;
    assert.match(html, /<td style="padding-left: 1em">AGENTS\.md<\/td><td>[^<]+<\/td><td class="number">\d+<\/td>/);
    assert.ok(!html.includes("\u2003"));
  });

  it("takes no text for markup: in Markdown by its fence, in HTML by its escapes", () => {
    const markdown = exportOf("markdown", false).text;
    assert.match(markdown, /^# System prompt of p\\\|\\<b\\>$/m);
    const [, fence = ""] = /^(`+)text$/m.exec(markdown) ?? [];
    assert.equal(fence.length, 6);
    assert.ok(markdown.trimEnd().endsWith(`\n${fence}`));
    const html = exportOf("html", false).text;
    assert.ok(!html.includes("<script>") && html.includes("&#60;script&#62;"));
    assert.match(html, /default-src 'none'/);
    assert.ok(!/(?:src|href)=/.test(html));
  });
});

describe("what tries to get out of a report", () => {
  const reportOf = (kind: ExportKind, home: string, text: string) => {
    const inspection = inspectFiles(
      { [`${home}/p/AGENTS.md`]: "x\n" },
      { home, agentDir: `${home}/.pi/agent`, cwd: `${home}/p` },
    );
    const summary = summarise(inspection, { ...view, home, folderName: `${home}/p` }, 1, 0, english);
    const wish = { kind, masked: true, whatIf: `as in ${home}/other with ${token}`, language: "en" };
    return exported(wish, { evaluation: inspection.actual, summary, text }, english);
  };

  it("stays inside its fence, however many shorter ones stand before the one that would end it", () => {
    const { text } = reportOf("markdown", "/h", `${"` ".repeat(20_000)}\n${"`".repeat(9)}\n# Not ours\n`);
    assert.match(text, /^`{10}text$/m);
  });

  it("is masked before it is escaped: a home folder with signs of Markdown or HTML in its name, too", () => {
    for (const home of ["/home/my_user", "/home/o'brien", "/home/a&b", "/home/[x]"]) {
      for (const kind of ["markdown", "html", "json"] as const) {
        const { text, home: count } = reportOf(kind, home, `See ${home}/notes.\n`);
        const name = home.slice("/home/".length);
        const escaped = [
          name,
          name.replace(/[_[\]&]/g, "\\$&"),
          name.replace(/['&]/g, (one) => `&#${one.charCodeAt(0)};`),
        ];
        for (const spelled of escaped) assert.ok(!text.includes(`/home/${spelled}`), `${kind}: ${spelled}`);
        assert.ok(count >= 2, kind);
        assert.ok(!text.includes(token), kind);
      }
    }
  });
});

describe("a mask", () => {
  const say = (kind: string) => `[${kind}]`;

  it("takes a private key to its last line, or to the end where it has none", () => {
    assert.equal(mask(`a\n${key}\nb`, "", say).text, "a\n[word.privateKey]\nb");
    assert.equal(mask(`a\n${key.slice(0, 40)}`, "", say).text, "a\n[word.privateKey]");
  });

  it("takes the home folder whole, with any characters in its name", () => {
    const home = "/home/a+b (c)";
    assert.deepEqual(mask(`${home}/x ${home} ${home}2 ${home}.old`, home, say), {
      text: `~/x ~ ${home}2 ${home}.old`,
      home: 2,
      secrets: 0,
    });
  });

  it("leaves the root alone: it is everybody's", () => {
    assert.equal(mask("/etc/x", "/", say).text, "/etc/x");
  });
});
