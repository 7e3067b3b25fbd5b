import { createClock, createMockService } from "@partner-kit/mock";
import { expect, test, vi } from "vitest";
import { type CallInit, createTestProxy } from "../../test/createTestProxy.ts";
import { createTestTime } from "../../test/createTestTime.ts";
import { readOutcome } from "../../test/readOutcome.ts";
import type { Grant } from "../access/createAuthenticator.ts";
import type { RequestReport } from "../monitoring/createMetrics.ts";
import type { CreateProxyParameters } from "../settings/settings.ts";
import { createMemoryStore } from "../store/createMemoryStore.ts";
import type { AuditCheckpoint, AuditRecord, Store } from "../store/Store.ts";
import { StoreError } from "../store/StoreError.ts";
import { verifyAudit } from "../store/verifyAudit.ts";
import { REFUSALS_PER_MINUTE } from "./createChanges.ts";

const NOW = Date.UTC(2026, 0, 5, 9);
const { keys } = createMockService();

function start(parameters: Partial<CreateProxyParameters> = {}) {
  const store: Store = createMemoryStore();
  const test = createTestProxy({ store, apiKey: keys.webhooks, now: () => NOW, ...parameters });
  return {
    ...test,
    store,
    post: (path: string, body: object) => test.call(path, { method: "POST", body: JSON.stringify(body) }),
    audit: () => store.readAudit({ after: 0, limit: 100 }),
  };
}

const bankAccount = { account_number: "0123456789", bank_code: "044" };
const webhook = { description: "", enabled: true, event_types: ["deposit.success"], url: "https://hooks.example/a" };

test("default: a record has the subject, the action, the resource and the outcome", async () => {
  const { post, call, audit } = start();
  const { data } = await (await post("/partner/webhooks", webhook)).json();
  await call(`/partner/webhooks/${data.webhook.id}`, { method: "DELETE" });
  await call(`/partner/webhooks/${data.webhook.id}`, { method: "DELETE" });
  const by = { subject: "ada", time: NOW, resource: `webhooks/${data.webhook.id}` };
  expect(await audit()).toMatchObject([
    { seq: 1, ...by, resource: "webhooks", action: "createWebhook", outcome: "begun", previous: "" },
    { seq: 2, ...by, action: "createWebhook", outcome: "ok" },
    { seq: 3, ...by, action: "deleteWebhook", outcome: "begun" },
    { seq: 4, ...by, action: "deleteWebhook", outcome: "ok" },
    { seq: 5, ...by, action: "deleteWebhook", outcome: "begun" },
    { seq: 6, ...by, action: "deleteWebhook", outcome: "NOT_FOUND" },
  ]);
});

test("behaviour: failed and refused changes are recorded, and reads are not", async () => {
  const { post, call, audit, service } = start({ retries: 0 });
  service.faults.add({ offline: true, times: 1 });
  await post("/partner/wallets/fiat/verify-account", bankAccount);
  await post("/partner/wallets/fiat/verify-account", {});
  await call("/partner/wallets/balances/overview");
  expect(await audit()).toMatchObject([
    { action: "verifyBankAccount", outcome: "begun" },
    { action: "verifyBankAccount", outcome: "UPSTREAM_UNREACHABLE" },
    { action: "verifyBankAccount", outcome: "refused" },
  ]);
});

test("behaviour: records contain nothing from request and response bodies", async () => {
  const { post, audit } = start();
  const { data } = await (await post("/partner/wallets/fiat/verify-account", bankAccount)).json();
  const { data: created } = await (await post("/partner/webhooks", webhook)).json();
  const text = JSON.stringify(await audit());
  for (const hidden of [bankAccount.account_number, data.account_name, created.secret, webhook.url, keys.webhooks]) {
    expect(hidden).toEqual(expect.any(String));
    expect(text).not.toContain(hidden);
  }
});

test("behaviour: a change that cannot be recorded is not sent", async () => {
  const appendAudit = () => Promise.reject(new StoreError("full"));
  const { post, sent } = start({ store: { ...createMemoryStore(), appendAudit } });
  const response = await post("/partner/wallets/fiat/verify-account", bankAccount);
  expect(await readOutcome(response)).toEqual([503, "STORE_UNAVAILABLE"]);
  expect(sent).toEqual([]);
});

