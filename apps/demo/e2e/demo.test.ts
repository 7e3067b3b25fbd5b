import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchOptions } from "../../../.tooling/browser.mjs";
import { type StartedDemo, signIn, startDemo } from "./startDemo.ts";

let demo: StartedDemo;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  demo = await startDemo();
  browser = await chromium.launch(launchOptions());
  context = await browser.newContext({ viewport: { width: 1280, height: 900 }, colorScheme: "light" });
  await signIn(context, demo.origin, "amara");
  page = await context.newPage();
});

afterAll(async () => {
  await browser?.close();
  await demo?.stop();
});

test("behaviour: keys lead through the screens, and the back button returns", async () => {
  await page.goto(demo.origin);
  await page.getByRole("heading", { level: 1, name: "Overview" }).waitFor();
  await page.keyboard.press("g");
  await page.keyboard.press("r");
  await page.getByRole("heading", { level: 1, name: "Recipients" }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Recipients");
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
  await page.keyboard.press("Escape");
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Overview" }).waitFor();
});

test("behaviour: a viewer sees why controls are off, and a compliance officer may not manage webhooks", async () => {
  const other = await browser.newContext();
  await signIn(other, demo.origin, "leila");
  const viewer = await other.newPage();
  await viewer.goto(`${demo.origin}/recipients`);
  const add = viewer.getByRole("button", { name: "Add recipient" });
  await add.waitFor();
  expect(await add.getAttribute("aria-disabled")).toBe("true");
  await viewer.getByRole("button", { name: /Signed in as Leïla Diallo/ }).click();
  await viewer.getByRole("button", { name: /Kwame Mensah/ }).click();
  await viewer.getByRole("dialog", { name: "Signed in as Kwame Mensah" }).waitFor();
  await viewer.keyboard.press("Escape");
  await expect.poll(() => add.getAttribute("aria-disabled"), { timeout: 10_000 }).not.toBe("true");
  await viewer.goto(`${demo.origin}/webhooks`);
  const endpoint = viewer.getByRole("button", { name: "Add endpoint" });
  await endpoint.waitFor();
  expect(await endpoint.getAttribute("aria-disabled")).toBe("true");
  await other.close();
});

test("behaviour: nobody gets past the sign-in, and a person of choice is signed in by it", async () => {
  const other = await browser.newContext();
  const stranger = await other.newPage();
  await stranger.goto(`${demo.origin}/recipients`);
  await stranger.getByRole("button", { name: /Leïla Diallo/ }).click();
  await stranger.getByRole("heading", { level: 1, name: "Recipients" }).waitFor();
  await other.close();
});

test("behaviour: 429 and 503 are said, and the screen recovers", async () => {
  await demo.control("faults", { operation: "listRecipients", status: 503 });
  await page.goto(`${demo.origin}/recipients`);
  await page.getByRole("alert").first().waitFor({ timeout: 20_000 });
  await demo.control("faults", { clear: true });
  await page.getByText("Kano Grain Traders").first().waitFor({ timeout: 20_000 });
});

test("behaviour: what was typed outlives a restart of the proxy and a lost network", { timeout: 60_000 }, async () => {
  await page.goto(`${demo.origin}/recipients`);
  await page.getByRole("button", { name: "Add recipient" }).click();
  const label = page.getByRole("textbox", { name: /^Label/ });
  await label.fill("Ibadan Office Supplies");
  await demo.restartProxy();
  await context.setOffline(true);
  await context.setOffline(false);
  await expect
    .poll(() => page.evaluate(() => fetch("/partner-kit/kit/session").then(({ status }) => status)), {
      timeout: 20_000,
    })
    .toBe(200);
  expect(await label.inputValue()).toBe("Ibadan Office Supplies");
  await page.reload();
});
