import { createMockService } from "@partner-kit/mock";
import { mockHandlers } from "@partner-kit/mock/msw";
import { setupServer } from "msw/node";
import { afterAll, beforeAll, expect, test } from "vitest";

// The app of a partner: it has the URL of the service and does not import this package.
const app = {
  baseUrl: "https://api.staging.service.example/v1",

  async spendable(key: string): Promise<string> {
    const response = await fetch(`${app.baseUrl}/partner/wallets/balances/overview`, { headers: { "X-Api-Key": key } });
    const { data } = await response.json();
    return data.balances.map((balance: Record<string, string>) => `${balance["currency"]} ${balance["available"]}`);
  },

  async payee(key: string, accountNumber: string): Promise<string> {
    const response = await fetch(`${app.baseUrl}/partner/wallets/fiat/verify-account`, {
      method: "POST",
      headers: { "X-Api-Key": key, "Content-Type": "application/json" },
      body: JSON.stringify({ account_number: accountNumber, bank_code: "058" }),
    });
    const body = await response.json();
    return body.status === "success" ? body.data.account_name : `refused: ${body.error.code}`;
  },
};

const service = createMockService({ scenario: "first-day" });
const server = setupServer(...mockHandlers(service));

beforeAll(() => server.listen());
afterAll(() => server.close());

test("default: shows the available balance", async () => {
  expect(await app.spendable(service.keys.default)).toEqual(["NGN 5000000.00", "USD 0.00"]);
});

test("behaviour: shows the account name, or the error", async () => {
  expect(await app.payee(service.keys.default, "2034876509")).toBe("IBRAHIM CHIOMA EFE");
  expect(await app.payee(service.keys.default, "0000000000")).toBe("refused: VALIDATION_FAILED");
  expect(await app.payee("nonsense", "2034876509")).toBe("refused: UNAUTHORIZED");
});

test("behaviour: handles an outage of the service", async () => {
  service.faults.add({ status: 503, times: 1 });
  expect(await app.payee(service.keys.default, "2034876509")).toBe("refused: REPLAY_PROTECTION_UNAVAILABLE");
});