test("behaviour: a change has a begun record if the process ends before the response", async () => {
  const { post, audit } = start({ transport: () => new Promise(() => undefined) });
  void post("/partner/wallets/fiat/verify-account", bankAccount);
  await vi.waitUntil(async () => (await audit()).length > 0);
  expect(await audit()).toMatchObject([{ action: "verifyBankAccount", outcome: "begun" }]);
});

test("behaviour: the outcome is recorded before the response, and logged if the store fails", async () => {
  const store = createMemoryStore();
  const appendAudit: Store["appendAudit"] = (entry) =>
    entry.outcome === "begun" ? store.appendAudit(entry) : Promise.reject(new StoreError("full"));
  const { post, logger } = start({ store: { ...store, appendAudit } });
  expect((await post("/partner/wallets/fiat/verify-account", bankAccount)).status).toBe(200);
  const entry = {
    subject: "ada",
    action: "verifyBankAccount",
    resource: "bankAccounts",
    outcome: "ok",
    reason: "full",
  };
  const alarm = { level: "error", fields: { alarm: "audit_incomplete" } };
  expect(logger.entries).toMatchObject([{ level: "error", fields: entry }, alarm]);
});

test("parameters: onAudit", async () => {
  const onAudit = vi.fn((_: AuditRecord) => {
    throw new Error("broken");
  });
  const { post, audit, logger } = start({ onAudit });
  expect((await post("/partner/wallets/fiat/verify-account", bankAccount)).status).toBe(200);
  expect(logger.text()).toContain("onAudit failed");
  expect(onAudit.mock.calls.flat()).toEqual(await audit());
});

test("behaviour: an onAudit that rejects later only adds a log line", async () => {
  const { post, logger } = start({ onAudit: () => Promise.reject(new Error("broken")) });
  expect((await post("/partner/wallets/fiat/verify-account", bankAccount)).status).toBe(200);
  await new Promise(setImmediate);
  expect(logger.entries.map(({ message }) => message)).toEqual(["onAudit failed", "onAudit failed"]);
});

const UNKNOWN = "00000000-0000-4000-8000-000000000001";

test("behaviour: records contain the identifiers of input and result", async () => {
  const { post, audit } = start();
  const quote = { pair_id: "BTC-USD", side: "buy", amount: "0.01" };
  const { data: created } = await (await post("/partner/exchange/quotes", quote)).json();
  const { data: accepted } = await (await post(`/partner/exchange/quotes/${created.quote_id}/accept`, {})).json();
  const [, , begun, ended] = await audit();
  expect(begun?.identifiers).toEqual({ quote_id: created.quote_id });
  expect(ended?.identifiers).toEqual({ quote_id: created.quote_id, order_id: accepted.order_id });
  expect(ended?.identifiers["order_id"]).toMatch(/^[0-9a-f-]{36}$/);
});

test("behaviour: the record of a withdrawal contains quote, idempotency key and transaction", async () => {
  const { fetch, keys: all, signingKey } = createMockService({ clock: createClock({ now: () => NOW }) });
  const { post, call, audit } = start({ fetch, signingKey, apiKey: all.withdrawals });
  const { data: recipients } = await (await call("/partner/wallets/recipients?type=fiat")).json();
  const recipient_id: string = recipients[0].id;
  const order = { recipient_id, amount: "1000", currency: recipients[0].currency };
  const { data: quote } = await (await post("/partner/wallets/withdrawals/quotes", order)).json();
  const { withdrawal_quote_id } = quote;
  const submission = { withdrawal_quote_id, idempotency_key: "payroll-2026-01:7" };
  const { data: withdrawal } = await (await post("/partner/wallets/withdrawals", submission)).json();
  const records = await audit();
  expect(records[1]?.identifiers).toEqual({ recipient_id, withdrawal_quote_id });
  expect(records[3]?.identifiers).toEqual({ ...submission, transaction_id: withdrawal.transaction_id });
  expect(records[3]?.identifiers["transaction_id"]).toBeDefined();
});

