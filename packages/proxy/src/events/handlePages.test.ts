import { describe, expect, test } from "vitest";
import { createGate } from "../../test/createGate.ts";
import { createTestLogger } from "../../test/createTestLogger.ts";
import { createTestTime } from "../../test/createTestTime.ts";
import { newEvent } from "../../test/newEvent.ts";
import type { EventBatchHandler } from "../settings/eventHandler.ts";
import { createMemoryStore } from "../store/createMemoryStore.ts";
import type { Store } from "../store/Store.ts";
import { createHandlerRunner } from "./createHandlerRunner.ts";

interface StartParameters {
  readonly store: Store;
  readonly isBatched: boolean;
  readonly handle?: EventBatchHandler | undefined;
  readonly calls?: string[] | undefined;
}

/** Starts a handler that writes each call as `id,id attempt`. */
function start({ store, isBatched, handle = () => undefined, calls = [] }: StartParameters) {
  const time = createTestTime();
  const onEvents: EventBatchHandler = (events, context) => {
    calls.push(`${events.map(({ event }) => event.id).join()} ${context.attempt}`);
    return handle(events, context);
  };
  const runner = createHandlerRunner({
    store,
    ...(isBatched
      ? { onEvents }
      : { onEvent: (event, { seq, receivedAt, ...context }) => onEvents([{ event, seq, receivedAt }], context) }),
    eventAttempts: 2,
    now: time.now,
    schedule: time.schedule,
    random: () => 1,
    logger: createTestLogger(),
  });
  return { runner, time, calls };
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
}

async function fill(store: Store, count: number): Promise<readonly string[]> {
  const ids = Array.from({ length: count }, (_, index) => `e${index + 1}`);
  await store.appendEvents(ids.map((id) => newEvent(id)));
  return ids;
}

const forever = () => new Promise<never>(() => undefined);

/** A store that stops to respond before or after its nth move of a cursor, as if the process had ended. */
function crashingStore(store: Store, step: number, moment: string) {
  let moves = 0;
  const crashed = createGate();
  const crash = () => {
    crashed.resolve();
    return forever();
  };
  const moveCursor: Store["moveCursor"] = async (parameters) => {
    moves += 1;
    if (moves > step || (moves === step && moment === "before")) return crash();
    const isMoved = await store.moveCursor(parameters);
    return moves === step ? crash() : isMoved;
  };
  return { store: { ...store, moveCursor }, moves: () => moves, crashed: crashed.promise };
}

test("behaviour: the commit that finishes an event begins the next one", async () => {
  const store = createMemoryStore();
  await fill(store, 10);
  const counted = crashingStore(store, Number.POSITIVE_INFINITY, "after");
  const { calls } = start({ store: counted.store, isBatched: false });
  await settle();
  expect(calls).toHaveLength(10);
  // One creates the cursor and one begins the first event.
  expect(counted.moves()).toBe(12);
  expect(await store.readCursor("onEvent")).toEqual({ seq: 10, attempts: 0 });
});

describe.each([false, true])("several events per call: %s", (isBatched) => {
  test.each(["before", "after"])(
    "behaviour: a process that ends %s any commit loses no event and repeats only its last call",
    async (moment) => {
      for (let step = 1, isOver = false; !isOver; step += 1) {
        const store = createMemoryStore();
        const ids = await fill(store, 5);
        const crashing = crashingStore(store, step, moment);
        const first = start({ store: crashing.store, isBatched });
        await settle();
        isOver = crashing.moves() < step;
        const second = start({ store: { ...store, lease: async () => true }, isBatched });
        await settle();
        const handled = [...first.calls, ...second.calls].flatMap((call) => call.split(" ")[0]?.split(",") ?? []);
        expect(handled.filter((id, index) => handled.indexOf(id) === index)).toEqual(ids);
        const lastCall = first.calls.at(-1)?.split(" ")[0]?.split(",") ?? [];
        const repeated = handled.filter((id, index) => handled.indexOf(id) !== index);
        expect(lastCall).toEqual(expect.arrayContaining(repeated));
        expect(await store.readCursor("onEvent")).toEqual({ seq: 5, attempts: 0 });
        expect(await store.readParked({ handler: "onEvent", after: 0, limit: 9 })).toEqual([]);
      }
    },
  );

  test("behaviour: an event that had begun when the proxy closed keeps its attempts", async () => {
    const store = createMemoryStore();
    await fill(store, 101);
    const gate = createGate();
    const moveCursor: Store["moveCursor"] = async (parameters) => {
      const isMoved = await store.moveCursor(parameters);
      if (parameters.to.seq > 0) await gate.promise;
      return isMoved;
    };
    const { runner, calls } = start({ store: { ...store, moveCursor }, isBatched });
    await settle();
    const closed = runner.close();
    gate.resolve();
    await closed;
    expect(calls).toHaveLength(1);
    expect(await store.readCursor("onEvent")).toEqual({ seq: isBatched ? 100 : 1, attempts: 0 });
  });
});

