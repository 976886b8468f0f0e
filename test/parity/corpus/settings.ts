/** Settings files: parsing, merging, lists of resources with their patterns. */
import { bytes, directory, link, readOnlyDirectory, type Files } from "../../support/pi/folder";
import { bom, folderCase, skill, startCase, untrustedCase, type Case } from "./case";

const user = "h/.pi/agent/settings.json";
const project = "p/.pi/settings.json";

/** A settings text in each layer, beside a skill that only its `skills` entry finds. */
const parsing: readonly Case[] = (
  [
    ["plain", '{"skills":["extra"]}'],
    ["spaces", '\n\t {"skills" : [ "extra" ] } \r\n'],
    ["bom", `${bom}{"skills":["extra"]}`],
    ["comment", '{"skills":["extra"] /* x */}'],
    ["line-comment", '// x\n{"skills":["extra"]}'],
    ["trailing-comma", '{"skills":["extra"],}'],
    ["single-quotes", "{'skills':['extra']}"],
    ["duplicate-key", '{"skills":["gone"],"skills":["extra"]}'],
    ["escapes", '{"sk\\u0069lls":["ex\\u0074ra"]}'],
    ["empty", ""],
    ["blanks", " \n"],
    ["array", "[]"],
    ["null", "null"],
    ["number", "12"],
    ["string", '"skills"'],
    ["true", "true"],
    ["truncated", '{"skills":["extra"]'],
    ["two-values", '{"skills":["extra"]}{}'],
    ["proto", '{"__proto__":{"skills":["extra"]}}'],
  ] as const
).flatMap(([name, text]) => [
  folderCase(`settings-user-${name}`, `user settings: ${name}`, {
    [user]: text,
    "h/.pi/agent/extra/x/SKILL.md": skill("x"),
  }),
  folderCase(`settings-project-${name}`, `project settings: ${name}`, {
    [project]: text,
    "p/.pi/extra/x/SKILL.md": skill("x"),
  }),
]);

const files: readonly Case[] = [
  folderCase(
    "settings-invalid-utf8",
    "settings with bytes that are no UTF-8",
    { [user]: bytes('{"skills":["extra"],"x":"', 0xff, '"}'), "h/.pi/agent/extra/x/SKILL.md": skill("x") },
    { has: ["Use for x"] },
  ),
  folderCase("settings-directory", "the settings file is a directory", {
    [user]: directory,
    [project]: directory,
    "p/.pi/skills/a/SKILL.md": skill("a"),
  }),
  folderCase(
    "settings-link",
    "the settings file is a link",
    {
      "conf/s.json": '{"skills":["extra"]}',
      [project]: link("../../conf/s.json"),
      "p/.pi/extra/x/SKILL.md": skill("x"),
    },
    { has: ["Use for x"] },
  ),
  folderCase(
    "settings-broken-link",
    "the settings file is a broken link",
    { [project]: link("gone"), "p/.pi/skills/a/SKILL.md": skill("a") },
    { has: ["Use for a"] },
  ),
  folderCase(
    "settings-both-broken",
    "both files are broken, each alone",
    { [user]: "{", [project]: '{"skills":["extra"]}', "p/.pi/extra/x/SKILL.md": skill("x") },
    { has: ["Use for x"] },
  ),
  folderCase(
    "settings-parent-project",
    "the settings of a parent folder are not read",
    { [project]: '{"skills":["extra"]}', "p/.pi/extra/x/SKILL.md": skill("x"), "p/sub/f": "" },
    { cwd: "p/sub", lacks: ["Use for x"] },
  ),
  untrustedCase(
    "settings-untrusted",
    "project settings of an untrusted project",
    {
      [project]: '{"skills":["extra"]}',
      "p/.pi/extra/x/SKILL.md": skill("x"),
      [user]: '{"skills":["extra"]}',
      "h/.pi/agent/extra/y/SKILL.md": skill("y"),
    },
    { has: ["Use for y"], lacks: ["Use for x"] },
  ),
  startCase(
    "settings-broken-on-wire",
    "broken settings do not stop pi",
    { [user]: "{", [project]: "[1,", "p/AGENTS.md": "RULES\n" },
    { flags: ["--approve"] },
    { has: ["RULES"] },
  ),
  startCase(
    "settings-null-on-wire",
    "settings that are null",
    { [user]: "null", "p/AGENTS.md": "RULES\n" },
    {},
    { has: ["RULES"] },
  ),
];

