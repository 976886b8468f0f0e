/**
 * Text that has the form of a key or a password: a closed table of forms that nothing else has. What is found is never
 * quoted, only named and placed.
 */
import type { wordTexts } from "../../texts/words";
import { finding } from "../findings";
import { mostPerFile, type Check } from "../subject";

interface Form {
  /** Its name in the table of texts. */
  readonly kind: keyof typeof wordTexts;
  readonly pattern: RegExp;
}

const forms: readonly Form[] = [
  { kind: "word.awsKey", pattern: /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g },
  { kind: "word.gitHubToken", pattern: /\b(?:gh[pousr]_[A-Za-z0-9]{36,255}|github_pat_[A-Za-z0-9_]{60,255})\b/g },
  { kind: "word.gitLabToken", pattern: /\bglpat-[A-Za-z0-9_-]{20,64}\b/g },
  { kind: "word.anthropicKey", pattern: /\bsk-ant-[A-Za-z0-9_-]{24,200}/g },
  { kind: "word.openAiKey", pattern: /\bsk-(?:proj-[A-Za-z0-9_-]{40,200}|[A-Za-z0-9]{32,100}\b)/g },
  { kind: "word.googleKey", pattern: /\bAIza[A-Za-z0-9_-]{35}\b/g },
  { kind: "word.slackToken", pattern: /\bxox[abeprs]-[A-Za-z0-9-]{20,200}/g },
  { kind: "word.npmToken", pattern: /\bnpm_[A-Za-z0-9]{36}\b/g },
  { kind: "word.stripeKey", pattern: /\b[sr]k_live_[A-Za-z0-9]{24,120}\b/g },
  { kind: "word.privateKey", pattern: /-----BEGIN (?:[A-Z]{2,10} ){0,2}PRIVATE KEY-----/g },
  {
    kind: "word.addressWithPassword",
    pattern: /\b[a-z][a-z0-9+]{1,20}:\/\/[^\s:/@"'`<>]{1,80}:[^\s:/@"'`<>]{6,120}@[\w.-]{1,200}/g,
  },
];

/** Keys of manuals, what stands where a key would be written, and passwords that are the user's name. */
const example =
  /EXAMPLE|example|xxxx|XXXX|\.\.\.|\*\*\*|your[-_]?|YOUR[-_]?|placeholder|changeme|:(?:password|secret|pass|pwd|passwd)@|:\/\/([^\s:/@]{1,80}):\1@|[${<[]/i;

export const checkSecrets: Check = ({ sources }) =>
  sources.flatMap(({ path, text, rangeOf }) =>
    secretsIn(text)
      .slice(0, mostPerFile)
      .map(({ kind, start, end }) => finding("text.secret", { kind: { rule: kind } }, path, rangeOf(start, end))),
  );

/** A stretch `[start, end)` of a text that has the form of a secret. */
export interface Secret {
  readonly kind: keyof typeof wordTexts;
  readonly start: number;
  readonly end: number;
}

/** What looks like a secret, form by form. */
export function secretsIn(text: string): readonly Secret[] {
  return forms
    .flatMap(({ kind, pattern }) => [...text.matchAll(pattern)].map((match) => ({ kind, match })))
    .filter(({ match }) => !example.test(match[0]) && hasVariety(match[0]))
    .map(({ kind, match }) => ({ kind, start: match.index, end: match.index + match[0].length }));
}

/** A row of the same few characters is a stand-in. */
function hasVariety(found: string): boolean {
  return new Set(found.slice(-20)).size > 6;
}
