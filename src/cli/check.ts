/** `check`: the findings, for people, for programs and as SARIF, and whether they fail the call. */
import { relative, isAbsolute, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { say, texts } from "../engine/texts";
import type { Evaluation, Finding, Severity } from "../engine/types";
import { visible } from "../protocol/visible";
import type { Command, FailOn } from "./command";
import { findingJson, headJson, outcomeJson } from "./json";
import { toJson } from "./output";

/** From the worst to the mildest. */
const severities: readonly Severity[] = ["error", "warning", "information", "hint"];

/** The findings in the asked format. */
export function checkText(evaluation: Evaluation, { format }: Pick<Command, "format">, version: string): string {
  if (format === "json") return checkJson(evaluation);
  return format === "sarif" ? toJson(sarif(evaluation, version)) : lines(evaluation);
}

/** Whether a finding is at least as bad as what fails the call. */
export function hasFailed({ findings }: Evaluation, failOn: FailOn): boolean {
  return findings.some(({ severity }) => severities.indexOf(severity) <= severities.indexOf(failOn));
}

function checkJson(evaluation: Evaluation): string {
  const counts = Object.fromEntries(severities.map((severity) => [severity, count(evaluation, severity)]));
  const findings = evaluation.findings.map(findingJson);
  return toJson({ ...headJson(evaluation), outcome: outcomeJson(evaluation.outcome), counts, findings });
}

function count({ findings }: Evaluation, severity: Severity): number {
  return findings.filter((finding) => finding.severity === severity).length;
}

function lines(evaluation: Evaluation): string {
  const rows = evaluation.findings.map((finding) => `${placeOf(finding)}${wordsOf(finding)}\n`);
  const counted = severities
    .map((severity) => ({ severity, found: count(evaluation, severity) }))
    .filter(({ found }) => found > 0)
    .map(({ severity, found }) => `${found} ${plural(severity, found)}`);
  return [...rows, `${counted.length === 0 ? "no findings" : counted.join(", ")}\n`].join("");
}

/** Information is not counted in pieces. */
function plural(severity: Severity, count: number): string {
  return count === 1 || severity === "information" ? severity : `${severity}s`;
}

function placeOf({ path, range }: Finding): string {
  if (path === null) return "";
  return range === null ? `${visible(path)}: ` : `${visible(path)}:${range.startLine + 1}:${range.startColumn + 1}: `;
}

function wordsOf({ severity, code, arguments: values }: Finding): string {
  return `${severity}: ${visible(say(code, values))} [${code}]`;
}

/** SARIF 2.1.0. Columns are UTF-16 units there too. */
function sarif(evaluation: Evaluation, version: string): object {
  const rules = [...new Set(evaluation.findings.map(({ code }) => code))];
  const driver = {
    name: "pi-prompt",
    version,
    rules: rules.map((id) => ({ id, shortDescription: { text: texts[id] } })),
  };
  const results = evaluation.findings.map((finding) => ({
    ruleId: finding.code,
    ruleIndex: rules.indexOf(finding.code),
    level: levelOf(finding.severity),
    message: { text: say(finding.code, finding.arguments) },
    locations: locationsOf(finding, evaluation.cwd),
  }));
  return {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver },
        originalUriBaseIds: { SRCROOT: { uri: `${pathToFileURL(evaluation.cwd).href.replace(/\/?$/, "/")}` } },
        columnKind: "utf16CodeUnits",
        results,
      },
    ],
  };
}

function levelOf(severity: Severity): "error" | "warning" | "note" {
  return severity === "error" || severity === "warning" ? severity : "note";
}

function locationsOf({ path, range }: Finding, cwd: string): readonly object[] {
  if (path === null) return [];
  const region =
    range === null
      ? {}
      : {
          region: {
            startLine: range.startLine + 1,
            startColumn: range.startColumn + 1,
            endLine: range.endLine + 1,
            endColumn: range.endColumn + 1,
          },
        };
  return [{ physicalLocation: { artifactLocation: artifactOf(path, cwd), ...region } }];
}

/** Files of the folder are named from it, so that the log can be read elsewhere; others by their whole address. */
function artifactOf(path: string, cwd: string): object {
  const below = relative(cwd, path);
  if (below === "" || below.startsWith("..") || isAbsolute(below)) return { uri: pathToFileURL(path).href };
  return { uri: below.split(sep).map(encodeURIComponent).join("/"), uriBaseId: "SRCROOT" };
}
