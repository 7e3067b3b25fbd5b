// @vitest-environment node
import { describe, expect, test } from "vitest";
import { loadCatalogue } from "./catalogues.ts";
import { en } from "./en.ts";
import { fillPlural } from "./fillPlural.ts";
import type { TextOverrides } from "./text.ts";

/** Every text of a catalogue by its place: `section.key`, and `section.key.form` where it has plural forms. */
function textsOf(catalogue: TextOverrides): Map<string, string> {
  const found = new Map<string, string>();
  for (const [section, words] of Object.entries(catalogue)) {
    for (const [key, value] of Object.entries<unknown>(words ?? {})) {
      if (typeof value === "string") found.set(`${section}.${key}`, value);
      else for (const [form, text] of Object.entries(value ?? {})) found.set(`${section}.${key}.${form}`, String(text));
    }
  }
  return found;
}

function placeholdersOf(text: string): string[] {
  return Array.from(text.matchAll(/\{\w+\}/g), ([placeholder]) => placeholder).toSorted();
}

const english = textsOf(en);

/** The same in both languages, by chance or because it is a code. */
const same = new Set(["tickerTable.changePercent", "tickerTable.volume", "balanceOverview.total", "ui.bytes"]);

describe.each(["ar", "fr", "pt"])("%s", (locale) => {
  const load = async () => {
    const catalogue = await loadCatalogue(locale);
    if (!catalogue) throw new Error(`${locale} was not loaded`);
    return textsOf(catalogue);
  };

  test("behaviour: every text has the places for values that the English one has", async () => {
    for (const [place, text] of await load()) {
      const [section, key, form] = place.split(".");
      const original = english.get(place) ?? english.get(`${section}.${key}.other`);
      // A form for one or two may do without the number.
      const expected = placeholdersOf(original ?? "").filter(
        (placeholder) => form === undefined || placeholder !== "{count}",
      );
      expect([place, placeholdersOf(text)]).toEqual([place, expect.arrayContaining(expected)]);
      if (form === undefined) expect(placeholdersOf(text)).toHaveLength(expected.length);
    }
  });

  test("behaviour: nothing is left in English", async () => {
    const texts = await load();
    const left = Array.from(texts).filter(([place, text]) => english.get(place) === text && !same.has(place));
    expect(left).toEqual([]);
  });

  test("behaviour: plural forms are those the language has", async () => {
    const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    const forms = new Map<string, string[]>();
    for (const place of (await load()).keys()) {
      const [section, key, form] = place.split(".");
      if (form !== undefined) forms.set(`${section}.${key}`, [...(forms.get(`${section}.${key}`) ?? []), form]);
    }
    for (const found of forms.values()) expect(categories).toEqual(expect.arrayContaining(found));
  });
});

test("behaviour: a region finds the catalogue of its language; English and unknown languages have none", async () => {
  expect((await loadCatalogue("fr-CI"))?.common?.retry).toBe("Réessayer");
  expect(await loadCatalogue("en-NG")).toBeUndefined();
  expect(await loadCatalogue("ha")).toBeUndefined();
});

describe("fillPlural", () => {
  const forms = { one: "{count} market", other: "{count} markets of {total}" };

  test.each([
    [1, "1 market"],
    [0, "0 markets of 9"],
    [1200, "1,200 markets of 9"],
  ])("default: %s", (count, expected) => {
    expect(fillPlural({ forms, count, locale: "en", values: { total: "9" } })).toBe(expected);
  });

  test("behaviour: a form that is missing is the general one", () => {
    const arabic = { two: "سوقان", other: "{count} سوق" };
    expect(fillPlural({ forms: arabic, count: 2, locale: "ar-EG" })).toBe("سوقان");
    expect(fillPlural({ forms: arabic, count: 5, locale: "ar-u-nu-latn" })).toBe("5 سوق");
  });
});
