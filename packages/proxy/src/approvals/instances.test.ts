import { expect, onTestFinished, test, vi } from "vitest";
import { createApprovalProxy, holdRecipient, recipientInput } from "../../test/createApprovalProxy.ts";
import { readLive } from "../../test/readLive.ts";
import { startPostgres } from "../../test/startPostgres.ts";
import { createPostgresStore } from "../store/createPostgresStore.ts";

// A real database is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const ROUNDS = 10;

test("default: two instances on one Postgres hold a request once, decide once and send it once", async () => {
  const server = await startPostgres();
  onTestFinished(server.close);
  const stores = await Promise.all([1, 2].map(() => createPostgresStore({ connection: server.url })));
  onTestFinished(async () => {
    for (const store of stores) await store.close();
  });
  const [one, other] = stores.map((store) => createApprovalProxy({ store }));
  if (!one || !other) throw new Error("Two instances are needed.");
  onTestFinished(async () => {
    for (const { proxy } of [one, other]) await proxy.close();
  });
  other.grant("grace", ["wallets:transfer", "approvals:decide"]);
  const stream = readLive(await other.call("/kit/live", { headers: { "x-user": "grace" } }));
  for (let round = 0; round < ROUNDS; round += 1) {
    const label = `Supplier ${round}`;
    const [id, ...ids] = await Promise.all([one, other, one, other].map((proxy) => holdRecipient(proxy, { label })));
    expect(new Set(ids)).toEqual(new Set([id]));
    const responses = await Promise.all([
      one.as("grace", `/kit/approvals/${id}/approve`, {}),
      other.as("kurt", `/kit/approvals/${id}/approve`, {}),
    ]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const repeated = await other.as("ada", "/partner/wallets/recipients", { ...recipientInput, label });
    expect([repeated.status, repeated.data.label]).toEqual([200, label]);
    for (const type of ["approval.requested", "approval.approved", "approval.executed"])
      expect(await stream.next("approval")).toEqual({ type, approval_id: id });
  }
  expect(one.changes.length + other.changes.length).toBe(ROUNDS);
});
