import { importWithdrawalSigningKey, signWithdrawalRequest } from "@partner-kit/contract/signing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  endpoint,
  error,
  field,
  forbidden,
  type HttpService,
  invalid,
  list,
  missingScope,
  notFound,
  startHttpService,
  textAt,
  UNKNOWN,
} from "./test/overHttp.ts";

// The rules of the service document, over HTTP. The tests of the handlers cover further behaviour.

const recipients = "/partner/wallets/recipients";
const unauthorized = error(401, "UNAUTHORIZED", "missing X-Api-Key header");

let server: HttpService;
let production: HttpService;

beforeAll(async () => {
  server = await startHttpService();
  production = await startHttpService({ scenario: "production" });
});

afterAll(async () => {
  await server.close();
  await production.close();
});

const send: HttpService["send"] = (...request) => server.send(...request);

const simulations = [
  "/simulate/fiat/deposits",
  "/simulate/fiat/withdrawals",
  "/simulate/crypto/deposits",
  "/simulate/crypto/withdrawals",
  "/simulate/kyb/status",
  "/simulate/notifications/product-updates",
];

describe("authentication", () => {
  test("behaviour: envelopes have exactly the documented fields", async () => {
    const success = await fetch(`${server.url}/partner/wallets/chains`);
    expect(success.headers.get("content-type")).toBe("application/json");
    expect(Object.keys(await success.json())).toEqual(["status", "data"]);
    const failure = await (await fetch(`${server.url}/partner/webhooks`)).json();
    expect(failure).toEqual({ status: "error", error: { code: "UNAUTHORIZED", message: "missing X-Api-Key header" } });
  });

  test.each(["/partner/wallets/chains", "/partner/wallets/fiat/banks"])(
    "behaviour: GET %s needs no key",
    async (path) => {
      expect(await send("GET", path, { key: null })).toMatchObject({ status: 200 });
    },
  );

  test.each(simulations)("behaviour: POST %s needs no key, and is disabled in production", async (path) => {
    const body = path.endsWith("updates") ? undefined : {};
    expect([200, 400]).toContain((await send("POST", path, { key: null, body })).status);
    expect(await production.send("POST", path, { key: null, body })).toMatchObject(forbidden);
  });

  test.each([
    ["GET", "/partner/exchange/ticker/24h"],
    ["GET", "/partner/exchange/markets"],
    ["POST", `/partner/exchange/quotes/${UNKNOWN}/accept`],
    ["GET", "/partner/wallets/balances/overview"],
    ["POST", "/partner/wallets/fiat/verify-account"],
    ["GET", recipients],
    ["PATCH", `${recipients}/${UNKNOWN}`],
    ["GET", `/partner/wallets/crypto/deposits/${UNKNOWN}/travel-rule`],
    ["POST", `/partner/wallets/crypto/deposits/${UNKNOWN}/travel-rule`],
    ["POST", "/partner/webhooks"],
    ["PUT", `/partner/webhooks/${UNKNOWN}`],
    ["POST", `/partner/webhooks/${UNKNOWN}/secret/rotate`],
    ["GET", "/partner/webhook/events"],
    ["GET", `/partner/webhook/deliveries/${UNKNOWN}`],
  ])("behaviour: %s %s checks the key first", async (method, path) => {
    const parameters = method === "GET" ? {} : { body: "{" };
    expect(await send(method, path, { ...parameters, key: null })).toMatchObject(unauthorized);
  });

  test("behaviour: rejects a key of the other environment, from another address and without the scope", async () => {
    const overview = "/partner/wallets/balances/overview";
    expect(await send("GET", overview, { key: production.service.keys.default })).toMatchObject(
      error(401, "UNAUTHORIZED"),
    );
    expect(await send("GET", overview, { key: "listed" })).toMatchObject(forbidden);
    expect(await send("GET", "/partner/webhooks", { key: server.service.keys.default })).toMatchObject(missingScope);
    expect(await send("GET", "/partner/webhook/events", { key: "manager" })).toMatchObject(missingScope);
    expect(await send("POST", "/partner/webhooks", { key: "manager", body: endpoint })).toMatchObject(missingScope);
    const accept = `/partner/exchange/quotes/${UNKNOWN}/accept`;
    expect(await send("POST", accept, { key: "manager" })).toMatchObject(forbidden);
  });
});

