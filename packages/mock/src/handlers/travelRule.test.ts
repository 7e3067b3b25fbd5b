import {
  getTransaction,
  getTravelRule,
  listTransactions,
  simulateCryptoDeposit,
  submitTravelRule,
  travelRulePurposes,
} from "@partner-kit/contract";
import { describe, expect, test } from "vitest";
import { createTestService } from "../test/createTestService.ts";
import { TRAVEL_RULE_DEADLINE_MS } from "../wallet/startDeposit.ts";
import { CLEARANCE_MS, senders } from "./travelRule.ts";

const submission = { sender_originator: "Ada Obi", sender_country: "GBR" };

async function createHeld() {
  const parameters = createTestService({ scenario: "empty" });
  const { client, service } = parameters;
  const before = await parameters.balance("USD");
  const input = { amount: "451.51", symbol: "USDT", user_id: service.userId, idempotency_key: "held" };
  const { id } = await client.call(simulateCryptoDeposit, input);
  return {
    ...parameters,
    id,
    before,
    read: () => client.call(getTransaction, { transaction_id: id }),
    submit: (body: unknown) => parameters.send("POST", `/partner/wallets/crypto/deposits/${id}/travel-rule`, body),
  };
}

test("default: a held deposit has requirements, and is credited after submission and clearance", async () => {
  const { client, id, read, submit, balance, before, advance } = await createHeld();
  expect(await read()).toMatchObject({ status: "action_required", required_action: { type: "travel_rule" } });
  expect(await client.call(getTravelRule, { id })).toMatchObject({ transaction_id: id, status: "required" });
  expect(await balance("USD")).toEqual(before);
  expect(await submit(submission)).toMatchObject({ status: 200, data: { status: "submitted", transaction_id: id } });
  expect(await read()).toMatchObject({ status: "pending", required_action: null });
  await advance(CLEARANCE_MS - 1);
  expect(await balance("USD")).toEqual(before);
  await advance(1);
  expect(await read()).toMatchObject({ status: "success", required_action: null });
  expect((await balance("USD")).available).toBe(before.available + 451_510_000n);
});

test("behaviour: requirements list the fields and purposes", async () => {
  const { client, id } = await createHeld();
  const { fields } = await client.call(getTravelRule, { id });
  expect(fields.map(({ name, required }) => [name, required])).toEqual([
    ["sender_originator", true],
    ["sender_country", true],
    ["purpose", false],
  ]);
  expect(fields[2]?.options?.map(({ value }) => value)).toEqual(travelRulePurposes);
  expect(fields[2]?.options?.[2]).toEqual({ label: "Goods or services", value: "goods_or_services" });
});

test("behaviour: a repeated submission returns the submitted state without a change, before and after clearance", async () => {
  const { submit, client, id, advance, balance, before } = await createHeld();
  for (const pause of [0, 10, CLEARANCE_MS, 30 * 86_400_000]) {
    await advance(pause);
    const body = { ...submission, sender_originator: pause === 0 ? "Ada Obi" : senders.conflicting };
    expect(await submit(body)).toMatchObject({ status: 200, data: { status: "submitted" } });
    expect(await client.call(getTravelRule, { id })).toMatchObject({ status: "submitted" });
  }
  expect((await balance("USD")).total).toBe(before.total + 451_510_000n);
});

test("behaviour: an unanswered deposit is returned, and a later submission is a conflict", async () => {
  const { advance, read, submit, send, id } = await createHeld();
  await advance(TRAVEL_RULE_DEADLINE_MS);
  expect(await read()).toMatchObject({ status: "failed", required_action: null });
  expect(await submit(submission)).toMatchObject({ status: 409, error: { code: "CONFLICT" } });
  expect(await send("GET", `/partner/wallets/crypto/deposits/${id}/travel-rule`)).toMatchObject({ status: 404 });
});

test("behaviour: special senders are rejected or cause a conflict", async () => {
  const rejected = await createHeld();
  expect((await rejected.submit({ ...submission, sender_originator: senders.rejected })).status).toBe(200);
  await rejected.advance(CLEARANCE_MS);
  expect(await rejected.read()).toMatchObject({ status: "failed" });
  const conflicting = await createHeld();
  expect((await conflicting.submit({ ...submission, sender_originator: senders.conflicting })).status).toBe(409);
  expect((await conflicting.submit(submission)).status).toBe(200);
});

test.each([{}, { sender_country: "GBR" }, { ...submission, sender_originator: "" }, { ...submission, more: "x" }])(
  "behaviour: rejects the submission %j",
  async (body) => {
    const { submit } = await createHeld();
    expect(await submit(body)).toMatchObject({ status: 400, error: { code: "VALIDATION_FAILED" } });
  },
);

describe("deposits that are not held", () => {
  test("behaviour: returns 404 for unknown transactions, those that were not held, and those of another account", async () => {
    const { client, clientOf } = createTestService({ apiKeys: [{ key: "theirs", account: "other" }] });
    const { transactions } = await client.call(listTransactions, {});
    const theirs = (await clientOf("theirs").call(listTransactions, {})).transactions.find(
      ({ required_action }) => required_action,
    );
    const ids = [transactions[3]?.id, theirs?.id, "7d1f0c52-5a0e-4c57-9a44-0f6f3f1f2a11"];
    for (const id of ids) {
      const notFound = { status: 404, code: "NOT_FOUND" };
      await expect(client.call(getTravelRule, { id: id ?? "" })).rejects.toMatchObject(notFound);
      await expect(client.call(submitTravelRule, { id: id ?? "", ...submission })).rejects.toMatchObject(notFound);
    }
  });
});

test("parameters: scenario travel-rule-held", async () => {
  const { client, service, send } = createTestService({ scenario: "first-day+travel-rule-held" });
  const { transactions } = await client.call(listTransactions, {});
  expect(
    transactions.map(({ status }) => status).toSorted((one, other) => (one ?? "").localeCompare(other ?? "")),
  ).toEqual(["action_required", "action_required", "action_required", "success"]);
  const body = { amount: "10", symbol: "USDC", user_id: service.userId, idempotency_key: "k" };
  expect(await send("POST", "/simulate/crypto/deposits", body)).toMatchObject({ data: { status: "action_required" } });
});
