import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { BackEnd } from "./BackEnd.ts";
import { backEnds } from "./backEnds.ts";
import { callDemo, control } from "./callDemo.ts";
import { openAs } from "./openAs.ts";

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const PATIENCE = { timeout: 10_000 };

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

  test("behaviour: emulator, proxy and page show the same time after the presenter moves the clock", async () => {
    const before = Date.now();
    await control(page, "clock", { advance_ms: 5 * HOUR_MS });
    await control(page, "events", { type: "withdrawal.failed" });
    const received = await readTimes("/partner-kit/kit/events?limit=1000", "received_at");
    const history = await readTimes("/partner-kit/partner/webhook/events", "occurred_at");
    // Seconds pass between the calls. Without a shared clock, the difference would be hours.
    for (const time of [received, history]) expect(Math.abs(time - before - 5 * HOUR_MS)).toBeLessThan(MINUTE_MS);

    // Charts have the prices of the skipped time. Regression: each webhook on the way ended a part, and parts lacked their first
    // minute. The current minute may have no sample yet.
    const [from, to] = [Math.floor(before / 1000), Math.floor(before / 1000) + 5 * 3600];
    const path = `/partner-kit/kit/ticker-history?pair_id=BTC-USD&from=${from}&to=${to}&step=60`;
    const { body } = await callDemo({ page, method: "GET", path });
    const { data } = body as { readonly data: { readonly last: readonly (string | null)[] } };
    expect(data.last.filter((price) => price !== null).length).toBeGreaterThanOrEqual(5 * 60);

    // The chart of the balance has no gap either.
    const balances = `/partner-kit/kit/balance-history?currency=USD&from=${from}&to=${to}&step=300`;
    const { body: balanceHistory } = await callDemo({ page, method: "GET", path: balances });
    const { data: samples } = balanceHistory as { readonly data: { readonly available: readonly (string | null)[] } };
    expect(samples.available.slice(1, -1).filter((amount) => amount === null)).toEqual([]);

    // The page uses the same clock, so it dates the event "Today".
    await page.goto(`${backEnd.origin}/`);
    const feed = page.locator(".pk-EventFeed");
    await feed.getByText("Withdrawal failed").first().waitFor();
    expect(await feed.locator("[data-part=date]").first().innerText()).toBe("Today");
    const shown = await feed.locator("[data-part=time]").first().getAttribute("datetime");
    expect(Math.abs(Date.parse(shown ?? "") - received)).toBeLessThan(MINUTE_MS);
  });

  /** Polls a listing until it contains the event. Returns the event's time in milliseconds since the epoch. */
  async function readTimes(path: string, field: string): Promise<number> {
    let newest = 0;
    await expect
      .poll(async () => {
        // The service adds events to the history with a short delay.
        const { body } = await callDemo({ page, method: "GET", path });
        const { data } = body as { readonly data: { readonly events: readonly Readonly<Record<string, unknown>>[] } };
        const failed = data.events.filter(({ type }) => type === "withdrawal.failed");
        newest = Math.max(0, ...failed.map((event) => Date.parse(String(event[field]))));
        return newest;
      }, PATIENCE)
      .toBeGreaterThan(Date.now());
    return newest;
  }
});