/** pi reads settings under a lock, a folder that it makes beside the file; without it the file does not count. */
const locks: readonly Case[] = [
  folderCase(
    "settings-lock-blocked",
    "a file in the place of the lock on the settings",
    { [project]: '{"skills":["extra"]}', "p/.pi/extra/x/SKILL.md": skill("x"), "p/.pi/settings.json.lock": "" },
    { lacks: ["Use for x"] },
  ),
  folderCase(
    "settings-lock-blocked-folder",
    "a folder with something in it in the place of the lock",
    { [user]: '{"skills":["extra"]}', "h/.pi/agent/extra/x/SKILL.md": skill("x"), [`${user}.lock/left`]: "" },
    { lacks: ["Use for x"] },
  ),
  startCase(
    "settings-folder-read-only",
    "settings in a folder that pi cannot write to",
    { [project]: '{"skills":["extra"]}', "p/.pi/extra/x/SKILL.md": skill("x"), "p/.pi": readOnlyDirectory },
    { flags: ["--approve"] },
    { lacks: ["Use for x"], asNobody: true },
  ),
];

/** Settings of no bearing on the prompt, with values over which pi stops, and with those that it bears. */
const oddValues: readonly (readonly [name: string, key: string, value: unknown])[] = [
  ["models-number", "enabledModels", 5],
  ["models-text", "enabledModels", "x"],
  ["models-list-number", "enabledModels", ["parity", 5]],
  ["models-list-null", "enabledModels", [null]],
  ["models-list-list", "enabledModels", [["*"]]],
  ["models-object", "enabledModels", {}],
  ["models-object-length", "enabledModels", { length: "1" }],
  ["session-true", "sessionDir", true],
  ["session-zero", "sessionDir", 0],
  ["session-list", "sessionDir", ["x"]],
  ["session-address", "sessionDir", "file://host/x"],
  ["session-tilde", "sessionDir", "~"],
  ["shell-number", "shellPath", 5],
  ["shell-false", "shellPath", false],
  ["shell-object", "shellPath", {}],
  ["shell-address", "shellPath", "file:///%2f"],
  ["idle-null", "httpIdleTimeoutMs", null],
  ["idle-negative", "httpIdleTimeoutMs", -1],
  ["idle-text", "httpIdleTimeoutMs", "12 s"],
  ["idle-blank", "httpIdleTimeoutMs", " "],
  ["idle-number-text", "httpIdleTimeoutMs", " 1e3 "],
  ["idle-disabled", "httpIdleTimeoutMs", "Disabled"],
  ["idle-infinite", "httpIdleTimeoutMs", "Infinity"],
  ["socket-null", "websocketConnectTimeoutMs", null],
  ["socket-true", "websocketConnectTimeoutMs", true],
  ["socket-text", "websocketConnectTimeoutMs", "5000"],
  ["proxy-number", "httpProxy", 5],
  ["proxy-false", "httpProxy", false],
  ["proxy-null", "httpProxy", null],
  ["proxy-blank", "httpProxy", " "],
  ["proxy-no-scheme", "httpProxy", "localhost:3128"],
  ["proxy-name", "httpProxy", "proxy"],
  ["proxy-path", "httpProxy", "http://localhost:3128/proxy.pac"],
  ["proxy-scheme", "httpProxy", "ftp://localhost"],
  ["proxy-escape", "httpProxy", "http://u%zz@localhost"],
];

/** Where a value lets each request fail, pi would try again for a quarter of a minute. */
function oddSettings(key: string, value: unknown): string {
  return JSON.stringify({ [key]: value, retry: { enabled: false } });
}

