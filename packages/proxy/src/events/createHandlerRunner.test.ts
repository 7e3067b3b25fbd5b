import { expect, test, vi } from "vitest";
import { createTestLogger } from "../../test/createTestLogger.ts";
import { createTestTime } from "../../test/createTestTime.ts";
import { newEvent } from "../../test/newEvent.ts";
import type { EventHandler } from "../settings/eventHandler.ts";
import type { Schedule } from "../settings/schedule.ts";
import { createMemoryStore } from "../store/createMemoryStore.ts";
import type { Store } from "../store/Store.ts";
import { StoreError } from "../store/StoreError.ts";
import { createHandlerRunner, type HandlerRunner } from "./createHandlerRunner.ts";

interface Setup {
  readonly runner: HandlerRunner;
  readonly store: Store;
  readonly time: ReturnType<typeof createTestTime>;
  readonly logger: ReturnType<typeof createTestLogger>;
  readonly handled: string[];
  receive(...ids: string[]): Promise<void>;
}

interface StartParameters {
  readonly schedule?: Schedule | undefined;
  readonly onEvent?: EventHandler | undefined;
  readonly store?: Store | undefined;
  readonly time?: ReturnType<typeof createTestTime> | undefined;
  readonly eventAttempts?: number | undefined;
}

function start(parameters: StartParameters = {}): Setup {
  const { time = createTestTime(), onEvent = () => undefined, eventAttempts = 3 } = parameters;
  const { store = createMemoryStore({ now: time.now }), schedule = time.schedule } = parameters;
  const handled: string[] = [];
  const logger = createTestLogger();
  const runner = createHandlerRunner({
    store,
    onEvent(event, context) {
      handled.push(`${event.id} ${context.attempt}`);
      return onEvent(event, context);
    },
    eventAttempts,
    now: time.now,
    schedule,
    random: () => 1,
    logger,
  });
  return {
    runner,
    store,
    time,
    logger,
    handled,
    async receive(...ids) {
      for (const id of ids) await store.appendEvents([newEvent(id)]);
    },
  };
}

