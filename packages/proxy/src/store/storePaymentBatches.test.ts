import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type TestStores, testStores } from "../../test/testStores.ts";
import { finalStatuses } from "../approvals/ApprovalRecord.ts";
import type { StoredApproval } from "./ApprovalStore.ts";
import type { StoredPaymentBatch } from "./PaymentBatchStore.ts";
import type { Store } from "./Store.ts";

// A real database and disk are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const first: StoredPaymentBatch = {
  id: "00000000-0000-4000-8000-00000000000a",
  revision: 1,
  created_at: 1_000,
  subject: "ada",
  status: "running",
  sealed: Uint8Array.of(1, 0, 255),
};
const second: StoredPaymentBatch = {
  ...first,
  id: "00000000-0000-4000-8000-00000000000b",
  created_at: 2_000,
  subject: "alan",
};
const lines = Uint8Array.of(7, 0, 255);

function lineOf(index: number, changes: Partial<StoredApproval> = {}): StoredApproval {
  return {
    id: `00000000-0000-4000-8000-00000000000${index}`,
    revision: 1,
    created_at: 1_500,
    subject: "ada",
    operation: "submitWithdrawal",
    scope: "",
    status: "approved",
    fingerprint: null,
    batch_id: first.id,
    due_at: 0,
    sealed: Uint8Array.of(index),
    ...changes,
  };
}

