import { createPaymentBatch } from "@partner-kit/contract";
import { expect, test } from "vitest";
import { createApprovalProxy, STORE_KEY } from "../../test/createApprovalProxy.ts";
import { byAmount, newBatch, paidAmounts, postBatch, readBatch, untilLines } from "../../test/newBatch.ts";
import { until } from "../../test/until.ts";
import { finalStatuses } from "../approvals/ApprovalRecord.ts";
import { createMemoryStore } from "../store/createMemoryStore.ts";

function start(parameters: Parameters<typeof createApprovalProxy>[0] = {}) {
  return createApprovalProxy({ decide: byAmount, ...parameters });
}

test("default: the lines wait at first, then each is submitted", async () => {
  const proxy = start();
  const batch = await newBatch(proxy, ["100.01", "200.02"]);
  const { status, data } = await postBatch(proxy, batch);
  expect(status).toBe(200);
  expect(data).toMatchObject({ batch_id: batch.batch_id, name: "March payroll", subject: "ada", status: "running" });
  expect(createPaymentBatch.data.safeParse(data).success).toBe(true);
  const { recipient_id, currency } = batch.lines[0] ?? {};
  const unsent = { approval_id: null, transaction_id: null, fee: null, outcome: null };
  const [line] = data.lines;
  expect(line).toEqual({
    index: 0,
    recipient_id,
    currency,
    amount: "100.01",
    max_fee: null,
    status: "waiting",
    ...unsent,
  });
  const { lines } = await untilLines(proxy, batch.batch_id, ["submitted", "submitted"]);
  expect(lines[1]).toEqual({
    ...line,
    index: 1,
    amount: "200.02",
    status: "submitted",
    transaction_id: expect.any(String),
    fee: expect.any(String),
    outcome: { code: "ok", message: null },
  });
  expect((await paidAmounts(proxy, batch)).toSorted()).toEqual(["100.01", "200.02"]);
  const end = await until(async () => {
    const found = await readBatch(proxy, batch.batch_id);
    expect(found.status).toBe("finished");
    return found;
  });
  expect(end.finished_at).toBe("2026-03-02T09:00:00.000Z");
});