/** Runs all work that needs no timer. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
}

test("default: each event once, in the order of receipt", async () => {
  const { receive, handled, store } = start();
  await receive("a", "b", "c");
  await settle();
  expect(handled).toEqual(["a 1", "b 1", "c 1"]);
  await receive("b", "d");
  await settle();
  expect(handled).toEqual(["a 1", "b 1", "c 1", "d 1"]);
  expect(await store.readCursor("onEvent")).toEqual({ seq: 4, attempts: 0 });
});

test("behaviour: the handler gets the event and its context", async () => {
  const onEvent = vi.fn<EventHandler>();
  const { receive } = start({ onEvent });
  await receive("a");
  await settle();
  expect(onEvent.mock.calls[0]).toEqual([
    {
      id: "a",
      type: "deposit.success",
      version: 1,
      occurred_at: "2026-03-01T10:00:00.123Z",
      data: { note: "₦ 1,000" },
    },
    { seq: 1, receivedAt: Date.parse("2026-03-01T10:00:01Z"), attempt: 1, signal: expect.any(AbortSignal) },
  ]);
});

test("behaviour: a new handler gets older events too", async () => {
  const store = createMemoryStore();
  await store.appendEvents([newEvent("a"), newEvent("b")]);
  const { handled } = start({ store });
  await settle();
  expect(handled).toEqual(["a 1", "b 1"]);
});

test("behaviour: a failing event is retried with increasing pauses, and later events wait", async () => {
  let failures = 2;
  const onEvent: EventHandler = ({ id }) => {
    if (id !== "b" || failures === 0) return;
    failures -= 1;
    throw new TypeError("Ngozi Okonjo has no account");
  };
  const { receive, handled, time, logger } = start({ onEvent });
  await receive("a", "b", "c");
  await settle();
  expect(handled).toEqual(["a 1", "b 1"]);
  time.advance(999);
  await settle();
  expect(handled).toEqual(["a 1", "b 1"]);
  time.advance(1);
  await settle();
  expect(handled).toEqual(["a 1", "b 1", "b 2"]);
  time.advance(2_000);
  await settle();
  expect(handled).toEqual(["a 1", "b 1", "b 2", "b 3", "c 1"]);
  expect(logger.entries[0]).toMatchObject({ level: "warn", fields: { seq: 2, attempt: 1, code: "TypeError" } });
  expect(logger.text()).not.toContain("Ngozi");
});

test("behaviour: an event that keeps failing is parked and can be retried", async () => {
  let isBroken = true;
  const onEvent: EventHandler = ({ id }) => {
    if (id === "a" && isBroken) throw Object.assign(new Error("secret"), { code: "E_LEDGER" });
  };
  const { runner, receive, handled, time, logger } = start({ onEvent });
  await receive("a", "b");
  for (let second = 0; second < 10; second += 1) {
    await settle();
    time.advance(1_000);
  }
  await settle();
  expect(handled).toEqual(["a 1", "a 2", "a 3", "b 1"]);
  expect(await runner.parked()).toMatchObject([{ seq: 1, attempts: 3, error_code: "E_LEDGER" }]);
  expect(logger.entries.at(-1)).toMatchObject({ level: "error", fields: { seq: 1, attempts: 3, code: "E_LEDGER" } });
  await expect(runner.retry(1)).rejects.toThrow("secret");
  expect(await runner.parked()).toHaveLength(1);
  isBroken = false;
  await runner.retry(1);
  expect(handled.slice(4)).toEqual(["a 4", "a 4"]);
  expect(await runner.parked()).toEqual([]);
  await expect(runner.retry(2)).rejects.toThrow("Event 2 is not parked.");
});

test("behaviour: after a crash another instance continues with the unfinished event", async () => {
  const store = createMemoryStore();
  // Never settles, as if the process had crashed.
  const first = start({ store, onEvent: ({ id }) => (id === "b" ? new Promise(() => undefined) : undefined) });
  await first.receive("a", "b", "c");
  await settle();
  expect(first.handled).toEqual(["a 1", "b 1"]);
  await store.release({ name: "onEvent", holder: "" });
  const { time } = first;
  const second = start({ store: { ...store, lease: async () => true }, time });
  await settle();
  expect(second.handled).toEqual(["b 2", "c 1"]);
});

test.each([0, 900, 1_000, 2_900, 3_300, 6_600])(
  "behaviour: an instance killed %i ms into its turn is replaced within 5 seconds",
  async (lived) => {
    const time = createTestTime();
    const store = createMemoryStore({ now: time.now });
    let isKilled = false;
    const killable: Schedule = (callback, ...rest) => time.schedule(() => isKilled || callback(), ...rest);
    const first = start({ store, time, schedule: killable, onEvent: () => new Promise(() => undefined) });
    await first.receive("a");
    await settle();
    const second = start({ store, time });
    const pass = async (milliseconds: number) => {
      for (let step = 0; step < milliseconds; step += 100) {
        time.advance(100);
        await settle();
      }
    };
    await pass(lived);
    expect([first.handled, second.handled]).toEqual([["a 1"], []]);
    isKilled = true;
    await pass(4_900);
    expect(second.handled).toEqual(["a 2"]);
  },
);

test("behaviour: an instance whose store does not respond stops before another one can take over", async () => {
  const time = createTestTime();
  const store = createMemoryStore({ now: time.now });
  const signals: AbortSignal[] = [];
  const onEvent: EventHandler = (_, { signal }) => {
    signals.push(signal);
    return new Promise(() => undefined);
  };
  const lease = vi.fn(store.lease).mockImplementationOnce(store.lease);
  const { receive } = start({
    store: { ...store, lease: lease.mockReturnValue(new Promise(() => undefined)) },
    time,
    onEvent,
  });
  await receive("a");
  await settle();
  const other = { name: "onEvent", holder: "other", ttl: 1 };
  time.advance(3_499);
  await settle();
  expect([signals[0]?.aborted, await store.lease(other)]).toEqual([false, false]);
  time.advance(1);
  expect([signals[0]?.aborted, await store.lease(other)]).toEqual([true, true]);
});

test("behaviour: retention keeps events for a handler that has not had one yet", async () => {
  const { store } = start();
  await settle();
  expect(await store.readCursor("onEvent")).toEqual({ seq: 0, attempts: 0 });
});

test("behaviour: an unreadable event is parked at once, and later events do not wait", async () => {
  const { receive, store, runner, handled } = start();
  const bodies = ["\xff", "hello", "[]", '{"id":"b"}', `{"a":${"[".repeat(200)}${"]".repeat(200)}}`];
  for (const [index, body] of bodies.entries()) {
    await store.appendEvents([newEvent(`odd-${index}`, { body: Uint8Array.from(body, (one) => one.charCodeAt(0)) })]);
  }
  await store.appendEvents([newEvent("other", { body: newEvent("a").body })]);
  await receive("fine");
  await settle();
  expect(handled).toEqual(["fine 1"]);
  expect((await runner.parked()).map(({ seq, attempts, error_code }) => [seq, attempts, error_code])).toEqual([
    [1, 0, "BODY_NOT_UTF8"],
    [2, 0, "BODY_NOT_JSON"],
    [3, 0, "BODY_INVALID"],
    [4, 0, "BODY_INVALID"],
    [5, 0, "TOO_DEEP"],
    [6, 0, "ID_MISMATCH"],
  ]);
  await expect(runner.retry(5)).rejects.toThrow("Event 5 cannot be read (TOO_DEEP).");
});

test("behaviour: the handler gets a number that a double cannot represent as a string", async () => {
  const data = '{"amount":12345678901234567890.10,"fee":0.50,"blocks":[9007199254740993]}';
  const body = `{"id":"a","type":"deposit.success","version":1,"occurred_at":"2026-03-01T10:00:00Z","data":${data}}`;
  const onEvent = vi.fn<EventHandler>();
  const { store } = start({ onEvent });
  await store.appendEvents([newEvent("a", { body: new TextEncoder().encode(body) })]);
  await settle();
  expect(onEvent.mock.calls[0]?.[0].data).toEqual({
    amount: "12345678901234567890.10",
    fee: 0.5,
    blocks: ["9007199254740993"],
  });
});

test("behaviour: an event that crashes the process each time is parked too", async () => {
  const store = createMemoryStore();
  await store.appendEvents([newEvent("a"), newEvent("b")]);
  await store.moveCursor({ handler: "onEvent", from: null, to: { seq: 0, attempts: 3 } });
  const { handled, runner } = start({ store });
  await settle();
  expect(handled).toEqual(["b 1"]);
  expect(await runner.parked()).toMatchObject([{ seq: 1, attempts: 3, error_code: "CRASHED" }]);
});

test("behaviour: one of two instances handles events, and the other continues when it closes", async () => {
  const time = createTestTime();
  const store = createMemoryStore({ now: time.now });
  const one = start({ store, time });
  const other = start({ store, time });
  await one.receive("a", "b", "c");
  await settle();
  expect([...one.handled, ...other.handled].toSorted()).toEqual(["a 1", "b 1", "c 1"]);
  await one.runner.close();
  await one.receive("d");
  time.advance(5_000);
  await settle();
  expect(other.handled.at(-1)).toBe("d 1");
});

test("behaviour: an instance that lost its lease does not continue", async () => {
  const signals: AbortSignal[] = [];
  let finish: () => void = () => undefined;
  const onEvent: EventHandler = (_, { signal }) => {
    signals.push(signal);
    return new Promise<void>((resolve) => {
      finish = resolve;
    });
  };
  const time = createTestTime();
  const store = createMemoryStore({ now: time.now });
  let isHeld = true;
  const { receive } = start({ store: { ...store, lease: async () => isHeld }, time, onEvent });
  await receive("a", "b");
  await settle();
  isHeld = false;
  time.advance(5_000);
  await settle();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  await store.moveCursor({ handler: "onEvent", from: { seq: 0, attempts: 1 }, to: { seq: 2, attempts: 0 } });
  finish();
  await settle();
  expect(signals).toHaveLength(1);
  expect(await store.readCursor("onEvent")).toEqual({ seq: 2, attempts: 0 });
});

test("behaviour: a lease that is renewed when the turn ends is not renewed again", async () => {
  const time = createTestTime();
  const store = createMemoryStore({ now: time.now });
  let finish: () => void = () => undefined;
  let prolong: () => void = () => undefined;
  const lease = vi.fn(store.lease).mockImplementationOnce(store.lease);
  lease.mockImplementationOnce(async (parameters) => {
    await new Promise<void>((resolve) => {
      prolong = resolve;
    });
    return store.lease(parameters);
  });
  const onEvent: EventHandler = () =>
    new Promise<void>((resolve) => {
      finish = resolve;
    });
  const { receive, runner } = start({ store: { ...store, lease }, time, onEvent });
  await receive("a");
  await settle();
  time.advance(5_000);
  finish();
  await settle();
  prolong();
  await settle();
  expect([lease.mock.calls.length, time.waiting()]).toEqual([2, 0]);
  await runner.close();
});

test("behaviour: closing waits for the handler for a limited time", async () => {
  let finish: () => void = () => undefined;
  const onEvent: EventHandler = () =>
    new Promise<void>((resolve) => {
      finish = resolve;
    });
  const { runner, receive, store, time } = start({ onEvent });
  await receive("a", "b");
  await settle();
  const closed = runner.close();
  finish();
  await closed;
  expect(await store.readCursor("onEvent")).toEqual({ seq: 1, attempts: 0 });
  const stuck = start({ onEvent: () => new Promise(() => undefined), time });
  await stuck.receive("a");
  await settle();
  const closing = stuck.runner.close();
  time.advance(10_000);
  await closing;
});

test("behaviour: a failed write of the cursor does not count as a failure of the handler", async () => {
  const store = createMemoryStore();
  const moveCursor = vi.fn(store.moveCursor);
  moveCursor.mockImplementationOnce(store.moveCursor).mockImplementationOnce(store.moveCursor);
  moveCursor.mockRejectedValueOnce(new StoreError("locked"));
  const { receive, handled, time, logger } = start({ store: { ...store, moveCursor } });
  await receive("a");
  await settle();
  expect(logger.entries).toMatchObject([{ level: "error", fields: { reason: "locked" } }]);
  time.advance(5_000);
  await settle();
  expect(handled).toEqual(["a 1", "a 2"]);
  expect(await store.readCursor("onEvent")).toEqual({ seq: 1, attempts: 0 });
});

test("behaviour: after a failure of the store the event is retried", async () => {
  const store = createMemoryStore();
  const readEvents = vi.fn(store.readEvents).mockRejectedValueOnce(new StoreError("locked"));
  const { handled, receive, time, logger } = start({ store: { ...store, readEvents } });
  await settle();
  expect(logger.entries).toMatchObject([{ level: "error", fields: { reason: "locked" } }]);
  time.advance(5_000);
  await receive("a");
  await settle();
  expect(handled).toEqual(["a 1"]);
});
