import { createRecipient, getBalances } from "@partner-kit/contract";
import { createClient } from "@partner-kit/contract/client";
import { setupPartnerKit } from "@partner-kit/mock/testing";
import * as proxy from "@partner-kit/proxy";
import { afterAll, afterEach, expect, test } from "vitest";

const kit = setupPartnerKit({ proxy, scenario: "first-day" });
const client = createClient({ baseUrl: "/partner-kit", fetch: kit.fetch });

afterEach(() => kit.reset());
afterAll(() => kit.close());

test("a viewer cannot add recipients", async () => {
  kit.as({ subject: "grace", scopes: ["wallets:view"] });
  const recipient = {
    recipient_type: "fiat",
    label: "Supplier",
    currency: "NGN",
    bank_code: "044",
    account_number: "0123456789",
  } as const;
  await expect(client.call(createRecipient, recipient)).rejects.toThrow("GRANT_MISSING");
});

test("an outage of the service ends", async () => {
  kit.faults.add({ operation: "getBalances", status: 503, times: 1 });
  await expect(client.call(getBalances, {})).rejects.toThrow("503");
  expect((await client.call(getBalances, {})).balances).toHaveLength(2);
});