describe("identifiers", () => {
  test.each([
    ["GET", "/partner/webhooks/%s"],
    ["DELETE", "/partner/webhooks/%s"],
    ["POST", "/partner/webhooks/%s/secret/rotate"],
    ["GET", "/partner/webhook/events/%s"],
    ["GET", "/partner/webhook/deliveries/%s"],
  ])("behaviour: %s %s returns 404 for unknown and malformed identifiers", async (method, path) => {
    for (const id of [UNKNOWN, "wh_123"]) expect(await send(method, path.replace("%s", id))).toMatchObject(notFound);
  });

  test("behaviour: PUT of an unknown endpoint returns 404", async () => {
    for (const id of [UNKNOWN, "wh_123"]) {
      expect(await send("PUT", `/partner/webhooks/${id}`, { body: endpoint })).toMatchObject(notFound);
    }
  });

  test("behaviour: does not expose recipients, deposits and quotes of another account", async () => {
    const { data } = await send("GET", recipients, { key: "theirs" });
    const id = textAt(list(data)[0], "id");
    expect(await send("PATCH", `${recipients}/${id}`, { body: { label: "Mine" } })).toMatchObject(notFound);
    const theirs = list(
      field((await send("GET", "/partner/wallets/transactions", { key: "theirs" })).data, "transactions"),
    );
    const held = theirs.find((transaction) => field(transaction, "required_action"));
    const path = `/partner/wallets/crypto/deposits/${textAt(held, "id")}/travel-rule`;
    expect(await send("GET", path, { key: "theirs" })).toMatchObject({ status: 200, data: { status: "required" } });
    expect(await send("GET", path)).toMatchObject(notFound);
    const body = { sender_originator: "Ada", sender_country: "GBR" };
    expect(await send("POST", path, { body })).toMatchObject(notFound);
    const quote = await send("POST", "/partner/exchange/quotes", {
      body: { pair_id: "BTC-USD", side: "buy", amount: "0.01" },
    });
    const accept = `/partner/exchange/quotes/${textAt(quote.data, "quote_id")}/accept`;
    expect(await send("POST", accept, { key: "theirs" })).toMatchObject(error(404, "NOT_FOUND", "quote not found"));
  });
});

describe("conflicts", () => {
  const deposit = (changes: object = {}) => ({
    amount: "10",
    currency: "NGN",
    user_id: server.service.userId,
    idempotency_key: "conflicts",
    ...changes,
  });

  test("behaviour: an idempotency key identifies one intent", async () => {
    const path = "/simulate/fiat/deposits";
    const first = await send("POST", path, { key: null, body: deposit() });
    expect(await send("POST", path, { key: null, body: deposit() })).toMatchObject({ status: 200, data: first.data });
    expect(await send("POST", path, { key: null, body: deposit({ amount: "11" }) })).toMatchObject(
      error(409, "CONFLICT", "idempotency key already used"),
    );
    expect(await send("POST", path, { key: null, body: deposit({ user_id: UNKNOWN }) })).toMatchObject(notFound);
    expect(await send("POST", path, { key: null, body: deposit({ amount: "-1" }) })).toMatchObject(invalid);
  });

  test("behaviour: accepts an accepted quote again, and rejects an expired one", async () => {
    const body = { pair_id: "BTC-USD", side: "buy", amount: "0.01" };
    const [one, other] = [
      await send("POST", "/partner/exchange/quotes", { body }),
      await send("POST", "/partner/exchange/quotes", { body }),
    ];
    const accept = (quote: typeof one) =>
      send("POST", `/partner/exchange/quotes/${textAt(quote.data, "quote_id")}/accept`);
    const first = await accept(one);
    await server.service.clock.advance(3_600_000);
    expect(await accept(one)).toMatchObject({ status: 200, data: first.data });
    expect(await accept(other)).toMatchObject(error(409, "CONFLICT", "quote expired; request a fresh quote"));
  });

  test("behaviour: rejects a missing signature, a wrong one and a repeated nonce, and returns 503 without replay protection", async () => {
    const { data } = await send("GET", `${recipients}?type=fiat`);
    const [recipient] = list(data);
    const [id, currency] = [field(recipient, "id"), field(recipient, "currency")];
    const body = JSON.stringify({ recipient_id: id, currency, amount: "1" });
    const quote = (headers: Record<string, string>, text = body) =>
      send("POST", "/partner/wallets/withdrawals/quotes", { headers, body: text });
    expect(await quote({})).toMatchObject(error(401, "UNAUTHORIZED"));
    const signed = await sign(body);
    expect(await quote(signed, `${body} `)).toMatchObject(error(401, "UNAUTHORIZED"));
    expect((await quote(signed)).status).toBe(200);
    expect(await quote(signed)).toMatchObject(error(409, "CONFLICT"));
    const down = await startHttpService({ scenario: "replay-protection-down" });
    const rejected = await down.send("POST", "/partner/wallets/withdrawals/quotes", {
      headers: await sign(body),
      body,
    });
    await down.close();
    expect(rejected.status).toBe(503);
  });

  test("behaviour: returns 429 above the rate limit of a key", async () => {
    const limited = await startHttpService({ rateLimit: { requests: 2, perSeconds: 60 } });
    const read = (key: string) => limited.send("GET", "/partner/wallets/balances/overview", { key });
    const { default: one, webhooks: other } = limited.service.keys;
    const statuses = [await read(one), await read(one), await read(one), await read(other)].map(({ status }) => status);
    await limited.close();
    expect(statuses).toEqual([200, 200, 429, 200]);
  });
});

async function sign(body: string): Promise<Record<string, string>> {
  return signWithdrawalRequest({
    method: "POST",
    path: "/v1/partner/wallets/withdrawals/quotes",
    body: new TextEncoder().encode(body),
    privateKey: await importWithdrawalSigningKey(server.service.signingKey),
  });
}
