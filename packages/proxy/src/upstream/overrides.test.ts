import { describe, expect, test } from "vitest";
import { createTestProxy } from "../../test/createTestProxy.ts";
import { readOutcome } from "../../test/readOutcome.ts";
import type { Overrides } from "./overrides.ts";

const ID = "00000000-0000-4000-8000-000000000001";
const QUOTES = "/partner/exchange/quotes";
const input = { pair_id: "BTC-USD", side: "buy", amount: "1.5" };

function start(overrides: Overrides, data: unknown = {}) {
  const sent: { method: string; path: string; body: string | undefined }[] = [];
  const started = createTestProxy({
    overrides,
    async transport({ method, path, body }) {
      sent.push({ method, path, body });
      const bytes = new TextEncoder().encode(JSON.stringify({ status: "success", data, more: 1 }));
      return { status: 200, header: () => null, bytes };
    },
  });
  return { ...started, sent };
}

test("parameters: path and method", async () => {
  const { call, sent } = start({
    getOrder: { path: "/partner/trade/{order_id}/state" },
    deleteRecipient: { method: "POST", path: "/partner/wallets/recipients/{recipient_id}/delete" },
  });
  await call(`/partner/exchange/orders/${ID}`);
  await call(`/partner/wallets/recipients/${ID}`, { method: "DELETE" });
  expect(sent).toMatchObject([
    { method: "GET", path: `/v1/partner/trade/${ID}/state` },
    { method: "POST", path: `/v1/partner/wallets/recipients/${ID}/delete` },
  ]);
});

test("parameters: request", async () => {
  const { call, sent } = start({
    listRecipients: { request: ({ type }) => ({ path: `/partner/saved?${new URLSearchParams({ kind: `${type}` })}` }) },
    verifyBankAccount: {
      request: ({ account_number, bank_code }) => ({ body: { account: [bank_code, account_number] } }),
    },
  });
  await call("/partner/wallets/recipients?type=fiat");
  await call("/partner/wallets/fiat/verify-account", {
    method: "POST",
    body: '{"account_number":"0123456789","bank_code":"044"}',
  });
  expect(sent).toEqual([
    { method: "GET", path: "/v1/partner/saved?kind=fiat", body: undefined },
    { method: "POST", path: "/v1/partner/wallets/fiat/verify-account", body: '{"account":["044","0123456789"]}' },
  ]);
});

test("parameters: response", async () => {
  const { call } = start({ getOrder: { response: (data, { order_id }) => ({ order_id, from: data }) } }, [1]);
  expect(await (await call(`/partner/exchange/orders/${ID}`)).json()).toEqual({
    status: "success",
    data: { order_id: ID, from: [1] },
    more: 1,
  });
});

const LIST = "/partner/wallets/transactions";

describe("parameters: page", () => {
  test("renames the cursor of the request and reads the one of the response", async () => {
    const { call, sent } = start(
      { listTransactions: { page: { input: "after", next: "meta.next" } } },
      { transactions: [], meta: { next: 12 } },
    );
    expect(await (await call(`${LIST}?cursor=a%2Fb`)).json()).toMatchObject({
      data: { transactions: [], next_cursor: "12" },
    });
    await call(LIST);
    expect(sent.map(({ path }) => path)).toEqual([`/v1${LIST}?after=a%2Fb`, `/v1${LIST}`]);
  });

  test("works with the other mappings", async () => {
    const { call, sent } = start(
      {
        listTransactions: {
          request: ({ cursor = "1" }) => ({ path: `/partner/payments?page=${encodeURIComponent(cursor)}` }),
          response: (data) => ({ from: data }),
          page: { input: "page", next: (data) => JSON.stringify(data).includes("more") && 2 },
        },
      },
      { more: true },
    );
    expect(await (await call(LIST)).json()).toMatchObject({ data: { from: { more: true }, next_cursor: "2" } });
    await call(`${LIST}?cursor=2`);
    expect(sent.map(({ path }) => path)).toEqual(["/v1/partner/payments?page=1", "/v1/partner/payments?page=2"]);
  });

  test.each([[undefined], [null], [false], [""]])("ends at %j", async (next) => {
    const { call } = start({ listTransactions: { page: { input: "cursor", next: () => next } } });
    expect(await (await call(LIST)).json()).toMatchObject({ data: { next_cursor: null } });
  });

  test("rejects a cursor that is not a text, because the list would end too early", async () => {
    const { call } = start({ listTransactions: { page: { input: "cursor", next: "next" } } }, { next: { id: 1 } });
    expect(await readOutcome(await call(LIST))).toEqual([502, "UPSTREAM_INVALID"]);
  });

  test("without it, a cursor is not sent", async () => {
    const { call, sent } = start({ listTransactions: { path: "/partner/payments" } });
    expect(await readOutcome(await call(`${LIST}?cursor=a`))).toEqual([400, "VALIDATION_FAILED"]);
    expect(sent).toEqual([]);
  });
});

describe("behaviour: digits that a double cannot represent", () => {
  const text = '{"status":"success","data":{"amount":12345678901234567890.10,"rate":1.50},"more":9007199254740993}';

  function startWith(overrides: Overrides) {
    return createTestProxy({
      overrides,
      transport: async () => ({ status: 200, header: () => null, bytes: new TextEncoder().encode(text) }),
    });
  }

  test("reach the mapping as strings", async () => {
    const { call } = startWith({ getOrder: { response: (data) => ({ from: data }) } });
    expect(await (await call(`/partner/exchange/orders/${ID}`)).text()).toBe(
      '{"status":"success","data":{"from":{"amount":"12345678901234567890.10","rate":1.5}},"more":"9007199254740993"}',
    );
  });

  test("pass through byte for byte without a mapping", async () => {
    const { call } = startWith({ getOrder: { path: "/partner/trade/{order_id}" } });
    expect(await (await call(`/partner/exchange/orders/${ID}`)).text()).toBe(text);
  });
});

test("behaviour: a response whose mapping throws is discarded", async () => {
  const { call, logger } = start({
    getOrder: {
      response() {
        throw new TypeError("no such field");
      },
    },
  });
  expect(await readOutcome(await call(`/partner/exchange/orders/${ID}`))).toEqual([502, "UPSTREAM_INVALID"]);
  expect(logger.text()).toContain("overrides.test.ts");
  expect(logger.text()).not.toContain("no such field");
});

test.each([
  "/partner/../_mock",
  "//evil.example/x",
  "@evil.example/",
  "x",
  "/a b",
  "/a#b",
  "/a/%2e%2e/b",
  "",
  "/\\evil.example",
])("behaviour: a path such as %j is not sent", async (path) => {
  const { call, sent } = start({ getBalances: { request: () => ({ path }) } });
  expect(await readOutcome(await call("/partner/wallets/balances/overview"))).toEqual([500, "INTERNAL"]);
  expect(sent).toEqual([]);
});

test("behaviour: the page's input is still checked", async () => {
  const { call, sent } = start({ createQuote: { request: () => ({ body: {} }) } });
  const outcome = await readOutcome(
    await call(QUOTES, { method: "POST", body: JSON.stringify({ ...input, more: 1 }) }),
  );
  expect(outcome).toEqual([400, "VALIDATION_FAILED"]);
  expect(sent).toEqual([]);
});
