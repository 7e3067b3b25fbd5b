import {
  acceptQuote,
  allOperations,
  createQuote,
  createRecipient,
  createWebhook,
  createWithdrawalQuote,
  type Data,
  deleteRecipient,
  deleteWebhook,
  getBalances,
  getOrder,
  getTicker,
  getTransaction,
  getTravelRule,
  getWebhook,
  getWebhookDelivery,
  getWebhookEvent,
  type Input,
  listBanks,
  listChains,
  listMarkets,
  listRecipients,
  listTransactions,
  listWebhookDeliveries,
  listWebhookEvents,
  listWebhooks,
  type Operation,
  replaceWebhook,
  rotateWebhookSecret,
  simulateCryptoDeposit,
  simulateCryptoWithdrawal,
  simulateFiatDeposit,
  simulateFiatWithdrawal,
  simulateKybStatus,
  simulateProductUpdate,
  submitTravelRule,
  submitWithdrawal,
  updateRecipient,
  verifyBankAccount,
} from "@partner-kit/contract";
import type { Client } from "@partner-kit/contract/client";

export interface CallEveryOperationParameters {
  /** A client with every scope that signs withdrawals. It validates each response against the contract. */
  readonly client: Client;
  readonly userId: string;
  readonly advance: (milliseconds: number) => Promise<unknown>;
}

/**
 * Calls every operation at least once, with values of earlier responses. Operations without an explicit call get the first
 * record of their list. Returns the names of the called operations.
 */
export async function callEveryOperation({ client, userId: user_id, advance }: CallEveryOperationParameters) {
  const called = new Set<string>();
  const call = <TOperation extends Operation>(
    operation: TOperation,
    input: Input<TOperation>,
  ): Promise<Data<TOperation>> => {
    called.add(operation.name);
    return client.call(operation, input);
  };

  const { banks } = await call(listBanks, {});
  await call(listChains, {});
  const { markets } = await call(listMarkets, {});
  await call(getTicker, { pair_id: markets[0]?.pair_id });
  await call(getBalances, {});

  const configuration = {
    url: "https://hooks.partner.example/service",
    description: "Treasury",
    enabled: true,
    event_types: ["deposit.success", "deposit.action_required", "exchange.filled"] as const,
  };
  const { webhook } = await call(createWebhook, { ...configuration, event_types: [...configuration.event_types] });
  const webhook_id = webhook.id;
  await call(listWebhooks, {});
  await call(getWebhook, { webhook_id });
  await call(replaceWebhook, { ...configuration, webhook_id, event_types: ["deposit.success"] });
  await call(rotateWebhookSecret, { webhook_id });

  await call(simulateKybStatus, { user_id, status: "approved" });
  await call(simulateProductUpdate, {});
  const fiat = { currency: "NGN", user_id };
  await call(simulateFiatDeposit, { ...fiat, amount: "5000000", idempotency_key: "fiat-in" });
  await call(simulateFiatWithdrawal, { ...fiat, amount: "1000", idempotency_key: "fiat-out" });
  const coins = { symbol: "USDT", user_id };
  const held = await call(simulateCryptoDeposit, { ...coins, amount: "451.51", idempotency_key: "held" });
  await call(simulateCryptoWithdrawal, { ...coins, amount: "12", idempotency_key: "coins-out" });

  await call(listTransactions, {});
  await call(getTransaction, { transaction_id: held.id });
  await call(getTravelRule, { id: held.id });
  await call(submitTravelRule, { id: held.id, sender_originator: "Ada Obi", sender_country: "GBR", purpose: "other" });

  const account = { account_number: "2034876509", bank_code: banks[0]?.bank_code ?? "" };
  const { account_name } = await call(verifyBankAccount, account);
  const saved = { recipient_type: "fiat", label: "Rent", currency: "NGN" } as const;
  const { id: recipient_id } = await call(createRecipient, { ...saved, ...account, account_name });
  await call(updateRecipient, { recipient_id, label: "Office" });
  await call(listRecipients, { type: "fiat" });
  const offer = await call(createWithdrawalQuote, { recipient_id, amount: "500", currency: "NGN" });
  await call(submitWithdrawal, { withdrawal_quote_id: offer.withdrawal_quote_id, idempotency_key: "out" });
  await call(deleteRecipient, { recipient_id });

  const { quote_id } = await call(createQuote, { pair_id: "USDT-NGN", side: "buy", amount: "50" });
  const { order_id } = await call(acceptQuote, { quote_id });
  await advance(120_000);
  await call(getOrder, { order_id });

  const { events } = await call(listWebhookEvents, {});
  await call(getWebhookEvent, { event_id: events[0]?.id ?? "" });
  const { deliveries } = await call(listWebhookDeliveries, {});
  await call(getWebhookDelivery, { delivery_id: deliveries[0]?.id ?? "" });
  await call(deleteWebhook, { webhook_id });

  const others: readonly Operation[] = allOperations.filter(({ name }) => !called.has(name));
  for (const operation of others.toSorted((one, other) => orderOf(one) - orderOf(other))) {
    const list = allOperations.find(({ resource, name }) => resource === operation.resource && name.startsWith("list"));
    const id = list && firstId(await client.call<Operation>(list, {}));
    const fields = Object.keys(operation.input.shape);
    await call(operation, Object.fromEntries(fields.map((field) => [field, field.endsWith("_id") ? id : "Other"])));
  }
  return called;
}

/** Deletions, which run last. */
function orderOf({ method }: Operation): number {
  return method === "DELETE" ? 1 : 0;
}

/** Returns the ID of the first record in a list. */
function firstId(data: unknown): unknown {
  if (typeof data !== "object" || data === null) return undefined;
  const parts: readonly unknown[] = [data, ...Object.entries(data).map(([, part]: readonly [string, unknown]) => part)];
  const list = parts.find((part): part is readonly unknown[] => Array.isArray(part));
  const record = list?.[0];
  return typeof record === "object" && record !== null && "id" in record ? record.id : undefined;
}
