import assert from "node:assert/strict";
import { panelHtml } from "../../../src/host/panel/html";
import { strings } from "../../../src/protocol/strings";

const input = {
  source: "https://files.example",
  nonce: "bm9uY2U=",
  script: "https://files.example/dist/panel.js",
  style: "https://files.example/dist/panel.css",
  title: "System Prompt: web-shop",
  language: "en",
  strings,
  target: '["/w","/w","stored",null]',
};

describe("the frame of the page", () => {
  const policy = () => /Content-Security-Policy" content="([^"]+)"/.exec(panelHtml(input))?.[1] ?? "";

  it("allows nothing but our own files and the one script", () => {
    const rules = policy().replaceAll("&#39;", "'").split("; ");
    assert.deepEqual(rules, [
      "default-src 'none'",
      "img-src https://files.example",
      "font-src https://files.example",
      "style-src https://files.example 'nonce-bm9uY2U='",
      "script-src 'nonce-bm9uY2U='",
    ]);
    assert.doesNotMatch(policy(), /unsafe/);
  });

  it("holds one script, with the nonce", () => {
    const scripts = panelHtml(input).match(/<script[^>]*>/g) ?? [];
    assert.deepEqual(scripts, [`<script nonce="bm9uY2U=" src="https://files.example/dist/panel.js">`]);
  });

  it("hands the nonce to the controls' own styles", () => {
    assert.match(panelHtml(input), /<meta property="csp-nonce" content="bm9uY2U=">/);
  });

  it("is not broken by a folder's name", () => {
    const evil = `"><script>alert(1)</script><img src=x onerror='alert(2)'>&`;
    const html = panelHtml({ ...input, title: evil, target: evil, language: evil });
    assert.equal(html.match(/<script/g)?.length, 1);
    assert.doesNotMatch(html, /<img|onerror='/);
  });

  it("brings the sentences that are needed before the host has answered, as data", () => {
    const html = panelHtml({ ...input, strings: { ...strings, "panel.starting": 'Wird "gelesen"' } });
    assert.match(html, /data-strings="[^"]*Wird \\&#34;gelesen\\&#34;/);
  });
});
