import { once } from "node:events";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { BackEnd } from "./BackEnd.ts";
import { backEnds } from "./backEnds.ts";
import { openAs } from "./openAs.ts";
import { openScreen } from "./screens.ts";

let backEnd: BackEnd;

beforeAll(async () => {
  backEnd = await backEnds["three processes"]();
});

afterAll(async () => {
  await backEnd?.stop();
});

describe.each([
  ["en", 1360],
  ["en", 360],
  ["fr", 360],
  ["ar", 768],
] as const)("%s, %i wide", (language, width) => {
  const open = () => {
    // The viewport is low, so the chart starts below its edge.
    const look = { browser: { viewport: { width, height: 400 } }, settings: { language } };
    return openAs({ backEnd, person: "amara", look });
  };

  // Regression: the chart loaded on scroll, was taller than its placeholder and pushed the prices down.
  test("behaviour: the chart of the largest moves has the height of its placeholder", async () => {
    const page = await open();
    await openScreen(page, backEnd.origin);
    const place = page.locator(".app-movers");
    expect(await page.locator(".app-chart-placeholder").count()).toBe(1);
    const before = await heightOf(page, ".app-movers");
    await place.scrollIntoViewIfNeeded();
    await place.locator(".pk-Chart[data-status=ready]").waitFor();
    expect(await heightOf(page, ".app-movers")).toBe(before);
    await page.context().close();
  });

  test("behaviour: a price chart has the same height while loading and when ready", async () => {
    const page = await open();
    const held = new AbortController();
    await page.route("**/kit/ticker-history?*", async (route) => {
      if (!held.signal.aborted) await once(held.signal, "abort");
      await route.continue();
    });
    await page.goto(`${backEnd.origin}/markets/BTC-USD`);
    await page.locator(".app-pair-charts > .pk-Chart[data-status=loading]:first-child").waitFor();
    const before = await heightOf(page, ".app-pair-charts > :first-child");
    held.abort();
    await page.locator(".app-pair-charts > .pk-Chart[data-status=ready]:first-child").waitFor();
    expect(await heightOf(page, ".app-pair-charts > :first-child")).toBe(before);
    await page.context().close();
  });
});

// Regression: a page in French was English until the messages had loaded, and lines that French needs appeared late.
test("behaviour: a page is never English before it is French", async () => {
  const page = await openAs({ backEnd, person: "amara", look: { browser: {}, settings: { language: "fr" } } });
  await page.addInitScript(() => {
    const shown = new Set<string>();
    Object.assign(globalThis, { shown });
    new MutationObserver(() => {
      for (const element of document.querySelectorAll("h1, nav a, .pk-Chart [data-part=title]"))
        shown.add(element.textContent);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.route("**/assets/fr-*.js", async (route) => {
    await page.evaluate(async () => {
      while (!document.body) await new Promise(requestAnimationFrame);
      // Two frames, in which a page that does not wait would render in English.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    });
    await route.continue();
  });
  await page.goto(`${backEnd.origin}/markets/BTC-USD`);
  await page.locator(".app-pair-charts > .pk-Chart[data-status=ready]:first-child").waitFor();
  const shown = await page.evaluate(() => [...(Reflect.get(globalThis, "shown") as Set<string>)]);
  expect(shown).toContain("Marchés");
  expect(shown.filter((text) => /Markets|Orders|price/.test(text))).toEqual([]);
  await page.context().close();
});

function heightOf(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().height));
}
