import {
  acceptQuote,
  allOperations,
  createQuote,
  createWebhook,
  listRecipients,
  listTransactions,
  listWebhookDeliveries,
  listWebhookEvents,
} from "@partner-kit/contract";
import { act, screen } from "@testing-library/react";
import { expect, expectTypeOf, test } from "vitest";
import { type Backend, createBackend } from "../../test/createBackend.ts";
import { renderWithKit, settle } from "../../test/renderWithKit.tsx";
import * as kit from "./index.ts";

/** What the calls below need to know of the emulated account. */
async function findIds({ fetch, service, clock }: Backend) {
  const { client } = kit.createKit({ fetch });
  const url = "https://partner.example/hooks";
  const { webhook } = await client.call(createWebhook, {
    url,
    description: "",
    enabled: true,
    event_types: ["deposit.success"],
  });
  service.onDelivery(() => new Response(null, { status: 204 }));
  service.emit({ type: "deposit.success" });
  // The history lags behind.
  await clock.advance(60_000);
  const quote = await client.call(createQuote, { pair_id: "BTC-USD", side: "buy", amount: "0.01" });
  const order = await client.call(acceptQuote, { quote_id: quote.quote_id });
  const { transactions } = await client.call(listTransactions, {});
  const { events } = await client.call(listWebhookEvents, {});
  const { deliveries } = await client.call(listWebhookDeliveries, {});
  const [recipient] = await client.call(listRecipients, { type: "fiat" });
  return {
    user_id: service.userId,
    webhook_id: webhook.id,
    order_id: order.order_id,
    quote_id: (await client.call(createQuote, { pair_id: "BTC-USD", side: "buy", amount: "0.01" })).quote_id,
    transaction_id: transactions[0]?.id,
    held_id: transactions.find(({ required_action }) => required_action)?.id,
    event_id: events[0]?.id,
    delivery_id: deliveries[0]?.id,
    recipient,
  };
}

type Ids = Awaited<ReturnType<typeof findIds>>;

interface Read {
  readonly status: string;
  readonly error: { readonly name: string } | null;
}

const reads: Readonly<Record<string, (ids: Ids) => Read>> = {
  getBalances: () => kit.useBalances(),
  getOrder: ({ order_id }) => kit.useOrder({ order_id }),
  getTicker: () => kit.useTicker(),
  getTransaction: ({ transaction_id }) => kit.useTransaction({ transaction_id }),
  getTravelRule: ({ held_id }) => kit.useTravelRule({ id: held_id }),
  getWebhook: ({ webhook_id }) => kit.useWebhook({ webhook_id }),
  getWebhookDelivery: ({ delivery_id }) => kit.useWebhookDelivery({ delivery_id }),
  getWebhookEvent: ({ event_id }) => kit.useWebhookEvent({ event_id }),
  listBanks: () => kit.useBanks(),
  listChains: () => kit.useChains(),
  listMarkets: () => kit.useMarkets(),
  listRecipients: () => kit.useRecipients({ type: "fiat", currency: "NGN" }),
  listTransactions: () => kit.useTransactions(),
  listWebhookDeliveries: () => kit.useWebhookDeliveries(),
  listWebhookEvents: () => kit.useWebhookEvents(),
  listWebhooks: () => kit.useWebhooks(),
};

interface Write extends Read {
  readonly send: () => void;
}

function useWrite<TInput>(
  hook: () => Read & { readonly mutate: (input: TInput) => void },
  input: TInput | undefined,
): Write {
  const { status, error, mutate } = hook();
  return { status, error, send: () => input !== undefined && mutate(input) };
}

const endpoint = {
  url: "https://partner.example/other",
  description: "Other",
  enabled: false,
  event_types: ["deposit.failed" as const],
};
const uuid = "0199a8f0-0000-7000-8000-000000000000";

const writes: Readonly<Record<string, (ids: Ids) => Write>> = {
  acceptQuote: ({ quote_id }) => useWrite(kit.useAcceptQuote, { quote_id }),
  createQuote: () => useWrite(kit.useCreateQuote, { pair_id: "BTC-USD", side: "sell", amount: "0.02" }),
  createRecipient: () =>
    useWrite(kit.useCreateRecipient, {
      recipient_type: "crypto",
      label: "Desk",
      currency: "USDC",
      chain: "ethereum",
      crypto_address: "0x52908400098527886E0F7030069857D2E4169EE7",
    }),
  createWebhook: () => useWrite(kit.useCreateWebhook, endpoint),
  createWithdrawalQuote: ({ recipient }) =>
    useWrite(kit.useWithdrawalQuote, { recipient_id: recipient?.id ?? uuid, amount: "1", currency: "NGN" }),
  deleteRecipient: ({ recipient }) => useWrite(kit.useDeleteRecipient, { recipient_id: recipient?.id ?? uuid }),
  deleteWebhook: ({ webhook_id }) => useWrite(kit.useDeleteWebhook, { webhook_id }),
  replaceWebhook: ({ webhook_id }) => useWrite(kit.useReplaceWebhook, { webhook_id, ...endpoint }),
  rotateWebhookSecret: ({ webhook_id }) => useWrite(kit.useRotateWebhookSecret, { webhook_id }),
  simulateCryptoDeposit: ({ user_id }) =>
    useWrite(kit.useSimulateCryptoDeposit, { amount: "5", symbol: "USDC", user_id, idempotency_key: "a" }),
  simulateCryptoWithdrawal: ({ user_id }) =>
    useWrite(kit.useSimulateCryptoWithdrawal, { amount: "5", symbol: "USDC", user_id, idempotency_key: "b" }),
  simulateFiatDeposit: ({ user_id }) =>
    useWrite(kit.useSimulateFiatDeposit, { amount: "5", currency: "NGN", user_id, idempotency_key: "c" }),
  simulateFiatWithdrawal: ({ user_id }) =>
    useWrite(kit.useSimulateFiatWithdrawal, { amount: "5", currency: "NGN", user_id, idempotency_key: "d" }),
  simulateKybStatus: ({ user_id }) => useWrite(kit.useSimulateKybStatus, { user_id, status: "approved" }),
  simulateProductUpdate: () => useWrite(kit.useSimulateProductUpdate, {}),
  submitTravelRule: ({ held_id }) =>
    useWrite(kit.useSubmitTravelRule, { id: held_id ?? uuid, sender_country: "NGA", sender_originator: "Ada" }),
  submitWithdrawal: () => useWrite(kit.useSubmitWithdrawal, { withdrawal_quote_id: uuid, idempotency_key: "e" }),
  updateRecipient: ({ recipient }) =>
    useWrite(kit.useUpdateRecipient, { recipient_id: recipient?.id ?? uuid, label: "Renamed" }),
  verifyBankAccount: ({ recipient }) =>
    useWrite(kit.useVerifyBankAccount, {
      account_number: recipient?.account_number ?? "",
      bank_code: recipient?.bank_code ?? "",
    }),
};

