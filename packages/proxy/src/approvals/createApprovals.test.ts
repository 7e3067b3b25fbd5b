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

test("behaviour: a limited list has the open approvals first, so that newer decided ones do not displace them", async () => {
  const { advance, ...rest } = createApprovalProxy();
  const open = await holdRecipient(rest);
  advance(1_000);
  const decided = await holdRecipient(rest, { label: "Abuja supplier", account_number: "0123456780" });
  await rest.as("grace", `/kit/approvals/${decided}/reject`, {});
  const list = async (limit: number) => {
    const { data } = await rest.as("grace", `/kit/approvals?limit=${limit}`);
    return data.approvals.map(({ id }: { readonly id: string }) => id);
  };
  expect(await list(1)).toEqual([open]);
  expect(await list(2)).toEqual([decided, open]);
});

// Regression: what waits for approval was counted up to 100, so that a payment could be made again.
test("behaviour: a list without a limit has more than 100 approvals if they are open", async () => {
  const { advance, ...rest } = createApprovalProxy();
  const decided = await holdRecipient(rest);
  await rest.as("grace", `/kit/approvals/${decided}/reject`, {});
  for (let index = 0; index < 101; index += 1) {
    const account_number = String(1_000_000_000 + index);
    await holdRecipient(rest, { label: `Supplier ${index}`, account_number }, index < 60 ? "ada" : "alan");
    advance(2_000);
  }
  const { data } = await rest.as("grace", "/kit/approvals");
  expect(data.approvals).toHaveLength(101);
  expect(new Set(data.approvals.map(({ status }: { readonly status: string }) => status))).toEqual(
    new Set(["pending"]),
  );
});

test("behaviour: an approval that is stored while the proxy closes is answered as approved, and sent later", async () => {
  const store = createMemoryStore();
  const closing = { start: (): void => undefined };
  const { proxy, changes, ...rest } = createApprovalProxy({
    store: {
      ...store,
      async replaceApproval(...parameters) {
        const isReplaced = await store.replaceApproval(...parameters);
        closing.start();
        return isReplaced;
      },
    },
  });
  const id = await holdRecipient(rest);
  closing.start = () => void proxy.close();
  const { status, data } = await rest.as("grace", `/kit/approvals/${id}/approve`, {});
  expect([status, data.status]).toEqual([200, "approved"]);
  expect(changes).toEqual([]);
});
