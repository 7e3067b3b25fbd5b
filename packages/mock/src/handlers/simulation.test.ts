import {
  getTransaction,
  listTransactions,
  simulateCryptoDeposit,
  simulateFiatDeposit,
  simulateFiatWithdrawal,
  simulateKybStatus,
  simulateProductUpdate,
} from "@partner-kit/contract";
import { describe, expect, test } from "vitest";
import { createTestService } from "../test/createTestService.ts";
import { WITHDRAWAL_MS } from "../wallet/startWithdrawal.ts";

const operations = {
  "crypto/deposits": { amount: "125.5", symbol: "USDT" },
  "fiat/deposits": { amount: "2500000.25", currency: "NGN" },
  "fiat/withdrawals": { amount: "1000", currency: "NGN" },
  "crypto/withdrawals": { amount: "10", symbol: "USDC" },
} as const;

function createSimulator(scenario: "default" | "empty" | "production" | "credit-overdue" = "default") {
  const test = createTestService({ scenario });
  const play = (path: string, body: object, key = "k") =>
    test.send("POST", `/simulate/${path}`, { user_id: test.service.userId, idempotency_key: key, ...body });
  return { ...test, play };
}

test("default: credits a stablecoin deposit as dollars and a fiat deposit in its currency", async () => {
  const { client, service, balance } = createSimulator("empty");
  const { userId: user_id } = service;
  const coins = await client.call(simulateCryptoDeposit, {
    amount: "125.500001",
    symbol: "USDT",
    user_id,
    idempotency_key: "a",
  });
  expect(coins).toMatchObject({ amount: "125.500001", status: "success" });
  const naira = await client.call(simulateFiatDeposit, {
    amount: "99.10",
    currency: "NGN",
    user_id,
    idempotency_key: "b",
  });
  expect(naira).toMatchObject({ amount: "99.10", status: "success" });
  expect(await balance("USD")).toEqual({ available: 125_500_001n, locked: 0n, total: 125_500_001n });
  expect((await balance("NGN")).available).toBe(99_100_000n);
  const { transactions } = await client.call(listTransactions, {});
  expect(transactions.map(({ id, currency, rail }) => [id, currency, rail])).toEqual([
    [naira.transaction_id, "NGN", "fiat"],
    [coins.id, "USDT", "crypto"],
  ]);
});

test("default: a withdrawal locks its amount and settles it", async () => {
  const { client, service, balance, advance } = createSimulator();
  const before = await balance("NGN");
  const input = { amount: "1000", currency: "NGN", user_id: service.userId, idempotency_key: "w" };
  const { transaction_id = "", status } = await client.call(simulateFiatWithdrawal, input);
  expect(status).toBe("pending");
  expect(await balance("NGN")).toEqual({
    available: before.available - 1_000_000_000n,
    locked: before.locked + 1_000_000_000n,
    total: before.total,
  });
  await advance(WITHDRAWAL_MS.fiat);
  expect(await client.call(getTransaction, { transaction_id })).toMatchObject({ status: "success" });
  expect((await balance("NGN")).total).toBe(before.total - 1_000_000_000n);
});

test("behaviour: special amounts fail or settle in part", async () => {
  const { client, play, balance, advance } = createSimulator();
  const before = await balance("NGN");
  expect(await play("fiat/deposits", { amount: "404.04", currency: "NGN" }, "d")).toMatchObject({
    data: { status: "failed" },
  });
  const failed = await play("fiat/withdrawals", { amount: "404.04", currency: "NGN" }, "f");
  const partial = await play("fiat/withdrawals", { amount: "206.06", currency: "NGN" }, "p");
  await advance(WITHDRAWAL_MS.fiat);
  const { transactions } = await client.call(listTransactions, {});
  const byId = (data: unknown) => transactions.find(({ id }) => JSON.stringify(data).includes(id));
  expect(byId(failed.data)).toMatchObject({ status: "failed", amount: "404.04" });
  expect(byId(partial.data)).toMatchObject({ status: "partial", amount: "206.06", settled_amount: "154.54" });
  expect(await balance("NGN")).toEqual({
    available: before.available - 154_540_000n,
    locked: before.locked,
    total: before.total - 154_540_000n,
  });
});

