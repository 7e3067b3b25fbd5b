// @vitest-environment node
import { expect, test } from "vitest";
import { listCountries } from "./countries.ts";
import { currencyName } from "./currencyName.ts";
import { formatAge } from "./formatAge.ts";
import { formatDateTime } from "./formatDateTime.ts";
import { formatDuration } from "./formatDuration.ts";
import { formatMoney } from "./formatMoney.ts";
import { writeMoney } from "./writeMoney.ts";

test("formatMoney: default", () => {
  expect(formatMoney({ value: "1500", currency: "NGN", locale: "en" })).toEqual({ amount: "1,500.00", code: "NGN" });
  expect(formatMoney({ value: "0.123456", currency: "USD", locale: "en" }).amount).toBe("0.123456");
});

test("formatMoney: behaviour: an unknown code is kept and has two digits", () => {
  expect(formatMoney({ value: "5", currency: "USDT_TRC20", locale: "en" })).toEqual({
    amount: "5.00",
    code: "USDT_TRC20",
  });
  expect(currencyName({ currency: "USDT_TRC20", locale: "en" })).toBe("");
});

test("writeMoney: default", () => {
  expect(writeMoney({ value: "1500", currency: "NGN", locale: "en" })).toBe("1,500.00 NGN");
  expect(writeMoney({ value: "1500", currency: "", locale: "en" })).toBe("1,500.00");
});

// Regression: in some Arabic sentences the code was on the left of the amount, in others on the right.
test("writeMoney: behaviour: an amount and its code are one left-to-right unit in a right-to-left sentence", () => {
  expect(writeMoney({ value: "1500", currency: "NGN", locale: "ar" })).toBe("\u20661,500.00 NGN\u2069");
});

test("formatDuration: behaviour: days are a word in Arabic, also in narrow places", () => {
  const write = (days: number, locale: string) =>
    formatDuration({ seconds: days * 86_400, locale, unitDisplay: "narrow" });
  expect([write(7, "ar"), write(30, "ar"), write(7, "en")]).toEqual(["7 أيام", "30 يومًا", "7d"]);
});

test.each([
  ["fr-CI", "24 h", "30 j"],
  ["pt-PT", "24 h", "30 d"],
])("formatDuration: behaviour: %s has a space and a symbol in narrow places: %s, %s", (locale, ...expected) => {
  const write = (seconds: number) => formatDuration({ seconds, locale, unitDisplay: "narrow" });
  expect([write(86_400), write(30 * 86_400)].map((text) => text.replace(/\s/u, " "))).toEqual(expected);
});

test("formatAge: behaviour: uses the largest whole unit", () => {
  const write = (age: number) => formatAge({ age, locale: "en" });
  expect([-5000, 4999, 5000, 59_999, 60_000, 3_600_000, 86_400_000 * 2].map(write)).toEqual([
    "now",
    "now",
    "5 sec. ago",
    "59 sec. ago",
    "1 min. ago",
    "1 hr. ago",
    "2 days ago",
  ]);
});

test.each(["en", "fr", "pt", "ar"])("formatAge: behaviour: without the time, 47 hours are a day in %s", (locale) => {
  const aDay = new Intl.RelativeTimeFormat(locale, { style: "short" }).format(-1, "day");
  expect(formatAge({ age: 47 * 3_600_000, locale })).toBe(aDay);
});

// Regression: on the 27th, the 25th at 12:57 and the 26th at 09:05 were both "1 day ago".
test.each(["en", "fr", "pt", "ar"])(
  "formatAge: parameters: now, from whose day on days are counted in %s",
  (locale) => {
    const now = new Date(2026, 10, 27, 10, 0).getTime();
    const names = new Intl.RelativeTimeFormat(locale, { style: "short" });
    const write = (...[day, hour, minute]: [number, number, number]) =>
      formatAge({ age: now - new Date(2026, 10, day, hour, minute).getTime(), locale, now });
    expect([write(25, 12, 57), write(26, 9, 5), write(26, 10, 1)]).toEqual([
      names.format(-2, "day"),
      names.format(-1, "day"),
      names.format(-23, "hour"),
    ]);
  },
);