const values: readonly Case[] = [
  ...oddValues.flatMap(([name, key, value]) => [
    startCase(`settings-value-user-${name}`, `${key} of the user is ${JSON.stringify(value)}`, {
      [user]: oddSettings(key, value),
      "p/AGENTS.md": "RULES\n",
    }),
    startCase(
      `settings-value-project-${name}`,
      `${key} of the project is ${JSON.stringify(value)}`,
      { [project]: oddSettings(key, value), "p/AGENTS.md": "RULES\n" },
      { flags: ["--approve"] },
    ),
  ]),
  ...oddValues
    .filter(([name]) => /^(models-list-null|session-true|shell-number|idle-null)$/.test(name))
    .map(([name, key, value]) =>
      startCase(
        `settings-value-untrusted-${name}`,
        `${key} of an untrusted project is ${JSON.stringify(value)}`,
        { [project]: JSON.stringify({ [key]: value }), "p/AGENTS.md": "RULES\n" },
        { flags: ["--no-approve"] },
      ),
    ),
  startCase(
    "settings-value-session-mended-untrusted",
    "an untrusted project's sessionDir covers the user's, which is no text",
    { [user]: '{"sessionDir":5}', [project]: '{"sessionDir":"x"}', "p/AGENTS.md": "RULES\n" },
    { flags: ["--no-approve"] },
    { has: ["RULES"] },
  ),
  startCase(
    "settings-value-session-flag",
    "--session-dir comes before a sessionDir that is no text",
    { [user]: '{"sessionDir":5}', "p/AGENTS.md": "RULES\n" },
    { flags: ["--session-dir", "@R@/sessions"] },
    { has: ["RULES"] },
  ),
  startCase(
    "settings-value-session-flag-empty",
    "--session-dir without a word counts for nothing",
    { [user]: '{"sessionDir":5}', "p/AGENTS.md": "RULES\n" },
    { flags: ["--session-dir", ""] },
  ),
  startCase(
    "settings-value-session-environment",
    "the variable comes before a sessionDir that is no text",
    { [user]: '{"sessionDir":5}', "p/AGENTS.md": "RULES\n" },
    { environment: { PI_CODING_AGENT_SESSION_DIR: "/tmp" } },
    { has: ["RULES"] },
  ),
  startCase(
    "settings-value-models-flag",
    "--models comes before enabledModels with something else than texts",
    { [user]: '{"enabledModels":[5]}', "p/AGENTS.md": "RULES\n" },
    { flags: ["--models", "parity"] },
    { has: ["RULES"] },
  ),
  startCase(
    "settings-value-proxy-environment",
    "variables come before a httpProxy that is no address",
    { [user]: '{"httpProxy":"proxy"}', "p/AGENTS.md": "RULES\n" },
    { environment: { HTTP_PROXY: "", https_proxy: "" } },
    { has: ["RULES"] },
  ),
  startCase(
    "settings-value-proxy-environment-one",
    "one variable alone leaves the other proxy to httpProxy",
    { [user]: '{"httpProxy":"proxy"}', "p/AGENTS.md": "RULES\n" },
    { environment: { HTTP_PROXY: "" } },
  ),
];

/** A fixed world of skills in every place, over which `skills` lists are asked. */
const world: Files = {
  "p/.pi/skills/a/SKILL.md": skill("pa"),
  "p/.pi/skills/b/SKILL.md": skill("pb"),
  "p/.pi/skills/loose.md": skill("ploose"),
  "p/.pi/extra/x/SKILL.md": skill("px"),
  "p/.pi/extra/y/SKILL.md": skill("py"),
  "p/.pi/one.md": skill("pone"),
  "p/.agents/skills/a/SKILL.md": skill("ga"),
  "p/.agents/skills/c/SKILL.md": skill("gc"),
  "p/other/o/SKILL.md": skill("po"),
  "h/.pi/agent/skills/a/SKILL.md": skill("ua"),
  "h/.pi/agent/skills/b/SKILL.md": skill("ub"),
  "h/.pi/agent/extra/x/SKILL.md": skill("ux"),
  "h/.agents/skills/a/SKILL.md": skill("ha"),
  "h/.agents/skills/d/SKILL.md": skill("hd"),
  "h/more/m/SKILL.md": skill("hm"),
};

