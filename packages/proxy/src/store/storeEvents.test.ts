import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { newEvent } from "../../test/newEvent.ts";
import { type TestStores, testStores } from "../../test/testStores.ts";
import type { Store } from "./Store.ts";
import { StoreError } from "./StoreError.ts";

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

  async function ids(after = 0): Promise<readonly string[]> {
    return (await store.readEvents({ after, limit: 1_000 })).map(({ id }) => id);
  }

  async function sequences(): Promise<readonly number[]> {
    return (await store.readEvents({ after: 0, limit: 1_000 })).map(({ seq }) => seq);
  }

  describe("events", () => {
    test("default", async () => {
      const body = Uint8Array.of(0x7b, 0x22, 0xe2, 0x82, 0xa6, 0x00, 0xff, 0x7d);
      const [first, second] = [newEvent("a", { body }), newEvent("b", { type: "exchange.filled" })];
      await store.appendEvents([first, second]);
      const read = await store.readEvents({ after: 0, limit: 10 });
      const plain = read.map((event) => ({ ...event, body: new Uint8Array(event.body) }));
      expect(plain).toEqual([
        { ...first, seq: 1 },
        { ...second, seq: 2 },
      ]);
    });

    test("behaviour: bodies of any length and byte are returned unchanged", async () => {
      const bodies = [0, 1, 300, 70_000].map((length) => Uint8Array.from({ length }, (_, index) => (index * 7) % 256));
      await store.appendEvents(bodies.map((body, index) => newEvent(`event ${index}`, { body })));
      const read = await store.readEvents({ after: 0, limit: 10 });
      expect(read.map(({ body }) => new Uint8Array(body))).toEqual(bodies);
    });

    test("behaviour: a body that was a view of a larger buffer is unchanged", async () => {
      const read = Uint8Array.of(1, 2, 3, 4);
      await store.appendEvents([newEvent("a", { body: read.subarray(1, 3) })]);
      read.fill(9);
      const [event] = await store.readEvents({ after: 0, limit: 1 });
      expect(event && Array.from(event.body)).toEqual([2, 3]);
    });

    test("behaviour: a repeated event is stored once", async () => {
      await store.appendEvents([newEvent("a")]);
      await store.appendEvents([newEvent("a", { type: "deposit.failed" }), newEvent("b"), newEvent("b")]);
      expect(await store.readEvents({ after: 0, limit: 10 })).toMatchObject([
        { id: "a", type: "deposit.success" },
        { id: "b" },
      ]);
    });

    test("behaviour: an event whose ID is stored with another body is returned, and the first body stays", async () => {
      const [first, again] = [newEvent("a"), newEvent("a")];
      const [other, fresh] = [newEvent("a", { body: Uint8Array.of(1) }), newEvent("b")];
      expect(await store.appendEvents([first])).toEqual(new Set());
      expect(await store.appendEvents([again])).toEqual(new Set());
      expect(await store.appendEvents([fresh, other])).toEqual(new Set([other]));
      const [stored] = await store.findEvents(["a"]);
      expect(stored && new Uint8Array(stored.body)).toEqual(first.body);
    });

    test("behaviour: of concurrent calls with one ID and two bodies, the later event is returned", async () => {
      const [one, other] = [newEvent("a"), newEvent("a", { body: Uint8Array.of(1) })];
      const [ofOne, ofOther] = await Promise.all([store.appendEvents([one]), store.appendEvents([other])]);
      expect([ofOne.has(one), ofOther.has(other)]).toEqual([false, true]);
    });

    test("findEvents: finds any number of IDs", async () => {
      const all = Array.from({ length: 40 }, (_, index) => `event ${index}`);
      await store.appendEvents(all.map((id) => newEvent(id)));
      expect((await store.findEvents(["none", "event 3"])).map(({ id, seq }) => [id, seq])).toEqual([["event 3", 4]]);
      expect((await store.findEvents(all)).map(({ id }) => id).toSorted()).toEqual(all.toSorted());
      expect(await store.findEvents([])).toEqual([]);
    });

    test("behaviour: concurrent calls all resolve and keep their order", async () => {
      const calls = Array.from({ length: 200 }, (_, index) => store.appendEvents([newEvent(`event ${index % 100}`)]));
      await Promise.all(calls);
      expect(await ids()).toEqual(Array.from({ length: 100 }, (_, index) => `event ${index}`));
    });

    test("behaviour: a text that cannot be stored unchanged is refused, and nothing is stored", async () => {
      for (const text of ["a\0b", "a\ud800"]) {
        const refused = await store.appendEvents([newEvent("fine"), newEvent("odd", { type: text })]).catch(reasonOf);
        expect(refused).toBe("invalid");
      }
      expect(await ids()).toEqual([]);
    });

    test("parameters: after and limit", async () => {
      await store.appendEvents(["a", "b", "c", "d"].map((id) => newEvent(id)));
      const [, second = 0, , last] = await sequences();
      expect(await ids(second)).toEqual(["c", "d"]);
      expect((await store.readEvents({ after: second, limit: 1 })).map(({ id }) => id)).toEqual(["c"]);
      expect(await ids(last)).toEqual([]);
    });

    test("readEventBounds: reflects deletions, and no sequence number is reused", async () => {
      expect(await store.readEventBounds()).toEqual({ oldest: 0, newest: 0 });
      await store.appendEvents([newEvent("a", { received_at: 1 }), newEvent("b", { received_at: 2 })]);
      const [a = 0, b = 0] = await sequences();
      expect(await store.readEventBounds()).toEqual({ oldest: 0, newest: b });
      expect(await store.deleteEvents({ before: 2, limit: 10 })).toBe(1);
      expect(await store.readEventBounds()).toEqual({ oldest: a, newest: b });
      expect(await store.deleteEvents({ before: 3, limit: 10 })).toBe(1);
      expect(await store.readEventBounds()).toEqual({ oldest: b, newest: b });
      await store.appendEvents([newEvent("c")]);
      expect((await sequences())[0]).toBeGreaterThan(b);
    });

    test("deleteEvents: deletes the oldest expired events, up to the limit", async () => {
      const times = [1, 2, 3, 9, 4];
      await store.appendEvents(times.map((received_at) => newEvent(`at ${received_at}`, { received_at })));
      expect(await store.deleteEvents({ before: 5, limit: 2 })).toBe(2);
      expect(await ids()).toEqual(["at 3", "at 9", "at 4"]);
      expect(await store.deleteEvents({ before: 5, limit: 2 })).toBe(1);
      expect(await store.deleteEvents({ before: 5, limit: 2 })).toBe(0);
      expect(await ids()).toEqual(["at 9", "at 4"]);
    });
  });

  describe("handlers", () => {
    const parked = { seq: 7, attempts: 5, error_code: "TIMEOUT", parked_at: NOON };

    test("default", async () => {
      expect(await store.readCursor("mail")).toBeNull();
      expect(await store.moveCursor({ handler: "mail", from: null, to: { seq: 6, attempts: 0 } })).toBe(true);
      const moves = { handler: "mail", from: { seq: 6, attempts: 0 }, to: { seq: 6, attempts: 1 } };
      expect(await store.moveCursor(moves)).toBe(true);
      expect(await store.readCursor("mail")).toEqual({ seq: 6, attempts: 1 });
      expect(await store.readCursor("other")).toBeNull();
    });

    test("behaviour: one of several concurrent moves of a cursor succeeds", async () => {
      const make = { handler: "mail", from: null, to: { seq: 6, attempts: 0 } };
      const made = await Promise.all([store.moveCursor(make), store.moveCursor(make), store.moveCursor(make)]);
      expect(made.filter(Boolean)).toHaveLength(1);
      const move = { handler: "mail", from: make.to, to: { seq: 7, attempts: 0 }, park: parked };
      expect((await Promise.all([store.moveCursor(move), store.moveCursor(move)])).filter(Boolean)).toHaveLength(1);
    });

    test("behaviour: a failed move of the cursor parks nothing", async () => {
      await store.moveCursor({ handler: "mail", from: null, to: { seq: 7, attempts: 1 } });
      const stale = { handler: "mail", from: { seq: 7, attempts: 0 }, to: { seq: 8, attempts: 0 }, park: parked };
      expect(await store.moveCursor(stale)).toBe(false);
      expect(await store.moveCursor({ ...stale, from: null })).toBe(false);
      expect(await store.moveCursor({ ...stale, handler: "unknown" })).toBe(false);
      expect(await store.readCursor("mail")).toEqual({ seq: 7, attempts: 1 });
      expect(await store.readParked({ handler: "mail", after: 0, limit: 10 })).toEqual([]);
    });

    test("behaviour: parked events are listed per handler, removed once, and can be parked again", async () => {
      const later = { ...parked, seq: 9 };
      await store.moveCursor({ handler: "mail", from: null, to: { seq: 9, attempts: 0 }, park: later });
      const move = { handler: "mail", from: { seq: 9, attempts: 0 }, to: { seq: 9, attempts: 1 }, park: parked };
      await store.moveCursor(move);
      expect(await store.readParked({ handler: "mail", after: 0, limit: 10 })).toEqual([parked, later]);
      expect(await store.readParked({ handler: "mail", after: 7, limit: 10 })).toEqual([later]);
      expect(await store.readParked({ handler: "mail", after: 0, limit: 1 })).toEqual([parked]);
      expect(await store.readParked({ handler: "other", after: 0, limit: 10 })).toEqual([]);
      const again = { ...parked, attempts: 6, error_code: "REFUSED" };
      await store.moveCursor({ handler: "mail", from: move.to, to: { seq: 9, attempts: 2 }, park: again });
      expect(await store.readParked({ handler: "mail", after: 0, limit: 1 })).toEqual([again]);
      expect(await store.unpark({ handler: "mail", seq: 7 })).toBe(true);
      expect(await store.unpark({ handler: "mail", seq: 7 })).toBe(false);
      expect(await store.readParked({ handler: "mail", after: 0, limit: 10 })).toEqual([later]);
    });

    test("behaviour: events that a handler has not finished are deleted only after it is dropped", async () => {
      const times = [1, 2, 3, 4];
      await store.appendEvents(times.map((received_at) => newEvent(`at ${received_at}`, { received_at })));
      const [a = 0, b = 0] = await sequences();
      await store.moveCursor({ handler: "mail", from: null, to: { seq: b, attempts: 0 } });
      await store.moveCursor({ handler: "gone", from: null, to: { seq: a, attempts: 2 } });
      expect(await store.deleteEvents({ before: 9, limit: 10 })).toBe(1);
      expect(await store.deleteEvents({ before: 9, limit: 10 })).toBe(0);
      expect(await ids()).toEqual(["at 2", "at 3", "at 4"]);
      expect(await store.dropHandler("gone")).toBe(true);
      expect(await store.dropHandler("gone")).toBe(false);
      expect(await store.deleteEvents({ before: 9, limit: 10 })).toBe(1);
      expect(await store.dropHandler("mail")).toBe(true);
      expect(await store.deleteEvents({ before: 9, limit: 10 })).toBe(2);
    });

    test("readHandlers: returns since when each handler's next event waits", async () => {
      expect(await store.readHandlers()).toEqual([]);
      await store.appendEvents([newEvent("a", { received_at: 7 }), newEvent("b", { received_at: 8 })]);
      const [a = 0, b = 0] = await sequences();
      await store.moveCursor({ handler: "new", from: null, to: { seq: 0, attempts: 0 } });
      await store.moveCursor({ handler: "mail", from: null, to: { seq: a, attempts: 3 } });
      await store.moveCursor({ handler: "done", from: null, to: { seq: b, attempts: 0 } });
      expect(await store.readHandlers()).toEqual([
        { handler: "done", seq: b, attempts: 0, waiting_since: null },
        { handler: "mail", seq: a, attempts: 3, waiting_since: 8 },
        { handler: "new", seq: 0, attempts: 0, waiting_since: 7 },
      ]);
    });

    test("dropHandler: deletes its parked events too", async () => {
      const other = { handler: "other", from: null, to: { seq: 7, attempts: 0 }, park: parked };
      await store.moveCursor({ ...other, handler: "mail" });
      await store.moveCursor(other);
      await store.dropHandler("mail");
      expect(await store.readCursor("mail")).toBeNull();
      expect(await store.readParked({ handler: "mail", after: 0, limit: 10 })).toEqual([]);
      expect(await store.readParked({ handler: "other", after: 0, limit: 10 })).toEqual([parked]);
    });

    test("park: works without a cursor, once per event", async () => {
      await store.park({ handler: "mail", event: parked });
      await store.park({ handler: "mail", event: { ...parked, error_code: "BODY_NOT_JSON" } });
      expect(await store.readParked({ handler: "mail", after: 0, limit: 10 })).toEqual([
        { ...parked, error_code: "BODY_NOT_JSON" },
      ]);
      expect(await store.readCursor("mail")).toBeNull();
    });

    test("behaviour: deleting an event deletes its parked record", async () => {
      await store.appendEvents([newEvent("a", { received_at: 1 })]);
      const [seq = 0] = await sequences();
      await store.moveCursor({ handler: "mail", from: null, to: { seq, attempts: 0 }, park: { ...parked, seq } });
      await store.deleteEvents({ before: 2, limit: 10 });
      expect(await store.readParked({ handler: "mail", after: 0, limit: 10 })).toEqual([]);
    });
  });
});

function reasonOf(error: unknown): string {
  if (!(error instanceof StoreError)) throw error;
  return error.reason;
}
