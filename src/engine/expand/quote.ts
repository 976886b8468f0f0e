/** The other way round than splitting: how any text is typed so that pi takes it for one argument. */
import type { ArgumentRules } from "./arguments";

/** The text as one typed argument. The empty one, which pi drops up to 1.2.x, has no other form. */
export function quoteArgument(text: string, rules: ArgumentRules): string {
  if (text === "") return '""';
  if (!/[\s"'\\]/.test(text)) return text;
  return rules.quotesOnlyAtTokenStart ? quoteAtStart(text) : quoteInParts(text);
}

/** Since 1.5.1: one pair of quotes at the start. A backslash at the end would keep the quote that closes it. */
function quoteAtStart(text: string): string {
  const opens = /^["']/.test(text);
  if (!opens && !/\s/.test(text)) return text;
  const [inside = "", tail = ""] = /^([^]*?)(\\*)$/.exec(text)?.slice(1) ?? [text];
  return `"${inside.replaceAll('"', '\\"')}"${tail}`;
}

/** Up to 1.5.0: quotes open anywhere and know no escape, so each stretch takes the quotes that it does not hold. */
function quoteInParts(text: string): string {
  return (text.match(/[^"]+|"+/g) ?? []).map((part) => (part.startsWith('"') ? `'${part}'` : `"${part}"`)).join("");
}
