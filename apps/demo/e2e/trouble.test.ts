import type { Locator, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type { BackEnd } from "./BackEnd.ts";
import { backEnds } from "./backEnds.ts";
import { control, simulateDeposit } from "./callDemo.ts";
import { openAs } from "./openAs.ts";
import { silenceStream } from "./silenceStream.ts";
import { startDemo } from "./startDemo.ts";
import { startStaticDemo } from "./startStaticDemo.ts";

describe.each(Object.entries(backEnds))("%s", (_, start) => {
  let backEnd: BackEnd;
  let page: Page;

  beforeAll(async () => {
    backEnd = await start();
    page = await openAs({ backEnd, person: "amara" });
  });

  afterAll(async () => {
    await page?.context().close();
    await backEnd?.stop();
  });

  test("behaviour: the screen shows a 503, then recovers", async () => {
    const own = await openAs({ backEnd, person: "amara" });
    onTestFinished(() => own.context().close());
    await own.clock.install();
    await control(own, "faults", { operation: "listRecipients", status: 503 });
    await own.goto(`${backEnd.origin}/recipients`);
    const alert = own.getByRole("main").getByRole("alert").filter({ hasText: /\S/ });
    await passTimeUntil(own, alert);
    await control(own, "faults", { clear: true });
    await passTimeUntil(own, own.getByText("Kano Grain Traders"));
    expect(await own.getByRole("main").getByRole("alert").filter({ hasText: /\S/ }).count()).toBe(0);
  });

  test("behaviour: the screen shows a 429, waits for the requested time, then recovers", async () => {
    // A page whose clock jumps connects again, and then reads everything once more.
    const own = await openAs({ backEnd, person: "amara", prepare: silenceStream });
    onTestFinished(() => own.context().close());
    // Away from the overview, which also reads recipients.
    await own.goto(`${backEnd.origin}/markets`);
    await own.clock.install();
    await control(own, "faults", { operation: "listRecipients", status: 429, retry_after: 40 });
    const asked: string[] = [];
    own.on("request", (request) => {
      if (request.url().endsWith("/partner/wallets/recipients")) asked.push(request.url());
    });
    await own.goto(`${backEnd.origin}/recipients`);
    await own.getByRole("alert").first().waitFor();
    await control(own, "faults", { clear: true });
    await own.clock.fastForward("00:25");
    expect(asked).toHaveLength(1);
    await control(own, "clock", { advance_ms: 40_000 });
    await own.clock.fastForward("00:20");
    await own.getByText("Kano Grain Traders").first().waitFor();
    expect(asked).toHaveLength(2);
  });

  // With three processes, the proxy restarts. In the browser, the service worker and the service inside it restart.
  test("behaviour: a form keeps its values while the back end restarts, then saves them", async () => {
    await page.goto(`${backEnd.origin}/recipients`);
    await page
      .getByRole("button", { name: /^Actions for/ })
      .first()
      .click();
    await page.getByRole("menuitem", { name: /^Edit/ }).click();
    const dialog = page.getByRole("dialog");
    const label = dialog.getByRole("textbox", { name: /^Label/ });
    await label.fill("Ibadan Office Supplies");
    const top = () => dialog.locator("[data-part=panel]").evaluate((panel) => panel.getBoundingClientRect().top);
    const before = await top();
    await backEnd.restart(page);
    expect(await label.inputValue()).toBe("Ibadan Office Supplies");
    await dialog.getByRole("button", { name: "Review" }).click();
    await dialog.getByRole("table").waitFor();
    // Opening the review does not move the panel.
    expect(await top()).toBe(before);
    await dialog.getByRole("button", { name: "Save recipient" }).click();
    await dialog.waitFor({ state: "detached" });
    await page.getByRole("rowheader", { name: "Ibadan Office Supplies" }).waitFor();
    await page.reload();
    await page.getByRole("rowheader", { name: "Ibadan Office Supplies" }).waitFor();
  });

  test("behaviour: prices continue after the back end restarts", { timeout: 60_000 }, async () => {
    await openMarkets(page, backEnd);
    const streams: string[] = [];
    page.on("request", (request) => request.url().endsWith("/kit/live") && streams.push(request.url()));
    await backEnd.restart(page);
    await expect.poll(() => streams.length, { timeout: 20_000 }).toBeGreaterThan(0);
    await expectMovingPrices(page);
    await page.getByText("Live", { exact: true }).filter({ visible: true }).first().waitFor({ timeout: 20_000 });
  });
});

describe("three processes", () => {
  test("behaviour: the page shows a network failure, keeps its content and resumes prices", async () => {
    const backEnd = await startDemo();
    onTestFinished(() => backEnd.stop());
    const page = await openAs({ backEnd, person: "amara" });
    await openMarkets(page, backEnd);
    await page.context().setOffline(true);
    await page.getByText("Your device is offline.").waitFor();
    // The operator can leave a screen that failed to load.
    await page.getByRole("link", { name: "Webhooks", exact: true }).click();
    await page.getByRole("alert").getByRole("heading", { name: "This screen couldn’t be loaded" }).waitFor();
    await page.getByRole("link", { name: "Markets", exact: true }).click();
    await page.locator('td[data-column="last"]').first().waitFor();
    await page.context().setOffline(false);
    await page.getByText("Live", { exact: true }).filter({ visible: true }).first().waitFor({ timeout: 20_000 });
    await expectMovingPrices(page);
    await page.context().close();
  });
});

describe("inside the browser", () => {
  test("behaviour: the demo works without network and host, including unopened screens and a reload", async () => {
    const backEnd = await startStaticDemo();
    onTestFinished(() => backEnd.stop());
    const page = await openAs({ backEnd, person: "amara" });
    await expect
      .poll(() => page.evaluate(() => caches.match("/index.html").then(Boolean)), { timeout: 20_000 })
      .toBe(true);
    await page.context().setOffline(true);
    await backEnd.stop();
    await page.getByRole("link", { name: "Markets", exact: true }).click();
    // A loading chart contains a hidden badge that reserves space.
    await page.getByText("Live", { exact: true }).filter({ visible: true }).first().waitFor({ timeout: 20_000 });
    await expectMovingPrices(page);
    await simulateDeposit(page);
    await page.getByRole("link", { name: /^Compliance/ }).click();
    await page.getByRole("button", { name: /^Add sender of the deposit of 451.51/ }).waitFor();
    await page.reload();
    await page.getByRole("button", { name: /^Add sender of the deposit of 451.51/ }).waitFor();
    await page.context().close();
  });
});

async function openMarkets(page: Page, { origin }: BackEnd): Promise<void> {
  await page.goto(`${origin}/markets`);
  await page.getByText("Live", { exact: true }).filter({ visible: true }).first().waitFor({ timeout: 20_000 });
}

async function expectMovingPrices(page: Page): Promise<void> {
  const read = async () => (await page.locator('td[data-column="last"]').allInnerTexts()).join(" ");
  const before = await read();
  await expect.poll(read, { timeout: 20_000 }).not.toBe(before);
}

/** Lets the page's timers run, three seconds at a time, until an element appears. */
async function passTimeUntil(page: Page, shown: Locator): Promise<void> {
  const wait = async () => {
    await page.clock.fastForward("00:03");
    return shown.count();
  };
  await expect.poll(wait, { timeout: 20_000 }).toBeGreaterThan(0);
}
