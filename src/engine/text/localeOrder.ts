/** The order of names in a language, as `localeCompare` gives it to a pi that runs in that language. */

const collators = new Map<string, Intl.Collator>();

/** Compares as `a.localeCompare(b)` does where `locale` is the default. An unusable locale counts as English. */
export function localeOrder(locale: string): (a: string, b: string) => number {
  const collator = collators.get(locale) ?? createCollator(locale);
  collators.set(locale, collator);
  return collator.compare;
}

function createCollator(locale: string): Intl.Collator {
  try {
    return new Intl.Collator(locale);
  } catch {
    return new Intl.Collator("en");
  }
}
