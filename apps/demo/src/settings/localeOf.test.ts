import { expect, test } from "vitest";
import { localeOf } from "./localeOf.ts";
import type { Language } from "./settings.ts";

test.each([
  ["en", "98.5B", "Kenya"],
  ["fr", "98,5 Md", "Kenya"],
  ["pt", "98,5 mM", "Quénia"],
  ["ar", "98.5 مليار", "كينيا"],
] satisfies [Language, string, string][])("%s has %s and %s", (language, amount, country) => {
  const locale = localeOf(language);
  const compact = new Intl.NumberFormat(locale, { notation: "compact", maximumSignificantDigits: 3 });
  expect(compact.format(98_500_000_000).replace(/\s/u, " ")).toBe(amount);
  expect(new Intl.DisplayNames(locale, { type: "region" }).of("KE")).toBe(country);
});

test("clocks have 24 hours in every language", () => {
  const languages: Language[] = ["en", "fr", "pt", "ar"];
  const write = (language: Language) =>
    new Intl.DateTimeFormat(localeOf(language), { timeStyle: "short", timeZone: "UTC" }).format(14 * 3_600_000);
  expect(languages.map(write)).toEqual(languages.map(() => "14:00"));
});
