import { memoize } from "./memoize.ts";

export interface FormatListParameters {
  readonly items: readonly string[];
  /** BCP 47. */
  readonly locale: string;
}

/**
 * Joins a list, such as "one, two, and three". Arabic writes "and" as a letter of the next word. Before a number or a Latin
 * name that letter is hard to see, so such a list has commas only.
 */
export function formatList({ items, locale }: FormatListParameters): string {
  const parts = listFormat(locale).formatToParts(items);
  const isGlued = parts.some(
    ({ value }, index) => value.endsWith(" و") && !startsInArabic.test(parts[index + 1]?.value ?? ""),
  );
  return isGlued ? items.join("، ") : parts.map(({ value }) => value).join("");
}

const listFormat = memoize((locale: string) => new Intl.ListFormat(locale));

/** Amounts and names may begin with the mark that isolates them. */
const startsInArabic = /^[\u2066-\u2069]*\p{Script=Arabic}/u;
