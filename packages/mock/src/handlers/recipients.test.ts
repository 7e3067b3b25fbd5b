import {
  createRecipient,
  deleteRecipient,
  listRecipients,
  type Recipient,
  updateRecipient,
  verifyBankAccount,
} from "@partner-kit/contract";
import { describe, expect, test } from "vitest";
import type { CreateMockServiceParameters } from "../createMockService.ts";
import { createTestService } from "../test/createTestService.ts";
import { VERIFICATION_LIFETIME_MS } from "../wallet/bankVerification.ts";

const fiat = {
  recipient_type: "fiat",
  label: "Rent",
  currency: "NGN",
  account_number: "2034876509",
  bank_code: "058",
} as const;
const crypto = {
  recipient_type: "crypto",
  label: "Desk",
  currency: "USDT",
  chain: "tron",
  crypto_address: "TSJVV2yvCwPS3pmuNsi5pm1KUvdyfbf8KH",
  country: "ARE",
} as const;

async function createWith(input: typeof fiat | typeof crypto, parameters: CreateMockServiceParameters = {}) {
  const test = createTestService(parameters);
  const recipient = await test.client.call(createRecipient, input);
  const update = (body: unknown) => test.send("PATCH", `/partner/wallets/recipients/${recipient.id}`, body);
  const read = async (): Promise<Recipient | undefined> =>
    (await test.client.call(listRecipients, {})).find(({ id }) => id === recipient.id);
  return { ...test, recipient, update, read };
}

const rejected = { status: 400, error: { code: "VALIDATION_FAILED" } };

test("default: lists seeded recipients of both types, newest first", async () => {
  const { client } = createTestService();
  const all = await client.call(listRecipients, {});
  expect(all).toHaveLength(12);
  const times = all.map(({ created_at }) => Date.parse(created_at));
  expect(times).toEqual(times.toSorted((one, other) => other - one));
  const fiatOnes = await client.call(listRecipients, { type: "fiat" });
  const cryptoOnes = await client.call(listRecipients, { type: "crypto" });
  expect([...fiatOnes, ...cryptoOnes]).toHaveLength(12);
  for (const { chain, crypto_address, account_name } of fiatOnes) {
    expect([chain, crypto_address]).toEqual([null, null]);
    expect(account_name).toMatch(/\w/);
  }
  for (const recipient of cryptoOnes) {
    expect(recipient).toMatchObject({ account_name: null, account_number: null, bank_code: null, bank_name: null });
  }
  const dollars = await client.call(listRecipients, { currency: "USDC" });
  expect(dollars.map(({ currency }) => currency)).toEqual(["USDC", "USDC"]);
  expect(await client.call(listRecipients, { type: "fiat", currency: "USDC" })).toEqual([]);
});

test("behaviour: the account names of seeded recipients equal those of the bank", async () => {
  const { client } = createTestService();
  for (const { account_number, bank_code, account_name } of await client.call(listRecipients, { type: "fiat" })) {
    const input = { account_number: account_number ?? "", bank_code: bank_code ?? "" };
    expect(await client.call(verifyBankAccount, input)).toEqual({ account_name });
  }
});

test("default: a new recipient is listed first, with omitted names from the bank", async () => {
  const { recipient, client } = await createWith(fiat);
  expect(recipient).toMatchObject({
    ...fiat,
    account_name: "IBRAHIM CHIOMA EFE",
    bank_name: "Guaranty Trust Bank",
    chain: null,
    crypto_address: null,
    created_at: "2026-01-05T09:00:00.000Z",
  });
  expect((await client.call(listRecipients, {}))[0]).toEqual(recipient);
});

test.each([
  { ...fiat, account_number: "123" },
  { ...fiat, bank_code: "999" },
  { ...fiat, currency: "USDT" },
  { ...fiat, chain: "tron" },
  { ...fiat, account_name: "" },
  { ...fiat, country: "ZZZ" },
  { ...crypto, chain: "nowhere" },
  { ...crypto, crypto_address: "0x49B16121e17F4a7B1b1a59f1d5586294f5183095" },
  { ...crypto, currency: "NGN" },
  { ...crypto, bank_code: "058" },
  { recipient_type: "crypto", label: "Nothing", currency: "USDT" },
  { recipient_type: "fiat", label: "Nothing", currency: "NGN" },
  { ...crypto, id: "own" },
])("behaviour: rejects creating %j", async (body) => {
  expect(await createTestService().send("POST", "/partner/wallets/recipients", body)).toMatchObject(rejected);
});