test("behaviour: a product update has a new key and ID", async () => {
  const { client } = createSimulator();
  const [one, other] = [await client.call(simulateProductUpdate, {}), await client.call(simulateProductUpdate, {})];
  expect(one.state).toBe("created");
  expect(one.product_update_id).not.toBe(other.product_update_id);
});

test("behaviour: sets the KYB state of the named user", async () => {
  const { client, service } = createSimulator();
  const input = { user_id: service.userId, status: "rejected" } as const;
  expect(await client.call(simulateKybStatus, input)).toEqual({ status: "rejected" });
  await expect(client.call(simulateKybStatus, { ...input, user_id: "nobody" })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});

describe.each(Object.entries(operations))("%s", (path, body) => {
  test("behaviour: the same key and intent return the same result and move money once", async () => {
    const { play, client } = createSimulator();
    const first = await play(path, body);
    const count = (await client.call(listTransactions, {})).transactions.length;
    expect(await play(path, { ...body, amount: `0${body.amount}` })).toMatchObject({ status: 200, data: first.data });
    expect((await client.call(listTransactions, {})).transactions).toHaveLength(count);
  });

  test("behaviour: the same key for another intent is a conflict, across all simulations", async () => {
    const { play, balance } = createSimulator();
    await play(path, body);
    const before = [await balance("NGN"), await balance("USD")];
    for (const [other, otherBody] of Object.entries(operations)) {
      expect(await play(other, { ...otherBody, amount: "17" })).toMatchObject({
        status: 409,
        error: { code: "CONFLICT", message: "idempotency key already used" },
      });
    }
    expect([await balance("NGN"), await balance("USD")]).toEqual(before);
  });

  test("behaviour: an unknown user returns 404 and does not use up the key", async () => {
    const { play } = createSimulator();
    expect(await play(path, { ...body, user_id: "nobody" })).toMatchObject({
      status: 404,
      error: { code: "NOT_FOUND" },
    });
    expect((await play(path, body)).status).toBe(200);
  });

  test.each([
    { amount: "0" },
    { amount: "-1" },
    { amount: "1e3" },
    { amount: "0.0000001" },
    { amount: 5 },
    { amount: "9".repeat(38) },
  ])("behaviour: rejects %j", async (changes) => {
    const { play } = createSimulator();
    expect(await play(path, { ...body, ...changes })).toMatchObject({
      status: 400,
      error: { code: "VALIDATION_FAILED" },
    });
  });

  test("behaviour: rejects a currency of another rail", async () => {
    const { play } = createSimulator();
    const changes = "symbol" in body ? { symbol: "NGN" } : { currency: "USDT" };
    expect((await play(path, { ...body, ...changes })).status).toBe(400);
  });

  test("behaviour: production rejects every simulation before it validates the input", async () => {
    const { play } = createSimulator("production");
    expect(await play(path, { nonsense: 1 })).toMatchObject({
      status: 403,
      error: { code: "FORBIDDEN", message: "request is not allowed" },
    });
  });
});

test("behaviour: rejects withdrawals above the balance and while credit is overdue", async () => {
  const poor = createSimulator("empty");
  expect((await poor.play("fiat/withdrawals", operations["fiat/withdrawals"])).status).toBe(400);
  const blocked = createSimulator("credit-overdue");
  expect((await blocked.play("fiat/withdrawals", operations["fiat/withdrawals"])).status).toBe(403);
  const { play, balance } = createSimulator();
  const { available } = await balance("NGN");
  // The available balance is sufficient, but not after the outstanding credit.
  const amount = `${available / 1_000_000n}`;
  expect((await play("fiat/withdrawals", { amount, currency: "NGN" })).status).toBe(400);
});
