import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { newEvent } from "../../test/newEvent.ts";
import { type TestStores, testStores } from "../../test/testStores.ts";
import type { AuditEntry, Store, TickerSample, WakeTopic } from "./Store.ts";
import { StoreError } from "./StoreError.ts";
import { verifyAudit } from "./verifyAudit.ts";

const MINUTE = 60_000;
const AUDIT_KEY = btoa("k".repeat(32));
const NOON = Date.parse("2026-03-01T12:00:00Z");

// A real database and disk are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

describe.each(testStores)("%s", (kind, start) => {
  let stores: TestStores;
  let store: Store;

  beforeAll(async () => {
    stores = await start();
  });
  beforeEach(async () => {
    store = await stores.open();
  });
  afterAll(() => stores.close());

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

    test("parameters: step returns the last sample of each step, without filling gaps", async () => {
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

    test("behaviour: the first sample of a pair and time is stored", async () => {
      await store.appendSamples([sample(NOON, "1"), sample(NOON, "2")]);
      await store.appendSamples([sample(NOON, "3"), sample(NOON - MINUTE, "0")]);
      expect(await readLast(all)).toEqual(["0", "1"]);
    });

    test("thinSamples: keeps the last sample of each finished step", async () => {
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

    test("behaviour: a rotation ends the previous version, and the newest is listed first", async () => {
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

    test("resealSecret: replaces only the expected bytes", async () => {
      const rotated = { ...first, version: 2, sealed: Uint8Array.of(2) };
      await store.saveSecret(first);
      await store.saveSecret(rotated, NOON);
      const reseal = { webhook_id: "one", version: 1, from: first.sealed, to: Uint8Array.of(8) };
      expect(await store.resealSecret(reseal)).toBe(true);
      expect(await store.resealSecret(reseal)).toBe(false);
      expect(await store.resealSecret({ ...reseal, version: 3 })).toBe(false);
      expect(await secretsOf(store)).toEqual([rotated, { ...first, sealed: Uint8Array.of(8), valid_until: NOON }]);
    });

    test("behaviour: a secret replaces the same version", async () => {
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
      expect(await verifyAudit({ store })).toEqual({
        isIntact: true,
        last: { seq: 2, hash: second.hash },
        keyedFrom: null,
      });
    });

    test("behaviour: concurrent calls make one chain, in order", async () => {
      const subjects = Array.from({ length: 50 }, (_, index) => `subject ${index} ⚡`);
      const records = await Promise.all(subjects.map((subject) => store.appendAudit(entry(subject))));
      expect(records.map(({ seq }) => seq)).toEqual(subjects.map((_, index) => index + 1));
      expect((await store.readAudit({ after: 0, limit: 100 })).map(({ subject }) => subject)).toEqual(subjects);
      expect(await verifyAudit({ store })).toMatchObject({ isIntact: true, last: { seq: 50 } });
    });

    test("behaviour: reason, correlation ID and identifiers are stored, in a chain with a key", async () => {
      const more = { reason: "not_granted", correlation_id: "c1", identifiers: { quote_id: "q", order_id: "o" } };
      const first = await store.appendAudit({ ...entry("a"), ...more }, AUDIT_KEY);
      const second = await store.appendAudit(entry("b"), AUDIT_KEY);
      expect(first).toMatchObject({ ...more, key_id: expect.stringMatching(/^[0-9a-f]{16}$/) });
      const none = { reason: null, correlation_id: null, identifiers: {}, key_id: first.key_id };
      expect(second).toMatchObject({ ...none, previous: first.hash });
      expect(await store.readAudit({ after: 0, limit: 10 })).toEqual([first, second]);
      expect(await verifyAudit({ store, keys: [AUDIT_KEY] })).toMatchObject({ isIntact: true, keyedFrom: 1 });
    });

    test("behaviour: a key can start in a chain without one, and later records need it", async () => {
      await store.appendAudit(entry("a"));
      await Promise.all([store.appendAudit(entry("b"), AUDIT_KEY), store.appendAudit(entry("c"), AUDIT_KEY)]);
      const outcomes = await Promise.all([
        store.appendAudit(entry("d")).catch(reasonOf),
        store.appendAudit(entry("e"), AUDIT_KEY).catch(reasonOf),
      ]);
      expect(outcomes).toEqual(["unkeyed", expect.objectContaining({ seq: 4, subject: "e" })]);
      expect(await verifyAudit({ store, keys: [AUDIT_KEY] })).toMatchObject({
        isIntact: true,
        last: { seq: 4 },
        keyedFrom: 2,
      });
    });

    test("behaviour: a subject that cannot be stored unchanged is refused", async () => {
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

    test("release: releases only the holder's own lease", async () => {
      await store.lease({ name: "ticker", holder: "one", ttl: MINUTE });
      await store.release({ name: "ticker", holder: "two" });
      expect(await store.lease({ name: "ticker", holder: "two", ttl: MINUTE })).toBe(false);
      await store.release({ name: "ticker", holder: "one" });
      expect(await store.lease({ name: "ticker", holder: "two", ttl: MINUTE })).toBe(true);
    });

    test("behaviour: one of several concurrent holders gets the lease", async () => {
      const holders = ["one", "two", "three", "four"];
      const taken = await Promise.all(holders.map((holder) => store.lease({ name: "ticker", holder, ttl: MINUTE })));
      expect(taken.filter(Boolean)).toHaveLength(1);
    });
  });

  test("shared values: the newest value is read", async () => {
    expect(await store.readShared("ticker")).toBeNull();
    await store.writeShared({ name: "ticker", value: "1" });
    await store.writeShared({ name: "ticker", value: '{"a":"₦"}' });
    expect(await store.readShared("ticker")).toBe('{"a":"₦"}');
    expect(await store.readShared("other")).toBeNull();
  });

  test("shared values: a value expires after its ttl, and its row is deleted", async () => {
    await store.writeShared({ name: "quote", value: "1", ttl: MINUTE });
    await store.writeShared({ name: "ticker", value: "2" });
    await stores.pass(MINUTE - 10_000);
    await store.deleteExpiredShared();
    expect(await store.readShared("quote")).toBe("1");
    await stores.pass(10_000);
    expect(await store.readShared("quote")).toBeNull();
    await store.deleteExpiredShared();
    expect(await store.readShared("ticker")).toBe("2");
    await store.writeShared({ name: "quote", value: "3" });
    await stores.pass(MINUTE);
    expect(await store.readShared("quote")).toBe("3");
  });

  test("idempotency keys: the first key of an intent stays until it expires", async () => {
    const key = (text: string, intent = "one") => store.keepKey({ intent, key: text, ttl: MINUTE });
    expect(await store.findKey("one")).toBeNull();
    const [first, ...others] = await Promise.all(["a", "b", "c"].map((text) => key(text)));
    expect(await store.findKey("one")).toBe(first);
    expect(["a", "b", "c"]).toContain(first);
    expect(others).toEqual([first, first]);
    expect(await key("d", "two")).toBe("d");
    await store.deleteExpiredShared();
    expect(await key("e")).toBe(first);
    await stores.pass(MINUTE);
    await store.deleteExpiredShared();
    expect(await key("f")).toBe("f");
  });

  test("onWake: reports changes until the listener is removed", async () => {
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

  test("readClock: returns the store's time", async () => {
    const before = await store.readClock();
    expect(Number.isFinite(before.now)).toBe(true);
    expect((await store.readClock()).now).toBeGreaterThanOrEqual(before.now);
    expect(before.isIndependent).toBe(kind === "Postgres");
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
