import { listPriceTrends } from "@partner-kit/contract";
import { createClient } from "@partner-kit/contract/client";
import { expect, test } from "vitest";
import { createTestProxy, ORIGIN } from "../../test/createTestProxy.ts";
import { createTestTime } from "../../test/createTestTime.ts";
import { readOutcome } from "../../test/readOutcome.ts";
import { createMemoryStore } from "../store/createMemoryStore.ts";

const HALF_HOUR = 1_800_000;

function start() {
  const time = createTestTime();
  const store = createMemoryStore({ now: time.now });
  const { proxy, call } = createTestProxy({ store, now: time.now, schedule: time.schedule, random: () => 0 });
  const fetch: typeof globalThis.fetch = (input, init) => proxy.fetch(new Request(input, init));
  const client = createClient({ baseUrl: `${ORIGIN}/partner-kit`, fetch });
  return {
    call,
    /** The start of the current step. */
    now: time.now() - (time.now() % HALF_HOUR),
    read: (pair_ids: string) => client.call(listPriceTrends, { pair_ids }),
    sample: (pair_id: string, at: number, last: string) =>
      store.appendSamples([{ pair_id, time: at, last, best_bid: "1.10", best_ask: "1.20" }]),
  };
}

test("default: a day of each pair in half-hour steps, up to the current one", async () => {
  const { now, read, sample } = start();
  await sample("BTC-NGN", now - 2 * HALF_HOUR, "1.00");
  await sample("BTC-NGN", now, "2.00");
  await sample("ETH-NGN", now - HALF_HOUR, "3.00");
  await sample("SOL-NGN", now, "4.00");
  const { step_seconds, time, trends } = await read("BTC-NGN,ETH-NGN");
  expect(step_seconds).toBe(1800);
  expect(time).toHaveLength(48);
  expect(time.at(-1)).toBe(now / 1000);
  expect(trends.map(({ pair_id, last }) => [pair_id, last.slice(-3)])).toEqual([
    ["BTC-NGN", ["1.00", null, "2.00"]],
    ["ETH-NGN", [null, "3.00", null]],
  ]);
});

test("behaviour: reads a pair once, and leaves a pair without samples empty", async () => {
  const { trends } = await start().read("NO-SUCH,NO-SUCH");
  expect(trends).toEqual([{ pair_id: "NO-SUCH", last: Array.from({ length: 48 }, () => null) }]);
});

test("behaviour: refuses too many pairs", async () => {
  const { call } = start();
  const pairs = Array.from({ length: 51 }, (_, index) => `P${index}`).join(",");
  expect(await readOutcome(await call(`/kit/price-trends?pair_ids=${pairs}`))).toEqual([400, "VALIDATION_FAILED"]);
});
