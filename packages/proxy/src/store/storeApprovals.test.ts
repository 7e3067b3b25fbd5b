import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type TestStores, testStores } from "../../test/testStores.ts";
import type { StoredApproval } from "./ApprovalStore.ts";
import type { Store, WakeTopic } from "./Store.ts";

// A real database and disk are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const first: StoredApproval = {
  id: "00000000-0000-4000-8000-000000000001",
  revision: 1,
  created_at: 1_000,
  subject: "ada",
  operation: "submitWithdrawal",
  scope: "wallets:withdraw",
  status: "pending",
  fingerprint: "one",
  batch_id: null,
  due_at: 5_000,
  sealed: Uint8Array.of(1, 0, 255),
};
const second: StoredApproval = {
  ...first,
  id: "00000000-0000-4000-8000-000000000002",
  created_at: 2_000,
  subject: "grace",
  scope: "webhooks:manage",
  fingerprint: "two",
};

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

  const idsOf = async (parameters: Omit<Parameters<Store["readApprovals"]>[0], "limit">) =>
    (await store.readApprovals({ limit: 10, ...parameters })).map(({ id }) => id);

  test("default: an approval is found by ID and by fingerprint", async () => {
    expect(await store.insertApproval(first)).toBe(true);
    expect(plain(await store.findApproval({ id: first.id }))).toEqual(first);
    expect(plain(await store.findApproval({ fingerprint: "one" }))).toEqual(first);
    expect(await store.findApproval({ fingerprint: "two" })).toBeNull();
  });

  test("behaviour: of approvals with the same fingerprint, the first is stored", async () => {
    expect(await store.insertApproval(first)).toBe(true);
    expect(await store.insertApproval({ ...second, fingerprint: "one" })).toBe(false);
    expect(await idsOf({})).toEqual([first.id]);
  });

  // Connections of a pool do not keep the order of calls.
  test("behaviour: of simultaneous approvals with the same fingerprint, one is stored", async () => {
    const others = [first, { ...second, fingerprint: "one" }];
    const isStored = await Promise.all(others.map((approval) => store.insertApproval(approval)));
    expect(isStored.filter(Boolean)).toHaveLength(1);
    expect(await idsOf({})).toEqual([others[isStored.indexOf(true)]?.id]);
  });

  test("behaviour: approvals without a fingerprint do not exclude each other", async () => {
    for (const approval of [first, second]) await store.insertApproval({ ...approval, fingerprint: null });
    expect(await idsOf({})).toEqual([second.id, first.id]);
  });

  test("replaceApproval: of two simultaneous changes of a revision, one is stored", async () => {
    await store.insertApproval(first);
    const approved = { ...first, revision: 2, status: "approved", sealed: Uint8Array.of(2) };
    const rejected = { ...first, revision: 2, status: "rejected", fingerprint: null };
    const changes = [approved, rejected];
    const isStored = await Promise.all(changes.map((approval) => store.replaceApproval(approval)));
    expect(isStored.filter(Boolean)).toHaveLength(1);
    expect(plain(await store.findApproval({ id: first.id }))).toEqual(changes[isStored.indexOf(true)]);
    expect(await store.replaceApproval({ ...second, revision: 2 })).toBe(false);
  });

  test("replaceApproval: a request with a released fingerprint can be stored again", async () => {
    await store.insertApproval(first);
    await store.replaceApproval({ ...first, revision: 2, status: "rejected", fingerprint: null });
    expect(await store.insertApproval({ ...second, fingerprint: "one" })).toBe(true);
  });

  test("readApprovals: newest first, by status, subject and scope", async () => {
    for (const approval of [first, second]) await store.insertApproval(approval);
    await store.replaceApproval({ ...second, revision: 2, status: "executed" });
    expect(await idsOf({})).toEqual([second.id, first.id]);
    expect(await idsOf({ statuses: ["pending"] })).toEqual([first.id]);
    expect(await idsOf({ statuses: ["pending", "executed"] })).toEqual([second.id, first.id]);
    expect(await idsOf({ visibleTo: { subject: "ada", scopes: [] } })).toEqual([first.id]);
    expect(await idsOf({ visibleTo: { subject: "lin", scopes: ["webhooks:manage"] } })).toEqual([second.id]);
    expect(await idsOf({ statuses: ["pending"], visibleTo: { subject: "grace", scopes: [] } })).toEqual([]);
    expect((await store.readApprovals({ limit: 1 })).map(({ id }) => id)).toEqual([second.id]);
  });

  test("readApprovalEvents: one event for each change of a status, and none for other changes", async () => {
    const topics: WakeTopic[] = [];
    store.onWake((topic) => topics.push(topic));
    await store.insertApproval(first);
    await store.replaceApproval({ ...first, revision: 2 });
    await store.replaceApproval({ ...first, revision: 3, status: "executed" });
    const events = await store.readApprovalEvents({ after: 0, limit: 10 });
    const { id: approval_id, batch_id, subject, scope } = first;
    expect(events.map(({ seq: _, ...event }) => event)).toEqual([
      { approval_id, batch_id, subject, scope, status: "pending" },
      { approval_id, batch_id, subject, scope, status: "executed" },
    ]);
    const [begun, done] = events;
    expect(await store.readApprovalEvents({ after: begun?.seq ?? 0, limit: 10 })).toEqual([done]);
    expect(await store.newestApprovalEvent()).toBe(done?.seq);
    expect(topics.filter((topic) => topic === "approvals").length).toBe(2);
  });

  test("readDueApprovals: the earliest first, without those that need nothing", async () => {
    await store.insertApproval(first);
    await store.insertApproval({ ...second, due_at: 4_000 });
    expect((await store.readDueApprovals({ now: 4_999, limit: 10 })).map(({ id }) => id)).toEqual([second.id]);
    expect((await store.readDueApprovals({ now: 5_000, limit: 10 })).map(({ id }) => id)).toEqual([
      second.id,
      first.id,
    ]);
    await store.replaceApproval({ ...second, revision: 2, due_at: null });
    expect((await store.readDueApprovals({ now: 5_000, limit: 1 })).map(({ id }) => id)).toEqual([first.id]);
  });

  test("deleteApprovals: deletes older ones with a status, and their events", async () => {
    for (const approval of [first, second]) await store.insertApproval(approval);
    await store.deleteApprovals({ before: 3_000, statuses: ["executed"] });
    expect(await idsOf({})).toEqual([second.id, first.id]);
    await store.deleteApprovals({ before: 2_000, statuses: ["executed", "pending"] });
    expect(await idsOf({})).toEqual([second.id]);
    const events = await store.readApprovalEvents({ after: 0, limit: 10 });
    expect(events.map(({ approval_id }) => approval_id)).toEqual([second.id]);
  });
});

/** Compares bytes of all stores: some return a `Buffer`. */
function plain(approval: StoredApproval | null): StoredApproval | null {
  return approval && { ...approval, sealed: Uint8Array.from(approval.sealed) };
}
