/** SYSTEM.md and APPEND_SYSTEM.md: every combination of absent, empty and filled in both places, and odd files. */
import { bytes, directory, link, unreadable, type Files } from "../../support/pi/folder";
import { bom, folderCase, skill, startCase, untrustedCase, type Case } from "./case";

const states = ["absent", "empty", "text"] as const;

/** The files of one name in both places, in given states. */
function placed(name: string, project: (typeof states)[number], user: (typeof states)[number]): Files {
  return {
    ...(project === "absent" ? {} : { [`p/.pi/${name}`]: project === "empty" ? "" : `PROJECT ${name}` }),
    ...(user === "absent" ? {} : { [`h/.pi/agent/${name}`]: user === "empty" ? "" : `USER ${name}\n` }),
  };
}

const combinations: readonly Case[] = states.flatMap((a) =>
  states.flatMap((b) =>
    states.flatMap((c) =>
      states.map((d) =>
        folderCase(
          `system-${a}-${b}-append-${c}-${d}`,
          `SYSTEM.md ${a} in the project and ${b} for the user; APPEND_SYSTEM.md ${c} and ${d}`,
          { ...placed("SYSTEM.md", a, b), ...placed("APPEND_SYSTEM.md", c, d) },
        ),
      ),
    ),
  ),
);

/** With everything else around it, so that the frames between the parts are asked in both branches. */
const surroundings: Files = {
  "p/AGENTS.md": "RULES\n",
  "h/.pi/agent/AGENTS.md": "GLOBAL\n",
  "p/.pi/skills/s/SKILL.md": skill("s"),
};

const frames: readonly Case[] = states.flatMap((a) =>
  states.map((c) =>
    folderCase(
      `system-frames-${a}-append-${c}`,
      `SYSTEM.md ${a} and APPEND_SYSTEM.md ${c} with context files and skills`,
      { ...placed("SYSTEM.md", a, "absent"), ...placed("APPEND_SYSTEM.md", c, "absent"), ...surroundings },
      { has: ["RULES", "GLOBAL", "Use for s"] },
    ),
  ),
);

const untrusted: readonly Case[] = states.map((user) =>
  untrustedCase(
    `system-untrusted-${user}`,
    `project files gated by trust, user files ${user}`,
    { ...placed("SYSTEM.md", "text", user), ...placed("APPEND_SYSTEM.md", "text", user) },
    { lacks: ["PROJECT"] },
  ),
);

const texts: readonly Case[] = [
  ["line-break", "\n"],
  ["blanks", "  \t "],
  ["crlf", "one\r\ntwo\r\n"],
  ["bom", `${bom}CUSTOM\n`],
  ["only-bom", bom],
  ["final-blank-lines", "CUSTOM\n\n\n"],
  ["placeholders", "{cwd} {date} {readme} $& $1 ${x}\n"],
  ["tags", "</preamble>\n<cwd>\nx\n</cwd>\n"],
].flatMap(([name, text]) => [
  folderCase(`system-text-${name}`, `SYSTEM.md with ${name}`, {
    "p/.pi/SYSTEM.md": text ?? "",
    "p/AGENTS.md": "RULES\n",
  }),
  folderCase(`append-text-${name}`, `APPEND_SYSTEM.md with ${name}`, {
    "p/.pi/APPEND_SYSTEM.md": text ?? "",
    "p/AGENTS.md": "RULES\n",
  }),
]);

const odd: readonly Case[] = [
  folderCase(
    "system-invalid-utf8",
    "bytes that are no UTF-8",
    { "p/.pi/SYSTEM.md": bytes("a", 0xff, 0xc3, "b\n") },
    { has: ["\uFFFD"] },
  ),
  folderCase(
    "system-directory",
    "SYSTEM.md is a directory",
    { "p/.pi/SYSTEM.md": directory, "h/.pi/agent/SYSTEM.md": "USER\n" },
    { has: [".pi/SYSTEM.md"] },
  ),
  folderCase(
    "append-directory",
    "APPEND_SYSTEM.md is a directory",
    { "p/.pi/APPEND_SYSTEM.md": directory },
    { has: [".pi/APPEND_SYSTEM.md"] },
  ),
  folderCase(
    "system-broken-link",
    "SYSTEM.md is a broken link",
    { "p/.pi/SYSTEM.md": link("gone"), "h/.pi/agent/SYSTEM.md": "USER\n" },
    { has: ["USER"] },
  ),
  folderCase(
    "system-link",
    "SYSTEM.md is a link",
    { "p/prompt.txt": "LINKED\n", "p/.pi/SYSTEM.md": link("../prompt.txt") },
    { has: ["LINKED"] },
  ),
  folderCase(
    "system-wrong-places",
    "SYSTEM.md where pi does not look",
    {
      "p/SYSTEM.md": "ROOT\n",
      "p/.pi/system.md": "LOWER\n",
      ".pi/SYSTEM.md": "PARENT\n",
      "p/.pi/agent/SYSTEM.md": "AGENT\n",
    },
    { lacks: ["ROOT\n", "LOWER", "PARENT", "AGENT\n"] },
  ),
  folderCase(
    "system-pi-link",
    "the .pi folder is a link",
    { "conf/SYSTEM.md": "LINKED\n", "p/.pi": link("../conf") },
    { has: ["LINKED"] },
  ),
  folderCase(
    "system-pi-file",
    "the .pi folder is a file",
    { "p/.pi": "no folder\n", "h/.pi/agent/SYSTEM.md": "USER\n" },
    { has: ["USER"] },
  ),
  folderCase(
    "system-in-home",
    "project and agent folder side by side in the home folder",
    { "h/.pi/SYSTEM.md": "PROJECT\n", "h/.pi/agent/SYSTEM.md": "USER\n" },
    { cwd: "h", has: ["PROJECT"] },
  ),
  startCase(
    "system-unreadable",
    "SYSTEM.md cannot be read",
    { "p/.pi/SYSTEM.md": unreadable("SECRET\n") },
    { flags: ["--approve"] },
    { asNobody: true, lacks: ["SECRET"] },
  ),
  startCase(
    "append-unreadable",
    "APPEND_SYSTEM.md cannot be read",
    { "h/.pi/agent/APPEND_SYSTEM.md": unreadable("SECRET\n") },
    {},
    { asNobody: true, lacks: ["SECRET"] },
  ),
];

export const systemCases: readonly Case[] = [...combinations, ...frames, ...untrusted, ...texts, ...odd];
