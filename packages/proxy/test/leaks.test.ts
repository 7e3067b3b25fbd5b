import { expect, test } from "vitest";
import { createTestProxy } from "./createTestProxy.ts";
import { takeLeaks } from "./leaks.ts";

const BALANCES = "/partner/wallets/balances/overview";
const VERIFY = "/partner/wallets/fiat/verify-account";
const KEY = "key-for-leaks-0123456789";

test("behaviour: a key in a log line is found", async () => {
  const authorize = () => Promise.reject(new Error(`not ${KEY}`));
  await createTestProxy({ apiKey: KEY, authorize }).call(BALANCES);
  expect(takeLeaks()).toEqual([expect.stringContaining(`A log line holds "${KEY}"`)]);
});

test("behaviour: a key in an answer is found", async () => {
  const overrides = { getBalances: { response: () => ({ note: KEY }) } };
  const fetch = async () => Response.json({ status: "success", data: {} });
  await createTestProxy({ apiKey: KEY, overrides, fetch }).call(BALANCES);
  expect(takeLeaks()).toEqual([expect.stringContaining(`An answer holds "${KEY}"`)]);
});

test("behaviour: what belongs to a person is found in a log line and in a refusal", async () => {
  const account_number = "0987654321";
  const fetch = async () =>
    Response.json({ status: "error", error: { code: "NOT_FOUND", message: `no ${account_number}` } }, { status: 404 });
  const onRequest = () => {
    throw new Error(account_number);
  };
  const { call } = createTestProxy({ fetch, onRequest });
  await call(VERIFY, { method: "POST", body: JSON.stringify({ account_number, bank_code: "044" }) });
  expect(takeLeaks()).toEqual([
    expect.stringContaining(`A log line holds "${account_number}"`),
    expect.stringContaining(`A refusal holds "${account_number}"`),
  ]);
});

test("behaviour: a secret that is shown a second time is found", async () => {
  const secret = `whsec_${"a".repeat(43)}=`;
  let shown = { secret };
  const { call } = createTestProxy({
    fetch: async () => Response.json({ status: "success", data: shown }),
    overrides: { getBalances: { response: () => ({ secret }) } },
  });
  await call("/partner/webhooks/00000000-0000-4000-8000-000000000001");
  expect(takeLeaks()).toEqual([]);
  shown = { secret: "" };
  await call(BALANCES);
  expect(takeLeaks()).toEqual([expect.stringContaining("A later answer holds")]);
});
