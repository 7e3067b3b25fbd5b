import {
  createWithdrawalQuote,
  getTransaction,
  listRecipients,
  type Recipient,
  submitWithdrawal,
} from "@partner-kit/contract";
import { importWithdrawalSigningKey, signWithdrawalRequest, withdrawalHeaders } from "@partner-kit/contract/signing";
import { describe, expect, test } from "vitest";
import type { CreateMockServiceParameters } from "../createMockService.ts";
import { BASE_URL, createTestService, readEnvelope } from "../test/createTestService.ts";
import { WITHDRAWAL_MS } from "../wallet/startWithdrawal.ts";
import { WITHDRAWAL_QUOTE_LIFETIME_MS } from "./withdrawals.ts";

async function createWithRecipient(type: "fiat" | "crypto" = "fiat", parameters: CreateMockServiceParameters = {}) {
  const test = createTestService(parameters);
  const [recipient] = await test.client.call(listRecipients, { type });
  const { id: recipient_id = "", currency = "" } = recipient ?? ({} as Partial<Recipient>);
  const quote = (amount: string) => test.client.call(createWithdrawalQuote, { recipient_id, amount, currency });
  const submit = (withdrawal_quote_id: string, idempotency_key = "key") =>
    test.client.call(submitWithdrawal, { withdrawal_quote_id, idempotency_key });
  return { ...test, recipient_id, currency, quote, submit };
}

test("default: a quote returns the cost, a submission locks it, and it settles", async () => {
  const { quote, submit, client, balance, advance, currency } = await createWithRecipient("crypto");
  const before = await balance("USD");
  const { withdrawal_quote_id, ...offer } = await quote("250.5");
  expect(offer).toMatchObject({ currency, amount: "250.50", fee: "1.00", total: "251.50" });
  expect(await balance("USD")).toEqual(before);
  const { transaction_id, status } = await submit(withdrawal_quote_id);
  expect(status).toBe("pending");
  expect((await balance("USD")).locked).toBe(before.locked + 251_500_000n);
  expect(await client.call(getTransaction, { transaction_id })).toMatchObject({ type: "withdrawal", rail: "crypto" });
  await advance(WITHDRAWAL_MS.crypto);
  expect(await client.call(getTransaction, { transaction_id })).toMatchObject({ status: "success", amount: "250.50" });
  expect((await balance("USD")).total).toBe(before.total - 251_500_000n);
});

test("behaviour: a failed withdrawal returns the amount and the fee", async () => {
  const { quote, submit, balance, advance } = await createWithRecipient();
  const before = await balance("NGN");
  await submit((await quote("404.04")).withdrawal_quote_id);
  await advance(WITHDRAWAL_MS.fiat);
  expect(await balance("NGN")).toEqual(before);
});

test("behaviour: submitting again returns the same result with the same key, and a conflict with another", async () => {
  const { quote, submit, balance } = await createWithRecipient();
  const { withdrawal_quote_id } = await quote("100");
  const first = await submit(withdrawal_quote_id, "one");
  const after = await balance("NGN");
  expect(await submit(withdrawal_quote_id, "one")).toEqual(first);
  const conflict = { status: 409, code: "CONFLICT" };
  await expect(submit(withdrawal_quote_id, "two")).rejects.toMatchObject(conflict);
  const other = await quote("200");
  await expect(submit(other.withdrawal_quote_id, "one")).rejects.toMatchObject({
    ...conflict,
    serviceMessage: "idempotency key already used",
  });
  expect(await balance("NGN")).toEqual(after);
});

test("behaviour: the response to a submission is lost once, and the same key returns it", async () => {
  const { quote, submit, balance } = await createWithRecipient();
  const before = await balance("NGN");
  const { withdrawal_quote_id } = await quote("504.04");
  await expect(submit(withdrawal_quote_id)).rejects.toMatchObject({ name: "NetworkError" });
  expect((await balance("NGN")).locked).toBe(before.locked + 554_040_000n);
  expect(await submit(withdrawal_quote_id)).toMatchObject({ status: "pending" });
  expect((await balance("NGN")).locked).toBe(before.locked + 554_040_000n);
});

