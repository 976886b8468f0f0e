/**
 * A text without halves of surrogate pairs. YAML and JSON can write one by its number; pi's provider library drops them
 * from all that it sends (`sanitizeSurrogates`, every version).
 */
export function withoutHalves(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "");
}
