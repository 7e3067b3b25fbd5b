import { createClock, createMockService } from "@partner-kit/mock";
import { expect, test, vi } from "vitest";
import { createTestProxy, type TestProxy } from "../../test/createTestProxy.ts";
import { createTestTime } from "../../test/createTestTime.ts";
import { readOutcome } from "../../test/readOutcome.ts";
import { runReadme } from "../../test/runReadme.ts";
import { until } from "../../test/until.ts";
import type { CreateProxyParameters } from "../settings/settings.ts";
import { createMemoryStore } from "../store/createMemoryStore.ts";
import { StoreError } from "../store/StoreError.ts";
import type { Policy, PolicyDecision, PolicyRequest } from "./policy.ts";

const NOW = Date.parse("2026-03-02T09:00:00Z");
const DAY = 24 * 3_600_000;
const UNKNOWN = "00000000-0000-4000-8000-000000000001";
const KEY = btoa("s".repeat(32));
const trade = { pair_id: "BTC-USD", side: "buy", amount: "0.01" };

function start(policy: Policy | undefined, parameters: Partial<CreateProxyParameters> = {}) {
  const service = createMockService({ clock: createClock({ now: () => NOW }) });
  const sent: string[] = [];
  const started = createTestProxy({
    policy,
    now: () => NOW,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      sent.push(request.url);
      return service.fetch(request);
    },
    signingKey: service.signingKey,
    apiKey: service.keys.withdrawals,
    ...parameters,
  });
  return { ...started, service, sent, post: poster(started) };
}

function poster({ call }: TestProxy) {
  return (path: string, body?: object) => call(path, { method: "POST", ...(body && { body: JSON.stringify(body) }) });
}

/** A policy that allows everything and records its requests. */
function recordingPolicy() {
  const requests: PolicyRequest[] = [];
  const policy: Policy = (request) => {
    requests.push(request);
    return { decision: "allow" };
  };
  return { policy, requests };
}

test("default: without a policy a change is sent", async () => {
  const { post } = start(undefined);
  expect((await post("/partner/exchange/quotes", trade)).status).toBe(200);
});

test("behaviour: the policy gets the checked input, the user and the time, and is not called for reads", async () => {
  const { policy, requests } = recordingPolicy();
  const claims = { mfa_at: NOW - 60_000 };
  const { post, call } = start(policy, {
    authorize: () => ({ subject: "ada", scopes: ["trades:create", "trades:view"], claims }),
  });
  await call("/partner/exchange/markets");
  const response = await post("/partner/exchange/quotes", trade);
  expect(requests).toEqual([
    {
      operation: "createQuote",
      input: trade,
      context: {},
      subject: "ada",
      session: { subject: "ada", scopes: new Set(["trades:create", "trades:view"]), claims },
      time: NOW,
      correlationId: response.headers.get("x-correlation-id"),
    },
  ]);
});

test("behaviour: invalid input and a missing scope are refused before the policy", async () => {
  const { policy, requests } = recordingPolicy();
  const { post } = start(policy, { authorize: () => ({ subject: "ada", scopes: [] }) });
  expect(await readOutcome(await post("/partner/exchange/quotes", trade))).toEqual([403, "GRANT_MISSING"]);
  expect(requests).toEqual([]);
});

const REASON = "Trades above 5,000 USD are closed today.";

const approve = { decision: "approve", reason: REASON, scope: "trades:create", expiresInSeconds: 60 } as const;

test.each<[PolicyDecision, number, string, string]>([
  [{ decision: "deny", reason: REASON }, 403, "POLICY_DENIED", "refused"],
  [approve, 409, "APPROVAL_REQUIRED", "held"],
])(
  "behaviour: %j stops the change with its reason, and the audit records it",
  async (decision, status, code, outcome) => {
    const store = createMemoryStore();
    const policy = vi.fn(() => decision);
    const { post, sent } = start(policy, { store });
    const response = await post("/partner/exchange/quotes", trade);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: { code, message: REASON } });
    expect(sent).toEqual([]);
    expect(policy).toHaveBeenCalledTimes(1);
    const [record] = await store.readAudit({ after: 0, limit: 10 });
    expect(record).toMatchObject({ subject: "ada", action: "createQuote", outcome, reason: REASON });
  },
);

