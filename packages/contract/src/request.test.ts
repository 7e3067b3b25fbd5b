import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createMatcher } from "./matcher.ts";
import type { Operation } from "./operation.ts";
import { allOperations } from "./operations.ts";
import { hasBody, readRequest, writeRequest } from "./request.ts";
import { listRecipients, updateRecipient } from "./resources/recipients.ts";
import { getTicker } from "./resources/tickers.ts";
import { getWebhook, rotateWebhookSecret } from "./resources/webhooks.ts";
import { webhookEventTypes } from "./webhookEventTypes.ts";

const id = "0b8f7a52-5a3e-4a67-9f43-1a0d6a3c9e11";
const match = createMatcher<Operation>(allOperations);

describe("writeRequest", () => {
  test("default", () => {
    expect(writeRequest(getTicker, { pair_id: "BTC/NGN & more" })).toEqual({
      method: "GET",
      path: "/partner/exchange/ticker/24h?pair_id=BTC%2FNGN+%26+more",
      body: undefined,
    });
  });

  test("behaviour: fields of the path are not repeated in the body", () => {
    expect(writeRequest(updateRecipient, { recipient_id: id, label: "Rent" })).toEqual({
      method: "PATCH",
      path: `/partner/wallets/recipients/${id}`,
      body: '{"label":"Rent"}',
    });
  });

  test("behaviour: omits undefined fields", () => {
    expect(writeRequest(getTicker, { pair_id: undefined }).path).toBe("/partner/exchange/ticker/24h");
    expect(writeRequest(updateRecipient, { recipient_id: id, label: undefined }).body).toBe("{}");
  });

  test("behaviour: an operation without body fields sends no body", () => {
    expect(writeRequest(rotateWebhookSecret, { webhook_id: id }).body).toBeUndefined();
    expect([hasBody(rotateWebhookSecret), hasBody(getTicker), hasBody(updateRecipient)]).toEqual([false, false, true]);
  });
});

describe("readRequest", () => {
  const nothing = { params: {}, query: new URLSearchParams(), body: undefined };

  test("default", () => {
    const body = { label: "Rent" };
    expect(readRequest(updateRecipient, { ...nothing, params: { recipient_id: id }, body })).toEqual({
      success: true,
      input: { recipient_id: id, label: "Rent" },
    });
  });

  test.each([
    ["a query field given twice", listRecipients, { ...nothing, query: new URLSearchParams("type=fiat&type=crypto") }],
    [
      "a path field repeated in the body",
      updateRecipient,
      { ...nothing, params: { recipient_id: id }, body: { recipient_id: id } },
    ],
    [
      "a query for an operation without one",
      updateRecipient,
      { ...nothing, params: { recipient_id: id }, query: new URLSearchParams("a=1") },
    ],
    ["a body for an operation without one", getWebhook, { ...nothing, params: { webhook_id: id }, body: { a: 1 } }],
    ["a body that is a list", updateRecipient, { ...nothing, params: { recipient_id: id }, body: [] }],
    ["a body that is null", updateRecipient, { ...nothing, params: { recipient_id: id }, body: null }],
    ["a body that is a text", updateRecipient, { ...nothing, params: { recipient_id: id }, body: "label" }],
    ["an unknown field", updateRecipient, { ...nothing, params: { recipient_id: id }, body: { nickname: "x" } }],
    [
      "a field called __proto__",
      updateRecipient,
      { ...nothing, params: { recipient_id: id }, body: JSON.parse('{"__proto__":{"label":"x"}}') },
    ],
    ["a query field called __proto__", listRecipients, { ...nothing, query: new URLSearchParams("__proto__=x") }],
    ["a missing parameter", updateRecipient, nothing],
    ["a malformed parameter", updateRecipient, { ...nothing, params: { recipient_id: "1" } }],
    ["a value of another type", updateRecipient, { ...nothing, params: { recipient_id: id }, body: { label: 1 } }],
  ])("behaviour: rejects %s", (_, operation: Operation, parts) => {
    const result = readRequest(operation, parts);
    expect(result.success).toBe(false);
    expect(result).toHaveProperty("issues.0.message", expect.stringMatching(/./));
  });

  test("behaviour: issues do not contain values", () => {
    const body = { label: 12_345_678, country: "Nigeria-12345678" };
    const result = readRequest(updateRecipient, { ...nothing, params: { recipient_id: id }, body });
    expect(result).toEqual({
      success: false,
      issues: [
        { path: ["country"], message: "invalid format" },
        { path: ["label"], message: "expected string" },
      ],
    });
  });
});

