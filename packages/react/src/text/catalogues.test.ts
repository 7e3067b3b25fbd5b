// @vitest-environment node
import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { en } from "./en.ts";
import { fillPlural, fillServiceName } from "./fillText.ts";
import { loadCatalogue } from "./messageSource.ts";
import type { TextOverrides } from "./text.ts";

/** Every message by its path: `section.key`, or `section.key.form` for plural forms. */
function textsOf(catalogue: TextOverrides): Map<string, string> {
  const found = new Map<string, string>();
  for (const [section, messages] of Object.entries(catalogue)) {
    for (const [key, value] of Object.entries<unknown>(messages ?? {})) {
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

/** Names, codes and formats that are the same in every language. */
const names =
  /^receiverCode\.(?:typescript|python|go|php|java)$|^recipientEditor\.(?:format\w+|oddCharacter)$|\.payload$/;

/** Words that happen to be the same in both languages. */
const same: Readonly<Record<string, readonly string[]>> = {
  ar: ["paymentBatches.stateCount"],
  fr: [
    "recipientList.type",
    "tickerTable.volume",
    "transactionDetail.label",
    "transactionList.label",
    "transactionList.total.one",
    "transactionList.total.other",
    "transactionList.type",
    "transactions.crypto",
    "transactions.transaction",
    "travelRuleForm.transaction",
    "travelRuleQueue.deposit",
    "simulator.resultId",
    "tickerTable.spread",
    "balanceOverview.total",
    "balanceChart.total",
    "paymentBatchList.total",
    "spreadChart.title",
    "spreadChart.spread",
    "quoteAccept.amountQuote",
    "approvalQueue.actions",
    "recipientList.actions",
    "travelRuleQueue.actions",
    "webhookManager.label",
    "webhookManager.endpoints",
    "webhookManager.signatureCheck",
    "deliveryLog.webhookId",
    "webhookEditor.url",
    "webhookEditor.description",
    "sessionBadge.label",
    "sessionBadge.production",
    "simulator.symbol",
    "simulator.resultKey",
    "ui.notifications",
  ],
  pt: [
    "tickerTable.spread",
    "tickerTable.volume",
    "spreadChart.title",
    "spreadChart.spread",
    "balanceOverview.total",
    "balanceChart.total",
    "paymentBatchList.total",
    "paymentBatches.stateCount",
    "quoteAccept.amountQuote",
    "webhookManager.label",
    "webhookManager.endpoints",
    "deliveryLog.webhookId",
    "webhookEditor.url",
    "simulator.symbol",
    "signatureChecker.bytes.one",
    "signatureChecker.bytes.other",
  ],
};

describe.each(["ar", "fr", "pt"])("%s", (locale) => {
  const load = async () => {
    const catalogue = await loadCatalogue(locale);
    if (!catalogue) throw new Error(`${locale} was not loaded`);
    return textsOf(catalogue);
  };

  test("behaviour: every message has the placeholders of the English one", async () => {
    for (const [path, text] of await load()) {
      const [section, key, form] = path.split(".");
      const original = english.get(path) ?? english.get(`${section}.${key}.other`);
      // A form for one or two may omit the number.
      const expected = placeholdersOf(original ?? "").filter(
        (placeholder) => form === undefined || placeholder !== "{count}",
      );
      expect([path, placeholdersOf(text)]).toEqual([path, expect.arrayContaining(expected)]);
      if (form === undefined) expect(placeholdersOf(text)).toHaveLength(expected.length);
    }
  });

  test("behaviour: no message is left in English", async () => {
    const texts = await load();
    const left = Array.from(texts)
      .filter(([path, text]) => english.get(path) === text && !names.test(path))
      .map(([path]) => path);
    expect(left.toSorted()).toEqual(same[locale]?.toSorted());
  });

  test("behaviour: has no message that English lacks", async () => {
    const paths = (texts: Map<string, string>) =>
      Array.from(texts.keys(), (path) => path.split(".").slice(0, 2).join("."));
    const known = new Set(paths(english));
    expect(paths(await load()).filter((path) => !known.has(path))).toEqual([]);
  });

  test("behaviour: has exactly the plural forms that the language uses", async () => {
    const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    const forms = new Map<string, string[]>();
    for (const path of (await load()).keys()) {
      const [section, key, form] = path.split(".");
      if (form !== undefined) forms.set(`${section}.${key}`, [...(forms.get(`${section}.${key}`) ?? []), form]);
    }
    // French and Portuguese have a form for millions, which no count of the kit reaches.
    const needed = categories.filter((category) => category !== "many" || locale === "ar");
    for (const [path, found] of forms) {
      expect([path, found]).toEqual([path, expect.arrayContaining(needed)]);
      expect([path, categories]).toEqual([path, expect.arrayContaining(found)]);
    }
  });
});

test.each(["en", "ar", "fr", "pt"])(
  "behaviour: %s leaves no {service} unfilled, with and without a name",
  async (locale) => {
    const catalogue = (await loadCatalogue(locale)) ?? en;
    const texts = Array.from(textsOf(catalogue).values());
    expect(texts.filter((text) => text.includes("{service}")).length).toBeGreaterThan(40);
    for (const serviceName of [undefined, "Acme"]) {
      const left = Array.from(textsOf(fillServiceName(catalogue, serviceName)).values()).filter((text) =>
        text.includes("{service}"),
      );
      expect(left).toEqual([]);
    }
  },
);

test.each(["en", "ar", "fr", "pt"])("behaviour: every file of messages is part of %s", async (locale) => {
  const sources = fileURLToPath(new URL("..", import.meta.url));
  const files = globSync(`*/messages.${locale}.ts`, { cwd: sources });
  expect(files.length).toBeGreaterThan(8);
  const catalogue: TextOverrides = (await loadCatalogue(locale)) ?? en;
  const listed = new Set<unknown>(Object.values(catalogue));
  for (const file of files) {
    const sections: Readonly<Record<string, object>> = await import(/* @vite-ignore */ `${sources}${file}`);
    const left = Object.values(sections).flatMap((section) =>
      Object.entries(section).flatMap(([name, messages]) => (listed.has(messages) ? [] : [name])),
    );
    expect([file, left]).toEqual([file, []]);
  }
});

test("behaviour: loads the catalogue of a region's language, and none for English or unknown languages", async () => {
  expect((await loadCatalogue("fr-CI"))?.common?.retry).toBe("Réessayer");
  expect(await loadCatalogue("pt-PT")).toBe(await loadCatalogue("pt-BR"));
  expect(await loadCatalogue("en-NG")).toBeUndefined();
  expect(await loadCatalogue("ha")).toBeUndefined();
});

test("behaviour: French has a form for one", async () => {
  const forms = (await loadCatalogue("fr"))?.webhookManager?.limit;
  if (!forms) throw new Error("French has no webhookManager.limit");
  expect(fillPlural({ forms, count: 1, locale: "fr", values: { max: "3" } })).toBe("1 endpoint sur 3");
  expect(fillPlural({ forms, count: 2, locale: "fr", values: { max: "3" } })).toBe("2 endpoints sur 3");
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

  test("behaviour: falls back to the form `other`", () => {
    const arabic = { two: "سوقان", other: "{count} سوق" };
    expect(fillPlural({ forms: arabic, count: 2, locale: "ar-EG" })).toBe("سوقان");
    expect(fillPlural({ forms: arabic, count: 5, locale: "ar-u-nu-latn" })).toBe("5 سوق");
  });
});
