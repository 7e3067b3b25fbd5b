import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type TestStores, testStores } from "../../test/testStores.ts";
import type { BalanceSample } from "./BalanceStore.ts";
import type { Store } from "./Store.ts";

const MINUTE = 60_000;
const NOON = Date.parse("2026-03-01T12:00:00Z");

// A real database and disk are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

describe.each(testStores)("%s", (_, start) => {
  let stores: TestStores;
  let store: Store;

  beforeAll(async () => {
    stores = await start();
  });
  beforeEach(async () => {
    store = await stores.open();
  });
  afterAll(() => stores.close());

  const balance = (time: number, total: string): BalanceSample => ({
    currency: "USD",
    time,
    available: "0.10000000000000000001",
    locked: "0.100",
    total,
    outstanding: null,
  });
  const all = { currency: "USD", from: 0, to: NOON * 2, step: MINUTE };
  const totals = async (range: typeof all) => (await store.readBalances(range)).samples.map(({ total }) => total);

  test("default", async () => {
    const owed = { ...balance(NOON + 5, "1"), outstanding: "12.30" };
    await store.appendBalances([owed, balance(NOON + MINUTE, "2"), { ...balance(NOON, "7"), currency: "NGN" }]);
    expect(await store.readBalances(all)).toEqual({ since: NOON + 5, samples: [owed, balance(NOON + MINUTE, "2")] });
    expect(await store.readBalances({ ...all, currency: "EUR" })).toEqual({ since: null, samples: [] });
  });

  test("parameters: from, to and step", async () => {
    await store.appendBalances([0, 1, 2, 3].map((minute) => balance(NOON + minute * MINUTE, String(minute))));
    expect(await totals({ ...all, from: NOON + MINUTE, to: NOON + 3 * MINUTE })).toEqual(["1", "2"]);
    expect(await totals({ ...all, step: 2 * MINUTE })).toEqual(["1", "3"]);
    expect((await store.readBalances({ ...all, from: NOON + MINUTE })).since).toBe(NOON);
  });

  test("behaviour: the first sample of a currency and time is stored", async () => {
    await store.appendBalances([balance(NOON, "1"), balance(NOON, "2")]);
    await store.appendBalances([balance(NOON, "3"), balance(NOON - MINUTE, "0")]);
    expect(await totals(all)).toEqual(["0", "1"]);
  });

  test("deleteBalances: deletes the samples of all currencies before a time", async () => {
    await store.appendBalances([0, 1, 2].map((minute) => balance(NOON + minute * MINUTE, String(minute))));
    await store.appendBalances([{ ...balance(NOON, "0"), currency: "NGN" }]);
    await store.deleteBalances({ before: NOON + MINUTE });
    expect(await totals(all)).toEqual(["1", "2"]);
    expect(await store.readBalances({ ...all, currency: "NGN" })).toEqual({ since: null, samples: [] });
  });
});
