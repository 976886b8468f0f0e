/** Project trust, as the command line decides it. Every folder has a project file that only trust lets in. */
import { directory, link, type Files } from "../../support/pi/folder";
import { bom, skill, startCase, type Case } from "./case";

const gated: Files = {
  "p/.pi/SYSTEM.md": "GATED SYSTEM\n",
  "p/.pi/APPEND_SYSTEM.md": "GATED APPEND\n",
  "p/.pi/skills/gated/SKILL.md": skill("gated"),
  "p/.agents/skills/gated-too/SKILL.md": skill("gated-too"),
  "p/AGENTS.md": "RULES\n",
  "h/.agents/skills/mine/SKILL.md": skill("mine"),
};

const opened = { has: ["GATED SYSTEM", "GATED APPEND", "Use for gated", "RULES", "Use for mine"] };
const closed = { has: ["RULES", "Use for mine"], lacks: ["GATED", "Use for gated"] };

/** A case with a trust store of its own. */
function stored(
  id: string,
  about: string,
  store: string,
  rest: object,
  more: Files = {},
  flags: readonly string[] = [],
): Case {
  return startCase(`trust-${id}`, about, { ...gated, "h/.pi/agent/trust.json": store, ...more }, { flags }, rest);
}

/** A case with user settings of its own and no store. */
function defaulted(id: string, about: string, settings: string, rest: object, more: Files = {}): Case {
  return startCase(`trust-${id}`, about, { ...gated, "h/.pi/agent/settings.json": settings, ...more }, {}, rest);
}

