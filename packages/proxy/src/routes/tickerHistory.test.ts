import { getTickerHistory } from "@partner-kit/contract";
import { createClient } from "@partner-kit/contract/client";
import { expect, test, vi } from "vitest";
import { createTestProxy, ORIGIN } from "../../test/createTestProxy.ts";
import { createTestTime } from "../../test/createTestTime.ts";
import { readOutcome } from "../../test/readOutcome.ts";
import type { CreateProxyParameters } from "../settings/settings.ts";
import { createMemoryStore } from "../store/createMemoryStore.ts";

const MINUTE = 60;
const DAY = 1_440 * MINUTE;

function start(parameters: Partial<CreateProxyParameters> = {}) {
  const time = createTestTime();
  const store = createMemoryStore({ now: time.now });
  const test = createTestProxy({ store, now: time.now, schedule: time.schedule, random: () => 0, ...parameters });
  const fetch: typeof globalThis.fetch = (input, init) => test.proxy.fetch(new Request(input, init));
  const client = createClient({ baseUrl: `${ORIGIN}/partner-kit`, fetch });
  return {
    ...test,
    store,
    time,
    /** Unix seconds. */
    now: time.now() / 1000,
    read: (input = {}) => client.call(getTickerHistory, { pair_id: "BTC-NGN", ...input }),
    sample: (...times: number[]) =>
      store.appendSamples(
        times.map((seconds) => ({
          pair_id: "BTC-NGN",
          time: seconds * 1000,
          last: String(seconds),
          best_bid: "1.10",
          best_ask: "1.20",
        })),
      ),
  };
}

test("default: one day, with one point per step and null for gaps", async () => {
  const { read, sample, now } = start();
  await sample(now - 6 * MINUTE, now - 3 * MINUTE);
  const history = await read();
  expect(history).toMatchObject({ pair_id: "BTC-NGN", step_seconds: 180 });
  expect(history.sampled_since).toBe(new Date((now - 6 * MINUTE) * 1000).toISOString());
  expect(history.time).toHaveLength(480);
  expect(history.time[0]).toBe(now - DAY);
  expect(history.last.slice(-3)).toEqual([null, String(now - 6 * MINUTE), String(now - 3 * MINUTE)]);
  expect(history.best_bid.filter((price) => price !== null)).toEqual(["1.10", "1.10"]);
});

test("parameters: from, to, step", async () => {
  const { read, sample, now } = start();
  await sample(...Array.from({ length: 10 }, (_, minute) => now - (10 - minute) * MINUTE));
  const history = await read({ from: now - 10 * MINUTE, to: now, step: 5 * MINUTE });
  expect(history).toMatchObject({
    step_seconds: 5 * MINUTE,
    time: [now - 10 * MINUTE, now - 5 * MINUTE],
    // The last sample of each step.
    last: [String(now - 6 * MINUTE), String(now - MINUTE)],
  });
});

test.each([
  ["finer than the sampling", { step: 1 }, 60],
  ["finer than the stored samples of an older time", { from: DAY, step: 60 }, 60],
  ["finer than the stored samples of a much older time", { from: 7 * DAY }, 1_800],
  ["that would return too many points", { from: 29 * DAY, step: 900 }, 1_800],
  ["that is omitted for half an hour", { from: 30 * MINUTE }, 60],
])(
  "behaviour: the step of a request %s",
  async (_, { from = 60 * MINUTE, ...input }: { from?: number; step?: number }, step) => {
    const { read, now } = start();
    const history = await read({ from: now - from, ...input });
    expect(history.step_seconds).toBe(step);
    expect(history.time.length).toBeLessThanOrEqual(2_000);
  },
);

test("behaviour: a pair without samples has no points", async () => {
  const { read } = start();
  expect(await read({ pair_id: "NO-SUCH" })).toMatchObject({ sampled_since: null });
});

test("behaviour: refuses from after to, and a missing scope", async () => {
  const { call, now } = start();
  const path = `/kit/ticker-history?pair_id=BTC-NGN&from=${now}&to=${now - 1}`;
  expect(await readOutcome(await call(path))).toEqual([400, "VALIDATION_FAILED"]);
  const { call: ungranted } = start({ authorize: () => ({ subject: "ada", scopes: ["wallets:view"] }) });
  expect(await readOutcome(await ungranted("/kit/ticker-history?pair_id=BTC-NGN"))).toEqual([403, "GRANT_MISSING"]);
});

test("parameters: keepSampling samples without an open stream", async () => {
  const { store, time, sent, now, proxy } = start({ keepSampling: true });
  const sampled = async () => {
    const [pair_id = ""] = await store.readSampledPairs();
    const { samples } = await store.readSamples({ pair_id, from: 0, to: time.now() + 1, step: 1 });
    return samples.map((sample) => sample.time / 1000 - now);
  };
  for (let minute = 1; minute <= 3; minute += 1) {
    await vi.waitUntil(async () => (await sampled()).length === minute && time.waiting() === 1);
    time.advance(MINUTE * 1000);
  }
  await proxy.close();
  expect(await sampled()).toEqual([0, MINUTE, 2 * MINUTE]);
  expect(sent.length).toBeGreaterThanOrEqual(3);
});
