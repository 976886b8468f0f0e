/** What trust keeps out: the difference between a run as if trusted and the actual one. */
import { because } from "./decide";
import { findingOf } from "./findings/findings";
import type { Decision, Evaluation, Skill, Template, TrustMark } from "./types";

/** The actual run with the project's own files as `gated`, each with what it would be. */
export function withGated(actual: Evaluation, trusted: Evaluation): Evaluation {
  const key = ({ path, kind }: Pick<Decision, "path" | "kind">) => `${kind} ${path}`;
  const known = new Set(actual.files.map(key));
  const mark: TrustMark = actual.trust.state === "undecided" ? "undecided" : "untrusted";
  const gated = trusted.files
    .filter((file) => file.trust === "trusted" && !known.has(key(file)))
    .map((file): Decision => {
      const reason = because("trust.gated", { path: file.path });
      return {
        ...file,
        trust: mark,
        verdict: "gated",
        by: "trust",
        reason,
        trace: [...file.trace, file.reason],
        range: null,
      };
    });
  const paths = new Set(gated.map((file) => file.path));
  const beyond = <T extends Skill | Template>(all: readonly T[]): readonly T[] =>
    all.filter((one) => paths.has(one.path)).map((one) => ({ ...one, verdict: "gated", by: "trust" }));
  return {
    ...actual,
    files: [...actual.files, ...gated],
    skills: [...actual.skills, ...beyond(trusted.skills).map((skill) => ({ ...skill, inPrompt: false }))],
    templates: [...actual.templates, ...beyond(trusted.templates)],
    findings: [...actual.findings, ...gatedFinding(actual, gated)],
  };
}

/** One finding for all of them: a wall of warnings would hide the one answer. */
function gatedFinding(actual: Evaluation, gated: readonly Decision[]): Evaluation["findings"] {
  if (gated.length === 0) return [];
  const { state, decidedBy } = actual.trust;
  const { cwd } = actual;
  const count = new Set(gated.map((file) => file.path)).size;
  if (decidedBy.kind === "entry" && decidedBy.key !== null && !isSame(decidedBy.key, cwd)) {
    const values = { count, cwd, key: decidedBy.key, store: decidedBy.path ?? "" };
    return findingOf(because("trust.gatedByAncestor", values), cwd, null);
  }
  const isOpen = state === "undecided" || decidedBy.kind === "nobody";
  return findingOf(because(isOpen ? "trust.gatedUndecided" : "trust.gatedFiles", { count, cwd }), cwd, null);
}

/** A key may end in a separator. */
function isSame(key: string, folder: string): boolean {
  return key.replace(/(?<=.)[\\/]$/, "") === folder;
}
