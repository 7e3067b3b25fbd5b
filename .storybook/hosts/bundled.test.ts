import { fileURLToPath } from "node:url";
import { type Browser, chromium } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchOptions } from "../../.tooling/browser.mjs";
import { type ServedPage, servePage } from "./servePage.ts";

let served: ServedPage;
let browser: Browser;

beforeAll(async () => {
  const root = fileURLToPath(new URL("bundled/", import.meta.url));
  [served, browser] = await Promise.all([servePage({ root, isMinified: true }), chromium.launch(launchOptions())]);
});

afterAll(async () => {
  await browser?.close();
  served?.close();
});

// Vite rewrites light-dark() unless the host sets its target browsers.
test.each([
  ["a page without a theme", undefined, "rgb(20, 24, 29)"],
  ["a page with a dark theme attribute", "dark", "rgb(238, 241, 244)"],
])("behaviour: a bundler with older target browsers keeps the kit's colours in %s", async (_, theme, colour) => {
  const page = await browser.newPage();
  await page.goto(served.url);
  const sheet = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>("link[rel=stylesheet]");
    return (await fetch(link?.href ?? "")).text();
  });
  expect(sheet).not.toContain("light-dark(");
  const seen = await page.evaluate((name) => {
    if (name) document.documentElement.dataset["pkTheme"] = name;
    return getComputedStyle(document.querySelector(".pk-root") ?? document.body).color;
  }, theme);
  expect(seen).toBe(colour);
});