describe("update", () => {
  test("behaviour: omitted fields keep their value, and updated_at changes", async () => {
    const { update, recipient, read, advance } = await createWith(crypto);
    await advance(5000);
    expect(await update({ label: "Desk in Dubai" })).toMatchObject({ status: 200, data: { country: "ARE" } });
    const changed = { ...recipient, label: "Desk in Dubai", updated_at: "2026-01-05T09:00:05.000Z" };
    expect(await read()).toEqual(changed);
    await advance(5000);
    expect(await update({})).toMatchObject({ status: 200, data: changed });
    expect(await update({ country: "KEN" })).toMatchObject({ status: 200, data: { country: "KEN" } });
  });

  test("behaviour: an ID in upper case is the same recipient, as in the proxy", async () => {
    const { send, recipient, read } = await createWith(crypto);
    const path = `/partner/wallets/recipients/${recipient.id.toUpperCase()}`;
    expect(await send("PATCH", path, { label: "Treasury" })).toMatchObject({ status: 200 });
    expect((await read())?.label).toBe("Treasury");
  });

  test("behaviour: new bank details need a recent verification", async () => {
    const { client, update, read, recipient, advance } = await createWith(fiat);
    const moved = { account_number: "2050700593", bank_code: "044" };
    expect(await update(moved)).toMatchObject(rejected);
    expect(await read()).toEqual(recipient);
    await client.call(verifyBankAccount, moved);
    await advance(VERIFICATION_LIFETIME_MS + 1);
    expect(await update(moved)).toMatchObject(rejected);
    await client.call(verifyBankAccount, moved);
    expect(await update(moved)).toMatchObject({
      status: 200,
      data: { ...moved, account_name: "KANO GRAIN TRADERS LIMITED", bank_name: "Access Bank", label: "Rent" },
    });
  });

  test.each([{ account_name: "SOMEBODY ELSE" }, { bank_name: "Another Name Bank" }])(
    "behaviour: %j is also a change of bank details",
    async (body) => {
      const { client, update, read, recipient } = await createWith(fiat);
      expect(await update(body)).toMatchObject(rejected);
      expect(await read()).toEqual(recipient);
      await client.call(verifyBankAccount, { account_number: fiat.account_number, bank_code: fiat.bank_code });
      expect(await update(body)).toMatchObject({ status: 200, data: body });
    },
  );

  test("behaviour: the verification of another number does not count", async () => {
    const { client, update } = await createWith(fiat);
    await client.call(verifyBankAccount, { account_number: "2050700594", bank_code: "044" });
    expect(await update({ account_number: "2050700593", bank_code: "044" })).toMatchObject(rejected);
  });

  test("behaviour: equal bank details are not a change", async () => {
    const { update, recipient } = await createWith(fiat);
    const { account_number, bank_code } = fiat;
    expect(await update({ account_number, bank_code })).toMatchObject({ status: 200, data: recipient });
  });

  test("behaviour: rejects fields of the other type and inconsistent fields", async () => {
    const wallet = await createWith(crypto);
    const bodies = [
      { account_name: "A" },
      { bank_code: "058" },
      { chain: "ethereum" },
      { currency: "USDC" },
      { crypto_address: "" },
    ];
    for (const body of bodies) expect(await wallet.update(body)).toMatchObject(rejected);
    expect(
      await wallet.update({ chain: "bsc", crypto_address: "0x78B4Be160aB7D889a8c03d3A6F252e5166322011" }),
    ).toMatchObject({ status: 200, data: { chain: "bsc", currency: "USDT" } });
    const bank = await createWith(fiat);
    const others = [
      { chain: "tron" },
      { crypto_address: "T" },
      { currency: "" },
      { recipient_type: "crypto" },
      { label: null },
    ];
    for (const body of others) expect(await bank.update(body)).toMatchObject(rejected);
  });

  test("behaviour: production needs KYB only for fiat recipients", async () => {
    const body = { label: "Other" };
    const bank = await createWith(fiat, { scenario: "production" });
    expect(await bank.update(body)).toMatchObject({ status: 403, error: { code: "FORBIDDEN" } });
    expect((await (await createWith(crypto, { scenario: "production" })).update(body)).status).toBe(200);
    expect((await (await createWith(fiat, { scenario: "production+kyb-approved" })).update(body)).status).toBe(200);
  });
});

test("behaviour: deletes a recipient without moving funds", async () => {
  const { client, recipient, balance, update, read } = await createWith(fiat);
  const before = await balance("NGN");
  await client.call(deleteRecipient, { recipient_id: recipient.id });
  expect(await read()).toBeUndefined();
  expect(await update({ label: "B" })).toMatchObject({ status: 404, error: { code: "NOT_FOUND" } });
  await expect(client.call(deleteRecipient, { recipient_id: recipient.id })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  expect(await balance("NGN")).toEqual(before);
});

test("behaviour: does not list recipients of another account", async () => {
  const { client, clientOf } = createTestService({ apiKeys: [{ key: "theirs", account: "other" }] });
  const [theirs] = await clientOf("theirs").call(listRecipients, {});
  expect(theirs).toBeDefined();
  const recipient_id = theirs?.id ?? "";
  expect((await client.call(listRecipients, {})).map(({ id }) => id)).not.toContain(recipient_id);
  const notFound = { status: 404, code: "NOT_FOUND" };
  await expect(client.call(updateRecipient, { recipient_id, label: "Mine" })).rejects.toMatchObject(notFound);
  await expect(client.call(deleteRecipient, { recipient_id })).rejects.toMatchObject(notFound);
});
