import { describe, expectTypeOf, test } from "vitest";
import { type Client, createClient } from "./client.ts";
import type { Data, Input } from "./operation.ts";
import type { OperationName, Operations } from "./operations.ts";
import { readRequest } from "./request.ts";
import { type BalanceOverview, getBalances } from "./resources/balances.ts";
import { type AcceptedQuote, acceptQuote } from "./resources/quotes.ts";
import { listRecipients, type Recipient, updateRecipient } from "./resources/recipients.ts";
import { getTicker, type Ticker } from "./resources/tickers.ts";
import type { createWebhook } from "./resources/webhooks.ts";
import type { WebhookEventType } from "./webhookEventTypes.ts";

// `pnpm typecheck` checks these tests. At run time they assert nothing.
const client: Pick<Client, "call"> = createClient({ baseUrl: "", fetch: async () => Response.error() });
const call: Client["call"] = async (...parameters) => client.call(...parameters);

describe("call", () => {
  test("behaviour: returns the data of the operation", () => {
    expectTypeOf(() => call(getBalances, {})).returns.resolves.toEqualTypeOf<BalanceOverview>();
    expectTypeOf(() => call(acceptQuote, { quote_id: "" })).returns.resolves.toEqualTypeOf<AcceptedQuote>();
    expectTypeOf(() => call(listRecipients, {})).returns.resolves.toEqualTypeOf<Recipient[]>();
  });

  test("behaviour: accepts only the input of the operation", () => {
    expectTypeOf<Input<typeof getTicker>>().toEqualTypeOf<{ pair_id?: string | undefined }>();
    expectTypeOf<Input<typeof createWebhook>["event_types"]>().toEqualTypeOf<WebhookEventType[]>();
    // @ts-expect-error `quote_id` is missing
    expectTypeOf(() => call(acceptQuote, {})).toBeFunction();
    // @ts-expect-error `pair` is not a field
    expectTypeOf(() => call(getTicker, { pair: "BTC-NGN" })).toBeFunction();
    // @ts-expect-error `card` is not a type
    expectTypeOf(() => call(listRecipients, { type: "card" })).toBeFunction();
  });
});

describe("data", () => {
  test("behaviour: amounts are strings", () => {
    expectTypeOf<Ticker["last"]>().toEqualTypeOf<string>();
    expectTypeOf<BalanceOverview["balances"][number]["available"]>().toEqualTypeOf<string>();
  });

  test("behaviour: nullable fields include null", () => {
    expectTypeOf<null>().toExtend<BalanceOverview["withdrawable"]>();
    expectTypeOf<null>().toExtend<BalanceOverview["balances"][number]["rail_equivalents"]>();
  });

  test("behaviour: an open enum has its known values and accepts any other string", () => {
    expectTypeOf<"fiat">().toExtend<Recipient["recipient_type"]>();
    expectTypeOf<string>().toExtend<Recipient["recipient_type"]>();
    expectTypeOf<Recipient["recipient_type"]>().toExtend<string>();
  });

  test("behaviour: every operation has data", () => {
    expectTypeOf<Data<Operations[OperationName]>>().not.toBeNever();
  });
});

describe("readRequest", () => {
  test("behaviour: returns the input of the operation", () => {
    const result = () => readRequest(updateRecipient, { params: {}, query: new URLSearchParams(), body: {} });
    type Success = Extract<ReturnType<typeof result>, { success: true }>;
    expectTypeOf<Success["input"]["recipient_id"]>().toEqualTypeOf<string>();
    expectTypeOf<Success["input"]["label"]>().toEqualTypeOf<string | undefined>();
  });
});
