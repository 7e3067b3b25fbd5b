import { expect, test } from "vitest";
import { newEvent } from "../../test/newEvent.ts";
import { applyRetention } from "./applyRetention.ts";
import { createMemoryStore } from "./createMemoryStore.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const now = Date.parse("2026-03-31T00:00:00Z");

function sample(age: number) {
  return { pair_id: "BTC-NGN", time: now - age, last: "1", best_bid: "1", best_ask: "1" };
}

async function ages(store: ReturnType<typeof createMemoryStore>): Promise<readonly number[]> {
  const { samples } = await store.readSamples({ pair_id: "BTC-NGN", from: 0, to: now + 1, step: 1 });
  return samples.map(({ time }) => now - time);
}

test("default: samples per minute for a day and per 15 minutes for a month, events for 30 days", async () => {
  const store = createMemoryStore();
  const received = [31 * DAY, 30 * DAY + 1, 30 * DAY, 1];
  await store.appendEvents(received.map((age) => newEvent(`${age}`, { received_at: now - age })));
  const minutes = Array.from({ length: 31 * 24 * 60 }, (_, minute) => sample(31 * DAY - (minute + 1) * MINUTE));
  await store.appendSamples(minutes);
  await applyRetention({ store, now });
  const stored = await store.readEvents({ after: 0, limit: 10 });
  expect(stored.map(({ id }) => id)).toEqual([`${30 * DAY}`, "1"]);
  const left = await ages(store);
  expect(left.filter((age) => age <= DAY)).toHaveLength(24 * 60 + 1);
  expect(left.filter((age) => age > DAY && age <= 30 * DAY)).toHaveLength(29 * 24 * 4);
  expect(left[0]).toBe(30 * DAY - 14 * MINUTE);
});

test("behaviour: several batches and expired secrets are deleted", async () => {
  const store = createMemoryStore();
  await store.appendEvents(Array.from({ length: 2_500 }, (_, index) => newEvent(`${index}`, { received_at: 1 })));
  const secret = { webhook_id: "w", sealed: Uint8Array.of(1) };
  await store.saveSecret({ ...secret, version: 1, valid_until: now - 1 });
  await store.saveSecret({ ...secret, version: 2, valid_until: now });
  await store.saveSecret({ ...secret, version: 3, valid_until: null });
  await applyRetention({ store, now });
  expect(await store.readEvents({ after: 0, limit: 10 })).toEqual([]);
  expect((await store.readSecrets()).map(({ version }) => version)).toEqual([3, 2]);
});

test("parameters: retention", async () => {
  const store = createMemoryStore();
  await store.appendEvents([newEvent("a", { received_at: now - 2 * DAY }), newEvent("b", { received_at: now })]);
  await store.appendSamples([sample(3 * MINUTE), sample(2 * MINUTE), sample(0)]);
  await applyRetention({ store, now, retention: { events: DAY, samples: [{ age: MINUTE, step: null }] } });
  expect((await store.readEvents({ after: 0, limit: 10 })).map(({ id }) => id)).toEqual(["b"]);
  expect(await ages(store)).toEqual([0]);
});

test("parameters: retention.balances, 90 days by default", async () => {
  const store = createMemoryStore();
  const balance = { currency: "USD", available: "1", locked: "0", total: "1", outstanding: null };
  const left = async () => {
    const { samples } = await store.readBalances({ currency: "USD", from: 0, to: now + 1, step: 1 });
    return samples.map(({ time }) => now - time);
  };
  await store.appendBalances([90 * DAY + 1, 90 * DAY, 1].map((age) => ({ ...balance, time: now - age })));
  await applyRetention({ store, now });
  expect(await left()).toEqual([90 * DAY, 1]);
  await applyRetention({ store, now, retention: { balances: DAY } });
  expect(await left()).toEqual([1]);
});

test("parameters: retention.approvals, 90 days by default, but open ones stay", async () => {
  const store = createMemoryStore();
  const approval = {
    revision: 1,
    subject: "ada",
    operation: "o",
    scope: "s",
    fingerprint: null,
    batch_id: null,
    due_at: null,
  };
  const rows = [
    ["old", 90 * DAY + 1, "executed"],
    ["unknown", 90 * DAY + 1, "outcome_unknown"],
    ["edge", 90 * DAY, "rejected"],
    ["new", 2 * DAY, "expired"],
  ] as const;
  for (const [id, age, status] of rows)
    await store.insertApproval({ ...approval, id, status, created_at: now - age, sealed: Uint8Array.of(1) });
  const left = async () => (await store.readApprovals({ limit: 10 })).map(({ id }) => id);
  await applyRetention({ store, now });
  expect(await left()).toEqual(["new", "edge", "unknown"]);
  await applyRetention({ store, now, retention: { approvals: DAY } });
  expect(await left()).toEqual(["unknown"]);
});
