/**
 * Findings as SARIF 2.1.0, for code scanning. Columns are UTF-16 units there too. Every rule carries its words from the
 * catalogue; no text of a prompt is in it.
 */
import { isAbsolute, relative, sep } from "node:path";
import { pathToFileURL } from "node:url";
import type { Advice } from "../engine/advice/advice";
import { ruleOf } from "../engine/findings/rules/index";
import { say, texts, type RuleCode } from "../engine/texts";
import type { Evaluation, FileRange, Finding, Severity } from "../engine/types";

/** One result, be it a finding or a piece of advice. */
interface Told {
  readonly code: RuleCode;
  readonly severity: Severity;
  readonly arguments: Finding["arguments"];
  readonly path: string | null;
  readonly range: FileRange | null;
}

/** The log of one run. */
export function sarifLog(evaluation: Evaluation, advice: readonly Advice[], version: string): object {
  const told: readonly Told[] = [
    ...evaluation.findings,
    ...advice.map((one) => ({ ...one, severity: "hint" as const })),
  ];
  const codes = [...new Set(told.map(({ code }) => code))];
  const results = told.map((one) => ({
    ruleId: one.code,
    ruleIndex: codes.indexOf(one.code),
    level: levelOf(one.severity),
    message: { text: say(one.code, one.arguments) },
    locations: locationsOf(one, evaluation.cwd),
  }));
  return {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "pi-prompt", version, rules: codes.map(descriptorOf) } },
        originalUriBaseIds: { SRCROOT: { uri: `${pathToFileURL(evaluation.cwd).href.replace(/\/?$/, "/")}` } },
        columnKind: "utf16CodeUnits",
        results,
      },
    ],
  };
}

function descriptorOf(code: RuleCode): object {
  const rule = ruleOf(code);
  const short = { text: rule?.title ?? texts[code] };
  if (!rule) return { id: code, shortDescription: short };
  return {
    id: code,
    shortDescription: short,
    fullDescription: { text: `${rule.symptom} ${rule.why}` },
    help: { text: `${rule.remedy} Example: ${rule.example}` },
    defaultConfiguration: { level: levelOf(rule.severity) },
  };
}

function levelOf(severity: Severity): "error" | "warning" | "note" {
  return severity === "error" || severity === "warning" ? severity : "note";
}

function locationsOf({ path, range }: Told, cwd: string): readonly object[] {
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
