import { memoize } from "./memoize.ts";

// Creating an `Intl` object costs a hundred times what using it does, so each is created once.

/** Numbers have a minus sign: screen readers skip a hyphen, and it is narrower than the plus sign. */
export const numberFormat: (locale: string, options: Intl.NumberFormatOptions) => NumberFormat = cacheFormats(
  (locale, options) => {
    const format = new Intl.NumberFormat(locale, options);
    return {
      format: (value) => withMinus(format.format(value)),
      resolvedOptions: () => format.resolvedOptions(),
    };
  },
);

type NumberFormat = Pick<Intl.NumberFormat, "format" | "resolvedOptions">;

/** Replaces the hyphen that most locales write before negative numbers. */
export function withMinus(text: string): string {
  return text.replace("-", "\u2212");
}

export const dateTimeFormat: (locale: string, options: Intl.DateTimeFormatOptions) => Intl.DateTimeFormat =
  cacheFormats((locale, options) => {
    // European Portuguese has even a short month in digits, 7/11. Otherwise its dates are those of Portuguese.
    const named = locale.replace(/^pt-\w\w\b/, "pt");
    return new Intl.DateTimeFormat(named, spellMonth(named, options));
  });

export const relativeTimeFormat: (locale: string, options: Intl.RelativeTimeFormatOptions) => Intl.RelativeTimeFormat =
  cacheFormats((locale, options) => new Intl.RelativeTimeFormat(locale, options));

export const pluralRules: (locale: string) => Intl.PluralRules = memoize((locale) => new Intl.PluralRules(locale));

/**
 * Replaces the medium date of a language that writes it in digits, such as Arabic or Czech, by one that names the month. Readers
 * disagree on which of 07/11 is the day, and dates elsewhere on the screen name it.
 */
function spellMonth(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions {
  const { dateStyle, timeStyle, ...others } = options;
  if (dateStyle !== "medium" || !isMonthNumeric(locale, { dateStyle })) return options;
  const day = { day: "numeric", year: "numeric" } as const;
  const month = isMonthNumeric(locale, { ...day, month: "short" }) ? "long" : "short";
  if (timeStyle === undefined) return { ...others, ...day, month };
  const { hourCycle } = new Intl.DateTimeFormat(locale, { timeStyle }).resolvedOptions();
  const hour = hourCycle?.startsWith("h2") ? "2-digit" : "numeric";
  const second = timeStyle === "short" ? {} : ({ second: "2-digit" } as const);
  return { ...others, ...day, month, hour, minute: "2-digit", ...second };
}

function isMonthNumeric(locale: string, options: Intl.DateTimeFormatOptions): boolean {
  const parts = new Intl.DateTimeFormat(locale, options).formatToParts(0);
  return parts.some(({ type, value }) => type === "month" && /^\p{N}+$/u.test(value));
}

function cacheFormats<TOptions, TFormat>(create: (locale: string, options: TOptions) => TFormat) {
  const formats = new Map<string, TFormat>();
  return (locale: string, options: TOptions): TFormat => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const format = formats.get(key) ?? create(locale, options);
    formats.set(key, format);
    return format;
  };
}
