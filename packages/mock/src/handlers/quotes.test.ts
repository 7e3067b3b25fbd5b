import { acceptQuote, createQuote, getOrder, getTicker } from "@partner-kit/contract";
import { describe, expect, test } from "vitest";
import { parseUnits } from "../amount.ts";
import { createTestService, type TestService } from "../test/createTestService.ts";

const NAIRA = 1_000_000n;

async function trade(parameters: TestService, input: { pair_id: string; side: "buy" | "sell"; amount: string }) {
  const { client } = parameters;
  const quote = await client.call(createQuote, input);
  const accepted = await client.call(acceptQuote, { quote_id: quote.quote_id });
  return { quote, accepted, read: () => client.call(getOrder, { order_id: accepted.order_id }) };
}

test("default: a quote has the best price of its side", async () => {
  const { client } = createTestService();
  const { tickers } = await client.call(getTicker, { pair_id: "BTC-NGN" });
  const buy = await client.call(createQuote, { pair_id: "BTC-NGN", side: "buy", amount: "0.25" });
  const sell = await client.call(createQuote, { pair_id: "BTC-NGN", side: "sell", amount: "0.250" });
  expect(buy).toMatchObject({ pair_id: "BTC-NGN", side: "buy", price: tickers[0]?.best_ask, amount: "0.25" });
  expect(sell).toMatchObject({ price: tickers[0]?.best_bid, amount: "0.25" });
  expect(buy.expires_at).toBe("2026-01-05T09:00:30.000Z");
});

test("default: buying a stablecoin converts naira to dollars exactly", async () => {
  const parameters = createTestService();
  const { balance, advance } = parameters;
  const [naira, dollars] = [await balance("NGN"), await balance("USD")];
  const { quote, accepted, read } = await trade(parameters, {
    pair_id: "USDT-NGN",
    side: "buy",
    amount: "1000.123456",
  });
  const worth = parseUnits(quote.amount_quote ?? "", 6) ?? 0n;
  expect(worth).toBeGreaterThan(1_000_000n * NAIRA);
  expect(accepted).toMatchObject({ quote_id: quote.quote_id, status: "accepted" });
  expect(await read()).toMatchObject({ status: "accepted", filled_amount: "0", cancelled_amount: "0" });
  expect(await balance("NGN")).toEqual({
    available: naira.available - worth,
    locked: naira.locked + worth,
    total: naira.total,
  });
  await advance(10_000);
  expect(await read()).toMatchObject({ status: "filled", filled_amount: "1000.123456", cancelled_amount: "0" });
  expect((await balance("NGN")).total).toBe(naira.total - worth);
  expect((await balance("NGN")).locked).toBe(naira.locked);
  expect((await balance("USD")).available).toBe(dollars.available + 1_000_123_456n);
});

test("behaviour: selling a coin without a balance credits its value", async () => {
  const parameters = createTestService();
  const before = await parameters.balance("NGN");
  const { quote } = await trade(parameters, { pair_id: "BTC-NGN", side: "sell", amount: "0.01" });
  expect(await parameters.balance("NGN")).toEqual(before);
  await parameters.advance(10_000);
  const worth = parseUnits(quote.amount_quote ?? "", 6) ?? 0n;
  expect((await parameters.balance("NGN")).available).toBe(before.available + worth);
});

