/** What became of each placeholder of a template in one call, and where it stands in the message. */
import type { Features } from "../../profiles/features";
import type { Argument, Filled, Placeholder } from "./expansion";
import { emptyRule, usedBy } from "./fills";
import { textOf } from "./pieces";
import { fillPlaceholder } from "./substitute";

/** `lineOf` gives the line of the file (0-based) for an offset of the content. */
export function filledPlaceholders(
  content: string,
  placeholders: readonly Placeholder[],
  given: readonly Argument[],
  features: Features,
  lineOf: (offset: number) => number,
): readonly Filled[] {
  const values = given.map(({ value }) => value);
  let copied = 0;
  let at = 0;
  return placeholders.map((placeholder): Filled => {
    const text = content.slice(placeholder.start, placeholder.end);
    const length = textOf(fillPlaceholder(placeholder, content, values)).length;
    const start = at + placeholder.start - copied;
    at = start + length;
    copied = placeholder.end;
    // Up to 0.79.0 one pass changes what another one filled in, so that no place is certain.
    const place = features.templateDefaults ? { start, end: at } : null;
    return { text, line: lineOf(placeholder.start), place, by: fillOf(placeholder, placeholders, values) };
  });
}

function fillOf(placeholder: Placeholder, all: readonly Placeholder[], values: readonly string[]): Filled["by"] {
  switch (emptyRule(placeholder, all, values)) {
    case undefined:
      return { kind: "arguments", indexes: usedBy(placeholder, values.length) };
    case "expand.defaultUsed":
      return { kind: "default" };
    case "expand.placeholderEmpty":
      return { kind: "nothing", swallowed: false };
    case "expand.dollarSwallowed":
      return { kind: "nothing", swallowed: true };
  }
}