const lists: readonly (readonly [string, unknown])[] = [
  ["path", ["extra"]],
  ["path-dot", ["./extra", "extra/"]],
  ["path-twice", ["extra", "./extra/x", "extra"]],
  ["file", ["one.md"]],
  ["skill-dir", ["extra/x"]],
  ["skill-file", ["extra/x/SKILL.md"]],
  ["up", ["../other"]],
  ["tilde", ["~/more"]],
  ["tilde-alone-dir", ["~/more/m"]],
  ["absolute", ["@P@/other", "@H@/more"]],
  ["missing", ["gone", "extra"]],
  ["empty-string", ["", "extra"]],
  ["blank", [" ", " extra "]],
  ["own-root", ["skills"]],
  ["order", ["extra/y", "../other", "extra/x"]],
  ["exclude-name", ["!a"]],
  ["exclude-all", ["!*"]],
  ["exclude-glob", ["!skills/*"]],
  ["exclude-deep", ["!**/a"]],
  ["exclude-file", ["!**/SKILL.md"]],
  ["exclude-absolute", ["!@P@/.pi/skills/a", "!@H@/.agents/skills/a/SKILL.md"]],
  ["exclude-tilde", ["!~/.agents/skills/a"]],
  ["exclude-braces", ["!{a,b}"]],
  ["exclude-negated-class", ["![!a]"]],
  ["exclude-question", ["!?"]],
  ["exclude-loose", ["!loose.md", "!loose"]],
  ["exclude-md", ["!*.md"]],
  ["exclude-empty", ["!"]],
  ["exclude-comment", ["!#a", "#a"]],
  ["exclude-extglob", ["!@(a|b)", "!+(c)"]],
  ["exclude-dot", ["!./skills/a"]],
  ["exclude-up", ["!../.agents/skills/c"]],
  ["minus", ["-skills/a"]],
  ["minus-dot", ["-./skills/a"]],
  ["minus-name", ["-a"]],
  ["minus-file", ["-skills/a/SKILL.md"]],
  ["minus-slash", ["-skills/a/"]],
  ["minus-absolute", ["-@P@/.pi/skills/b", "-@H@/.agents/skills/d"]],
  ["minus-glob", ["-skills/*"]],
  ["minus-tilde", ["-~/.agents/skills/a"]],
  ["plus", ["!*", "+skills/a"]],
  ["plus-file", ["!*", "+skills/a/SKILL.md"]],
  ["plus-minus", ["+skills/a", "-skills/a"]],
  ["minus-plus", ["-skills/a", "+skills/a"]],
  ["plus-only", ["+skills/a"]],
  ["plus-missing", ["+extra/x"]],
  ["glob-include", ["extra", "extra/x*"]],
  ["glob-only", ["skills/*"]],
  ["glob-and-path", ["~/more", "skills/*"]],
  ["glob-exclude", ["extra", "!extra/x"]],
  ["glob-exclude-plus", ["extra", "!extra/*", "+extra/x"]],
  ["glob-exclude-minus", ["extra", "-extra/y"]],
  ["path-excluded-all", ["extra", "!*"]],
  ["dot-prefixed", ["-vue*", "!nuxt*"]],
  ["backslash", ["extra\\x", "!skills\\a"]],
  ["file-url", ["file://@H@/more"]],
  ["letters", "ab"],
  ["empty-list", []],
  ["null", null],
  ["false", false],
  ["number", 5],
  ["legacy-object", { customDirectories: ["extra"], enableSkillCommands: false }],
  ["legacy-object-empty", { enableSkillCommands: true }],
  ["legacy-object-string", { customDirectories: "extra" }],
];

const skillLists: readonly Case[] = lists.flatMap(([name, value]) => [
  folderCase(`skills-project-${name}`, `project skills: ${JSON.stringify(value)}`, {
    ...world,
    [project]: JSON.stringify({ skills: value }),
  }),
  folderCase(`skills-user-${name}`, `user skills: ${JSON.stringify(value)}`, {
    ...world,
    [user]: JSON.stringify({ skills: value }),
  }),
]);

const bothLayers: readonly Case[] = [
  folderCase("skills-both-layers", "both layers have lists", {
    ...world,
    [user]: '{"skills":["extra","-skills/a"]}',
    [project]: '{"skills":["extra","!b"]}',
  }),
  folderCase("skills-both-collide", "both layers name one folder", {
    ...world,
    [user]: '{"skills":["~/more"]}',
    [project]: '{"skills":["~/more"]}',
  }),
  untrustedCase("skills-lists-untrusted", "lists of an untrusted project", {
    ...world,
    [user]: '{"skills":["extra"]}',
    [project]: '{"skills":["extra","!*"]}',
  }),
  folderCase("skills-list-parent-agents", "patterns on .agents folders of several levels", {
    ...world,
    ".agents/skills/a/SKILL.md": skill("ra"),
    [project]: '{"skills":["-skills/a","!c"]}',
  }),
  folderCase("skills-list-nested-root", "a list that names a folder inside the automatic one", {
    ...world,
    [project]: '{"skills":["skills/a"]}',
  }),
];

export const settingsCases: readonly Case[] = [...parsing, ...files, ...locks, ...values, ...skillLists, ...bothLayers];
