import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as vscode from "vscode";
import {
  commands,
  contextKeys,
  documentLanguage,
  messageLanguage,
  panelViewType,
  settings,
  settingSection,
  viewContainer,
  views,
} from "../../../src/host/contributions";
import { repositoryRoot } from "../../support/repository";
import { extensionId } from "../inspector";

interface Manifest {
  readonly activationEvents: readonly string[];
  readonly contributes: {
    readonly commands: readonly { readonly command: string; readonly title: string; readonly category: string }[];
    readonly configuration: { readonly properties: Readonly<Record<string, Readonly<Record<string, unknown>>>> };
    readonly viewsContainers: { readonly activitybar: readonly { readonly id: string }[] };
    readonly views: Readonly<Record<string, readonly { readonly id: string }[]>>;
    readonly languages: readonly { readonly id: string }[];
    readonly keybindings: readonly { readonly command: string; readonly when?: string }[];
    readonly menus: Readonly<Record<string, readonly { readonly command: string; readonly when?: string }[]>>;
    readonly walkthroughs: readonly {
      readonly steps: readonly {
        readonly id: string;
        readonly media: { readonly image: string };
        readonly completionEvents: readonly string[];
      }[];
    }[];
    readonly viewsWelcome: readonly { readonly view: string; readonly when: string }[];
  };
}

const manifest = () => vscode.extensions.getExtension(extensionId)?.packageJSON as Manifest;
const sorted = (values: readonly string[]) => [...values].sort();

describe("what package.json declares", () => {
  it("has the commands that code knows, and no others", () => {
    const declared = manifest().contributes.commands.map(({ command }) => command);
    assert.deepEqual(sorted(declared), sorted(Object.values(commands)));
    assert.ok(manifest().contributes.commands.every(({ category }) => category === "Pi Prompt"));
  });

  it("has the settings that code reads, each with an order and a scope", () => {
    const { properties } = manifest().contributes.configuration;
    assert.deepEqual(
      sorted(Object.keys(properties)),
      sorted(Object.values(settings).map((key) => `${settingSection}.${key}`)),
    );
    for (const [key, setting] of Object.entries(properties)) {
      assert.equal(typeof setting["order"], "number", key);
      assert.equal(typeof setting["scope"], "string", key);
      assert.equal(typeof setting["markdownDescription"], "string", key);
    }
  });

  it("lets no workspace name programs or the agent folder", () => {
    const { properties } = manifest().contributes.configuration;
    assert.equal(properties[`${settingSection}.${settings.piPath}`]?.["scope"], "machine");
    assert.equal(properties[`${settingSection}.${settings.agentFolder}`]?.["scope"], "machine");
  });

  it("has the views that code fills", () => {
    const { viewsContainers, views: declared } = manifest().contributes;
    assert.deepEqual(
      viewsContainers.activitybar.map(({ id }) => id),
      [viewContainer],
    );
    assert.deepEqual(sorted((declared[viewContainer] ?? []).map(({ id }) => id)), sorted(Object.values(views)));
  });

  it("speaks of known commands, views and keys in its menus and welcomes", () => {
    const { menus, keybindings, viewsWelcome, languages } = manifest().contributes;
    const ids: readonly string[] = Object.values(commands);
    const entries = [...Object.values(menus).flat(), ...keybindings];
    for (const entry of entries) assert.ok(ids.includes(entry.command), entry.command);
    const conditions = [...entries, ...viewsWelcome].map(({ when }) => when ?? "");
    for (const condition of conditions) {
      const named = condition.match(/piPrompt\.\w+/g) ?? [];
      const known: readonly string[] = [...Object.values(views), ...Object.values(contextKeys), panelViewType];
      for (const name of named) assert.ok(known.includes(name), `${name} in "${condition}"`);
    }
    assert.deepEqual(
      languages.map(({ id }) => id),
      [documentLanguage, messageLanguage],
    );
    assert.equal(panelViewType, "piPrompt.panel");
  });

  it("shows pictures that are there in its walkthrough, and leads to known commands", () => {
    const ids: readonly string[] = Object.values(commands);
    const names = JSON.parse(readFileSync(join(repositoryRoot, "package.nls.json"), "utf8")) as Record<string, string>;
    const steps = manifest().contributes.walkthroughs.flatMap((walkthrough) => walkthrough.steps);
    assert.ok(steps.length >= 3);
    for (const { id, media, completionEvents } of steps) {
      assert.ok(existsSync(join(repositoryRoot, media.image)), media.image);
      const [led = ""] = /(?<=command:)[\w.]+/.exec(names[`walkthrough.${id}.text`] ?? "") ?? [];
      assert.ok(ids.includes(led), led);
      assert.deepEqual(completionEvents, [`onCommand:${led}`]);
    }
  });

  it("takes every text from the table of names", () => {
    const raw = readFileSync(join(repositoryRoot, "package.json"), "utf8");
    const names = JSON.parse(readFileSync(join(repositoryRoot, "package.nls.json"), "utf8")) as Record<string, string>;
    const used = [...raw.matchAll(/"%([\w.]+)%"/g)].map(([, key]) => key ?? "");
    assert.ok(used.length > 30);
    assert.deepEqual(sorted([...new Set(used)]), sorted(Object.keys(names)));
  });
});