test("behaviour: a repeated request returns the same batch, another one with its ID is a conflict", async () => {
  const proxy = start();
  const batch = await newBatch(proxy, ["100.01"]);
  const responses = await Promise.all([postBatch(proxy, batch), postBatch(proxy, batch)]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  await untilLines(proxy, batch.batch_id, ["submitted"]);
  const again = await postBatch(proxy, { ...batch, batch_id: batch.batch_id.toUpperCase() });
  expect(again.data.lines[0].status).toBe("submitted");
  const lines = batch.lines.map((line) => ({ ...line, amount: "100.02" }));
  for (const other of [
    { ...batch, name: "April payroll" },
    { ...batch, lines },
  ])
    expect(await postBatch(proxy, other)).toMatchObject({ status: 409, error: { code: "CONFLICT" } });
  expect(await postBatch(proxy, batch, "alan")).toMatchObject({ status: 409, error: { code: "CONFLICT" } });
  expect(await paidAmounts(proxy, batch)).toEqual(["100.01"]);
});

test("behaviour: a batch that is sent again after its record was deleted is not paid twice", async () => {
  const proxy = start();
  const batch = await newBatch(proxy, ["100.01", "100.01"]);
  const finish = async () => {
    await postBatch(proxy, batch);
    return until(async () => {
      const found = await readBatch(proxy, batch.batch_id);
      expect(found.status).toBe("finished");
      return found.lines.map(({ status }) => status);
    });
  };
  expect(await finish()).toEqual(["submitted", "submitted"]);
  await proxy.store.deleteApprovals({ before: Number.MAX_SAFE_INTEGER, statuses: finalStatuses });
  expect(await proxy.store.readPaymentBatches({ limit: 1 })).toEqual([]);
  expect(await finish()).toEqual(["outcome_unknown", "outcome_unknown"]);
  expect(await paidAmounts(proxy, batch)).toEqual(["100.01", "100.01"]);
});

test("behaviour: the policy decides about each line, and only those that need it are approvals", async () => {
  const proxy = start();
  const batch = await newBatch(proxy, ["100.01", "1200.02", "2300.03", "400.04"]);
  await postBatch(proxy, batch);
  const { lines } = await untilLines(proxy, batch.batch_id, ["submitted", "pending_approval", "failed", "submitted"]);
  expect(lines[2]?.outcome).toEqual({ code: "POLICY_DENIED", message: "Too much." });
  const id = lines[1]?.approval_id;
  expect(lines.map(({ approval_id }) => approval_id)).toEqual([null, id, null, null]);
  for (const user of ["ada", "grace"] as const) {
    const { data } = await proxy.as(user, "/kit/approvals");
    expect(data.approvals).toMatchObject([{ id, batch_id: batch.batch_id, status: "pending", subject: "ada" }]);
  }
  expect((await readBatch(proxy, batch.batch_id)).status).toBe("running");
  const { data } = await proxy.as("grace", `/kit/approvals/${id}/approve`, {});
  expect(data).toMatchObject({ status: "executed", reviewed: { amount: "1200.02" } });
  await untilLines(proxy, batch.batch_id, ["submitted", "submitted", "failed", "submitted"]);
  expect((await paidAmounts(proxy, batch)).toSorted()).toEqual(["100.01", "1200.02", "400.04"]);
});

test("parameters: max_fee", async () => {
  const proxy = start();
  const batch = await newBatch(proxy, ["100.01", "200.02"], { max_fee: "0.01" });
  const lines = batch.lines.map((line, index) => (index === 0 ? line : { ...line, max_fee: "1000" }));
  await postBatch(proxy, { ...batch, lines });
  const end = await untilLines(proxy, batch.batch_id, ["failed", "submitted"]);
  expect(end.lines[0]).toMatchObject({ max_fee: "0.01", outcome: { code: "TERMS_CHANGED" } });
});

test("parameters: lines: up to 1,000", async () => {
  const proxy = start();
  const amounts = Array.from({ length: 1_000 }, () => "100.00");
  const batch = await newBatch(proxy, amounts, { max_fee: "100.00" });
  expect((await postBatch(proxy, batch)).data.lines).toHaveLength(1_000);
  const { data } = await proxy.as("ada", `/kit/payment-batches/${batch.batch_id}/stop`, {});
  expect(data.lines.at(-1).status).toBe("cancelled");
  const { error } = await postBatch(proxy, { ...batch, lines: [...batch.lines, batch.lines[0]] });
  expect(error.code).toBe("VALIDATION_FAILED");
});

test("behaviour: a batch with an unknown recipient is refused", async () => {
  const proxy = start();
  const batch = await newBatch(proxy, ["100.00"]);
  const unknown = { recipient_id: crypto.randomUUID(), currency: "NGN", amount: "1" };
  const { status, error } = await postBatch(proxy, { ...batch, lines: [...batch.lines, unknown] });
  expect([status, error.code]).toEqual([400, "VALIDATION_FAILED"]);
  expect(error.message).toContain("lines.1.recipient_id");
  expect(proxy.changes).toEqual([]);
  expect((await proxy.as("ada", `/kit/payment-batches/${batch.batch_id}`)).status).toBe(404);
});

test("behaviour: needs what a withdrawal needs, and a store key", async () => {
  const proxy = start();
  proxy.grant("ada", ["wallets:view", "wallets:transfer"]);
  expect((await postBatch(proxy, await newBatch(proxy, ["1"]))).error.code).toBe("GRANT_MISSING");
  const store = { ...createMemoryStore(), unsafe: undefined };
  for (const [settings, reason] of [
    [{ signingKey: undefined }, "no_signing_key"],
    [{ policy: undefined, storeKeys: undefined, store }, "no_store_key"],
  ] as const) {
    const without = start(settings);
    const { status, error } = await postBatch(without, await newBatch(without, ["1"]));
    expect([status, error.code]).toEqual([403, "OPERATION_OFF"]);
    expect(error.message).toContain(reason);
    const { data } = await without.as("ada", "/kit/session");
    expect(data.operations.createPaymentBatch).toEqual({ allowed: false, reason });
  }
});

test("behaviour: a user creates at most 60 batches in an hour", async () => {
  const proxy = start({ decide: () => ({ decision: "deny", reason: "No." }) });
  const batch = await newBatch(proxy, ["1"]);
  for (let count = 0; count < 60; count += 1)
    expect((await postBatch(proxy, { ...batch, batch_id: crypto.randomUUID() })).status).toBe(200);
  expect((await postBatch(proxy, batch)).error.code).toBe("TOO_MANY_REQUESTS");
  proxy.advance(3_600_000);
  expect((await postBatch(proxy, batch)).status).toBe(200);
});

test("behaviour: a user has at most 20 running batches", async () => {
  const proxy = start();
  const batch = await newBatch(proxy, ["1200.02"]);
  const create = async (user?: "alan") => {
    const batch_id = crypto.randomUUID();
    const { status, error } = await postBatch(proxy, { ...batch, batch_id }, user);
    return { status, error, batch_id };
  };
  const first = await create();
  for (let count = 1; count < 20; count += 1) expect((await create()).status).toBe(200);
  const { status, error } = await create();
  expect([status, error.code]).toEqual([429, "TOO_MANY_REQUESTS"]);
  expect((await create("alan")).status).toBe(200);
  await proxy.as("ada", `/kit/payment-batches/${first.batch_id}/stop`, {});
  expect((await create()).status).toBe(200);
});

test("behaviour: audit, log and store have neither amounts nor names in plain text", async () => {
  const store = createMemoryStore();
  const stored: Uint8Array[] = [];
  const proxy = start({
    storeKeys: [STORE_KEY],
    store: {
      ...store,
      async insertPaymentBatch(batch, lines) {
        stored.push(batch.sealed, lines);
        return store.insertPaymentBatch(batch, lines);
      },
    },
  });
  const batch = await newBatch(proxy, ["100.01", "2300.03"]);
  await postBatch(proxy, batch);
  await untilLines(proxy, batch.batch_id, ["submitted", "failed"]);
  const records = await store.readAudit({ after: 0, limit: 20 });
  expect(records.map(({ subject, action, outcome, reason }) => [subject, action, outcome, reason].join(" "))).toEqual([
    "ada createPaymentBatch begun ",
    "ada createPaymentBatch ok ",
    "ada createWithdrawalQuote begun ",
    "ada createWithdrawalQuote ok ",
    "ada submitWithdrawal begun ",
    "ada submitWithdrawal ok ",
    "ada createWithdrawalQuote begun ",
    "ada createWithdrawalQuote ok ",
    "ada submitWithdrawal refused POLICY_DENIED",
  ]);
  expect(new Set(records.map(({ correlation_id }) => correlation_id)).size).toBe(1);
  expect(records[8]?.identifiers).toEqual({ batch_id: batch.batch_id, approval_id: expect.any(String) });
  const texts = stored.map((bytes) => new TextDecoder().decode(bytes));
  expect(texts).toHaveLength(2);
  expect(JSON.stringify(records) + proxy.logger.text() + texts.join("")).not.toMatch(/100\.01|March payroll|2300/);
});
