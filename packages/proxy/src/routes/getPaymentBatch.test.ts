import { getPaymentBatch } from "@partner-kit/contract";
import { expect, test } from "vitest";
import { createApprovalProxy } from "../../test/createApprovalProxy.ts";
import { byAmount, newBatch, postBatch, untilLines } from "../../test/newBatch.ts";

async function start() {
  const proxy = createApprovalProxy({ decide: byAmount });
  const { batch_id } = await newBatch(proxy, ["2300.03"]);
  await postBatch(proxy, { ...(await newBatch(proxy, ["2300.03"])), batch_id });
  const get = (user: Parameters<typeof proxy.as>[0], id = batch_id) => proxy.as(user, `/kit/payment-batches/${id}`);
  return { ...proxy, batch_id, get };
}

test("default: the person who created it and those who may decide about withdrawals see it", async () => {
  const proxy = await start();
  await untilLines(proxy, proxy.batch_id, ["failed"]);
  const { data } = await proxy.get("ada");
  expect(getPaymentBatch.data.safeParse(data).success).toBe(true);
  expect(data).toMatchObject({
    batch_id: proxy.batch_id,
    subject_name: "Ada Obi",
    lines: [{ index: 0, amount: "2300.03" }],
  });
  expect((await proxy.get("grace")).data.lines).toEqual(data.lines);
  expect((await proxy.get("ada", proxy.batch_id.toUpperCase())).data.lines).toEqual(data.lines);
});

test("behaviour: nobody else learns that it exists", async () => {
  const { get } = await start();
  const unknown = await get("ada", "00000000-0000-4000-8000-000000000000");
  expect([unknown.status, unknown.error.code]).toEqual([404, "NOT_FOUND"]);
  for (const user of ["alan", "lin", "mallory"] as const) expect((await get(user)).text).toBe(unknown.text);
  expect((await get("ada", "1")).error.code).toBe("VALIDATION_FAILED");
});
