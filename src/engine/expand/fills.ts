/** Which arguments a placeholder stands for, and what to say of one that no argument fills. */
import type { Placeholder } from "./expansion";

/** Whether a placeholder stands for the argument with this number. */
export function uses(placeholder: Placeholder, index: number): boolean {
  switch (placeholder.kind) {
    case "positional":
      return placeholder.index === index;
    case "all":
      return true;
    case "default":
      return placeholder.target === "all" || placeholder.target === index;
    case "slice": {
      const first = Math.max(1, placeholder.from);
      return index >= first && (placeholder.count === null || index < first + placeholder.count);
    }
  }
}

/** The numbers of the arguments, of so many, that a placeholder stands for. */
export function usedBy(placeholder: Placeholder, count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => at + 1).filter((index) => uses(placeholder, index));
}

/** What to say of a placeholder that no argument fills; undefined when one does. */
export function emptyRule(
  placeholder: Placeholder,
  all: readonly Placeholder[],
  values: readonly string[],
): "expand.placeholderEmpty" | "expand.defaultUsed" | "expand.dollarSwallowed" | undefined {
  const filled = values.some((value, at) => value !== "" && uses(placeholder, at + 1));
  if (filled) return undefined;
  if (placeholder.kind === "default") return "expand.defaultUsed";
  if (placeholder.kind !== "positional") return "expand.placeholderEmpty";
  // A number whose predecessor no placeholder names was hardly meant as an argument.
  const meant = placeholder.index === 1 || all.some((one) => numberOf(one) === placeholder.index - 1);
  return meant ? "expand.placeholderEmpty" : "expand.dollarSwallowed";
}

function numberOf(placeholder: Placeholder): number | undefined {
  if (placeholder.kind === "positional") return placeholder.index;
  return placeholder.kind === "default" && placeholder.target !== "all" ? placeholder.target : undefined;
}