test("behaviour: for an accepted quote the policy gets the returned quote", async () => {
  const { policy, requests } = recordingPolicy();
  const { post } = start(policy);
  const { data: quote } = await (await post("/partner/exchange/quotes", trade)).json();
  const response = await post(`/partner/exchange/quotes/${quote.quote_id}/accept`);
  expect(response.status).toBe(200);
  expect(requests[1]).toMatchObject({
    operation: "acceptQuote",
    input: { quote_id: quote.quote_id },
    context: { quote, quoteInput: trade },
  });
});

test("behaviour: for a withdrawal the policy gets the quote and the recipient", async () => {
  const { policy, requests } = recordingPolicy();
  const { post, call } = start(policy);
  const { data: recipients } = await (await call("/partner/wallets/recipients?type=fiat")).json();
  const [recipient] = recipients;
  const order = { recipient_id: recipient.id, amount: "1000", currency: recipient.currency };
  const { data: quote } = await (await post("/partner/wallets/withdrawals/quotes", order)).json();
  const submission = { withdrawal_quote_id: quote.withdrawal_quote_id, idempotency_key: "payroll-7" };
  expect((await post("/partner/wallets/withdrawals", submission)).status).toBe(200);
  expect(requests.map(({ operation, context }) => [operation, context])).toEqual([
    ["createWithdrawalQuote", { recipient }],
    ["submitWithdrawal", { quote, quoteInput: order, recipient }],
  ]);
});

test("behaviour: upper case in an ID does not hide a recipient, and one that the service does not list is undefined", async () => {
  const { policy, requests } = recordingPolicy();
  const { post, call } = start(policy);
  const { data: recipients } = await (await call("/partner/wallets/recipients?type=fiat")).json();
  for (const recipient_id of [recipients[0].id.toUpperCase(), UNKNOWN])
    await post("/partner/wallets/withdrawals/quotes", { recipient_id, amount: "1", currency: "NGN" });
  expect(requests.map(({ context }) => context)).toEqual([{ recipient: recipients[0] }, { recipient: undefined }]);
});

test("behaviour: a quote that another instance on the same store returned is known", async () => {
  const store = createMemoryStore({ now: () => NOW });
  const { policy, requests } = recordingPolicy();
  const service = createMockService({ clock: createClock({ now: () => NOW }) });
  const shared = { store, storeKeys: [KEY], fetch: service.fetch, apiKey: service.keys.default };
  const { data: quote } = await (await start(policy, shared).post("/partner/exchange/quotes", trade)).json();
  await start(policy, shared).post(`/partner/exchange/quotes/${quote.quote_id}/accept`);
  expect(requests[1]?.context).toMatchObject({ quote });
});

test("behaviour: an unknown quote, or one that is a day old, is denied without calling the policy", async () => {
  const { policy, requests } = recordingPolicy();
  let now = NOW;
  const store = createMemoryStore({ now: () => now });
  const { post } = start(policy, { store });
  expect(await readOutcome(await post(`/partner/exchange/quotes/${UNKNOWN}/accept`))).toEqual([403, "POLICY_DENIED"]);
  const { data: quote } = await (await post("/partner/exchange/quotes", trade)).json();
  now += DAY;
  const accept = `/partner/exchange/quotes/${quote.quote_id}/accept`;
  expect(await readOutcome(await post(accept))).toEqual([403, "POLICY_DENIED"]);
  expect(requests.map(({ operation }) => operation)).toEqual(["createQuote"]);
});

test("behaviour: a quote that cannot be stored is returned and logged, and cannot be accepted", async () => {
  const store = createMemoryStore();
  const writeShared = () => Promise.reject(new StoreError("full"));
  const { post, logger } = start(recordingPolicy().policy, { store: { ...store, writeShared } });
  const { data: quote } = await (await post("/partner/exchange/quotes", trade)).json();
  expect(logger.entries).toContainEqual({
    level: "error",
    fields: { operation: "createQuote", reason: "full" },
    message: "a quote was not stored; it cannot be accepted",
  });
  const accepted = await post(`/partner/exchange/quotes/${quote.quote_id}/accept`);
  expect(await readOutcome(accepted)).toEqual([403, "POLICY_DENIED"]);
});

