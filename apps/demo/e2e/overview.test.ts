import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { browser } from "./browser.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { readKey } from "./readKey.ts";
import { type RecordedTraffic, recordTraffic } from "./recordTraffic.ts";
import { type StartedProcess, startProcess } from "./startProcess.ts";

let emulator: StartedProcess;
let proxy: StartedProcess;
let server: StartedProcess;
let traffic: RecordedTraffic;
let page: Page;
let key: string;

beforeAll(async () => {
  emulator = await startProcess({ script: "packages/mock/dist/cli.js", args: ["--port", "0"] });
  key = readKey(emulator, "default");
  proxy = await startProcess({
    script: "packages/proxy/dist/node/cli.js",
    env: {
      PARTNER_KIT_BASE_URL: String(emulator.ready["listening"]),
      PARTNER_KIT_API_KEY: key,
      PARTNER_KIT_PORT: "0",
      PARTNER_KIT_STORE: "memory:",
      PARTNER_KIT_AUTHORIZE: "allow-local",
    },
  });
  server = await startProcess({
    script: "apps/demo/server/server.ts",
    env: { PORT: "0", PARTNER_KIT_PROXY_URL: String(proxy.ready["listening"]) },
  });
  traffic = await recordTraffic({ target: portOf(server.ready["listening"]) });
  // Uncompressed, so that the recorder sees the text.
  page = await browser.newPage({ extraHTTPHeaders: { "accept-encoding": "identity" } });
  await page.goto(`http://127.0.0.1:${traffic.port}/`);
});

afterAll(async () => {
  traffic?.close();
  for (const process of [server, proxy, emulator]) await process?.stop();
});

test("behaviour: the overview shows balances, and prices update without user input", async () => {
  await page.getByRole("heading", { name: "Balances" }).waitFor();
  await showPrices(page);
  await page.locator(MOVER).nth(5).waitFor();
  await expect.poll(() => page.getByRole("main").innerText()).toContain("NGN");
  const before = await lastPrices(page);
  await expect.poll(() => lastPrices(page), { timeout: 10_000 }).not.toEqual(before);
});

test("behaviour: the browser never receives the key", async () => {
  // The recorder saw the page, its API responses and the stream, whose first prices can come after those of a read.
  for (const text of ["Harmattan Pay", "generated_at", "event: ticker"])
    await expect.poll(() => traffic.received().includes(text), { message: text, timeout: 10_000 }).toBe(true);
  expect(traffic.received()).not.toContain(key);
  expect(proxy.output()).not.toContain(key);
});

test("behaviour: the page shows an outage of the service, then recovers", async () => {
  const port = portOf(emulator.ready["listening"]);
  await emulator.stop();
  const notice = page.getByText("Tamarind Exchange is not responding.").first();
  await notice.waitFor({ timeout: 20_000 });
  const answer = await page.evaluate(async () => {
    const response = await fetch("/partner-kit/partner/wallets/balances/overview", {
      headers: { "x-partner-kit": "1" },
    });
    return { status: response.status, body: await response.json() };
  });
  expect(answer).toMatchObject({ status: 502, body: { status: "error", error: { code: "UPSTREAM_UNREACHABLE" } } });

  emulator = await startProcess({ script: "packages/mock/dist/cli.js", args: ["--port", String(port)] });
  await notice.waitFor({ state: "detached", timeout: 20_000 });
  const before = await lastPrices(page);
  await expect.poll(() => lastPrices(page), { timeout: 20_000 }).not.toEqual(before);
});

test("behaviour: a link with a brand sets its look, which later visits keep", async () => {
  const context = await browser.newContext();
  const visitor = await context.newPage();
  const origin = `http://127.0.0.1:${traffic.port}/`;
  const lookOf = () =>
    visitor.evaluate(() => {
      const { dataset, style } = document.documentElement;
      return [dataset["pkDensity"], dataset["pkChange"], style.getPropertyValue("--pk-radius")];
    });
  for (const address of [`${origin}?brand=radius-4_density-compact_change-red-up_font-evil`, origin]) {
    await visitor.goto(address);
    await visitor.getByRole("heading", { level: 1 }).waitFor();
    expect(await lookOf()).toEqual(["compact", "red-up", "0.25rem"]);
  }
  await context.close();
});

test("behaviour: the page has no accessibility violations", async () => {
  const context = await browser.newContext();
  const fresh = await context.newPage();
  await fresh.goto(`http://127.0.0.1:${traffic.port}/`);
  await showPrices(fresh);
  await fresh.locator(MOVER).nth(5).waitFor();
  await expectAccessible(fresh);
  await context.close();
});

test("behaviour: SIGTERM ends every process cleanly", async () => {
  await page.close();
  const codes = [await server.stop(), await proxy.stop(), await emulator.stop()];
  expect(codes).toEqual([0, 0, 0]);
});

/** The largest moves are below the first view, and load when it is scrolled to them. */
async function showPrices(on: Page): Promise<void> {
  await on.getByRole("link", { name: "All markets" }).scrollIntoViewIfNeeded();
}

async function lastPrices(from: Page): Promise<string[]> {
  return from.locator(MOVER).allInnerTexts();
}

const MOVER = '.pk-Movers [data-part="mover"]';

function portOf(address: unknown): number {
  return Number(new URL(String(address)).port);
}
