import type { Page } from "playwright";
import { describe, expect, onTestFinished, test } from "vitest";
import { receiverUrls } from "../server/receivers.ts";
import { backEnds } from "./backEnds.ts";
import { callDemo, simulateDeposit } from "./callDemo.ts";
import { openAs } from "./openAs.ts";
import { letStoryPlay, playStory } from "./playStory.ts";
import { readPageData } from "./readPageData.ts";
import { recordResponses } from "./recordResponses.ts";
import { startDemo } from "./startDemo.ts";

describe.each(Object.entries(backEnds))("%s", (_, start) => {
  // Regression: the deposit event of a later run had the ID of the first run's event and was dropped as a duplicate.
  test("behaviour: the guided story plays itself, then completes by keyboard", { timeout: 180_000 }, async () => {
    const backEnd = await start();
    onTestFinished(() => backEnd.stop());
    const responses: string[] = [];
    const page = await openAs({
      backEnd,
      person: "amara",
      prepare: (context) => recordResponses({ context, responses }),
    });
    await page.goto(`${backEnd.origin}/?story=0`);
    const story = page.getByRole("complementary", { name: "Guided story" });
    await letStoryPlay(page);
    await story.getByRole("button", { name: "Play again" }).click();
    await playStory({ page, bookkeepingUrl: receiverUrls.bookkeeping });
    await story.getByRole("button", { name: "Play again" }).click();
    // The page received a different secret each time and kept none of them.
    const secrets = new Set(responses.join("").match(/whsec_[\w+/=]+/g));
    expect(secrets.size).toBe(2);
    const kept = await readPageData(page);
    for (const secret of secrets) expect(kept).not.toContain(secret);

    // Actions of an earlier run do not complete the steps of the next run.
    await story.getByRole("button", { name: "Start from a fresh account" }).click();
    await story.getByText("step 1 of 10").waitFor();
    for (const name of ["Skip", "Skip", "Skip"]) {
      await expect.poll(() => story.getByRole("status").innerText()).toBe("");
      await story.getByRole("button", { name }).click();
    }
    await story.getByText("step 4 of 10").waitFor();
    expect(await story.getByRole("status").innerText()).toBe("");

    // The end leads to the top of the page and to the simulator.
    for (let step = 5; step <= 10; step += 1) {
      await story.getByRole("button", { name: "Skip" }).click();
      await story.getByText(`step ${step} of 10`).waitFor();
    }
    await story.getByRole("button", { name: "Skip" }).click();
    await story.getByRole("heading", { name: "All of this runs inside your own product" }).waitFor();
    await page.evaluate(() => scrollTo(0, 200));
    await story.getByRole("button", { name: "Try it yourself" }).click();
    await page.getByRole("complementary", { name: "Simulator" }).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.context().close();
  });

  test("behaviour: a fresh account keeps no deposits, events, recipients, drafts or quotes of the previous one", {
    timeout: 90_000,
  }, async () => {
    const backEnd = await start();
    onTestFinished(() => backEnd.stop());
    const page = await openAs({ backEnd, person: "amara" });
    const main = page.getByRole("main");
    // The story starts without the deposit that the demo opens with.
    await callDemo({ page, method: "POST", path: "/app/emulator/reset", body: { scenario: "past-orders" } });
    // The stream of the page ended with the old account.
    await page.reload();
    const fresh = await readAccount(page);
    await simulateDeposit(page);
    const { status } = await callDemo({
      page,
      method: "POST",
      path: "/partner-kit/partner/wallets/recipients",
      body: recipient,
    });
    expect(status).toBeLessThan(300);
    // The overview has read the recipients before.
    await page.reload();
    await main.getByRole("heading", { name: "Overview" }).waitFor();

    await page.keyboard.press("g");
    await page.keyboard.press("r");
    await main.getByText(recipient.label, { exact: true }).waitFor();
    await page.getByRole("button", { name: "Add recipient" }).click();
    const label = page.getByRole("dialog").getByRole("textbox", { name: /^Label/ });
    await label.fill("Jos Tin Works");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });

    await page.keyboard.press("g");
    await page.keyboard.press("m");
    await page.locator("[data-pair=BTC-USD] td").nth(2).click();
    await page.getByRole("textbox", { name: "Amount in BTC" }).fill("0.5");
    await page.keyboard.press("Enter");
    await main.getByRole("button", { name: "Accept quote" }).waitFor();

    await page.keyboard.press("g");
    await page.keyboard.press("o");
    await main.getByText("451.51").filter({ visible: true }).first().waitFor();
    await page.keyboard.press("p");
    await page.getByRole("button", { name: "Start from a fresh account" }).click();
    await page.getByText("step 1 of 10").waitFor();

    expect(await readAccount(page)).toEqual(fresh);
    await main.getByText("451.51").waitFor({ state: "detached" });
    await page.getByRole("link", { name: "Recipients" }).click();
    await page.getByRole("button", { name: "Add recipient" }).click();
    expect(await label.inputValue()).toBe("");
    await page.keyboard.press("Escape");
    expect(await main.getByText(recipient.label).count()).toBe(0);
    await page.getByRole("link", { name: "Markets", exact: true }).click();
    await page.locator("[data-pair=BTC-USD] td").nth(2).click();
    await page.getByRole("button", { name: "Request quote" }).waitFor();
    expect(await main.getByRole("button", { name: "Accept quote" }).count()).toBe(0);
    await page.context().close();
  });
});