test("behaviour: amounts with a fixed quote or submission", async () => {
  const { quote, submit } = await createWithRecipient();
  await expect(quote("0.01")).rejects.toMatchObject({ status: 400, code: "VALIDATION_FAILED" });
  expect(await quote("402.02")).toMatchObject({ fee: "402.02", total: "804.04" });
  for (const amount of ["409.09", "419.19"]) {
    const { withdrawal_quote_id } = await quote(amount);
    await expect(submit(withdrawal_quote_id)).rejects.toMatchObject({ status: 409, code: "CONFLICT" });
  }
});

test("behaviour: a quote expires", async () => {
  const { quote, submit, advance } = await createWithRecipient();
  const { withdrawal_quote_id } = await quote("100");
  await advance(WITHDRAWAL_QUOTE_LIFETIME_MS);
  await expect(submit(withdrawal_quote_id)).rejects.toMatchObject({ status: 409, code: "CONFLICT" });
});

test("behaviour: returns 404 for unknown recipients and quotes, and for those of another account", async () => {
  const apiKeys = [{ key: "theirs", account: "other", scopes: ["wallets:view", "wallets:withdraw"] }] as const;
  const { clientOf, quote, recipient_id, currency } = await createWithRecipient("fiat", { apiKeys });
  const theirs = clientOf("theirs");
  const notFound = { status: 404, code: "NOT_FOUND" };
  await expect(theirs.call(createWithdrawalQuote, { recipient_id, currency, amount: "1" })).rejects.toMatchObject(
    notFound,
  );
  const { withdrawal_quote_id } = await quote("100");
  await expect(theirs.call(submitWithdrawal, { withdrawal_quote_id, idempotency_key: "k" })).rejects.toMatchObject(
    notFound,
  );
});

test("behaviour: rejects too large amounts, the wrong currency and blocked withdrawals", async () => {
  const { quote, submit, client, recipient_id } = await createWithRecipient();
  const { withdrawal_quote_id } = await quote("999999999");
  await expect(submit(withdrawal_quote_id)).rejects.toMatchObject({ status: 400 });
  const input = { recipient_id, currency: "USD", amount: "1" };
  await expect(client.call(createWithdrawalQuote, input)).rejects.toMatchObject({ status: 400 });
  const blocked = await createWithRecipient("fiat", { scenario: "credit-overdue" });
  const offer = await blocked.quote("100");
  await expect(blocked.submit(offer.withdrawal_quote_id)).rejects.toMatchObject({ status: 403, code: "FORBIDDEN" });
});

