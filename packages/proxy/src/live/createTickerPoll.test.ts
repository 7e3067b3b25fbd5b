import { expect, test } from "vitest";
import { createTestTime } from "../../test/createTestTime.ts";
import { createTickerPoll } from "./createTickerPoll.ts";
import type { TickerRead } from "./createTickerReader.ts";

const failure = (retryAfter?: number): TickerRead => ({ success: false, code: "X", retryAfter });
const success: TickerRead = { success: true, tickers: [] };

function start({ random = 1, interval = 1000 } = {}) {
  const time = createTestTime();
  const responses: ((result: TickerRead) => void)[] = [];
  const signals: AbortSignal[] = [];
  const results: TickerRead[] = [];
  const poll = createTickerPoll({
    ticker: {
      read(signal) {
        signals.push(signal);
        return new Promise((resolve) => responses.push(resolve));
      },
    },
    onRead: (result) => results.push(result),
    interval,
    now: time.now,
    schedule: time.schedule,
    random: () => random,
  });
  poll.start();
  return {
    poll,
    time,
    results,
    signals,
    reads: () => signals.length,
    /** Settles the current read and returns the pause before the next. */
    async settleRead(result: TickerRead) {
      responses.shift()?.(result);
      // The poll needs two turns: one for the read and one for its continuation.
      await Promise.resolve();
      await Promise.resolve();
      return time.next();
    },
  };
}

test("default", async () => {
  const { time, reads, settleRead } = start();
  expect(reads()).toBe(1);
  expect(await settleRead(success)).toBe(1000);
  time.advance(999);
  expect(reads()).toBe(1);
  time.advance(1);
  expect(reads()).toBe(2);
});

test("behaviour: one read at a time, and a slow read is followed by the next at once", async () => {
  const { time, reads, settleRead } = start();
  time.advance(5000);
  expect(reads()).toBe(1);
  expect(await settleRead(success)).toBe(0);
});

test("behaviour: the interval includes the time of the read", async () => {
  const { time, settleRead } = start();
  time.advance(300);
  expect(await settleRead(success)).toBe(700);
});

test("behaviour: the pause grows after failures and resets after a success", async () => {
  const { time, settleRead } = start();
  const pauses: unknown[] = [];
  for (let count = 0; count < 7; count += 1) {
    const pause = await settleRead(failure());
    pauses.push(pause);
    time.advance(pause ?? 0);
  }
  expect(pauses).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  expect(await settleRead(success)).toBe(1000);
});

test("behaviour: up to half of the pause is jitter", async () => {
  expect(await start({ random: 0 }).settleRead(failure())).toBe(1000);
  expect(await start({ random: 0.5 }).settleRead(failure())).toBe(1500);
});

test("behaviour: the pause follows Retry-After, up to one hour", async () => {
  expect(await start().settleRead(failure(90))).toBe(90_000);
  expect(await start().settleRead(failure(1))).toBe(2000);
  expect(await start().settleRead(failure(999_999_999))).toBe(3_600_000);
});

test("behaviour: a stopped poll does nothing", async () => {
  const { poll, time, reads, results, signals, settleRead } = start();
  poll.stop();
  expect(signals[0]?.aborted).toBe(true);
  expect(await settleRead(success)).toBeUndefined();
  expect(results).toEqual([]);
  poll.start();
  expect(reads()).toBe(2);
  await settleRead(success);
  poll.stop();
  expect(time.waiting()).toBe(0);
});
