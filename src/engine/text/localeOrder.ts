/** The order of names in a language, as `localeCompare` gives it to a pi that runs in that language. */

/** Compares as `a.localeCompare(b)` does where `locale` is the default. An unusable locale counts as English. */
export function localeOrder(locale: string): (a: string, b: string) => number {
  try {
    return new Intl.Collator(locale).compare;
  } catch {
    return new Intl.Collator("en").compare;
  }
}