test("behaviour: a withdrawal is refused if recipients cannot be read", async () => {
  const { policy, requests } = recordingPolicy();
  const { post, service } = start(policy);
  service.faults.add({ status: 500, times: 9 });
  const order = { recipient_id: UNKNOWN, amount: "1", currency: "NGN" };
  expect(await readOutcome(await post("/partner/wallets/withdrawals/quotes", order))).toEqual([403, "POLICY_DENIED"]);
  expect(requests).toEqual([]);
});

test.each([
  ["throws", () => Promise.reject(new Error("hunter2"))],
  ["returns nothing", () => undefined],
  ["denies without a reason", () => ({ decision: "deny" })],
  ["asks for an approval without a scope", () => ({ decision: "approve", reason: "x", expiresInSeconds: 60 })],
  ["asks for an approval without an end", () => ({ decision: "approve", reason: "x", scope: "trades:create" })],
  [
    "asks for an approval within more than a year",
    () => ({ decision: "approve", reason: "x", scope: "trades:create", expiresInSeconds: 367 * 86_400 }),
  ],
  ["returns another decision", () => ({ decision: "maybe", reason: "x" })],
])("behaviour: a policy that %s refuses the change and is logged without its message", async (_, policy) => {
  // Plain JavaScript may return anything.
  const { post, sent, logger } = start(policy as Policy);
  const response = await post("/partner/exchange/quotes", trade);
  const text = await response.clone().text();
  expect(await readOutcome(response)).toEqual([500, "INTERNAL"]);
  expect(text).toContain("Nothing was sent to the service.");
  expect(sent).toEqual([]);
  expect(logger.entries).toContainEqual(
    expect.objectContaining({ level: "error", message: "policy failed; the change was refused" }),
  );
  expect(text + logger.text()).not.toContain("hunter2");
});

test("parameters: policyTimeout", async () => {
  const time = createTestTime();
  const policy = vi.fn(() => new Promise<never>(() => undefined));
  const { post, sent } = start(policy, { policyTimeout: 100, schedule: time.schedule });
  const response = post("/partner/exchange/quotes", trade);
  await until(() => expect(policy).toHaveBeenCalled());
  time.advance(100);
  expect(await readOutcome(await response)).toEqual([500, "INTERNAL"]);
  expect(sent).toEqual([]);
});

interface Example {
  readonly claims?: object;
  readonly time?: number;
  readonly amount?: string;
}

test.each<[string, Example, number, string | undefined]>([
  ["allows it", {}, 200, undefined],
  ["denies it without a recent second factor", { claims: {} }, 403, "POLICY_DENIED"],
  ["denies it at night", { time: NOW + 12 * 3_600_000 }, 403, "POLICY_DENIED"],
  ["holds a large amount", { amount: "5000000" }, 409, "APPROVAL_REQUIRED"],
])("behaviour: the example of the documentation: a withdrawal, %s", async (_, example, status, code) => {
  const { amount = "1000", time = NOW, claims = { mfaAt: time } } = example;
  const { policy } = await runReadme({ page: "approvals.md", below: "## Decide about changes" });
  const { post, call } = start(policy as Policy, {
    now: () => time,
    // The emulator checks signatures by real time.
    signatureNow: () => NOW,
    authorize: () => ({ subject: "ada", scopes: ["wallets:view", "wallets:withdraw"], claims: { ...claims } }),
  });
  const { data: recipients } = await (await call("/partner/wallets/recipients?type=fiat")).json();
  const order = { recipient_id: recipients[0].id, amount, currency: recipients[0].currency };
  const { data: quote } = await (await post("/partner/wallets/withdrawals/quotes", order)).json();
  const submission = { withdrawal_quote_id: quote.withdrawal_quote_id, idempotency_key: "payroll-7" };
  expect(await readOutcome(await post("/partner/wallets/withdrawals", submission))).toEqual([status, code]);
});
