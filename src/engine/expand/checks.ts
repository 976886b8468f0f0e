/** What is worth a word about one call of a template: arguments that get lost, placeholders that stay or go empty. */
import type { Features } from "../../profiles/features";
import { finding } from "../findings/findings";
import type { FindingCode } from "../findings/rules/index";
import type { FileRange, Finding, TextArguments } from "../types";
import type { SplitArguments } from "./arguments";
import type { Placeholder } from "./expansion";
import { emptyRule, uses } from "./fills";
import { findLookAlikes } from "./placeholders";

/** One call of a template, in all its parts. */
export interface TemplateCall {
  readonly content: string;
  readonly argumentHint: string | null;
  readonly path: string;
  readonly placeholders: readonly Placeholder[];
  readonly split: SplitArguments;
  readonly features: Features;
  /** The range of the file for `[start, end)` of the content. */
  readonly rangeOf: (start: number, end: number) => FileRange;
}

/** All findings of a call, those about the arguments first. */
export function checkCall(call: TemplateCall): readonly Finding[] {
  return [...checkArguments(call), ...checkQuotes(call), ...checkHint(call), ...checkPlaceholders(call)];
}

function found(
  call: TemplateCall,
  code: FindingCode,
  values: TextArguments = {},
  at?: { start: number; end: number },
): Finding {
  return finding(code, values, call.path, at ? call.rangeOf(at.start, at.end) : null);
}

function checkArguments(call: TemplateCall): readonly Finding[] {
  const values = call.split.arguments.map(({ value }) => value);
  const findings: Finding[] = [];
  if (values.length > 0 && call.placeholders.length === 0) {
    findings.push(found(call, "expand.noPlaceholder", { count: values.length }));
  } else {
    const dropped = values.map((_, at) => at + 1).filter((index) => !call.placeholders.some((one) => uses(one, index)));
    if (dropped.length > 0) {
      findings.push(found(call, "expand.argumentsDropped", { indexes: listed(dropped) }));
    }
  }
  for (const [at, value] of values.entries()) {
    const text = /\$(?:\d+|@|ARGUMENTS|[&`'$])|\$\{[\d@A]/.exec(value)?.[0];
    if (text === undefined) continue;
    const again = !call.features.templateDefaults;
    const rule = again ? "expand.argumentFilledAgain" : "expand.argumentNotFilled";
    findings.push(found(call, rule, { text, index: at + 1 }));
  }
  return findings;
}

function listed(indexes: readonly number[]): readonly string[] {
  const shown = indexes.slice(0, 10).map(String);
  return indexes.length > 10 ? [...shown, "…"] : shown;
}

function checkQuotes(call: TemplateCall): readonly Finding[] {
  const { split, features } = call;
  const findings: Finding[] = [];
  if (split.unclosedQuotes.length > 0) {
    const rule = features.quotesOnlyAtTokenStart ? "expand.unclosedQuoteKept" : "expand.unclosedQuoteTaken";
    findings.push(found(call, rule));
  }
  if (split.innerQuotes.length > 0) findings.push(found(call, "expand.innerQuoteTaken"));
  if (split.droppedEmpty > 0) {
    findings.push(found(call, "expand.emptyDropped", { count: split.droppedEmpty }));
  }
  return findings;
}

/** The hint's `<required>` parts that no argument stands for. */
function checkHint(call: TemplateCall): readonly Finding[] {
  const parts = call.argumentHint?.slice(0, 1000).match(/<[^<>]*>|\[[^[\]]*\]/g) ?? [];
  return parts
    .filter((part, at) => part.startsWith("<") && !call.split.arguments[at]?.value)
    .map((name) => found(call, "expand.requiredMissing", { name }));
}

function checkPlaceholders(call: TemplateCall): readonly Finding[] {
  const values = call.split.arguments.map(({ value }) => value);
  const findings: Finding[] = [];
  for (const placeholder of call.placeholders) {
    const rule = emptyRule(placeholder, call.placeholders, values);
    if (rule === undefined) continue;
    const text = call.content.slice(placeholder.start, placeholder.end);
    findings.push(found(call, rule, { placeholder: text }, placeholder));
  }
  for (const at of findLookAlikes(call.content, call.placeholders)) {
    findings.push(found(call, "expand.lookAlike", { text: call.content.slice(at.start, at.end) }, at));
  }
  return findings;
}
