import { memoize } from "./memoize.ts";

// Creating an `Intl` object costs a hundred times what using it does, so each is created once.

export const numberFormat: (locale: string, options: Intl.NumberFormatOptions) => Intl.NumberFormat = cacheFormats(
  (locale, options) => new Intl.NumberFormat(locale, options),
);

export const dateTimeFormat: (locale: string, options: Intl.DateTimeFormatOptions) => Intl.DateTimeFormat =
  cacheFormats((locale, options) => new Intl.DateTimeFormat(locale, options));

export const relativeTimeFormat: (locale: string, options: Intl.RelativeTimeFormatOptions) => Intl.RelativeTimeFormat =
  cacheFormats((locale, options) => new Intl.RelativeTimeFormat(locale, options));

export const pluralRules: (locale: string) => Intl.PluralRules = memoize((locale) => new Intl.PluralRules(locale));

function cacheFormats<TOptions, TFormat>(create: (locale: string, options: TOptions) => TFormat) {
  const formats = new Map<string, TFormat>();
  return (locale: string, options: TOptions): TFormat => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const format = formats.get(key) ?? create(locale, options);
    formats.set(key, format);
    return format;
  };
}