test("behaviour: the log line of a failed call has the request's correlation ID", async () => {
  const { post, logger, service } = start({ retries: 0 });
  service.faults.add({ offline: true, times: 1 });
  const response = await post("/partner/wallets/fiat/verify-account", bankAccount);
  const correlationId = response.headers.get("x-correlation-id");
  expect(logger.entries).toMatchObject([
    { level: "warn", fields: { code: "UPSTREAM_UNREACHABLE", correlationId } },
    { level: "info", fields: { code: "UPSTREAM_UNREACHABLE", correlationId }, message: "a change failed" },
  ]);
});

test("behaviour: free text in an identifier field is not recorded", async () => {
  const { post, audit } = start();
  const deposit = { amount: "1", currency: "NGN", user_id: "u", idempotency_key: "for Ngozi, born 1990" };
  await post("/simulate/fiat/deposits", deposit);
  expect((await audit())[0]).toMatchObject({ action: "simulateFiatDeposit", identifiers: {} });
});

test("behaviour: response, audit, log and report have the same correlation ID of the proxy", async () => {
  const reports: RequestReport[] = [];
  const { call, audit, logger } = start({
    onRequest: (report) => reports.push(report),
    authorize: () => ({ subject: "ada", scopes: [] }),
  });
  const headers = { "x-correlation-id": UNKNOWN };
  const refused = await call(`/partner/exchange/quotes/${UNKNOWN}/accept`, { method: "POST", headers });
  const id = refused.headers.get("x-correlation-id") ?? "";
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(id).not.toBe(UNKNOWN);
  expect(await audit()).toMatchObject([{ correlation_id: id, outcome: "refused" }]);
  expect(logger.entries).toMatchObject([{ level: "info", fields: { correlationId: id } }]);
  expect(reports).toMatchObject([{ correlationId: id, status: 403 }]);
  const other = await call("/kit/session", { headers });
  expect([id, UNKNOWN]).not.toContain(other.headers.get("x-correlation-id"));
});

const accept = `/partner/exchange/quotes/${UNKNOWN}/accept`;
const granted: Grant["scopes"] = ["trades:create"];

test.each<[string, Partial<CreateProxyParameters> & { scopes?: Grant["scopes"] }, CallInit, number, string]>([
  ["not granted", { scopes: [] }, {}, 403, "not_granted"],
  ["turned off", { allow: ["getTicker"] }, {}, 403, "switched_off"],
  ["a key without the scope", { keyScopes: [] }, {}, 403, "key_lacks_scope"],
  ["invalid input", {}, { body: '{"surprise":1}' }, 400, "VALIDATION_FAILED"],
  ["a body that is not JSON", {}, { body: "{" }, 400, "VALIDATION_FAILED"],
  ["a foreign origin", {}, { headers: { origin: "https://evil.example" } }, 403, "REQUEST_REFUSED"],
  ["no kit header", {}, { headers: { "x-partner-kit": null } }, 403, "REQUEST_REFUSED"],
])("behaviour: a refused change is recorded, and logged at info: %s", async (_, parameters, init, status, reason) => {
  const { scopes = granted, ...rest } = parameters;
  const { call, audit, logger, sent } = start({ ...rest, authorize: () => ({ subject: "ada", scopes }) });
  expect((await call(accept, { method: "POST", ...init })).status).toBe(status);
  const action = { subject: "ada", action: "acceptQuote", outcome: "refused", reason };
  expect(await audit()).toMatchObject([{ ...action, identifiers: { quote_id: UNKNOWN } }]);
  const fields = { operation: "acceptQuote", subject: "ada" };
  expect(logger.entries).toMatchObject([{ level: "info", fields, message: "a change was refused" }]);
  expect(sent).toEqual([]);
});

test("behaviour: unauthenticated changes and refused reads are not recorded, and logged at debug", async () => {
  const { call, audit, logger } = start({ authorize: () => null });
  expect((await call(accept, { method: "POST" })).status).toBe(401);
  const viewer = start({ authorize: () => ({ subject: "ada", scopes: [] }) });
  expect((await viewer.call("/partner/wallets/balances/overview")).status).toBe(403);
  expect([...(await audit()), ...(await viewer.audit())]).toEqual([]);
  expect([...logger.entries, ...viewer.logger.entries].map(({ level }) => level)).toEqual(["debug", "debug"]);
});