describe("writeRequest and readRequest", () => {
  test.each(allOperations.map((operation) => [operation.name, operation as Operation] as const))(
    "behaviour: reading the written request of %s returns the same input",
    (_, operation) => {
      fc.assert(
        fc.property(inputOf(operation), (value) => {
          const input = operation.input.parse(value);
          const { method, path, body } = writeRequest(operation, input);
          const url = new URL(`http://service.test/v1${path}`);
          const found = match(method, url.pathname.slice("/v1".length));
          if (found?.kind !== "operation") throw new Error(`${path} matches no operation`);
          expect(found.operation.name).toBe(operation.name);
          const parts = {
            params: found.params,
            query: url.searchParams,
            body: body === undefined ? undefined : JSON.parse(body),
          };
          expect(readRequest(operation, parts)).toEqual({ success: true, input });
        }),
        { numRuns: 50 },
      );
    },
  );
});

const text = fc.string({ unit: "grapheme-composite", minLength: 1, maxLength: 8 });
const amount = fc
  .tuple(fc.bigInt({ min: 1n, max: 10n ** 20n }), fc.nat(10 ** 9))
  .map(([whole, part]) => `${whole}.${part}`);
const segment = fc.stringMatching(/^[A-Za-z0-9_~-]{1,128}$/);

/** Valid values by field name. */
const fields: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  account_name: text,
  account_number: text,
  amount,
  bank_code: text,
  bank_name: text,
  chain: text,
  country: fc.stringMatching(/^[A-Z]{3}$/),
  crypto_address: text,
  currency: text,
  cursor: text,
  delivery_id: segment,
  description: text,
  enabled: fc.boolean(),
  event_id: segment,
  event_types: fc.uniqueArray(fc.constantFrom(...webhookEventTypes), { minLength: 1 }),
  id: fc.uuid(),
  idempotency_key: text,
  label: text,
  order_id: fc.uuid(),
  pair_id: text,
  purpose: text,
  quote_id: fc.uuid(),
  recipient_id: fc.uuid(),
  recipient_type: fc.constantFrom("fiat", "crypto"),
  sender_country: text,
  sender_originator: text,
  side: fc.constantFrom("buy", "sell"),
  status: fc.constantFrom("pending", "approved", "rejected"),
  symbol: text,
  transaction_id: fc.uuid(),
  type: fc.constantFrom("fiat", "crypto"),
  url: fc.webUrl(),
  user_id: text,
  webhook_id: fc.uuid(),
  withdrawal_quote_id: fc.uuid(),
};

function inputOf(operation: Operation): fc.Arbitrary<Record<string, unknown>> {
  const shape = Object.entries(operation.input.shape);
  const model = Object.fromEntries(
    shape.map(([name]) => {
      const field = fields[name] ?? (name.endsWith("_id") ? segment : undefined);
      if (!field) throw new Error(`${operation.name}: add an arbitrary for the field ${name} to this test`);
      return [name, field];
    }),
  );
  const requiredKeys = shape.filter(([, schema]) => !schema.safeParse(undefined).success).map(([name]) => name);
  return fc.record(model, { requiredKeys });
}

test("behaviour: an ID in the input is read in lower case, so that another spelling is the same resource", () => {
  const id = "B6EA8BB4-0383-43E5-8422-AC6817B019BB";
  const parts = { params: { recipient_id: id }, query: new URLSearchParams(), body: { label: "RENT" } };
  expect(readRequest(updateRecipient, parts)).toEqual({
    success: true,
    input: { recipient_id: id.toLowerCase(), label: "RENT" },
  });
});
