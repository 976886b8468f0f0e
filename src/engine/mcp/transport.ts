/**
 * What a server runs or calls, in one line that may be shown: values that look like secrets are hidden, and env and
 * headers never appear.
 */
import type { Server } from "./server";

const hidden = "…";

/** Longest line that is shown. */
const longest = 200;

/** A name whose value is nobody's business. */
const secretName = /token|key|secret|pass|auth|credential|bearer|cookie|header|session|env/i;

/** The server's command line, or the address that it answers at. */
export function describeTransport({ kind, fields }: Server): string {
  const line = kind === "http" ? showAddress(String(fields.url)) : showCommand(fields.command, fields.args);
  return line.length > longest ? `${line.slice(0, longest)}${hidden}` : line;
}

function showCommand(command: unknown, args: unknown): string {
  const words = [command, ...(Array.isArray(args) ? args : [])].map(String);
  return words.map((word, at) => (followsSecretFlag(words[at - 1]) ? hidden : showWord(word))).join(" ");
}

/** Whether the word before is a flag that takes a secret: `--api-key`, docker's `-e`, curl's `-H`. */
function followsSecretFlag(before: string | undefined): boolean {
  if (before === undefined || !before.startsWith("-") || /[=:]/.test(before)) return false;
  return before === "-e" || before === "-H" || secretName.test(before);
}

/** A word with white space in it is a script or a sentence, which may hold anything. */
function showWord(word: string): string {
  if (/\s/.test(word)) return hidden;
  if (word.includes("://")) return showAddress(word);
  const [, name, sign] = /^([^=:]+)([=:])./.exec(word) ?? [];
  const isSecret = name !== undefined && (secretName.test(name) || /^[A-Z][A-Z0-9_]+$/.test(name));
  return isSecret ? `${name}${sign}${hidden}` : hideKeys(word);
}

/** Scheme, host and path: no user, no password, no query, no fragment. */
function showAddress(address: string): string {
  if (!URL.canParse(address)) return hidden;
  const { protocol, host, pathname, search } = new URL(address);
  return `${protocol}//${host}${hideKeys(pathname)}${search === "" ? "" : `?${hidden}`}`;
}

/** Hides what looks like a key between the slashes of a path: twenty characters or more, three digits among them. */
function hideKeys(path: string): string {
  return path
    .split("/")
    .map((part) => (part.length >= 20 && part.replace(/\D/g, "").length >= 3 ? hidden : part))
    .join("/");
}
