import { expect, test, vi } from "vitest";
import { createTestLogger } from "../../test/createTestLogger.ts";
import { createTestTime } from "../../test/createTestTime.ts";
import { newEvent } from "../../test/newEvent.ts";
import { createMemoryStore } from "./createMemoryStore.ts";
import { keepTidy } from "./keepTidy.ts";
import { StoreError } from "./StoreError.ts";

const MINUTE = 60_000;

function start() {
  const time = createTestTime();
  const store = createMemoryStore({ now: time.now });
  const deleteEvents = vi.fn(store.deleteEvents);
  const logger = createTestLogger();
  const keep = () =>
    keepTidy({ ...time, store: { ...store, deleteEvents }, retention: { events: 5 * MINUTE }, logger });
  return { time, store, deleteEvents, logger, keep };
}

/** Lets minutes pass one by one, with what they set off. */
async function pass(time: ReturnType<typeof createTestTime>, minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    time.advance(MINUTE);
    await new Promise(setImmediate);
  }
}

test("default: what is past its time is deleted now and then, by one instance", async () => {
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

test("behaviour: after a failure it goes on, and once stopped it does not", async () => {
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