test("formatDateTime: behaviour: returns anything that is not an RFC 3339 time unchanged", () => {
  expect(formatDateTime({ timestamp: "next Tuesday", locale: "en" })).toBe("next Tuesday");
  expect(formatDateTime({ timestamp: "2026-01-05T09:00:00Z", locale: "en", timeZone: "Africa/Lagos" })).toMatch(
    /^Jan 5, 2026, 10:00\sAM$/,
  );
});

// Regression: Arabic tables had "2026/11/07", and the headings of the event feed the name of the month.
test.each([
  ["en-GB", "7 Nov, 08:05:09"],
  ["en-US", "Nov 7, 8:05:09\u202fAM"],
  ["fr", "7 nov., 08:05:09"],
  ["pt-PT", "7 de nov., 08:05:09"],
  ["pt-MZ-u-hc-h12", "7 de nov., 8:05:09\u202fAM"],
  ["cs", "7. listopadu v 08:05:09"],
  ["ar", "7 نوفمبر، 8:05:09 ص"],
  ["ja", "11月7日 08:05:09"],
])("formatDateTime: parameters: now, whose year is left out in %s", (locale, text) => {
  const written = (now: string) =>
    formatDateTime({
      timestamp: "2026-11-07T08:05:09Z",
      locale,
      timeZone: "UTC",
      precision: "second",
      now: Date.parse(now),
    });
  expect(written("2026-12-31T23:59:59Z")).toBe(text);
  expect(written("2027-01-01T00:00:00Z")).toContain("2026");
});

test("formatDateTime: behaviour: names the month in every language", () => {
  const inLocale = (locale: string, precision?: "day" | "second") =>
    formatDateTime({ timestamp: "2026-11-07T08:05:09Z", locale, timeZone: "Africa/Lagos", precision });
  expect(inLocale("ar-NG", "day")).toBe("7 نوفمبر 2026");
  expect(inLocale("ar-NG")).toBe("7 نوفمبر 2026، 9:05 ص");
  expect(inLocale("pt-MZ", "day")).toBe("7 de nov. de 2026");
  expect(inLocale("de", "second")).toBe("7. Nov. 2026, 09:05:09");
  expect(inLocale("en-NG")).toBe("7 Nov 2026, 09:05");
});

test("behaviour: a locale may ask for 24 hours with a Unicode extension", () => {
  const locale = "ar-NG-u-hc-h23";
  const timestamp = "2026-11-07T20:05:00Z";
  expect(formatDateTime({ timestamp, locale, timeZone: "UTC" })).toBe("7 نوفمبر 2026، 20:05");
  expect(formatDateTime({ timestamp, locale, timeZone: "UTC", precision: "time" })).toBe("20:05");
  expect(formatMoney({ value: "1500", currency: "NGN", locale }).amount).toBe("1,500.00");
  expect(listCountries(locale)[0]).toEqual({ code: "NGA", name: "نيجيريا" });
});

test("listCountries: behaviour: sorts by the locale, with the locale's own country first", () => {
  const first = (locale: string) => listCountries(locale).slice(0, 2);
  expect(first("en")).toEqual([
    { code: "AFG", name: "Afghanistan" },
    { code: "ALA", name: "Åland Islands" },
  ]);
  expect(first("en-NG")).toEqual([
    { code: "NGA", name: "Nigeria" },
    { code: "AFG", name: "Afghanistan" },
  ]);
  expect(first("fr-NG").map(({ name }) => name)).toEqual(["Nigeria", "Afghanistan"]);
  expect(new Set(listCountries("en-NG").map(({ code }) => code)).size).toBe(listCountries("en").length);
});