describe("onEvents", () => {
  test("default: up to 100 events a call, in order, with two commits", async () => {
    const store = createMemoryStore();
    const ids = await fill(store, 230);
    const counted = crashingStore(store, Number.POSITIVE_INFINITY, "after");
    const received: unknown[] = [];
    const { calls } = start({
      store: counted.store,
      isBatched: true,
      handle: (events) => void received.push(...events),
    });
    await settle();
    expect(calls).toEqual([
      `${ids.slice(0, 100).join()} 1`,
      `${ids.slice(100, 200).join()} 1`,
      `${ids.slice(200).join()} 1`,
    ]);
    expect(counted.moves()).toBe(1 + 3 * 2);
    expect(received[1]).toEqual({
      event: expect.objectContaining({ id: "e2", data: { note: "₦ 1,000" } }),
      seq: 2,
      receivedAt: Date.parse("2026-03-01T10:00:01Z"),
    });
  });

  test("behaviour: after an error the events come one at a time, and only the failing one is parked", async () => {
    const store = createMemoryStore();
    await fill(store, 4);
    const { calls, time, runner } = start({
      store,
      isBatched: true,
      handle(events) {
        if (events.some(({ event }) => event.id === "e3")) throw new TypeError("e3");
      },
    });
    await settle();
    expect(calls).toEqual(["e1,e2,e3,e4 1"]);
    time.advance(1_000);
    await settle();
    expect(calls.slice(1)).toEqual(["e1 2", "e2 1", "e3 1"]);
    time.advance(1_000);
    await settle();
    expect(calls.slice(4)).toEqual(["e3 2", "e4 1"]);
    expect(await runner.parked()).toMatchObject([{ seq: 3, attempts: 2, error_code: "TypeError" }]);
    await store.appendEvents([newEvent("e5"), newEvent("e6")]);
    await settle();
    expect(calls.at(-1)).toBe("e5,e6 1");
  });

  test("behaviour: the events of a call that crashed the process come one at a time", async () => {
    const store = createMemoryStore();
    const ids = await fill(store, 103);
    start({ store, isBatched: true, handle: forever });
    await settle();
    const { calls } = start({ store: { ...store, lease: async () => true }, isBatched: true });
    await settle();
    expect(calls).toEqual(["e1 2", ...ids.slice(1, 100).map((id) => `${id} 1`), "e101,e102,e103 1"]);
  });

  test("behaviour: an unreadable event ends a call and is parked", async () => {
    const store = createMemoryStore();
    await fill(store, 2);
    await store.appendEvents([newEvent("odd", { body: Uint8Array.of(0xff) }), newEvent("e4"), newEvent("e5")]);
    const { calls, runner } = start({ store, isBatched: true });
    await settle();
    expect(calls).toEqual(["e1,e2 1", "e4,e5 1"]);
    expect(await runner.parked()).toMatchObject([{ seq: 3, error_code: "BODY_NOT_UTF8" }]);
  });

  test("behaviour: a parked event is retried alone, with a signal that is not aborted", async () => {
    const store = createMemoryStore();
    await store.appendEvents([newEvent("a")]);
    await store.moveCursor({ handler: "onEvent", from: null, to: { seq: 0, attempts: 2 } });
    const signals: AbortSignal[] = [];
    const { calls, runner } = start({
      store,
      isBatched: true,
      handle: (_, { signal }) => void signals.push(signal),
    });
    await settle();
    await runner.retry(1);
    expect([calls, signals.map(({ aborted }) => aborted)]).toEqual([["a 3"], [false]]);
  });
});
