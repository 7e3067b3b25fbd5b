import {
  acceptQuote,
  createQuote,
  getOrder,
  getTransaction,
  listWebhookEvents,
  simulateCryptoDeposit,
  simulateFiatDeposit,
  simulateFiatWithdrawal,
  submitTravelRule,
} from "@partner-kit/contract";
import { expect, test } from "vitest";
import { createTestService } from "../test/createTestService.ts";

function createListener() {
  const parameters = createTestService({ scenario: "empty" });
  const { client, service, advance } = parameters;
  const user_id = service.userId;
  let count = 0;
  return {
    ...parameters,
    /** Events since the last call, oldest first. */
    async listen(after = 5 * 60_000) {
      await advance(after);
      const { events } = await client.call(listWebhookEvents, {});
      const fresh = events.slice(0, events.length - count).toReversed();
      count = events.length;
      return fresh.map(({ type, data }) => ({ type, data }));
    },
    deposit: (amount: string) =>
      client.call(simulateFiatDeposit, { amount, currency: "NGN", user_id, idempotency_key: `in ${amount}` }),
    depositCoins: (amount: string) =>
      client.call(simulateCryptoDeposit, { amount, symbol: "USDT", user_id, idempotency_key: `coins ${amount}` }),
    withdraw: (amount: string) =>
      client.call(simulateFiatWithdrawal, { amount, currency: "NGN", user_id, idempotency_key: `out ${amount}` }),
  };
}

test("behaviour: a deposit emits one event with the ID of the transaction", async () => {
  const { deposit, listen, client } = createListener();
  const { transaction_id } = await deposit("100");
  const events = await listen();
  expect(events).toMatchObject([
    { type: "deposit.success", data: { transaction_id, status: "success", amount: "100.00" } },
  ]);
  expect(await client.call(getTransaction, { transaction_id })).toMatchObject({ status: "success" });
  await deposit("404.04");
  expect(await listen()).toMatchObject([{ type: "deposit.failed" }]);
});

test("behaviour: a held deposit emits an event when it is held and when it is cleared", async () => {
  const { depositCoins, listen, client } = createListener();
  const { id } = await depositCoins("451.51");
  expect(await listen()).toMatchObject([
    { type: "deposit.action_required", data: { transaction_id: id, required_action: { type: "travel_rule" } } },
  ]);
  const submission = { id, sender_country: "GBR", sender_originator: "Ada Obi" };
  for (let count = 0; count < 2; count++) await client.call(submitTravelRule, submission);
  expect(await listen()).toMatchObject([
    { type: "deposit.success", data: { transaction_id: id, required_action: null } },
  ]);
});

test("behaviour: a withdrawal emits one event", async () => {
  const { deposit, withdraw, listen } = createListener();
  await deposit("5000");
  await listen();
  await withdraw("10");
  expect(await listen()).toMatchObject([{ type: "withdrawal.success" }]);
  await withdraw("206.06");
  expect(await listen()).toMatchObject([{ type: "withdrawal.partial", data: { settled_amount: "154.54" } }]);
  await withdraw("404.04");
  expect(await listen()).toMatchObject([{ type: "withdrawal.failed" }]);
});

test("behaviour: an order emits events for acceptance, each fill, cancellation and rejection", async () => {
  const { deposit, listen, client } = createListener();
  const trade = async (amount: string) => {
    const { quote_id } = await client.call(createQuote, { pair_id: "USDT-NGN", side: "buy", amount });
    return client.call(acceptQuote, { quote_id });
  };
  await trade("1");
  expect(await listen()).toMatchObject([{ type: "exchange.rejected" }]);
  await deposit("9000000");
  await listen();
  const { order_id } = await trade("206");
  await client.call(acceptQuote, { quote_id: (await client.call(getOrder, { order_id })).quote_id ?? "" });
  const events = await listen();
  expect(events[0]).toMatchObject({ type: "exchange.accepted", data: { order_id, status: "accepted" } });
  const fills = events.slice(1, -1);
  expect(fills.length).toBeGreaterThan(0);
  for (const fill of fills)
    expect(fill).toMatchObject({ type: "exchange.filled", data: { status: "partially_filled" } });
  expect(events.at(-1)).toMatchObject({
    type: "exchange.cancelled",
    data: { filled_amount: "103", cancelled_amount: "103" },
  });
  await trade("100");
  expect((await listen()).at(-1)).toMatchObject({ type: "exchange.filled", data: { status: "filled" } });
});
