/** Comparing two outputs of pi: what they share at both ends, and what stands between two markers. */

export function commonPrefix(a: string, b: string): string {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length++;
  return a.slice(0, length);
}

export function commonSuffix(a: string, b: string): string {
  let length = 0;
  while (length < a.length && length < b.length && a[a.length - 1 - length] === b[b.length - 1 - length]) length++;
  return a.slice(a.length - length);
}

/** What stands between two markers; both have to be there. */
export function between(text: string, from: string, to: string): string {
  const start = text.indexOf(from);
  const end = text.indexOf(to, start + from.length);
  if (start < 0 || end < 0) throw new Error(`Markers ${from} and ${to} are not both in: ${text}`);
  return text.slice(start + from.length, end);
}

export function withoutLeading(text: string, unit: string): string {
  return text.startsWith(unit) ? withoutLeading(text.slice(unit.length), unit) : text;
}

export function withoutTrailing(text: string, unit: string): string {
  return text.endsWith(unit) ? withoutTrailing(text.slice(0, -unit.length), unit) : text;
}

/** Cuts a text before the last occurrence of a mark. */
export function splitAfterLast(text: string, mark: string): readonly [string, string] {
  const at = text.lastIndexOf(mark);
  if (at < 0) throw new Error(`No ${JSON.stringify(mark)} in: ${text}`);
  return [text.slice(0, at), text.slice(at)];
}

/** Today, `YYYY-MM-DD`, in the time zone that the pi of the tests runs in. */
export function localDate(): string {
  return new Date().toISOString().slice(0, 10);
}
