/** What a new template is made of, and what is worth a word about its name. */
import { builtInCommands } from "../../profiles/builtInCommands";
import { featuresOf } from "../../profiles/features";
import type { Summary } from "../../protocol/view";
import type { Localize } from "../localize";
import { typedName } from "./template";

/** A skeleton that works as it is, in the pi at hand: a hint, a default where that pi knows them, and a wanted result. */
export function templateSkeleton(
  { pi }: Summary,
  say: Localize,
): { readonly data: Record<string, string>; readonly body: string } {
  const hasDefaults = featuresOf(pi.version).templateDefaults;
  return {
    data: { description: say("create.template.description"), "argument-hint": say("create.template.hint") },
    body: say(hasDefaults ? "create.template.body" : "create.template.bodyPlain"),
  };
}

/** What stands in the way of a name, though pi accepts it; undefined for nothing. */
export function templateNameRemark(name: string, { pi, mode, templates }: Summary, say: Localize): string | undefined {
  const reach = mode === "interactive" ? builtInCommands(pi.version).get(name) : undefined;
  if (reach === "all") return say("create.template.builtIn", { name });
  const other = templates.find((template) => typedName(template) === name);
  if (other) return say("create.template.sameName", { name, source: other.source });
  return reach === "bare" ? say("create.template.builtInBare", { name }) : undefined;
}
