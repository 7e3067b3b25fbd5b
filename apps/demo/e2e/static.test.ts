import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { createAdaptorServer } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchOptions } from "../../../.tooling/browser.mjs";
import { playStory } from "./playStory.ts";

const root = fileURLToPath(new URL("../dist/static", import.meta.url));
// As plain a host as there is: files, and one page for what it does not know.
const host = createAdaptorServer({
  fetch: new Hono().use(serveStatic({ root })).get("*", serveStatic({ root, path: "404.html" })).fetch,
});
let origin: string;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  host.listen(0, "127.0.0.1");
  await once(host, "listening");
  // Every server that listens on a port has an address of this form.
  origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  browser = await chromium.launch(launchOptions());
  page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
});

afterAll(async () => {
  await browser?.close();
  host.close();
});

test("behaviour: a deep link opens on a plain file host, and the header says where the service is", async () => {
  await page.goto(`${origin}/compliance`);
  await page.getByRole("button", { name: /Amara Okafor/ }).click();
  await page.getByRole("heading", { level: 1, name: "Compliance" }).waitFor();
  expect(await page.locator("[data-back-end]").innerText()).toBe("In this browser");
});

test("behaviour: what was done is there after a reload and in another tab, and can be undone by starting over", {
  timeout: 60_000,
}, async () => {
  await page.goto(`${origin}/?story`);
  const story = page.getByRole("complementary", { name: "Guided story" });
  await story.getByRole("button", { name: "Start from a fresh account" }).click();
  await story.getByRole("button", { name: "Next" }).click();
  await story.getByRole("button", { name: "Let the deposit arrive" }).click();
  await story.getByText("Done: the service says so.").waitFor();
  await page.goto(`${origin}/compliance`);
  await page.getByRole("main").getByText("451.51").first().waitFor();
  const tab = await page.context().newPage();
  await tab.goto(`${origin}/compliance`);
  await tab.getByRole("main").getByText("451.51").first().waitFor();
  await tab.goto(`${origin}/?present`);
  await tab.getByRole("button", { name: "Start over" }).click();
  await tab.getByText("Start over: done").waitFor();
  await tab.goto(`${origin}/compliance`);
  await tab.getByText("No deposit is held").waitFor();
  expect(await tab.getByText("451.51").count()).toBe(0);
});

test("behaviour: the guided story by keyboard, all of it inside the browser", { timeout: 120_000 }, async () => {
  await page.goto(`${origin}/?story`);
  await playStory({ page, bookkeepingUrl: `${origin}/app/bookkeeping/webhook` });
  expect(await page.locator("[data-back-end]").innerText()).toBe("In this browser");
});
