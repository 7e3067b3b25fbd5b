import type { Scope } from "@partner-kit/contract";
import { expect, onTestFinished, test, vi } from "vitest";
import { createTestProxy } from "../../test/createTestProxy.ts";
import { createTestTime } from "../../test/createTestTime.ts";
import { newEvent } from "../../test/newEvent.ts";
import { readLive } from "../../test/readLive.ts";
import { createMemoryStore } from "../store/createMemoryStore.ts";
import type { Store } from "../store/Store.ts";
import { StoreError } from "../store/StoreError.ts";

/** A proxy whose users send their scopes in a header. */
function start(store: Store = createMemoryStore()) {
  const time = createTestTime();
  const test = createTestProxy({
    store,
    now: time.now,
    schedule: time.schedule,
    authorize: ({ headers }) => ({ subject: "ada", scopes: (headers.get("x-scopes") ?? "").split(" ") as Scope[] }),
  });
  onTestFinished(() => test.proxy.close());
  return {
    ...test,
    store,
    time,
    async watch({ scopes = "wallets:view", lastEventId }: { scopes?: string; lastEventId?: number } = {}) {
      const headers = { "x-scopes": scopes, "last-event-id": lastEventId === undefined ? null : String(lastEventId) };
      const viewer = readLive(await test.call("/kit/live", { headers }));
      // The stream starts after the store has responded.
      await new Promise(setImmediate);
      return viewer;
    },
    receive: (...ids: string[]) => store.appendEvents(ids.map((id) => newEvent(id, { received_at: time.now() }))),
  };
}

test("default", async () => {
  const { watch, receive } = start();
  const viewer = await watch();
  await receive("a");
  expect(await viewer.raw()).toBe(
    'id: 1\nevent: event\ndata: {"seq":1,"id":"a","type":"deposit.success","occurred_at":"2026-03-01T10:00:00.123Z"}',
  );
});

test("behaviour: a stream without events sends its sequence number, so that a reader can resume", async () => {
  const { call, receive, watch, time } = start();
  await receive("a", "b");
  time.advance(30_000);
  const body = (await call("/kit/live", { headers: { "x-scopes": "wallets:view" } })).body?.getReader();
  expect(new TextDecoder().decode((await body?.read())?.value)).toBe("id: 2\nevent: start\ndata: {}\n\n");
  await body?.cancel();
  await receive("c");
  expect(await (await watch({ lastEventId: 2 })).next("event")).toMatchObject({ seq: 3, id: "c" });
});

test("behaviour: a stream without Last-Event-ID starts with the events since the page may have read its data", async () => {
  const { watch, receive, time } = start();
  await receive("a");
  time.advance(1);
  await receive("b");
  time.advance(29_999);
  const viewer = await watch();
  await receive("c");
  for (const id of ["b", "c"]) expect(await viewer.next("event")).toMatchObject({ id });
});

test("behaviour: a stream continues after the reader's last event, and then sends new events", async () => {
  const { watch, receive } = start();
  await receive("a", "b", "c");
  const viewer = await watch({ lastEventId: 1 });
  await receive("d");
  for (const id of ["b", "c", "d"]) expect(await viewer.next("event")).toMatchObject({ id });
});

test.each([
  ["older than the oldest stored event", 1],
  ["from another store", 99],
])("behaviour: a reader whose last event is %s gets a reset", async (_, lastEventId) => {
  const { watch, receive, store } = start();
  await receive("a", "b", "c");
  await store.deleteEvents({ before: Number.MAX_SAFE_INTEGER, limit: 2 });
  const viewer = await watch({ lastEventId });
  await receive("d");
  expect(await viewer.raw()).toBe('id: 3\nevent: reset\ndata: {"reason":"too_old"}');
  expect(await viewer.next("event")).toMatchObject({ id: "d" });
});

test.each([
  ["wallets:view", ["deposit.success", "withdrawal.failed"]],
  ["trades:view", ["exchange.filled"]],
  ["wallets:view trades:view", ["deposit.success", "exchange.filled", "withdrawal.failed", "refund.success"]],
])("behaviour: with %s a user sees %j", async (scopes, types) => {
  const { watch, store, call, service } = start();
  service.faults.add({ status: 503 });
  const all = ["deposit.success", "exchange.filled", "withdrawal.failed", "refund.success"];
  await store.appendEvents(all.map((type) => newEvent(type, { type })));
  const viewer = await watch({ scopes, lastEventId: 0 });
  const seen: string[] = [];
  while (seen.length < types.length) {
    const [, type] = /"type":"([^"]+)"/.exec((await viewer.raw()) ?? "") ?? [];
    if (type !== undefined) seen.push(type);
  }
  expect(seen).toEqual(types);
  const { data } = await (await call("/kit/events", { headers: { "x-scopes": scopes } })).json();
  expect(data.events.map(({ type }: { type: string }) => type)).toEqual(types);
});

