import { expect, test } from "vitest";
import { createApprovalProxy, holdRecipient } from "../../test/createApprovalProxy.ts";
import { byAmount, newBatch, postBatch, untilLines } from "../../test/newBatch.ts";

// Regression: a user who may withdraw could hide a running batch behind IDs that were stopped before they were used.
test("behaviour: a running batch stays in a limited list, and occupied IDs displace none", async () => {
  const { advance, ...proxy } = createApprovalProxy({ decide: byAmount });
  const batch = await newBatch(proxy, ["1500.00"]);
  await postBatch(proxy, batch);
  await untilLines(proxy, batch.batch_id, ["pending_approval"]);
  advance(1000);
  await proxy.as("ada", `/kit/payment-batches/${crypto.randomUUID()}/stop`, {});
  const { data } = await proxy.as("grace", "/kit/payment-batches?limit=1");
  expect(data.batches).toMatchObject([{ batch_id: batch.batch_id, status: "running" }]);
});

// Regression: the lines of a large batch hid an older request, which expired.
test("behaviour: the lines of a batch displace no other open approval", async () => {
  const { advance, ...proxy } = createApprovalProxy({
    decide: (request) =>
      request.operation === "createRecipient"
        ? { decision: "approve", scope: "wallets:transfer", reason: "Somebody checks it.", expiresInSeconds: 3_600 }
        : byAmount(request),
  });
  const id = await holdRecipient(proxy);
  advance(1000);
  const batch = await newBatch(proxy, ["1500.00", "1600.00"]);
  await postBatch(proxy, batch);
  await untilLines(proxy, batch.batch_id, ["pending_approval", "pending_approval"]);
  const { data } = await proxy.as("grace", "/kit/approvals?limit=2");
  expect(data.approvals.map((approval: { readonly id: string }) => approval.id)).toContain(id);
  expect(data.approvals).toHaveLength(2);
});
