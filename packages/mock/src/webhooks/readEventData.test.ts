import {
  acceptQuote,
  createQuote,
  getOrder,
  getTransaction,
  listTransactions,
  webhookEventTypes,
} from "@partner-kit/contract";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { createWebhookService } from "../test/createWebhookService.ts";

const body = z.object({ data: z.record(z.string(), z.unknown()) });

async function readData(type: (typeof webhookEventTypes)[number], scenario: "default" | "empty") {
  const { service, create, receiver, client } = createWebhookService({ scenario });
  await create({ event_types: [type] });
  service.emit({ type });
  await service.clock.advance(1000);
  return { client, data: body.parse(JSON.parse(receiver.received[0]?.text ?? "")).data };
}

test.each(["deposit.success", "withdrawal.success"] as const)(
  "default: %s has the data of an existing transaction",
  async (type) => {
    const { client, data } = await readData(type, "default");
    const { transaction_id, ...snapshot } = data;
    const { id, ...transaction } = await client.call(getTransaction, { transaction_id: String(transaction_id) });
    expect(id).toBe(transaction_id);
    expect(snapshot).toEqual(transaction);
    expect(snapshot["status"]).toBe("success");
    const { transactions } = await client.call(listTransactions, {});
    const area = type.split(".")[0];
    const times = transactions.filter((one) => one.type === area && one.status === "success");
    expect(transaction.updated_at).toBe(
      times
        .map(({ updated_at = "" }) => updated_at)
        .toSorted()
        .at(-1),
    );
  },
);

test("default: exchange.accepted has the data of an existing order", async () => {
  const { service, create, receiver, client } = createWebhookService({ scenario: "default" });
  const { quote_id } = await client.call(createQuote, { pair_id: "BTC-NGN", side: "buy", amount: "0.01" });
  const { order_id } = await client.call(acceptQuote, { quote_id });
  await create({ event_types: ["exchange.accepted"] });
  service.emit({ type: "exchange.accepted" });
  await service.clock.advance(500);
  const { data } = body.parse(JSON.parse(receiver.received[0]?.text ?? ""));
  expect(data).toEqual(await client.call(getOrder, { order_id }));
});

test.each(webhookEventTypes)("behaviour: without a matching record, %s has sample data", async (type) => {
  const { data } = await readData(type, "empty");
  expect(data[type.startsWith("exchange.") ? "order_id" : "transaction_id"]).toMatch(/^[0-9a-f-]{36}$/);
  expect(data["required_action"] ?? null).toEqual(type === "deposit.action_required" ? { type: "travel_rule" } : null);
});
