import { listBanks, verifyBankAccount } from "@partner-kit/contract";
import { expect, test } from "vitest";
import { createTestService } from "../test/createTestService.ts";
import { passTime } from "../test/passTime.ts";
import { bankAccountNumbers, SLOW_VERIFICATION_MS } from "../wallet/specialBankAccounts.ts";

const path = "/partner/wallets/fiat/verify-account";

test("default: the name of an account number never changes", async () => {
  const { client, advance } = createTestService();
  const input = { account_number: "2034876509", bank_code: "058" };
  expect(await client.call(verifyBankAccount, input)).toEqual({ account_name: "IBRAHIM CHIOMA EFE" });
  await advance(86_400_000);
  expect(await client.call(verifyBankAccount, input)).toEqual({ account_name: "IBRAHIM CHIOMA EFE" });
  expect(await createTestService({ seed: 9 }).client.call(verifyBankAccount, input)).toEqual({
    account_name: "IBRAHIM CHIOMA EFE",
  });
  const elsewhere = await client.call(verifyBankAccount, { ...input, bank_code: "044" });
  expect(elsewhere.account_name).not.toBe("IBRAHIM CHIOMA EFE");
});

test("behaviour: every listed bank verifies accounts", async () => {
  const { client } = createTestService();
  const { banks } = await client.call(listBanks, {});
  for (const { bank_code } of banks) {
    const { account_name } = await client.call(verifyBankAccount, { account_number: "1234567890", bank_code });
    expect(account_name).toMatch(/^[A-Z -]{6,}$/);
  }
});

test.each([
  { account_number: bankAccountNumbers.unknown, bank_code: "058" },
  { account_number: "123456789", bank_code: "058" },
  { account_number: "12345678901", bank_code: "058" },
  { account_number: "12345 6789", bank_code: "058" },
  { account_number: "1234567890", bank_code: "000" },
  { account_number: "1234567890" },
  { account_number: 1234567890, bank_code: "058" },
])("behaviour: rejects %j", async (body) => {
  expect(await createTestService().send("POST", path, body)).toMatchObject({
    status: 400,
    error: { code: "VALIDATION_FAILED" },
  });
});

test.each([
  ["kybRequired", 403, "FORBIDDEN"],
  ["tooManyRequests", 429, "RATE_LIMITED"],
  ["broken", 500, "INTERNAL"],
] as const)("behaviour: the special account number for %s", async (name, status, code) => {
  const { send } = createTestService();
  const body = { account_number: bankAccountNumbers[name], bank_code: "058" };
  expect(await send("POST", path, body)).toMatchObject({ status, error: { code } });
});

test("behaviour: the slow account number responds late, and the long one has a long name", async () => {
  const { client, service, advance } = createTestService();
  const start = service.clock.now();
  const response = await passTime({
    until: client.call(verifyBankAccount, { account_number: bankAccountNumbers.slow, bank_code: "058" }),
    step: () => advance(1000),
  });
  expect(service.clock.now() - start).toBeGreaterThanOrEqual(SLOW_VERIFICATION_MS);
  expect(response.account_name).not.toBe("");
  const long = await client.call(verifyBankAccount, { account_number: bankAccountNumbers.longName, bank_code: "058" });
  expect(long.account_name.length).toBeGreaterThan(120);
});

test("behaviour: production needs approved KYB", async () => {
  const body = { account_number: "2034876509", bank_code: "058" };
  for (const [scenario, status] of [
    ["production", 403],
    ["production+kyb-approved", 200],
  ] as const) {
    expect(await createTestService({ scenario }).send("POST", path, body)).toMatchObject({ status });
  }
});
