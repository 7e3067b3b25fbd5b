import { expect, test, vi } from "vitest";
import { createTestLogger } from "../../test/createTestLogger.ts";
import { createTestTime } from "../../test/createTestTime.ts";
import { createMemoryStore } from "../store/createMemoryStore.ts";
import type { Store } from "../store/Store.ts";
import { StoreError } from "../store/StoreError.ts";
import { createTickerReader, type TickerRead } from "./createTickerReader.ts";

const SECOND = 1_000;
const MINUTE = 60_000;
const { signal } = new AbortController();

const ticker = {
  pair_id: "BTC-NGN",
  best_bid: "1",
  best_ask: "3",
  last: "2",
  open: "2",
  high: "2",
  low: "2",
  price_change: "0",
  price_change_percent: "0",
  volume: "0",
  volume_quote: "0",
  timestamp: "2026-01-05T09:00:00Z",
};

interface StartParameters {
  readonly store?: Store | undefined;
  readonly time?: ReturnType<typeof createTestTime> | undefined;
  readonly read?: (() => Promise<TickerRead>) | undefined;
}

function start(parameters: StartParameters = {}) {
  const { time = createTestTime() } = parameters;
  const { store = { ...createMemoryStore({ now: time.now }), isShared: true } } = parameters;
  const read = vi.fn(parameters.read ?? (async (): Promise<TickerRead> => ({ success: true, tickers: [ticker] })));
  const logger = createTestLogger();
  const reader = createTickerReader({ ...time, store, source: { read }, sampleStep: MINUTE, logger });
  return { time, store, read, logger, readTicker: (maxAge = 0.9 * SECOND) => reader.read(signal, maxAge) };
}

test("default: other instances use a recent read of one instance", async () => {
  const one = start();
  const other = start({ ...one, read: undefined });
  const at = one.time.now();
  expect(await one.readTicker()).toEqual({ success: true, tickers: [ticker] });
  one.time.advance(500);
  expect(await other.readTicker()).toEqual({ success: true, tickers: [ticker], at });
  one.time.advance(500);
  await other.readTicker();
  expect([one.read.mock.calls.length, other.read.mock.calls.length]).toEqual([1, 1]);
});

test("behaviour: many instances share one read per interval", async () => {
  const first = start();
  const next = () => start({ ...first, read: undefined });
  const instances = [first, next(), next(), next()];
  for (let step = 0; step < 40; step += 1) {
    await instances[step % 4]?.readTicker();
    first.time.advance(250);
  }
  const reads = instances.reduce((count, { read }) => count + read.mock.calls.length, 0);
  expect(reads).toBe(10);
});

test("behaviour: an instance waits for another instance's read in progress", async () => {
  let finish: (result: TickerRead) => void = () => undefined;
  const one = start({ read: () => new Promise((resolve) => (finish = resolve)) });
  const other = start({ ...one, read: undefined });
  const first = one.readTicker();
  await vi.waitUntil(() => one.read.mock.calls.length === 1);
  const second = other.readTicker();
  await vi.waitUntil(() => one.time.waiting() === 1);
  finish({ success: true, tickers: [ticker] });
  await first;
  one.time.advance(100);
  expect(await second).toMatchObject({ success: true, at: one.time.now() - 100 });
  expect(other.read).not.toHaveBeenCalled();
});

test("behaviour: a failure is not shared, and the next instance reads", async () => {
  const one = start({ read: async () => ({ success: false, code: "RATE_LIMITED", retryAfter: 3 }) });
  const other = start({ ...one, read: undefined });
  expect(await one.readTicker()).toEqual({ success: false, code: "RATE_LIMITED", retryAfter: 3 });
  expect(await other.readTicker()).toMatchObject({ success: true });
});

test("behaviour: an instance that crashed during its read delays the others only briefly", async () => {
  const one = start({ read: () => new Promise(() => undefined) });
  const other = start({ ...one, read: undefined });
  void one.readTicker();
  await vi.waitUntil(() => one.read.mock.calls.length === 1);
  const second = other.readTicker();
  for (let step = 0; step < 60 && other.read.mock.calls.length === 0; step += 1) {
    await new Promise(setImmediate);
    one.time.advance(100);
  }
  expect(await second).toMatchObject({ success: true });
});

test("behaviour: each step is sampled once, by any instance", async () => {
  const one = start();
  const other = start({ ...one, read: undefined });
  for (let second = 0; second < 130; second += 1) {
    await (second % 2 ? one : other).readTicker(0);
    one.time.advance(SECOND);
  }
  const from = one.time.now() - 130 * SECOND;
  const { samples } = await one.store.readSamples({ pair_id: "BTC-NGN", from, to: one.time.now(), step: 1 });
  expect(samples).toMatchObject([0, 1, 2].map((minutes) => ({ time: from + minutes * MINUTE, last: "2" })));
});

test("behaviour: prices continue if the store fails", async () => {
  const time = createTestTime();
  const fails = () => Promise.reject(new StoreError("unreachable"));
  const store = { ...createMemoryStore(), isShared: true, readShared: fails, appendSamples: fails };
  const { readTicker, logger } = start({ time, store });
  expect(await readTicker()).toEqual({ success: true, tickers: [ticker] });
  await vi.waitUntil(() => logger.entries.length === 2);
  expect(logger.entries).toMatchObject([{ fields: { reason: "unreachable" } }, { fields: { reason: "unreachable" } }]);
});

test("behaviour: a read that could not be shared is used here and delays no other instance", async () => {
  const time = createTestTime();
  const memory = createMemoryStore(time);
  const writeShared = vi.fn(memory.writeShared).mockRejectedValueOnce(new StoreError("failed"));
  const one = start({ time, store: { ...memory, isShared: true, writeShared } });
  const other = start({ ...one, read: undefined });
  expect(await one.readTicker()).toEqual({ success: true, tickers: [ticker] });
  expect(await other.readTicker()).toEqual({ success: true, tickers: [ticker] });
  expect([one.read.mock.calls.length, other.read.mock.calls.length]).toEqual([1, 1]);
  expect(one.logger.entries).toMatchObject([{ fields: { reason: "failed" } }]);
});

test("behaviour: a store that is not shared is not used", async () => {
  const { readTicker, read } = start({ store: createMemoryStore() });
  await readTicker();
  await readTicker();
  expect(read).toHaveBeenCalledTimes(2);
});
