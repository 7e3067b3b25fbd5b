import {
  acceptQuote,
  allOperations,
  createQuote,
  createWebhook,
  getBalanceHistory,
  getTickerHistory,
  listPriceTrends,
  listRecipients,
  listTransactions,
  listWebhookDeliveries,
  listWebhookEvents,
  type Operation,
} from "@partner-kit/contract";
import { act, screen } from "@testing-library/react";
import { expect, expectTypeOf, test } from "vitest";
import { type Backend, createBackend } from "../../test/createBackend.ts";
import { renderWithKit, settle } from "../../test/renderWithKit.tsx";
import * as kit from "./index.ts";

/** Records of the emulated account that the calls below use. */
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
  // The history is delayed.
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

type DataHook = (parameters?: object) => {
  readonly status: string;
  readonly error: { readonly name: string } | null;
  readonly mutate?: (input: object) => void;
};

const exported: Readonly<Record<string, unknown>> = kit;

/** Hooks that are not named after their operation. */
const otherNames: Readonly<Record<string, string>> = { createWithdrawalQuote: "useWithdrawalQuote" };

/** `useRecipients` of `listRecipients`, `useCreateRecipient` of `createRecipient`. */
function hookOf({ name, method }: Operation): DataHook {
  const noun = method === "GET" ? name.replace(/^(?:get|list)/, "") : name.slice(0, 1).toUpperCase() + name.slice(1);
  const hook = exported[otherNames[name] ?? `use${noun}`];
  if (!isHook(hook)) throw new Error(`${name} has no hook named use${noun}`);
  return hook;
}

function isHook(value: unknown): value is DataHook {
  return typeof value === "function";
}

const uuid = "0199a8f0-0000-7000-8000-000000000000";

/** Values of input fields by name. */
const valueOf = ({ recipient, ...ids }: Ids): Readonly<Record<string, unknown>> => ({
  ...ids,
  recipient_id: recipient?.id ?? uuid,
  account_number: recipient?.account_number,
  bank_code: recipient?.bank_code,
  withdrawal_quote_id: uuid,
  idempotency_key: "a",
  pair_id: "BTC-USD",
  side: "sell",
  amount: "5",
  symbol: "USDC",
  currency: "NGN",
  status: "approved",
  url: "https://partner.example/other",
  description: "Other",
  enabled: false,
  event_types: ["deposit.failed"],
});

/** Values for single operations, and optional fields that are left out. */
const inputs: Readonly<Record<string, (ids: Ids) => object>> = {
  createQuote: () => ({ amount: "0.02" }),
  createRecipient: () => ({
    recipient_type: "crypto",
    label: "Desk",
    currency: "USDC",
    chain: "ethereum",
    crypto_address: "0x52908400098527886E0F7030069857D2E4169EE7",
  }),
  createWithdrawalQuote: () => ({ amount: "1" }),
  getTravelRule: ({ held_id }) => ({ id: held_id }),
  listRecipients: () => ({ type: "fiat", currency: "NGN" }),
  submitTravelRule: ({ held_id }) => ({ id: held_id, sender_country: "NGA", sender_originator: "Ada" }),
  updateRecipient: () => ({ label: "Renamed" }),
};

/** The required fields of an operation. */
function requiredFields({ input }: Operation): readonly string[] {
  return Object.entries(input.shape).flatMap(([field, { _zod }]) => (_zod.optin === "optional" ? [] : [field]));
}

/** The input of an operation. The ID of another resource is that of the first record in its list. */
async function inputOf(operation: Operation, ids: Ids, { fetch }: Backend): Promise<object> {
  const values = valueOf(ids);
  const list = allOperations.find(({ name, resource }) => resource === operation.resource && name.startsWith("list"));
  const first = async () => list && firstId(await kit.createKit({ fetch }).client.call<Operation>(list, {}));
  const fields = requiredFields(operation).map(async (field) => {
    if (field in values) return [field, values[field]];
    return [field, field.endsWith("_id") ? await first() : "Other"];
  });
  return { ...Object.fromEntries(await Promise.all(fields)), ...inputs[operation.name]?.(ids) };
}

function firstId(data: unknown): unknown {
  if (typeof data !== "object" || data === null) return undefined;
  const parts: readonly unknown[] = [data, ...Object.entries(data).map(([, part]: readonly [string, unknown]) => part)];
  const list = parts.find((part): part is readonly unknown[] => Array.isArray(part));
  const record = list?.[0];
  return typeof record === "object" && record !== null && "id" in record ? record.id : undefined;
}

/** Needs a signing key, which this proxy does not have. */
const unsigned = ["createWithdrawalQuote", "submitWithdrawal"];

interface HookProps {
  readonly use: DataHook;
  readonly parameters?: object | undefined;
  /** Sent on click. */
  readonly input?: object | undefined;
}

function Hook({ use, parameters, input = {} }: HookProps) {
  const { status, error, mutate } = use(parameters);
  return (
    <button type="button" onClick={() => mutate?.(input)}>
      {[status, error?.name].filter(Boolean).join(" ")}
    </button>
  );
}

const renderings = allOperations.flatMap((operation) =>
  [false, true].map((reactStrictMode) => ({ name: operation.name, operation, reactStrictMode })),
);

test.each(renderings)("default: $name, StrictMode $reactStrictMode", async ({ name, operation, reactStrictMode }) => {
  const { method, path } = operation;
  const backend = createBackend({ scenario: "travel-rule-held" });
  const input = await inputOf(operation, await findIds(backend), backend);
  backend.requests.length = 0;
  const { fetch, clock } = backend;
  const given = method === "GET" ? { parameters: input } : { input };
  await renderWithKit(<Hook use={hookOf(operation)} {...given} />, {
    fetch,
    now: clock.now,
    live: false,
    reactStrictMode,
  });
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

const readsOfOne: readonly Operation[] = [
  ...allOperations,
  getTickerHistory,
  listPriceTrends,
  getBalanceHistory,
].filter((operation) => operation.method === "GET" && requiredFields(operation).length > 0);

test.each(readsOfOne)("parameters: an ID that is not known yet: $name", async (operation) => {
  const unknown = Object.fromEntries(requiredFields(operation).map((field) => [field, undefined]));
  const { backend } = await renderWithKit(<Hook use={hookOf(operation)} parameters={unknown} />, { live: false });
  expect(screen.getByRole("button").textContent).toBe("pending");
  expect(backend.requests).toEqual([]);
});

test("behaviour: data hooks infer the types of data and selections", () => {
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
  // @ts-expect-error `id` is required, although it may be `undefined`
  expectTypeOf(() => kit.useTravelRule({})).toBeFunction();
  // @ts-expect-error `card` is not a type
  expectTypeOf(() => kit.useRecipients({ type: "card" })).toBeFunction();
  // @ts-expect-error `gcTime` belongs to the operation
  expectTypeOf(() => kit.useRotateWebhookSecret({ mutation: { gcTime: 1 } })).toBeFunction();
});