test("behaviour: without any event scope a stream has no events", async () => {
  const { watch, receive, time } = start();
  const viewer = await watch({ scopes: "webhooks:manage", lastEventId: 0 });
  await receive("a");
  await new Promise(setImmediate);
  const block = viewer.raw();
  time.advance(8_000);
  expect(await block).toBe(": heartbeat");
});

test("behaviour: a long backlog is sent at the reader's pace, without gaps", async () => {
  const { watch, receive } = start();
  const ids = Array.from({ length: 2_000 }, (_, index) => `event-${index}`);
  await receive(...ids);
  const viewer = await watch({ lastEventId: 0 });
  await receive("last");
  for (const id of [...ids, "last"]) expect((await viewer.next("event")).id).toBe(id);
});

test("behaviour: readers at the same sequence number share one read", async () => {
  const store = createMemoryStore();
  const readEvents = vi.fn(store.readEvents);
  const { watch, receive } = start({ ...store, readEvents });
  const viewers = await Promise.all(Array.from({ length: 10 }, () => watch()));
  readEvents.mockClear();
  await receive("a");
  for (const viewer of viewers) expect((await viewer.next("event")).id).toBe("a");
  expect(readEvents).toHaveBeenCalledTimes(1);
});

// A proxy crashed, and its readers continue here. With a read of their own for each page, a thousand of them never caught up.
test("behaviour: readers that are behind share reads, also while new events arrive", async () => {
  const store = createMemoryStore();
  const readEvents = vi.fn(store.readEvents);
  const { watch, receive } = start({ ...store, readEvents });
  const ids = Array.from({ length: 500 }, (_, index) => `event-${index}`);
  await receive(...ids);
  const viewers = await Promise.all(Array.from({ length: 9 }, (_, index) => watch({ lastEventId: 5 * index })));
  await receive("last");
  for (const [index, viewer] of viewers.entries())
    for (const id of [...ids.slice(5 * index), "last"]) expect((await viewer.next("event")).id).toBe(id);
  // Ten full pages and the ends of the backlog. Each reader alone would need nine.
  expect(readEvents.mock.calls.length).toBeLessThan(40);
});

test("behaviour: readers with different scopes that are served together see their own events, each once", async () => {
  const { watch, store } = start();
  const scopes = ["wallets:view", "trades:view", "wallets:view trades:view"];
  const viewers = await Promise.all(scopes.map((scopes) => watch({ scopes })));
  for (let round = 0; round < 3; round += 1) {
    const [filled, paid] = [`filled ${round}`, `paid ${round}`];
    await store.appendEvents([newEvent(filled, { type: "exchange.filled" }), newEvent(paid)]);
    const [wallets, trades, both] = viewers;
    expect((await wallets?.next("event"))?.id).toBe(paid);
    expect((await trades?.next("event"))?.id).toBe(filled);
    expect([(await both?.next("event"))?.id, (await both?.next("event"))?.id]).toEqual([filled, paid]);
  }
});

test("behaviour: a reader that joins while others are served misses no event", async () => {
  const { watch, receive } = start();
  await receive("a");
  const first = await watch({ lastEventId: 0 });
  const [second] = await Promise.all([watch({ lastEventId: 0 }), receive("b")]);
  await receive("c");
  for (const viewer of [first, second])
    for (const id of ["a", "b", "c"]) expect((await viewer.next("event")).id).toBe(id);
});

test("behaviour: after a failure of the store the read is retried, without gaps", async () => {
  const store = createMemoryStore();
  const readEvents = vi.fn(store.readEvents);
  const { watch, receive, time, logger } = start({ ...store, readEvents });
  const viewer = await watch();
  readEvents.mockRejectedValueOnce(new StoreError("unreachable"));
  await receive("a");
  await vi.waitUntil(() => logger.text().includes("unreachable"));
  await receive("b");
  time.advance(5_000);
  for (const id of ["a", "b"]) expect((await viewer.next("event")).id).toBe(id);
});
