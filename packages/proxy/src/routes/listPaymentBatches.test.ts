import { listPaymentBatches } from "@partner-kit/contract";
import { expect, test } from "vitest";
import { createApprovalProxy } from "../../test/createApprovalProxy.ts";
import { byAmount, listBatches, newBatch, postBatch, untilLines } from "../../test/newBatch.ts";

async function start() {
  const proxy = createApprovalProxy({ decide: byAmount });
  const first = await newBatch(proxy, ["100.01", "1200.02", "2300.03", "2400.04"]);
  await postBatch(proxy, first);
  await untilLines(proxy, first.batch_id, ["submitted", "pending_approval", "failed", "failed"]);
  proxy.advance(1_000);
  const second = await newBatch(proxy, ["2500.05"]);
  await postBatch(proxy, second, "alan");
  const idsOf = async (user: Parameters<typeof proxy.as>[0]) =>
    (await listBatches(proxy, user)).map(({ batch_id }) => batch_id);
  return { ...proxy, first: first.batch_id, second: second.batch_id, idsOf };
}

test("default: totals and the number of lines by status, without the lines", async () => {
  const { as, first } = await start();
  const { data } = await as("ada", "/kit/payment-batches");
  expect(data).toEqual({
    batches: [
      {
        batch_id: first,
        name: "March payroll",
        subject: "ada",
        subject_name: "Ada Obi",
        status: "running",
        created_at: "2026-03-02T09:00:00.000Z",
        finished_at: null,
        line_count: 4,
        totals: [{ currency: "NGN", amount: "6000.10" }],
        counts: { submitted: 1, pending_approval: 1, failed: 2 },
      },
    ],
  });
  expect(listPaymentBatches.data.safeParse(data).success).toBe(true);
});

test("behaviour: people who may decide about withdrawals see those of others, newest first", async () => {
  const { idsOf, first, second } = await start();
  expect(await idsOf("alan")).toEqual([second]);
  expect(await idsOf("grace")).toEqual([second, first]);
  expect(await idsOf("lin")).toEqual([]);
  expect(await idsOf("mallory")).toEqual([]);
});

test("parameters: limit", async () => {
  const { as, second } = await start();
  const { data } = await as("grace", "/kit/payment-batches?limit=1");
  expect(data.batches).toMatchObject([{ batch_id: second }]);
  expect((await as("grace", "/kit/payment-batches?limit=201")).error.code).toBe("VALIDATION_FAILED");
});
