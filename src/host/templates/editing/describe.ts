/** What a placeholder becomes, in words, and what can be written at a place of a template. */
import type { Placeholder } from "../../../engine/expand/expansion";
import { splitArguments } from "../../../engine/expand/arguments";
import { textOf } from "../../../engine/expand/pieces";
import { fillPlaceholder } from "../../../engine/expand/substitute";
import type { Features } from "../../../profiles/features";
import type { Localize } from "../../localize";

/** One sentence about a placeholder of a body. */
export function describePlaceholder(placeholder: Placeholder, body: string, say: Localize): string {
  switch (placeholder.kind) {
    case "positional":
      return placeholder.index === 0
        ? say("template.hover.zero")
        : say("template.hover.positional", { index: placeholder.index });
    case "all":
      return say("template.hover.all");
    case "slice": {
      const from = Math.max(1, placeholder.from);
      if (placeholder.count === null) return say("template.hover.rest", { from });
      return say("template.hover.slice", { from, count: placeholder.count });
    }
    case "default": {
      const text = body.slice(placeholder.defaultStart, placeholder.defaultEnd);
      return placeholder.target === "all"
        ? say("template.hover.defaultForAll", { text })
        : say("template.hover.default", { index: placeholder.target, text });
    }
  }
}

/** What the placeholder becomes with some typed arguments. */
export function filledWith(placeholder: Placeholder, body: string, typed: string, features: Features): string {
  const values = splitArguments(typed, features).arguments.map(({ value }) => value);
  return textOf(fillPlaceholder(placeholder, body, values));
}

/** Something that can be written: `insert` is a snippet. */
export interface Offer {
  readonly label: string;
  readonly insert: string;
  readonly detail: string;
}

/** The placeholders that the asked pi fills in. */
export function placeholderOffers(features: Features, say: Localize): readonly Offer[] {
  const plain = (label: string, detail: string): Offer => ({ label, insert: label.replaceAll("$", "\\$"), detail });
  return [
    plain("$1", say("template.hover.positional", { index: 1 })),
    plain("$2", say("template.hover.positional", { index: 2 })),
    plain("$ARGUMENTS", say("template.hover.all")),
    plain("$@", say("template.hover.all")),
    ...(features.templateDefaults
      ? [
          {
            label: "${1:-default}",
            insert: "\\${${1:1}:-${2:default}\\}",
            detail: say("template.hover.default", { index: 1, text: "default" }),
          },
        ]
      : []),
    ...(features.templateDefaultsForAll
      ? [
          {
            label: "${@:-default}",
            insert: "\\${@:-${1:default}\\}",
            detail: say("template.hover.defaultForAll", { text: "default" }),
          },
        ]
      : []),
    { label: "${@:2}", insert: "\\${@:${1:2}\\}", detail: say("template.hover.rest", { from: 2 }) },
    { label: "${@:2:1}", insert: "\\${@:${1:2}:${2:1}\\}", detail: say("template.hover.slice", { from: 2, count: 1 }) },
  ];
}

/** The keys of the frontmatter that pi reads. */
export function keyOffers(say: Localize): readonly Offer[] {
  return [
    { label: "description", insert: 'description: "${1}"', detail: say("template.key.description") },
    { label: "argument-hint", insert: 'argument-hint: "${1:<what> [where]}"', detail: say("template.key.hint") },
  ];
}