test("behaviour: a refusal that cannot be recorded is unchanged and logged", async () => {
  const appendAudit = () => Promise.reject(new StoreError("full"));
  const { call, logger } = start({
    store: { ...createMemoryStore(), appendAudit },
    authorize: () => ({ subject: "ada", scopes: [] }),
  });
  expect(await readOutcome(await call(accept, { method: "POST" }))).toEqual([403, "GRANT_MISSING"]);
  expect(logger.entries).toMatchObject([
    { level: "error", fields: { reason: "full" } },
    { level: "error", fields: { alarm: "audit_incomplete" } },
    { level: "info" },
  ]);
});

test("behaviour: recorded refusals are limited per user and minute", async () => {
  const time = createTestTime();
  let subject = "ada";
  const { call, audit } = start({ now: time.now, authorize: () => ({ subject, scopes: [] }) });
  for (let count = 0; count < REFUSALS_PER_MINUTE + 5; count += 1) await call(accept, { method: "POST" });
  expect(await audit()).toHaveLength(REFUSALS_PER_MINUTE);
  subject = "eve";
  await call(accept, { method: "POST" });
  subject = "ada";
  time.advance(60_000);
  await call(accept, { method: "POST" });
  expect(await audit()).toHaveLength(REFUSALS_PER_MINUTE + 2);
});

test("parameters: auditKey, onAuditCheckpoint", async () => {
  const auditKey = btoa("k".repeat(32));
  const checkpoints: AuditCheckpoint[] = [];
  const onAuditCheckpoint = (checkpoint: AuditCheckpoint) => checkpoints.push(checkpoint);
  const { post, proxy, store, audit } = start({ auditKey, onAuditCheckpoint, auditCheckpointEvery: 2 });
  for (let count = 0; count < 3; count += 1) await post("/partner/wallets/fiat/verify-account", bankAccount);
  expect(checkpoints.map(({ seq }) => seq)).toEqual([2, 4, 6]);
  await proxy.close();
  expect(await verifyAudit({ store, keys: [auditKey], checkpoints })).toMatchObject({ isIntact: true, keyedFrom: 1 });
  expect(new Set((await audit()).map(({ key_id }) => key_id)).size).toBe(1);
});

test("behaviour: a change that a limit or a pause refuses is recorded once, as refused", async () => {
  const time = createTestTime();
  const { call, audit, service, sent } = start({ now: time.now, schedule: time.schedule, maxCallsPerMinute: 2 });
  service.faults.add({ status: 429, times: 1, retry_after: 30 });
  for (let count = 0; count < 4; count += 1) await call(accept, { method: "POST" });
  time.advance(30_000);
  await call(accept, { method: "POST" });
  await call(accept, { method: "POST" });
  expect((await audit()).map(({ outcome, reason }) => [outcome, reason])).toEqual([
    ["begun", null],
    ["RATE_LIMITED", null],
    ["refused", "RATE_LIMITED"],
    ["refused", "RATE_LIMITED"],
    ["refused", "RATE_LIMITED"],
    ["begun", null],
    ["NOT_FOUND", null],
    ["refused", "TOO_MANY_REQUESTS"],
  ]);
  expect(sent).toHaveLength(2);
});

test("behaviour: changes beyond the limit do not fill the audit", async () => {
  const { call, store, sent } = start({ maxCallsPerMinute: 10, now: () => NOW });
  for (let count = 0; count < 200; count += 1) await call(accept, { method: "POST" });
  expect(sent).toHaveLength(10);
  expect(await store.readAudit({ after: 0, limit: 1_000 })).toHaveLength(2 * 10 + REFUSALS_PER_MINUTE);
});

test("behaviour: a path parameter of a refused change is recorded only if it is a valid ID", async () => {
  const { call, audit } = start();
  expect((await call("/partner/exchange/quotes/08012345678/accept", { method: "POST" })).status).toBe(400);
  expect(await audit()).toMatchObject([{ action: "acceptQuote", resource: "quotes", identifiers: {} }]);
  expect(JSON.stringify(await audit())).not.toContain("08012345678");
});
