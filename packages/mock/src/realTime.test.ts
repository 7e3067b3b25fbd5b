import { createWithdrawalQuote, listRecipients } from "@partner-kit/contract";
import { importWithdrawalSigningKey, signWithdrawalRequest } from "@partner-kit/contract/signing";
import { webhookHeaders } from "@partner-kit/contract/webhook";
import { expect, test } from "vitest";
import { createClock, createVirtualClock } from "./clock.ts";
import { BASE_URL, createTestService } from "./test/createTestService.ts";
import { createWebhookService } from "./test/createWebhookService.ts";
import { required } from "./test/required.ts";

const HOUR_MS = 3_600_000;
const REAL = Date.UTC(2026, 1, 3, 10);

test("default: advancing a clock does not change real time, and a virtual clock is its own real time", async () => {
  const moved = createClock({ now: () => REAL });
  const virtual = createVirtualClock();
  for (const clock of [moved, virtual]) await clock.advance(HOUR_MS);
  expect([moved.now(), moved.realNow()]).toEqual([REAL + HOUR_MS, REAL]);
  expect(virtual.realNow()).toBe(virtual.now());
});

test("behaviour: the checks of timestamps and nonces use real time", async () => {
  const clock = createClock({ now: () => REAL });
  const { client, service, advance } = createTestService({ clock });
  const [recipient] = await client.call(listRecipients, { type: "fiat" });
  const { id: recipient_id, currency } = required(recipient);
  await advance(HOUR_MS);
  await client.call(createWithdrawalQuote, { recipient_id, currency, amount: "1" });

  const path = "/partner/wallets/withdrawals/quotes";
  const body = JSON.stringify({ recipient_id, currency, amount: "1" });
  const signed = await signWithdrawalRequest({
    method: "POST",
    path: `/v1${path}`,
    body: new TextEncoder().encode(body),
    privateKey: await importWithdrawalSigningKey(service.signingKey),
    timestamp: REAL,
  });
  const headers = { ...signed, "x-api-key": service.keys.withdrawals, "content-type": "application/json" };
  const send = () => service.fetch(BASE_URL + path, { method: "POST", headers, body });
  expect((await send()).status).toBe(200);
  await advance(24 * HOUR_MS);
  expect((await send()).status).toBe(409);
});

test("parameters: realNow", async () => {
  let real = REAL;
  const { client } = createTestService({ realNow: () => real });
  const [recipient] = await client.call(listRecipients, { type: "fiat" });
  const { id: recipient_id, currency } = required(recipient);
  const quote = () => client.call(createWithdrawalQuote, { recipient_id, currency, amount: "1" });
  const first = await quote();
  real += HOUR_MS;
  // Signed an hour later in real time, and quoted at the same emulated time.
  expect((await quote()).expires_at).toBe(first.expires_at);
});

test.each([1, 60, 0])(
  "behaviour: webhook-timestamp is the real time of the request at a time scale of %d",
  async (timeScale) => {
    const clock = createClock({ now: () => REAL, timeScale });
    const { service, receiver, create } = createWebhookService({ clock });
    await create();
    await clock.advance(HOUR_MS);
    service.emit({ type: "deposit.success" });
    await clock.advance(1000);
    const { headers, text } = required(receiver.received[0]);
    expect(headers[webhookHeaders.timestamp]).toBe(String(REAL / 1000));
    expect(text).toContain(`"occurred_at":"${new Date(REAL + HOUR_MS).toISOString()}"`);
  },
);