/** Needs a key to sign with, which this proxy was not given. */
const unsigned = ["createWithdrawalQuote", "submitWithdrawal"];

function Hook({ use, ids }: { readonly use: (ids: Ids) => Read | Write; readonly ids: Ids }) {
  const result = use(ids);
  return (
    <button type="button" onClick={"send" in result ? result.send : undefined}>
      {[result.status, result.error?.name].filter(Boolean).join(" ")}
    </button>
  );
}

test("behaviour: every operation has a hook", () => {
  const names = [...Object.keys(reads), ...Object.keys(writes)];
  expect(names.toSorted()).toEqual(allOperations.map(({ name }) => name).toSorted());
});

const renderings = allOperations.flatMap((operation) =>
  [false, true].map((reactStrictMode) => ({ ...operation, reactStrictMode })),
);

test.each(renderings)("default: $name, StrictMode $reactStrictMode", async (rendering) => {
  const { name, method, path, reactStrictMode } = rendering;
  const use = reads[name] ?? writes[name];
  if (!use) throw new Error(`${name} has no hook here`);
  const backend = createBackend({ scenario: "travel-rule-held" });
  const ids = await findIds(backend);
  backend.requests.length = 0;
  const { fetch, clock } = backend;
  await renderWithKit(<Hook use={use} ids={ids} />, { fetch, now: clock.now, live: false, reactStrictMode });
  act(() => {
    screen.getByRole("button").click();
    screen.getByRole("button").click();
  });
  await settle();
  const isUnsigned = unsigned.includes(name);
  expect(screen.getByRole("button").textContent).toBe(isUnsigned ? "error PermissionError" : "success");
  const template = new RegExp(`^${method} /partner-kit${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
  expect(backend.requests.filter((request) => template.test(request))).toHaveLength(isUnsigned ? 0 : 1);
});

test.each([
  () => kit.useOrder({ order_id: undefined }),
  () => kit.useTransaction({ transaction_id: undefined }),
  () => kit.useTravelRule({ id: undefined }),
  () => kit.useWebhook({ webhook_id: undefined }),
  () => kit.useWebhookEvent({ event_id: undefined }),
  () => kit.useWebhookDelivery({ delivery_id: undefined }),
  () => kit.useTickerHistory({ pair_id: undefined }),
])("parameters: an ID that is not known yet: %o", async (use) => {
  const { backend } = await renderWithKit(<Hook use={use} ids={await findIds(createBackend())} />, { live: false });
  expect(screen.getByRole("button").textContent).toBe("pending");
  expect(backend.requests).toEqual([]);
});

test("behaviour: types come through, also where a host narrows them down", () => {
  expectTypeOf(kit.useRecipients<string[]>)
    .returns.toHaveProperty("data")
    .toEqualTypeOf<string[] | undefined>();
  expectTypeOf(() => kit.useWebhook({ webhook_id: "" }).data?.secret_version).returns.toEqualTypeOf<
    number | undefined
  >();
  const labels = () => kit.useRecipients({ query: { select: (all) => all.map(({ label }) => label) } }).data;
  expectTypeOf(labels).returns.toEqualTypeOf<(string | null)[] | undefined>();
  const mutate = () => kit.useUpdateRecipient().mutate;
  expectTypeOf(mutate).returns.parameter(0).toHaveProperty("recipient_id").toBeString();
  expectTypeOf(() => kit.useCreateWebhook().data?.secret).returns.toEqualTypeOf<string | undefined>();
  expectTypeOf(() => kit.useBanks().error).returns.toEqualTypeOf<kit.OperationError | null>();
  // @ts-expect-error `id` has to be told, if only to be `undefined`
  expectTypeOf(() => kit.useTravelRule({})).toBeFunction();
  // @ts-expect-error `card` is no type
  expectTypeOf(() => kit.useRecipients({ type: "card" })).toBeFunction();
  // @ts-expect-error a secret cannot be told to stay
  expectTypeOf(() => kit.useRotateWebhookSecret({ mutation: { gcTime: 1 } })).toBeFunction();
});