describe.each(testStores)("%s", (_, start) => {
  let stores: TestStores;
  let store: Store;

  beforeAll(async () => {
    stores = await start();
  });
  beforeEach(async () => {
    store = await stores.open();
    await store.insertPaymentBatch(first, lines);
  });
  afterAll(() => stores.close());

  const idsOf = async (parameters: Omit<Parameters<Store["readPaymentBatches"]>[0], "limit">) =>
    (await store.readPaymentBatches({ limit: 10, ...parameters })).map(({ id }) => id);

  test("default: a batch is stored once, with its lines", async () => {
    expect(await store.insertPaymentBatch({ ...first, subject: "alan" }, Uint8Array.of(1))).toBe(false);
    const [found] = await store.readPaymentBatches({ id: first.id, limit: 1 });
    expect(found && { ...found, sealed: Uint8Array.from(found.sealed) }).toEqual(first);
    expect(Uint8Array.from((await store.readPaymentLines(first.id)) ?? [])).toEqual(lines);
    expect(await store.readPaymentLines(second.id)).toBeNull();
  });

  test("readPaymentBatches: newest first, by subject and status, and page by page", async () => {
    await store.insertPaymentBatch(second, lines);
    expect(await idsOf({})).toEqual([second.id, first.id]);
    expect(await idsOf({ after: second })).toEqual([first.id]);
    expect(await idsOf({ after: first })).toEqual([]);
    expect(await idsOf({ subject: "ada" })).toEqual([first.id]);
    await store.replacePaymentBatch({ ...first, revision: 2, status: "finished" });
    expect(await idsOf({ status: "running" })).toEqual([second.id]);
    expect(await idsOf({ status: "running", subject: "ada" })).toEqual([]);
  });

  test("replacePaymentBatch: of two changes of a revision, the first is stored", async () => {
    const stopped = { ...first, revision: 2, status: "stopped" };
    expect(await store.replacePaymentBatch(stopped)).toBe(true);
    expect(await store.replacePaymentBatch({ ...stopped, status: "finished" })).toBe(false);
    expect(Uint8Array.from((await store.readPaymentLines(first.id)) ?? [])).toEqual(lines);
    expect(await store.replacePaymentBatch({ ...stopped, revision: 3 }, Uint8Array.of(8))).toBe(true);
    expect(Uint8Array.from((await store.readPaymentLines(first.id)) ?? [])).toEqual(Uint8Array.of(8));
    expect(await idsOf({ status: "stopped" })).toEqual([first.id]);
  });

  test("insertApproval: a line is stored once, and only while the batch has the expected revision", async () => {
    expect(await store.insertApproval(lineOf(1), 2)).toBe(false);
    expect(await store.insertApproval(lineOf(1), 1)).toBe(true);
    expect(await store.insertApproval(lineOf(1), 1)).toBe(false);
    await store.replacePaymentBatch({ ...first, revision: 2 });
    expect(await store.insertApproval(lineOf(2), 1)).toBe(false);
    expect(await store.insertApproval(lineOf(2, { batch_id: second.id }), 1)).toBe(false);
    expect(await store.countPaymentLines([first.id])).toEqual([{ batch_id: first.id, status: "approved", count: 1 }]);
  });

  test("countPaymentLines: by batch and status", async () => {
    expect(await store.countPaymentLines([first.id])).toEqual([]);
    for (const line of [lineOf(1), lineOf(2), lineOf(3, { status: "failed" }), lineOf(4, { batch_id: second.id })])
      await store.insertApproval(line);
    const counts = await store.countPaymentLines([first.id, second.id]);
    expect(counts.map(({ batch_id, status, count }) => `${batch_id.at(-1)} ${status} ${count}`).toSorted()).toEqual([
      "a approved 2",
      "a failed 1",
      "b approved 1",
    ]);
    expect(await store.countPaymentLines([])).toEqual([]);
  });

  test("readApprovals: the lines of a batch, and for people only those that somebody has to decide about", async () => {
    const single = lineOf(3, { batch_id: null, scope: "wallets:withdraw" });
    for (const line of [lineOf(1), lineOf(2, { scope: "wallets:withdraw" }), single]) await store.insertApproval(line);
    const read = async (parameters: Omit<Parameters<Store["readApprovals"]>[0], "limit">) =>
      (await store.readApprovals({ limit: 10, ...parameters })).map(({ id }) => Number(id.at(-1)));
    expect(await read({ batch_id: first.id })).toEqual([1, 2]);
    expect(await read({ batch_id: null })).toEqual([3]);
    expect(await read({ visibleTo: { subject: "ada", scopes: [] } })).toEqual([2, 3]);
    expect(await read({ visibleTo: { subject: "grace", scopes: ["wallets:withdraw"] } })).toEqual([2, 3]);
    expect(await read({ after: lineOf(1) })).toEqual([2, 3]);
    await store.replaceApproval({ ...lineOf(1), revision: 2, scope: "wallets:withdraw", status: "outcome_unknown" });
    expect(await read({ visibleTo: { subject: "ada", scopes: [] } })).toEqual([1, 2, 3]);
  });

  test("readApprovalEvents: each change of a batch and of its lines", async () => {
    await store.insertApproval(lineOf(1), 1);
    await store.replacePaymentBatch({ ...first, revision: 2, status: "finished" });
    const events = await store.readApprovalEvents({ after: 0, limit: 10 });
    const { id: batch_id, subject } = first;
    const common = { batch_id, subject, scope: "" };
    expect(events.map(({ seq: _seq, ...event }) => event)).toEqual([
      { ...common, approval_id: batch_id, status: "running" },
      { ...common, approval_id: lineOf(1).id, status: "approved" },
      { ...common, approval_id: batch_id, status: "finished" },
    ]);
  });

  test("deleteApprovals: a stored batch keeps its events, also those of its own changes", async () => {
    await store.insertApproval(lineOf(1, { status: "executed" }));
    const read = async () => (await store.readApprovalEvents({ after: 0, limit: 10 })).map(({ status }) => status);
    await store.deleteApprovals({ before: 10_000, statuses: finalStatuses });
    expect(await read()).toEqual(["running", "executed"]);
    await store.replacePaymentBatch({ ...first, revision: 2, status: "finished" });
    await store.deleteApprovals({ before: 1_000, statuses: finalStatuses });
    expect(await read()).toEqual(["running", "executed", "finished"]);
    await store.deleteApprovals({ before: 10_000, statuses: finalStatuses });
    expect(await read()).toEqual([]);
  });

  test("deleteApprovals: lines stay with their batch, until all of them have ended", async () => {
    const remove = () => store.deleteApprovals({ before: 10_000, statuses: finalStatuses });
    const count = async () => (await store.readApprovals({ limit: 10 })).length;
    for (const line of [lineOf(1, { status: "executed" }), lineOf(2, { status: "outcome_unknown" })])
      await store.insertApproval(line);
    await remove();
    expect([await idsOf({}), await count()]).toEqual([[first.id], 2]);
    await store.replacePaymentBatch({ ...first, revision: 2, status: "finished" });
    await remove();
    expect([await idsOf({}), await count()]).toEqual([[first.id], 2]);
    await store.replaceApproval({ ...lineOf(2), revision: 2, status: "rejected" });
    await store.deleteApprovals({ before: 1_000, statuses: finalStatuses });
    expect([await idsOf({}), await count()]).toEqual([[first.id], 2]);
    await remove();
    expect([await idsOf({}), await count()]).toEqual([[], 0]);
  });
});