describe("signature", () => {
  const path = "/partner/wallets/withdrawals/quotes";

  async function createSigned(parameters: CreateMockServiceParameters = {}) {
    const { service, recipient_id, currency, ...rest } = await createWithRecipient("fiat", parameters);
    const text = JSON.stringify({ recipient_id, currency, amount: "10" });
    const privateKey = await importWithdrawalSigningKey(service.signingKey);
    const sign = (changes: { timestamp?: number; nonce?: string; path?: string } = {}) =>
      signWithdrawalRequest({
        method: "POST",
        path: `/v1${path}`,
        body: new TextEncoder().encode(text),
        privateKey,
        timestamp: service.clock.now(),
        ...changes,
      });
    const send = async (signed: Record<string, string>, init: { body?: string; key?: string; path?: string } = {}) => {
      const key = init.key ?? service.keys.withdrawals;
      const headers = { "x-api-key": key, "content-type": "application/json", ...signed };
      const request = { method: "POST", headers, body: init.body ?? text };
      return readEnvelope(await service.fetch(`${BASE_URL}${init.path ?? path}`, request));
    };
    return { ...rest, service, sign, send, text };
  }

  const unauthorized = { status: 401, error: { code: "UNAUTHORIZED" } };

  test("behaviour: accepts a valid signature once, and rejects its nonce afterwards", async () => {
    const { sign, send, advance } = await createSigned();
    const signed = await sign();
    expect((await send(signed)).status).toBe(200);
    for (const pause of [0, 299_000]) {
      await advance(pause);
      expect(await send(signed)).toMatchObject({ status: 409, error: { code: "CONFLICT" } });
    }
    await advance(2000);
    expect(await send(signed)).toMatchObject(unauthorized);
    expect((await send(await sign())).status).toBe(200);
  });

  test("behaviour: compares nonces without case", async () => {
    const { sign, send } = await createSigned();
    const nonce = "0f8fad5b-d9cb-469f-a165-70867728950e";
    expect((await send(await sign({ nonce }))).status).toBe(200);
    expect((await send(await sign({ nonce: nonce.toUpperCase() }))).status).toBe(409);
  });

  test("behaviour: rejects a changed body, path or header without using up the nonce", async () => {
    const { sign, send, text } = await createSigned();
    const signed = await sign();
    expect(await send(signed, { body: text.replace("10", "11") })).toMatchObject(unauthorized);
    expect(await send(signed, { body: `${text} ` })).toMatchObject(unauthorized);
    expect(await send(signed, { path: `${path}?a=1` })).toMatchObject(unauthorized);
    expect(await send(signed, { path: "/partner/wallets/withdrawals" })).toMatchObject(unauthorized);
    const timestamp = String(Number(signed[withdrawalHeaders.timestamp]) + 1);
    expect(await send({ ...signed, [withdrawalHeaders.timestamp]: timestamp })).toMatchObject(unauthorized);
    expect((await send(signed)).status).toBe(200);
  });

  test("behaviour: rejects a timestamp outside the tolerance", async () => {
    const { sign, send, service } = await createSigned();
    for (const distance of [-300_001, 300_001]) {
      const signed = await sign({ timestamp: service.clock.now() + distance });
      expect(await send(signed)).toMatchObject(unauthorized);
    }
    expect((await send(await sign({ timestamp: service.clock.now() - 300_000 }))).status).toBe(200);
  });

  test("behaviour: the nonce is a UUID of version 4 or 7", async () => {
    const { sign, send } = await createSigned();
    expect((await send(await sign({ nonce: "017f22e2-79b0-7cc3-98c4-dc0c0c07398f" }))).status).toBe(200);
    const signed = await sign();
    for (const nonce of ["017f22e2-79b0-1cc3-98c4-dc0c0c07398f", "nonsense", ""]) {
      expect(await send({ ...signed, [withdrawalHeaders.nonce]: nonce })).toMatchObject(unauthorized);
    }
  });

  test.each(Object.values(withdrawalHeaders))("behaviour: rejects a request without %s", async (name) => {
    const { sign, send } = await createSigned();
    const { [name]: _, ...rest } = await sign();
    expect(await send(rest)).toMatchObject(unauthorized);
  });

  test("behaviour: checks the scope before the signature, and the signature before the input", async () => {
    const { sign, send, service } = await createSigned();
    expect(await send({}, { key: service.keys.default })).toMatchObject({ status: 403, error: { code: "FORBIDDEN" } });
    expect(await send(await sign(), { body: "{}" })).toMatchObject(unauthorized);
  });

  test("behaviour: returns 503 for valid signatures while nonces cannot be looked up", async () => {
    const { sign, send } = await createSigned({ scenario: "replay-protection-down" });
    const signed = await sign();
    const down = { status: 503, error: { code: "REPLAY_PROTECTION_UNAVAILABLE" } };
    expect(await send(signed)).toMatchObject(down);
    expect(await send(signed)).toMatchObject(down);
    expect(await send({})).toMatchObject(unauthorized);
  });
});
