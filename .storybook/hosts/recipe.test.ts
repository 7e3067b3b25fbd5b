import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { msw } from "msw/vite";
import { type Browser, chromium } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchOptions } from "../../.tooling/browser.mjs";
import { type ServedPage, servePage } from "./servePage.ts";

let served: ServedPage;
let browser: Browser;

beforeAll(async () => {
  const root = fileURLToPath(new URL("recipe/", import.meta.url));
  const page = servePage({ root, plugins: [msw({ mode: "worker-only" })] });
  [served, browser] = await Promise.all([page, chromium.launch(launchOptions())]);
});

afterAll(async () => {
  await browser?.close();
  served?.close();
});

test("behaviour: the recipe for Storybook in the emulator's README equals its page", () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
  const [, recipe] = /^### Storybook\n.*?```ts\n(.*?)^```/ms.exec(read("../../packages/mock/README.md")) ?? [];
  expect(recipe).toBe(read("recipe/preview.ts"));
});

test("behaviour: with the recipe for Storybook, each story has its own back end", async () => {
  const page = await browser.newPage();
  await page.goto(served.url);
  const show = (partnerKit?: object) => page.evaluate((parameter) => window.showStory(parameter), partnerKit);
  const shown = (text: string) => page.getByText(text, { exact: true }).first().waitFor();
  await show();
  await shown("Available credit");
  expect(await page.getByText("Overdue", { exact: true }).count()).toBe(0);
  await show({ scenario: "credit-overdue", as: { scopes: ["wallets:view"] } });
  await shown("Overdue");
  await show({ as: null });
  await shown("You’re not signed in");
});
