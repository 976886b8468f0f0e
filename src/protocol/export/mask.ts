/** Takes out of a text what is nobody else's business: the home folder's path, and what looks like a secret. */
import { secretsIn, type Secret } from "../../engine/findings/checks/secrets";

export interface Masked {
  readonly text: string;
  /** How often the home folder was replaced, and how many secrets were left out. */
  readonly home: number;
  readonly secrets: number;
}

/** `sayHidden` names what stood in a place. */
export function mask(text: string, home: string, sayHidden: (kind: Secret["kind"]) => string): Masked {
  const parts: string[] = [];
  let at = 0;
  let secrets = 0;
  for (const { kind, start, end } of [...secretsIn(text)].sort((a, b) => a.start - b.start)) {
    if (start < at) continue;
    parts.push(text.slice(at, start), sayHidden(kind));
    at = kind === "word.privateKey" ? endOfKey(text, end) : end;
    secrets++;
  }
  const open = [...parts, text.slice(at)].join("");
  if (home.length < 2) return { text: open, home: 0, secrets };
  const pattern = new RegExp(`${home.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\w-]|\\.\\w)`, "g");
  const count = open.match(pattern)?.length ?? 0;
  return { text: open.replace(pattern, "~"), home: count, secrets };
}

/** A private key goes on to its last line; one that never ends goes on to the end of the text. */
function endOfKey(text: string, from: number): number {
  const end = /-----END [A-Z ]*PRIVATE KEY-----/g;
  end.lastIndex = from;
  const found = end.exec(text);
  return found === null ? text.length : found.index + found[0].length;
}

/** A value of the same shape whose texts have all gone through the mask, names of keys too. */
export function maskTexts<T>(value: T, maskText: (text: string) => string): T {
  return maskValue(value, maskText) as T;
}

function maskValue(value: unknown, maskText: (text: string) => string): unknown {
  if (typeof value === "string") return maskText(value);
  if (Array.isArray(value)) return value.map((one) => maskValue(one, maskText));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [maskText(key), maskValue(one, maskText)]));
}
