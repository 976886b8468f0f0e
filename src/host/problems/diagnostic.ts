/** A finding as VS Code shows it: in the Problems panel, under the text, in a hover. */
import { Diagnostic, DiagnosticRelatedInformation, DiagnosticSeverity, Location, Range, type Uri } from "vscode";
import type { FileRange, Severity } from "../../engine/types";
import type { FindingRow } from "../../protocol/view";
import { ruleUri } from "./ruleDocument";

/** What stands behind our problems' messages. */
export const problemSource = "pi-prompt";

const severities: Readonly<Record<Severity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  information: DiagnosticSeverity.Information,
  hint: DiagnosticSeverity.Hint,
};

/** `uriOf` gives the window's address of a real path. */
export function diagnosticOf(finding: FindingRow, uriOf: (path: string) => Uri): Diagnostic {
  const diagnostic = new Diagnostic(rangeOf(finding.range), finding.message, severities[finding.severity]);
  diagnostic.source = problemSource;
  diagnostic.code = { value: finding.code, target: ruleUri(finding.code) };
  diagnostic.relatedInformation = finding.related.map(
    ({ path, range, message }) => new DiagnosticRelatedInformation(new Location(uriOf(path), rangeOf(range)), message),
  );
  return diagnostic;
}

/** What has no place in its file stands at its head. */
function rangeOf(range: FileRange | null): Range {
  return range === null
    ? new Range(0, 0, 0, 0)
    : new Range(range.startLine, range.startColumn, range.endLine, range.endColumn);
}
