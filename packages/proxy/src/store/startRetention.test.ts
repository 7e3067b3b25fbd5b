import { expect, test, vi } from "vitest";
import { createTestLogger } from "../../test/createTestLogger.ts";
import { createTestTime } from "../../test/createTestTime.ts";
import { newEvent } from "../../test/newEvent.ts";
import { createMemoryStore } from "./createMemoryStore.ts";
import type { Store } from "./Store.ts";
import { StoreError } from "./StoreError.ts";
import { startRetention } from "./startRetention.ts";

const MINUTE = 60_000;
const calm = { seconds: 0, isBehind: false };

function start() {
  const time = createTestTime();
  const store = createMemoryStore({ now: time.now });
  const deleteEvents = vi.fn(store.deleteEvents);
  const logger = createTestLogger();
  const check = vi.fn(async () => ({ seconds: 0, isBehind: false }));
  const keep = () =>
    startRetention({
      ...time,
      store: { ...store, deleteEvents },
      retention: { events: 5 * MINUTE },
      handlerMonitor: { check },
      logger,
    });
  return { time, store, deleteEvents, check, logger, keep };
}

/** Advances the time minute by minute and runs due timers. */
async function pass(time: ReturnType<typeof createTestTime>, minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    time.advance(MINUTE);
    await new Promise(setImmediate);
  }
}

test("default: one instance regularly deletes expired data", async () => {
  const { time, store, deleteEvents, keep } = start();
  keep();
  keep();
  await store.appendEvents([newEvent("a", { received_at: time.now() })]);
  await pass(time, 1);
  expect(await store.readEvents({ after: 0, limit: 9 })).toHaveLength(1);
  await pass(time, 20);
  expect(await store.readEvents({ after: 0, limit: 9 })).toEqual([]);
  expect(deleteEvents).toHaveBeenCalledTimes(3);
});

test("behaviour: a clock that jumps 31 days ahead deletes nothing early", async () => {
  const time = createTestTime();
  let jump = 0;
  const store = createMemoryStore({ now: () => time.now() + jump });
  const logger = createTestLogger();
  const stop = startRetention({ ...time, store, retention: {}, handlerMonitor: { check: async () => calm }, logger });
  const ids = async () => (await store.readEvents({ after: 0, limit: 9 })).map(({ id }) => id);
  await store.appendEvents([newEvent("a", { received_at: time.now() })]);
  await store.appendSamples([{ pair_id: "BTC-NGN", time: time.now(), last: "1", best_bid: "1", best_ask: "1" }]);
  jump = 31 * 24 * 60 * MINUTE;
  await pass(time, 60);
  expect(await ids()).toEqual(["a"]);
  expect(await store.readSampledPairs()).toEqual(["BTC-NGN"]);
  // An event with the new time confirms it.
  await store.appendEvents([newEvent("b", { received_at: time.now() + jump })]);
  await pass(time, 60);
  expect(await ids()).toEqual(["b"]);
  stop();
});

test("behaviour: the clock of a database server is trusted", async () => {
  const time = createTestTime();
  const memory = createMemoryStore({ now: time.now });
  const now = time.now() + 31 * 24 * 60 * MINUTE;
  const store: Store = { ...memory, readClock: async () => ({ now, isIndependent: true }) };
  const stop = startRetention({
    ...time,
    store,
    retention: {},
    handlerMonitor: { check: async () => calm },
    logger: createTestLogger(),
  });
  await store.appendEvents([newEvent("a", { received_at: time.now() })]);
  await pass(time, 1);
  expect(await store.readEvents({ after: 0, limit: 9 })).toEqual([]);
  stop();
});

test("behaviour: each instance checks the handlers on every run", async () => {
  const { time, check, keep } = start();
  keep();
  keep();
  await pass(time, 11);
  expect(check).toHaveBeenCalledTimes(4);
});

test("behaviour: runs continue after a failure and end after stopping", async () => {
  const { time, deleteEvents, logger, keep } = start();
  deleteEvents.mockRejectedValueOnce(new StoreError("locked"));
  const stop = keep();
  await pass(time, 11);
  expect(logger.entries).toMatchObject([{ level: "warn", fields: { reason: "locked" } }]);
  expect(deleteEvents).toHaveBeenCalledTimes(2);
  stop();
  await pass(time, 30);
  expect(deleteEvents).toHaveBeenCalledTimes(2);
});
