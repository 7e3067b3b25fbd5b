import { expect, test } from "vitest";
import { createApprovalProxy, holdRecipient, readApproval } from "../../test/createApprovalProxy.ts";
import { byAmount, newBatch, postBatch } from "../../test/newBatch.ts";
import { until } from "../../test/until.ts";
import { createMemoryStore } from "../store/createMemoryStore.ts";

test("behaviour: revoke cancels other requests too, however many lines of batches wait", async () => {
  const store = createMemoryStore();
  const { proxy, advance, ...rest } = createApprovalProxy({
    decide: (request) =>
      request.operation === "createRecipient"
        ? { decision: "approve", scope: "wallets:transfer", reason: "Check it.", expiresInSeconds: 3_600 }
        : byAmount(request),
    store: {
      ...store,
      // As if the lines were more than a read returns.
      readApprovals: (read) => store.readApprovals({ ...read, limit: Math.min(read.limit, 2) }),
    },
  });
  const id = await holdRecipient(rest);
  advance(1_000);
  const batch = await newBatch(rest, ["1200.01", "1200.02", "1200.03"]);
  await postBatch(rest, batch);
  await until(async () =>
    expect(await store.countPaymentLines([batch.batch_id])).toMatchObject([{ status: "pending", count: 3 }]),
  );
  proxy.revoke("ada");
  await until(async () => expect((await readApproval(rest, id)).status).toBe("cancelled"));
});