describe("accept", () => {
  test("behaviour: accepting again returns the same order without a second debit, even after expiry", async () => {
    const parameters = createTestService();
    const { quote, accepted } = await trade(parameters, { pair_id: "USDT-NGN", side: "buy", amount: "10" });
    const { locked } = await parameters.balance("NGN");
    for (const pause of [0, 5000, 60_000]) {
      await parameters.advance(pause);
      expect(await parameters.client.call(acceptQuote, { quote_id: quote.quote_id })).toEqual(accepted);
      expect((await parameters.balance("NGN")).locked).toBeLessThanOrEqual(locked);
    }
  });

  test("behaviour: rejects an expired quote", async () => {
    const { client, send, advance, balance } = createTestService();
    const quote = await client.call(createQuote, { pair_id: "USDT-NGN", side: "buy", amount: "10" });
    const before = await balance("NGN");
    await advance(30_000);
    expect(await send("POST", `/partner/exchange/quotes/${quote.quote_id}/accept`)).toMatchObject({
      status: 409,
      error: { code: "CONFLICT", message: "quote expired; request a fresh quote" },
    });
    expect(await balance("NGN")).toEqual(before);
  });

  test("behaviour: rejects unknown and malformed quote IDs, and those of another account", async () => {
    const { client, clientOf, send } = createTestService({ apiKeys: [{ key: "theirs", account: "other" }] });
    const theirs = clientOf("theirs");
    const input = { pair_id: "USDT-NGN", side: "buy", amount: "10" } as const;
    const foreign = await theirs.call(createQuote, input);
    for (const id of ["7d1f0c52-5a0e-4c57-9a44-0f6f3f1f2a11", foreign.quote_id]) {
      expect(await send("POST", `/partner/exchange/quotes/${id}/accept`)).toMatchObject({
        status: 404,
        error: { code: "NOT_FOUND", message: "quote not found" },
      });
    }
    expect(await send("POST", "/partner/exchange/quotes/nonsense/accept")).toMatchObject({ status: 400 });
    expect(await send("POST", `/partner/exchange/quotes/${foreign.quote_id}/accept`, { a: 1 })).toMatchObject({
      status: 400,
    });
    const own = await client.call(createQuote, input);
    const accepted = await client.call(acceptQuote, { quote_id: own.quote_id });
    await expect(theirs.call(getOrder, { order_id: accepted.order_id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("orders", () => {
  test("behaviour: cancels the rest that the order book does not fill, and returns its amount", async () => {
    const parameters = createTestService();
    const before = await parameters.balance("NGN");
    const dollars = await parameters.balance("USD");
    const { quote, read } = await trade(parameters, { pair_id: "USDT-NGN", side: "buy", amount: "2060" });
    await parameters.advance(10_000);
    expect(await read()).toMatchObject({ status: "cancelled", filled_amount: "1030", cancelled_amount: "1030" });
    const half = (parseUnits(quote.amount_quote ?? "", 6) ?? 0n) / 2n;
    const after = await parameters.balance("NGN");
    expect(after.locked).toBe(before.locked);
    expect(before.total - after.total).toBe(half - (half % 10_000n));
    expect((await parameters.balance("USD")).total - dollars.total).toBe(1_030_000_000n);
  });

  test("behaviour: an order above the depth of the order book fills in part", async () => {
    const parameters = createTestService();
    const { tickers } = await parameters.client.call(getTicker, { pair_id: "SHIB-USD" });
    const amount = String((parseUnits(tickers[0]?.volume ?? "", 8) ?? 0n) / 10n ** 8n / 100n);
    const { read } = await trade(parameters, { pair_id: "SHIB-USD", side: "sell", amount });
    await parameters.advance(10_000);
    const order = await read();
    expect(order.status).toBe("cancelled");
    const [filled, cancelled] = [order.filled_amount, order.cancelled_amount].map((text) => parseUnits(text ?? "", 8));
    expect((filled ?? 0n) + (cancelled ?? 0n)).toBe(parseUnits(amount, 8));
    expect(filled).toBeGreaterThan(0n);
  });

  test("behaviour: cancels amounts with digits 499 without a fill, and rejects those with digits 404", async () => {
    const parameters = createTestService();
    const before = await parameters.balance("NGN");
    const cancelled = await trade(parameters, { pair_id: "USDT-NGN", side: "buy", amount: "4.990" });
    const rejected = await trade(parameters, { pair_id: "USDT-NGN", side: "buy", amount: "40.4" });
    await parameters.advance(10_000);
    expect(await cancelled.read()).toMatchObject({ status: "cancelled", filled_amount: "0", cancelled_amount: "4.99" });
    expect(await rejected.read()).toMatchObject({ status: "rejected", filled_amount: "0" });
    expect(await parameters.balance("NGN")).toEqual(before);
  });

  test("behaviour: an amount with digits 451 stays in a status that the contract does not list", async () => {
    const parameters = createTestService();
    const { read } = await trade(parameters, { pair_id: "USDT-NGN", side: "buy", amount: "45.1" });
    await parameters.advance(3_600_000);
    expect(await read()).toMatchObject({ status: "under_review", review: { reason: "size" }, filled_amount: "0" });
  });

  test("behaviour: rejects an order above the balance", async () => {
    const parameters = createTestService({ scenario: "empty" });
    const { read } = await trade(parameters, { pair_id: "USDT-NGN", side: "sell", amount: "10" });
    expect(await read()).toMatchObject({ status: "rejected" });
    expect((await parameters.balance("USD")).total).toBe(0n);
  });
});

test.each([
  { pair_id: "NOT-THERE", side: "buy", amount: "1" },
  { pair_id: "BTC-NGN", side: "hold", amount: "1" },
  { pair_id: "BTC-NGN", side: "buy", amount: "0" },
  { pair_id: "BTC-NGN", side: "buy", amount: "0.000000001" },
  { pair_id: "USDT-NGN", side: "buy", amount: "1.0000001" },
  { pair_id: "SHIB-USD", side: "sell", amount: "0.00000001" },
  { pair_id: "BTC-NGN", side: "buy", amount: "1".repeat(30) },
])("behaviour: rejects a quote for %j", async (input) => {
  expect(await createTestService().send("POST", "/partner/exchange/quotes", input)).toMatchObject({
    status: 400,
    error: { code: "VALIDATION_FAILED" },
  });
});

test("behaviour: the error for an unknown pair names the field", async () => {
  const { client } = createTestService();
  const call = client.call(createQuote, { pair_id: "BTC-EUR", side: "buy", amount: "1" });
  await expect(call).rejects.toThrowErrorMatchingInlineSnapshot(`
    [ApiError: createQuote failed with VALIDATION_FAILED (HTTP 400).
    invalid request parameters: unknown pair_id
    Correct the input. The service did not carry out the request.
    Docs: https://partner-kit.example/docs/errors/VALIDATION_FAILED]
  `);
});

test("behaviour: the response to an acceptance is lost once, and accepting again returns the same order", async () => {
  const { client } = createTestService();
  const { quote_id } = await client.call(createQuote, { pair_id: "BTC-USD", side: "buy", amount: "0.00504" });
  await expect(client.call(acceptQuote, { quote_id })).rejects.toMatchObject({ name: "NetworkError" });
  const { order_id } = await client.call(acceptQuote, { quote_id });
  expect(await client.call(getOrder, { order_id })).toMatchObject({ status: "accepted" });
});

test("behaviour: an amount whose quote has expired when it is returned", async () => {
  const { client } = createTestService();
  const { quote_id } = await client.call(createQuote, { pair_id: "BTC-USD", side: "buy", amount: "0.00419" });
  await expect(client.call(acceptQuote, { quote_id })).rejects.toMatchObject({ status: 409, code: "CONFLICT" });
});