// Regression: a deposit did not complete its step if it came before the page had read the events or had its stream.
test("behaviour: a fresh account is ready once the page has the live stream and has read the events", {
  timeout: 60_000,
}, async () => {
  const backEnd = await startDemo();
  onTestFinished(() => backEnd.stop());
  const page = await openAs({ backEnd, person: "amara" });
  await page.goto(`${backEnd.origin}/?story`);
  const story = page.getByRole("complementary", { name: "Guided story" });
  const begin = story.getByRole("button", { name: "Start from a fresh account" });
  await begin.waitFor();
  let release: (() => void) | undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/kit/live", async (route) => {
    await released;
    await route.continue();
  });

  const reset = page.waitForResponse("**/app/emulator/reset");
  await begin.click();
  await reset;
  await page.waitForResponse(/\/kit\/events\?after=\d+$/);
  await expect.poll(() => story.getByRole("status").innerText()).toBe("Resetting the account…");
  expect(await story.getByRole("heading", { name: /^Receive, trade and pay/ }).count()).toBe(1);
  release?.();
  await story.getByText("step 1 of 10").waitFor();

  // Leaving the story keeps its place and what it knows of the run, also after a reload.
  const goOn = async (name: string) => story.getByRole("button", { name }).click();
  await goOn("Let the deposit arrive");
  await story.getByText("On hold. The withdrawable dollars don’t move yet.").waitFor();
  await goOn("Close");
  await page.reload();
  await page.getByRole("button", { name: "Guided story" }).click();
  await story.getByText("step 1 of 10").waitFor();
  await story.getByText("On hold. The withdrawable dollars don’t move yet.").waitFor();
  await page.context().close();
});

const recipient = {
  recipient_type: "crypto",
  label: "Sahel Textiles",
  currency: "USDT",
  chain: "tron",
  crypto_address: "TSJVV2yvCwPS3pmuNsi5pm1KUvdyfbf8KH",
  country: "GHA",
} as const;

/** Reads the IDs of the account's recipients and transactions, and of the proxy's events. */
async function readAccount(page: Page): Promise<readonly string[]> {
  const paths = ["/partner/wallets/recipients", "/partner/wallets/transactions", "/kit/events"];
  const answers = paths.map(async (path) => {
    const { body } = await callDemo({ page, method: "GET", path: `/partner-kit${path}` });
    return JSON.stringify(body).match(/"id":"[^"]+"/g) ?? [];
  });
  return (await Promise.all(answers)).flat();
}