export const trustCases: readonly Case[] = [
  startCase("trust-undecided", "nobody decided, nobody can be asked", gated, {}, closed),
  startCase("trust-approve", "--approve", gated, { flags: ["--approve"] }, opened),
  startCase("trust-approve-short", "-a", gated, { flags: ["-a"] }, opened),
  startCase("trust-no-approve", "--no-approve", gated, { flags: ["--no-approve"] }, closed),
  startCase("trust-no-approve-short", "-na", gated, { flags: ["-na"] }, closed),
  startCase("trust-both-flags", "--approve, then --no-approve", gated, { flags: ["--approve", "--no-approve"] }),
  startCase("trust-both-flags-2", "--no-approve, then --approve", gated, { flags: ["--no-approve", "--approve"] }),
  stored("true", "the folder itself is trusted", '{"@P@":true}', opened),
  stored("false", "the folder itself is not trusted", '{"@P@":false}', closed),
  stored("false-approved", "--approve against a stored no", '{"@P@":false}', opened, {}, ["--approve"]),
  stored("null", "a stored null decides nothing", '{"@P@":null}', closed),
  stored("null-parent", "null lets the parent decide", '{"@P@":null,"@R@":true}', opened),
  stored("parent-true", "the parent is trusted", '{"@R@":true}', opened),
  stored("parent-false", "the parent is not trusted", '{"@R@":false}', closed),
  stored("nearest", "the nearest decides", '{"@R@":true,"@P@":false}', closed),
  stored("nearest-2", "the nearest decides, the other way round", '{"@R@":false,"@P@":true}', opened),
  stored("root", "the root of the disk is trusted", '{"/":true}', opened),
  stored("child", "a folder below does not count", '{"@P@/sub":true}', closed),
  stored("prefix", "a folder with the same beginning does not count", '{"@P@x":true,"@R@/":false}', {}),
  stored("slash", "a key with a slash at the end", '{"@P@/":true}', {}),
  stored("dots", "a key with dots in it", '{"@R@/h/../p":true}', {}),
  stored("tilde", "a key with a tilde", '{"~/p":true}', closed, {}),
  stored("link-key", "a key that is a link to the folder", '{"@R@/alias":true}', {}, { alias: link("p") }),
  stored("bom", "a store with a byte order mark", `${bom}{"@P@":true}`, {}),
  stored(
    "lock-file",
    "a file in the place of the lock on the store stops pi",
    "{}",
    {},
    {
      "h/.pi/agent/trust.json.lock": "",
    },
  ),
  stored(
    "lock-file-approved",
    "with --approve pi asks for no lock",
    "{}",
    opened,
    {
      "h/.pi/agent/trust.json.lock": "",
    },
    ["--approve"],
  ),
  stored("empty", "an empty store", "", {}),
  stored("empty-object", "a store without entries", "{}", closed),
  stored("malformed", "a store that is no JSON", '{"@P@":true,}', {}),
  stored("malformed-approved", "a broken store, but --approve", "{", opened, {}, ["--approve"]),
  stored("array", "a store that is a list", "[]", {}),
  stored("null-store", "a store that is null", "null", {}),
  stored("string-value", "a value that is a string", '{"@P@":"true"}', {}),
  stored("other-string-value", "a bad value for another folder", '{"/elsewhere":1}', {}),
  startCase("trust-store-directory", "the store is a directory", { ...gated, "h/.pi/agent/trust.json": directory }),
  startCase("trust-broken-without-trigger", "a broken store where nothing needs trust", {
    "p/AGENTS.md": "RULES\n",
    "h/.pi/agent/trust.json": "{",
  }),
  startCase("trust-no-without-trigger", "a stored no where nothing needs trust", {
    "p/AGENTS.md": "RULES\n",
    "p/.pi/notes.md": "x\n",
    "h/.pi/agent/trust.json": '{"@P@":false}',
  }),
  startCase(
    "trust-cwd-link",
    "started through a link, the target is looked up",
    { ...gated, alias: link("p"), "h/.pi/agent/trust.json": '{"@P@":true}' },
    {},
    { ...opened, cwd: "alias" },
  ),
  defaulted("always", "the user trusts every project", '{"defaultProjectTrust":"always"}', opened),
  defaulted("never", "the user trusts no project", '{"defaultProjectTrust":"never"}', closed),
  defaulted("ask", "the user wants to be asked", '{"defaultProjectTrust":"ask"}', closed),
  defaulted("bogus", "an unknown word", '{"defaultProjectTrust":"yes"}', closed),
  defaulted("boolean", "a value of another type", '{"defaultProjectTrust":true}', closed),
  defaulted("always-but-false", "the store goes before the default", '{"defaultProjectTrust":"always"}', closed, {
    "h/.pi/agent/trust.json": '{"@P@":false}',
  }),
  defaulted(
    "never-but-true",
    "the store goes before the default, the other way round",
    '{"defaultProjectTrust":"never"}',
    opened,
    { "h/.pi/agent/trust.json": '{"@P@":true}' },
  ),
  startCase(
    "trust-project-default",
    "a project cannot trust itself",
    { ...gated, "p/.pi/settings.json": '{"defaultProjectTrust":"always"}' },
    {},
    closed,
  ),
  ...[
    "settings.json",
    "extensions",
    "skills",
    "prompts",
    "themes",
    "SYSTEM.md",
    "APPEND_SYSTEM.md",
    "mcp.json",
    "agents",
    "git",
    "npm",
  ].map((name) =>
    startCase(
      `trust-trigger-${name}`,
      `whether .pi/${name} alone needs trust: up to 1.4 only then does a broken store stop pi`,
      {
        [`p/.pi/${name}`]: name.includes(".") ? (name.endsWith(".json") ? "{}" : "") : directory,
        "h/.pi/agent/trust.json": "{",
      },
    ),
  ),
  startCase(
    "trust-ancestor-skills",
    "skills of an ancestor above the repository need trust but never load",
    { ".agents/skills/above/SKILL.md": skill("above"), "p/.pi/agents/x": "", "p/.pi/prompts/go.md": "GO\n" },
    { typed: "/go" },
    { git: [["init", "-q", "p"]], lacks: ["Use for above"] },
  ),
  startCase(
    "trust-home-skills",
    "skills of the home folder need no trust",
    { "h/.agents/skills/mine/SKILL.md": skill("mine"), "h/w/AGENTS.md": "RULES\n" },
    {},
    { cwd: "h/w", has: ["Use for mine", "RULES"] },
  ),
];
