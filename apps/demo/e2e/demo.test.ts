import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchOptions } from "../../../.tooling/browser.mjs";
import { type RecordedTraffic, recordTraffic } from "./recordTraffic.ts";
import { type StartedDemo, signIn, startDemo } from "./startDemo.ts";

let demo: StartedDemo;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let traffic: RecordedTraffic;

beforeAll(async () => {
  demo = await startDemo();
  traffic = await recordTraffic({ target: demo.port });
  browser = await chromium.launch(launchOptions());
  context = await browser.newContext({ viewport: { width: 1280, height: 900 }, colorScheme: "light" });
  await signIn(context, demo.origin, "amara");
  page = await context.newPage();
});

afterAll(async () => {
  await browser?.close();
  traffic?.close();
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
  const asked: string[] = [];
  stranger.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await stranger.goto(`${demo.origin}/recipients`);
  await stranger.getByRole("button", { name: /Leïla Diallo/ }).waitFor();
  await stranger.waitForLoadState("networkidle");
  expect(asked.filter((path) => path.startsWith("/partner-kit/"))).toEqual([]);
  await stranger.getByRole("button", { name: /Leïla Diallo/ }).click();
  await stranger.getByRole("heading", { level: 1, name: "Recipients" }).waitFor();
  expect(await stranger.title()).toBe("Recipients · Harmattan Pay");
  await other.close();
});

test("behaviour: a session that ends under an open form leaves it as it is, behind the sign-in", async () => {
  const other = await browser.newContext();
  await signIn(other, demo.origin, "kwame");
  const tab = await other.newPage();
  await tab.clock.install();
  await tab.goto(`${demo.origin}/recipients`);
  await tab.getByRole("button", { name: "Add recipient" }).click();
  const label = tab.getByRole("textbox", { name: /^Label/ });
  await label.fill("Jos Tin Works");
  await other.clearCookies();
  await tab.clock.fastForward("02:00");
  // As when the page is looked at again.
  await tab.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
  const again = tab.getByRole("dialog", { name: "Sign in" });
  await again.waitFor({ timeout: 20_000 });
  await again.getByRole("button", { name: /Kwame Mensah/ }).click();
  await again.waitFor({ state: "detached" });
  expect(await label.inputValue()).toBe("Jos Tin Works");
  await other.close();
});

test("behaviour: 503 is said, and the screen recovers", async () => {
  await demo.control("faults", { operation: "listRecipients", status: 503 });
  await page.goto(`${demo.origin}/recipients`);
  await page.getByRole("alert").first().waitFor({ timeout: 20_000 });
  await demo.control("faults", { clear: true });
  await page.getByText("Kano Grain Traders").first().waitFor({ timeout: 20_000 });
  expect(await page.getByRole("main").getByRole("alert").count()).toBe(0);
});

test("behaviour: 429 is said, the wait it asks for is kept, and the screen recovers by itself", async () => {
  await demo.control("faults", { operation: "listRecipients", status: 429, retry_after: 12 });
  const asked: number[] = [];
  const count = (request: { readonly url: () => string }) => {
    if (request.url().endsWith("/partner/wallets/recipients")) asked.push(Date.now());
  };
  page.on("request", count);
  await page.goto(`${demo.origin}/recipients`);
  await page.getByRole("alert").first().waitFor({ timeout: 20_000 });
  await demo.control("faults", { clear: true });
  await page.getByText("Kano Grain Traders").first().waitFor({ timeout: 25_000 });
  page.off("request", count);
  expect(asked).toHaveLength(2);
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

test("behaviour: neither key nor secret is in anything the browser received or kept", async () => {
  const recorded = await browser.newContext();
  const origin = `http://127.0.0.1:${traffic.port}`;
  await signIn(recorded, origin, "kwame");
  const tab = await recorded.newPage();
  for (const path of ["/", "/webhooks/history", "/developers"]) {
    await tab.goto(origin + path);
    await tab.getByRole("heading", { level: 1 }).waitFor();
    await tab.waitForLoadState("load");
  }
  const stored = await tab.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  const received = traffic.received();
  expect(received).toContain("Harmattan Pay");
  expect(stored).toContain("[");
  for (const text of [received, stored, demo.output().replaceAll(/^\{"listening".*"keys".*$/gm, "")]) {
    expect(text).not.toContain(demo.key);
    expect(text).not.toMatch(/whsec_[A-Za-z0-9+/]{20}/);
  }
  await recorded.close();
});
