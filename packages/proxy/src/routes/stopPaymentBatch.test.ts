import { expect, test } from "vitest";
import { createApprovalProxy } from "../../test/createApprovalProxy.ts";
import { createGate } from "../../test/createGate.ts";
import { byAmount, newBatch, paidAmounts, postBatch, readBatch, untilLines } from "../../test/newBatch.ts";
import { until } from "../../test/until.ts";

/** A batch whose second line waits for an approval, and whose third line is being sent until `mayArrive` resolves. */
async function start() {
  const mayArrive = createGate();
  const arrived = createGate();
  let count = 0;
  const proxy = createApprovalProxy({
    decide: byAmount,
    async fetch(input, init) {
      const request = new Request(input, init);
      count += request.method === "POST" && request.url.endsWith("/withdrawals") ? 1 : 0;
      if (count === 2) {
        arrived.resolve();
        await mayArrive.promise;
      }
      return proxy.service.fetch(request);
    },
  });
  const batch = await newBatch(proxy, ["100.01", "1200.02", "300.03", "400.04"]);
  await postBatch(proxy, batch);
  await arrived.promise;
  const stop = (user: Parameters<typeof proxy.as>[0]) =>
    proxy.as(user, `/kit/payment-batches/${batch.batch_id}/stop`, {});
  return { ...proxy, batch, id: batch.batch_id, stop, mayArrive };
}

test("default: what was not sent is cancelled, and what is being sent still ends", async () => {
  const proxy = await start();
  const { status, data } = await proxy.stop("ada");
  expect(status).toBe(200);
  expect(data).toMatchObject({ status: "stopped", finished_at: null });
  const { lines } = await untilLines(proxy, proxy.id, ["submitted", "cancelled", "sending", "cancelled"]);
  expect(lines[3]?.outcome).toEqual({ code: "STOPPED", message: "The payment batch was stopped." });
  const decision = await proxy.as("grace", `/kit/approvals/${lines[1]?.approval_id}/approve`, {});
  expect(decision.error.code).toBe("APPROVAL_DECIDED");
  proxy.mayArrive.resolve();
  await untilLines(proxy, proxy.id, ["submitted", "cancelled", "submitted", "cancelled"]);
  await until(async () =>
    expect(await readBatch(proxy, proxy.id)).toMatchObject({ status: "stopped", finished_at: expect.any(String) }),
  );
  expect((await paidAmounts(proxy, proxy.batch)).toSorted()).toEqual(["100.01", "300.03"]);
  expect((await proxy.stop("ada")).data.status).toBe("stopped");
});

test("behaviour: every user who sees it can stop it, and the audit names them and those who may not", async () => {
  const proxy = await start();
  for (const user of ["alan", "lin", "mallory"] as const) expect((await proxy.stop(user)).error.code).toBe("NOT_FOUND");
  expect((await proxy.stop("grace")).data.status).toBe("stopped");
  proxy.mayArrive.resolve();
  const records = await proxy.store.readAudit({ after: 0, limit: 50 });
  const stops = records.filter(({ action }) => action === "stopPaymentBatch");
  expect(stops.map(({ subject, outcome, identifiers }) => [subject, outcome, identifiers])).toEqual([
    ["alan", "refused", { batch_id: proxy.id }],
    ["lin", "refused", { batch_id: proxy.id }],
    ["mallory", "refused", { batch_id: proxy.id }],
    ["grace", "begun", { batch_id: proxy.id }],
    ["grace", "ok", { batch_id: proxy.id }],
  ]);
});

test("behaviour: an ID that was stopped before its batch arrived is never created, and is not listed", async () => {
  const proxy = createApprovalProxy();
  const batch = await newBatch(proxy, ["100.01"]);
  const stop = (user: Parameters<typeof proxy.as>[0]) =>
    proxy.as(user, `/kit/payment-batches/${batch.batch_id}/stop`, {});
  expect((await stop("mallory")).error.code).toBe("NOT_FOUND");
  expect((await stop("ada")).data).toMatchObject({ status: "stopped", lines: [] });
  expect((await stop("ada")).data).toMatchObject({ status: "stopped", lines: [] });
  expect((await postBatch(proxy, batch)).error.code).toBe("CONFLICT");
  expect(await paidAmounts(proxy, batch)).toEqual([]);
  expect((await proxy.as("ada", "/kit/payment-batches")).data).toEqual({ batches: [] });
});
