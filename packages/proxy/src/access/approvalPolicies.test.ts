import { expect, test } from "vitest";
import { createApprovalProxy, START } from "../../test/createApprovalProxy.ts";
import { createTestProxy } from "../../test/createTestProxy.ts";
import { runReadme } from "../../test/runReadme.ts";
import {
  approveLargeWithdrawals,
  approveNewRecipients,
  approvePaymentDetails,
  approveWebhookDestinations,
  combinePolicies,
} from "./approvalPolicies.ts";
import type { Policy, PolicyRequest } from "./policy.ts";

const DAY = 86_400;

/** Asks a policy about a request that has only the given parts. */
async function ask(policy: Policy, operation: string, input: object, context: object = {}): Promise<unknown> {
  const request = { operation, input, context, time: START };
  const decision = await policy(request as unknown as PolicyRequest);
  return decision.decision === "approve" ? decision : decision.decision;
}

const withdrawal = (amount: string, currency = "NGN", recipient?: object) => ({
  quoteInput: { amount, currency, recipient_id: "a" },
  recipient,
});

test.each([
  ["5000000", "NGN", "allow"],
  ["5000000.00", "NGN", "allow"],
  ["4999999.99", "NGN", "allow"],
  ["5000000.01", "NGN", "Withdrawals above 5,000,000 NGN need a second person."],
  ["90071992547409930", "NGN", "Withdrawals above 5,000,000 NGN need a second person."],
  ["0.01", "USD", "Withdrawals in USD need a second person."],
])("approveLargeWithdrawals: %s %s: %s", async (amount, currency, expected) => {
  const decision = await ask(
    approveLargeWithdrawals({ above: { NGN: "5000000" } }),
    "submitWithdrawal",
    {},
    withdrawal(amount, currency),
  );
  expect(decision).toEqual(
    expected === "allow"
      ? "allow"
      : { decision: "approve", scope: "wallets:withdraw", reason: expected, expiresInSeconds: DAY },
  );
});

test("approveLargeWithdrawals: parameters: scope, expiresInSeconds", async () => {
  const policy = approveLargeWithdrawals({ above: { NGN: "1" }, scope: "settlements:view", expiresInSeconds: 60 });
  expect(await ask(policy, "submitWithdrawal", {}, withdrawal("2"))).toMatchObject({
    scope: "settlements:view",
    expiresInSeconds: 60,
  });
});

test.each([
  ["100", "100"],
  ["100000", "100,000"],
  ["90071992547409930.1234", "90,071,992,547,409,930.1234"],
])("approveLargeWithdrawals: behaviour: the reason groups the digits of the limit %s", async (limit, written) => {
  const policy = approveLargeWithdrawals({ above: { USD: limit } });
  const decision = await ask(policy, "submitWithdrawal", {}, withdrawal("90071992547409931", "USD"));
  expect(decision).toMatchObject({ reason: `Withdrawals above ${written} USD need a second person.` });
});

test.each([["5,000"], ["-1"], [""], ["1e6"]])(
  "approveLargeWithdrawals: behaviour: the limit %j is refused",
  (limit) => {
    expect(() => approveLargeWithdrawals({ above: { NGN: limit } })).toThrow(
      "the limit of NGN is not a decimal string",
    );
  },
);

const old = "2026-01-01T00:00:00Z";

test.each([
  ["saved and changed long ago", { created_at: old, updated_at: old }, "allow"],
  ["exactly seven days old", { created_at: old, updated_at: "2026-02-23T09:00:00Z" }, "allow"],
  ["changed six days ago", { created_at: old, updated_at: "2026-02-24T09:00:00Z" }, "approve"],
  ["saved just now", { created_at: "2026-03-02T09:00:00Z", updated_at: "2026-03-02T09:00:00Z" }, "approve"],
  ["with an unknown time", { created_at: "yesterday", updated_at: old }, "approve"],
  ["that is not listed", undefined, "approve"],
])("approveNewRecipients: behaviour: a recipient %s", async (_, recipient, expected) => {
  const policy = approveNewRecipients({ newForSeconds: 7 * DAY });
  const decision = await ask(policy, "submitWithdrawal", {}, withdrawal("1", "NGN", recipient));
  expect(decision).toEqual(expected === "allow" ? "allow" : expect.objectContaining({ decision: "approve" }));
});

