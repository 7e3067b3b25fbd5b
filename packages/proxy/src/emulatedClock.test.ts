import { createClock, createMockService } from "@partner-kit/mock";
import { describe, expect, test } from "vitest";
import { createProxy } from "./createProxy.ts";
import type { CreateProxyParameters } from "./settings/settings.ts";

const HOUR_MS = 3_600_000;
const ORIGIN = "https://admin.example";
const REAL = Date.UTC(2026, 1, 3, 10);
const receiverUrl = `${ORIGIN}/partner-kit/kit/webhook`;

/** A proxy with an emulator whose clock was moved. The real time stays at ten o'clock. */
async function start(parameters: Partial<CreateProxyParameters> = {}) {
  const realNow = () => REAL;
  const clock = createClock({ now: realNow });
  const service = createMockService({ clock });
  const proxy = createProxy({
    baseUrl: "https://service.example/v1",
    apiKey: service.keys.webhooks,
    withdrawalApiKey: service.keys.withdrawals,
    signingKey: service.signingKey,
    environment: "staging",
    authorize: () => ({ subject: "ada", scopes: "all" }),
    fetch: service.fetch,
    receiverUrl,
    retries: 0,
    ...parameters,
    now: parameters.now ? () => clock.now() : realNow,
  });
  const received: number[] = [];
  service.onDelivery(async (request) => {
    const response = await proxy.fetch(request);
    received.push(response.status);
    return response;
  });
  async function call(method: string, path: string, body?: unknown) {
    const headers = { origin: ORIGIN, "x-partner-kit": "1", "content-type": "application/json" };
    const init = { method, headers, body: body === undefined ? null : JSON.stringify(body) };
    const response = await proxy.fetch(new Request(`${ORIGIN}/partner-kit${path}`, init));
    const { data } = await response.json();
    return { status: response.status, data };
  }
  await call("POST", "/partner/webhooks", {
    url: receiverUrl,
    description: "",
    enabled: true,
    event_types: ["deposit.success", "withdrawal.success"],
  });
  await clock.advance(HOUR_MS);
  return { service, clock, call, received, close: () => proxy.close() };
}

describe.each([
  ["on the real time", {}],
  ["with the emulator's time and signatures with the real time", { now: Date.now, signatureNow: () => REAL }],
])("a proxy %s", (_, parameters) => {
  test("behaviour: the emulator accepts signed withdrawals after its clock was moved by an hour", async () => {
    const { call, close } = await start(parameters);
    const { data: recipients } = await call("GET", "/partner/wallets/recipients?type=fiat");
    const [{ id: recipient_id, currency }] = recipients;
    const quote = await call("POST", "/partner/wallets/withdrawals/quotes", { recipient_id, currency, amount: "100" });
    expect(quote).toMatchObject({
      status: 200,
      data: { expires_at: new Date(REAL + HOUR_MS + 300_000).toISOString() },
    });
    const { withdrawal_quote_id } = quote.data;
    const submitted = await call("POST", "/partner/wallets/withdrawals", {
      withdrawal_quote_id,
      idempotency_key: "one",
    });
    expect(submitted).toMatchObject({ status: 200, data: { status: "pending" } });
    await close();
  });

  test("behaviour: a quote can be accepted after the emulator's clock was moved by an hour", async () => {
    const { call, clock, close } = await start(parameters);
    const quote = await call("POST", "/partner/exchange/quotes", { pair_id: "BTC-USD", side: "buy", amount: "0.01" });
    const accepted = await call("POST", `/partner/exchange/quotes/${quote.data.quote_id}/accept`);
    expect(accepted).toMatchObject({ status: 200, data: { accepted_at: new Date(REAL + HOUR_MS).toISOString() } });
    await clock.advance(60_000);
    const order = await call("GET", `/partner/exchange/orders/${accepted.data.order_id}`);
    expect(order).toMatchObject({ status: 200, data: { status: "filled" } });
    await close();
  });

  test("behaviour: the receiver accepts webhooks after the emulator's clock was moved by an hour", async () => {
    const { service, clock, call, received, close } = await start(parameters);
    service.emit({ type: "deposit.success" });
    await clock.advance(1000);
    expect(received).toEqual([204]);
    const { data } = await call("GET", "/kit/events");
    expect(data.events).toMatchObject([{ occurred_at: new Date(REAL + HOUR_MS).toISOString() }]);
    await close();
  });
});
