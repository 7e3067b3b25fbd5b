import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { newEvent } from "../../test/newEvent.ts";
import { type TestStores, testStores } from "../../test/testStores.ts";
import type { AuditEntry, Store, TickerSample, WakeTopic } from "./Store.ts";
import { StoreError } from "./StoreError.ts";
import { verifyAudit } from "./verifyAudit.ts";

const MINUTE = 60_000;
const NOON = Date.parse("2026-03-01T12:00:00Z");

// A real database and a real disk: slow where the machine is busy.
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

    test("behaviour: bodies of any length and byte come back as they were", async () => {
      const bodies = [0, 1, 300, 70_000].map((length) => Uint8Array.from({ length }, (_, index) => (index * 7) % 256));
      await store.appendEvents(bodies.map((body, index) => newEvent(`event ${index}`, { body })));
      const read = await store.readEvents({ after: 0, limit: 10 });
      expect(read.map(({ body }) => new Uint8Array(body))).toEqual(bodies);
    });

    test("behaviour: a body that was a part of something larger stays as it was", async () => {
      const read = Uint8Array.of(1, 2, 3, 4);
      await store.appendEvents([newEvent("a", { body: read.subarray(1, 3) })]);
      read.fill(9);
      const [event] = await store.readEvents({ after: 0, limit: 1 });
      expect(event && Array.from(event.body)).toEqual([2, 3]);
    });

    test("behaviour: an event is kept once, however it comes again", async () => {
      await store.appendEvents([newEvent("a")]);
      await store.appendEvents([newEvent("a", { type: "deposit.failed" }), newEvent("b"), newEvent("b")]);
      expect(await store.readEvents({ after: 0, limit: 10 })).toMatchObject([
        { id: "a", type: "deposit.success" },
        { id: "b" },
      ]);
    });

    test("behaviour: calls that meet are all answered, and keep their order", async () => {
      const calls = Array.from({ length: 200 }, (_, index) => store.appendEvents([newEvent(`event ${index % 100}`)]));
      await Promise.all(calls);
      expect(await ids()).toEqual(Array.from({ length: 100 }, (_, index) => `event ${index}`));
    });

    test("behaviour: a text that would not come back as it is, is refused with nothing kept", async () => {
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

    test("readEventBounds: tells what was deleted, and no sequence comes twice", async () => {
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

    test("deleteEvents: deletes from the oldest on, at most the limit, and never one too young", async () => {
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

    test("behaviour: of several that move a cursor from where it stands, one does", async () => {
      const make = { handler: "mail", from: null, to: { seq: 6, attempts: 0 } };
      const made = await Promise.all([store.moveCursor(make), store.moveCursor(make), store.moveCursor(make)]);
      expect(made.filter(Boolean)).toHaveLength(1);
      const move = { handler: "mail", from: make.to, to: { seq: 7, attempts: 0 }, park: parked };
      expect((await Promise.all([store.moveCursor(move), store.moveCursor(move)])).filter(Boolean)).toHaveLength(1);
    });

    test("behaviour: where the cursor stands elsewhere, nothing is parked", async () => {
      await store.moveCursor({ handler: "mail", from: null, to: { seq: 7, attempts: 1 } });
      const stale = { handler: "mail", from: { seq: 7, attempts: 0 }, to: { seq: 8, attempts: 0 }, park: parked };
      expect(await store.moveCursor(stale)).toBe(false);
      expect(await store.moveCursor({ ...stale, from: null })).toBe(false);
      expect(await store.moveCursor({ ...stale, handler: "unknown" })).toBe(false);
      expect(await store.readCursor("mail")).toEqual({ seq: 7, attempts: 1 });
      expect(await store.readParked({ handler: "mail", after: 0, limit: 10 })).toEqual([]);
    });

    test("behaviour: parked events are listed by handler, taken out once, and parked anew", async () => {
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

    test("behaviour: what is parked goes with its event", async () => {
      await store.appendEvents([newEvent("a", { received_at: 1 })]);
      const [seq = 0] = await sequences();
      await store.moveCursor({ handler: "mail", from: null, to: { seq, attempts: 0 }, park: { ...parked, seq } });
      await store.deleteEvents({ before: 2, limit: 10 });
      expect(await store.readParked({ handler: "mail", after: 0, limit: 10 })).toEqual([]);
    });
  });

  describe("samples", () => {
    const all = { pair_id: "BTC-NGN", from: 0, to: NOON * 2, step: MINUTE };
    const readLast = async (range: typeof all) => (await store.readSamples(range)).samples.map(({ last }) => last);

    test("default", async () => {
      const exact = { last: "0.10000000000000000001", best_bid: "0.1", best_ask: "0.100" };
      await store.appendSamples([
        { pair_id: "BTC-NGN", time: NOON + 5, ...exact },
        sample(NOON + 1 * MINUTE, "2"),
        { ...sample(NOON, "7"), pair_id: "USDT-NGN" },
      ]);
      expect(await store.readSamples(all)).toEqual({
        since: NOON + 5,
        samples: [
          { pair_id: "BTC-NGN", time: NOON + 5, ...exact },
          { pair_id: "BTC-NGN", time: NOON + MINUTE, last: "2", best_bid: "1.9", best_ask: "2.1" },
        ],
      });
      expect(await store.readSamples({ ...all, pair_id: "none" })).toEqual({ since: null, samples: [] });
      expect(await store.readSampledPairs()).toEqual(["BTC-NGN", "USDT-NGN"]);
    });

    test("parameters: step takes the last of each, and a gap stays a gap", async () => {
      const times = [NOON, NOON + 20_000, NOON + 59_999, NOON + 60_000, NOON + 10 * MINUTE];
      await store.appendSamples(times.map((time, index) => sample(time, String(index))));
      const { samples } = await store.readSamples(all);
      expect(samples.map(({ time }) => time)).toEqual([NOON + 59_999, NOON + 60_000, NOON + 10 * MINUTE]);
      expect(await readLast(all)).toEqual(["2", "3", "4"]);
      expect(await readLast({ ...all, step: 5 * MINUTE })).toEqual(["3", "4"]);
    });

    test("parameters: from is included, to is not", async () => {
      await store.appendSamples([0, 1, 2, 3].map((minute) => sample(NOON + minute * MINUTE, String(minute))));
      expect(await readLast({ ...all, from: NOON + MINUTE, to: NOON + 3 * MINUTE })).toEqual(["1", "2"]);
      expect((await store.readSamples({ ...all, from: NOON + MINUTE })).since).toBe(NOON);
    });

    test("behaviour: of one pair and time the first is kept", async () => {
      await store.appendSamples([sample(NOON, "1"), sample(NOON, "2")]);
      await store.appendSamples([sample(NOON, "3"), sample(NOON - MINUTE, "0")]);
      expect(await readLast(all)).toEqual(["0", "1"]);
    });

    test("thinSamples: leaves the last of each step that is over", async () => {
      const minutes = Array.from({ length: 40 }, (_, minute) => sample(NOON + minute * MINUTE, String(minute)));
      await store.appendSamples([...minutes, { ...sample(NOON, "0"), pair_id: "USDT-NGN" }]);
      await store.thinSamples({ pair_id: "BTC-NGN", before: NOON + 35 * MINUTE, step: 15 * MINUTE });
      const left = ["14", "29", ...Array.from({ length: 10 }, (_, index) => String(30 + index))];
      expect(await readLast(all)).toEqual(left);
      await store.thinSamples({ pair_id: "BTC-NGN", before: NOON + 35 * MINUTE, step: null });
      expect(await readLast(all)).toEqual(["35", "36", "37", "38", "39"]);
      expect(await readLast({ ...all, pair_id: "USDT-NGN" })).toEqual(["0"]);
      await store.thinSamples({ pair_id: "BTC-NGN", before: NOON * 2, step: null });
      expect(await store.readSampledPairs()).toEqual(["USDT-NGN"]);
    });
  });

  describe("secrets", () => {
    const first = { webhook_id: "one", version: 1, sealed: Uint8Array.of(1, 0, 255), valid_until: null };

    test("default", async () => {
      await store.saveSecret(first);
      expect(await secretsOf(store)).toEqual([first]);
    });

    test("behaviour: rotation gives the former version an end, and the newest comes first", async () => {
      const other = { ...first, webhook_id: "two" };
      const second = { ...first, version: 2, sealed: Uint8Array.of(2) };
      const third = { ...first, version: 3, sealed: Uint8Array.of(3) };
      for (const secret of [other, first]) await store.saveSecret(secret);
      await store.saveSecret(second, NOON);
      await store.saveSecret(third, NOON + 1);
      expect(await secretsOf(store)).toEqual([
        third,
        { ...second, valid_until: NOON + 1 },
        { ...first, valid_until: NOON },
        other,
      ]);
      await store.deleteSecrets({ before: NOON + 1 });
      expect(await secretsOf(store)).toEqual([third, { ...second, valid_until: NOON + 1 }, other]);
      await store.deleteSecrets({ webhook_id: "one" });
      expect(await secretsOf(store)).toEqual([other]);
    });

    test("behaviour: the same version takes the place of the former", async () => {
      await store.saveSecret(first);
      await store.saveSecret({ ...first, sealed: Uint8Array.of(9), valid_until: NOON });
      expect(await secretsOf(store)).toEqual([{ ...first, sealed: Uint8Array.of(9), valid_until: NOON }]);
    });
  });

  describe("audit", () => {
    test("default", async () => {
      const first = await store.appendAudit(entry("a"));
      const second = await store.appendAudit({ ...entry("b"), resource: null });
      expect(first).toMatchObject({ seq: 1, previous: "", ...entry("a") });
      expect(first.hash).toMatch(/^[0-9a-f]{64}$/);
      expect(second).toMatchObject({ seq: 2, previous: first.hash, resource: null });
      expect(await store.readAudit({ after: 0, limit: 10 })).toEqual([first, second]);
      expect(await store.readAudit({ after: 1, limit: 10 })).toEqual([second]);
      expect(await store.readAudit({ after: 0, limit: 1 })).toEqual([first]);
      expect(await verifyAudit({ store })).toEqual({ isIntact: true, last: { seq: 2, hash: second.hash } });
    });

    test("behaviour: calls that meet make one chain, in the order they came", async () => {
      const subjects = Array.from({ length: 50 }, (_, index) => `subject ${index} ⚡`);
      const records = await Promise.all(subjects.map((subject) => store.appendAudit(entry(subject))));
      expect(records.map(({ seq }) => seq)).toEqual(subjects.map((_, index) => index + 1));
      expect((await store.readAudit({ after: 0, limit: 100 })).map(({ subject }) => subject)).toEqual(subjects);
      expect(await verifyAudit({ store })).toMatchObject({ isIntact: true, last: { seq: 50 } });
    });

    test("behaviour: a subject that would not come back as it is, is refused", async () => {
      expect(await store.appendAudit(entry("\udc00")).catch(reasonOf)).toBe("invalid");
      expect(await store.readAudit({ after: 0, limit: 10 })).toEqual([]);
    });
  });

  describe("leases", () => {
    test("default", async () => {
      const [mine, theirs] = [
        { name: "ticker", holder: "one", ttl: MINUTE },
        { name: "ticker", holder: "two", ttl: MINUTE },
      ];
      expect(await store.lease(mine)).toBe(true);
      expect(await store.lease(theirs)).toBe(false);
      expect(await store.lease({ ...theirs, name: "other" })).toBe(true);
      await stores.pass(MINUTE - 10_000);
      expect(await store.lease(mine)).toBe(true);
      await stores.pass(MINUTE - 10_000);
      expect(await store.lease(theirs)).toBe(false);
      await stores.pass(10_000);
      expect(await store.lease(theirs)).toBe(true);
      expect(await store.lease(mine)).toBe(false);
    });

    test("release: gives back what one holds, and nothing else", async () => {
      await store.lease({ name: "ticker", holder: "one", ttl: MINUTE });
      await store.release({ name: "ticker", holder: "two" });
      expect(await store.lease({ name: "ticker", holder: "two", ttl: MINUTE })).toBe(false);
      await store.release({ name: "ticker", holder: "one" });
      expect(await store.lease({ name: "ticker", holder: "two", ttl: MINUTE })).toBe(true);
    });

    test("behaviour: of several that ask at once, one gets it", async () => {
      const holders = ["one", "two", "three", "four"];
      const taken = await Promise.all(holders.map((holder) => store.lease({ name: "ticker", holder, ttl: MINUTE })));
      expect(taken.filter(Boolean)).toHaveLength(1);
    });
  });

  test("shared values: the newest is read", async () => {
    expect(await store.readShared("ticker")).toBeNull();
    await store.writeShared({ name: "ticker", value: "1" });
    await store.writeShared({ name: "ticker", value: '{"a":"₦"}' });
    expect(await store.readShared("ticker")).toBe('{"a":"₦"}');
    expect(await store.readShared("other")).toBeNull();
  });

  test("onWake: tells of what changed, and only until it is stopped", async () => {
    const woken: WakeTopic[] = [];
    const stop = store.onWake((topic) => woken.push(topic));
    await store.appendEvents([newEvent("a")]);
    await store.appendEvents([newEvent("a")]);
    await store.saveSecret({ webhook_id: "one", version: 1, sealed: Uint8Array.of(1), valid_until: null });
    await store.deleteSecrets({ webhook_id: "none" });
    await store.deleteSecrets({ webhook_id: "one" });
    expect(woken).toEqual(["events", "secrets", "secrets"]);
    stop();
    await store.appendEvents([newEvent("b")]);
    expect(woken).toHaveLength(3);
  });

  test("check", async () => {
    expect(await Promise.all([store.check(), store.check()])).toEqual([undefined, undefined]);
  });
});

async function secretsOf(store: Store) {
  return (await store.readSecrets()).map((secret) => ({ ...secret, sealed: new Uint8Array(secret.sealed) }));
}

function sample(time: number, last: string): TickerSample {
  return { pair_id: "BTC-NGN", time, last, best_bid: `${Number(last) - 0.1}`, best_ask: `${Number(last) + 0.1}` };
}

function entry(subject: string): AuditEntry {
  return { time: NOON, subject, action: "updateRecipient", resource: "r-1", outcome: "ok" };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof StoreError)) throw error;
  return error.reason;
}