test.each([0, -1, Number.NaN])("approveNewRecipients: behaviour: newForSeconds %d is refused", (newForSeconds) => {
  expect(() => approveNewRecipients({ newForSeconds })).toThrow("`newForSeconds` is not a number above zero");
});

const recipient = { account_number: "0123456789", bank_code: "044", chain: null };

test.each([
  ["a label", { label: "Rent" }, { recipient }, "allow"],
  ["the same account", { account_number: "0123456789" }, { recipient }, "allow"],
  ["another account", { account_number: "0123456788" }, { recipient }, "approve"],
  ["a first address", { crypto_address: "x" }, { recipient }, "approve"],
  ["the same account of an unknown recipient", { account_number: "0123456789" }, {}, "approve"],
])("approvePaymentDetails: behaviour: %s", async (_, input, context, expected) => {
  const decision = await ask(approvePaymentDetails(), "updateRecipient", input, context);
  expect(decision).toEqual(expected === "allow" ? "allow" : expect.objectContaining({ scope: "wallets:transfer" }));
});

const url = "https://hooks.example/partner";

test.each([
  ["createWebhook", { url }, {}, "approve"],
  ["replaceWebhook", { url }, { webhook: { url } }, "allow"],
  ["replaceWebhook", { url: `${url}/2` }, { webhook: { url } }, "approve"],
  ["replaceWebhook", { url }, { webhook: undefined }, "approve"],
  ["deleteWebhook", {}, {}, "allow"],
])("approveWebhookDestinations: behaviour: %s %j with %j", async (operation, input, context, expected) => {
  const decision = await ask(approveWebhookDestinations(), operation, input, context);
  expect(decision).toEqual(expected === "allow" ? "allow" : expect.objectContaining({ scope: "webhooks:manage" }));
});

const allow: Policy = () => ({ decision: "allow" });
const deny: Policy = () => ({ decision: "deny", reason: "Closed." });
const one = { decision: "approve", scope: "trades:create", reason: "One.", expiresInSeconds: 60 } as const;
const other = { ...one, reason: "Other." } as const;

test.each<[string, readonly Policy[], unknown]>([
  ["nothing", [], "allow"],
  ["only allow", [allow, allow], "allow"],
  ["one approval", [allow, () => one, allow], one],
  ["two approvals", [async () => one, () => other], one],
  ["an approval, then a denial", [() => one, deny], "deny"],
])("combinePolicies: behaviour: %s", async (_, policies, expected) => {
  expect(await ask(combinePolicies(...policies), "createQuote", {})).toEqual(expected);
});

test("combinePolicies: behaviour: an invalid decision is not taken for a permission", async () => {
  const invalid = (() => undefined) as unknown as Policy;
  const { call } = createTestProxy({ policy: combinePolicies(allow, invalid, allow) });
  const body = JSON.stringify({ pair_id: "BTC-USD", side: "buy", amount: "0.01" });
  expect((await call("/partner/exchange/quotes", { method: "POST", body })).status).toBe(500);
});

test("behaviour: the example of the documentation, for a webhook endpoint that moves", async () => {
  const modules = {
    combinePolicies,
    approveLargeWithdrawals,
    approveNewRecipients,
    approvePaymentDetails,
    approveWebhookDestinations,
  };
  const { policy } = await runReadme({ page: "approvals.md", below: "## Ready policies", modules });
  const decided = policy as Policy;
  const proxy = createApprovalProxy({ policy: decided });
  const webhook = { url, description: "", enabled: true, event_types: ["deposit.success"] };
  const { error } = await proxy.as("ada", "/partner/webhooks", webhook);
  expect(error).toMatchObject({
    code: "APPROVAL_REQUIRED",
    message: "A new webhook destination needs a second person.",
  });
  await proxy.as("grace", `/kit/approvals/${error.details.approval_id}/approve`, {});
  const { data } = await proxy.as("ada", "/partner/webhooks", webhook);
  const replace = async (body: object) =>
    (
      await proxy.call(`/partner/webhooks/${data.webhook.id}`, {
        method: "PUT",
        headers: { "x-user": "ada" },
        body: JSON.stringify(body),
      })
    ).status;
  expect(await replace({ ...webhook, description: "Ledger" })).toBe(200);
  expect(await replace({ ...webhook, url: `${url}/2` })).toBe(409);
});
