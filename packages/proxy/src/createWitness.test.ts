import { listAudit } from "@partner-kit/contract";
import { createClient } from "@partner-kit/contract/client";
import { createMockService } from "@partner-kit/mock";
import { expect, test, vi } from "vitest";
import { createTestProxy, ORIGIN } from "../test/createTestProxy.ts";
import { readOutcome } from "../test/readOutcome.ts";
import type { CreateProxyParameters } from "./settings.ts";
import { createMemoryStore } from "./store/createMemoryStore.ts";
import type { AuditRecord, Store } from "./store/Store.ts";
import { StoreError } from "./store/StoreError.ts";
import { verifyAudit } from "./store/verifyAudit.ts";

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

test("default: who did what to what, and how it ended", async () => {
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

test("behaviour: what did not get through is there, what was not sent and reads are not", async () => {
  const { post, call, audit, service } = start({ retries: 0 });
  service.faults.add({ offline: true, times: 1 });
  await post("/partner/wallets/fiat/verify-account", bankAccount);
  await post("/partner/wallets/fiat/verify-account", {});
  await call("/partner/wallets/balances/overview");
  expect(await audit()).toMatchObject([
    { action: "verifyBankAccount", outcome: "begun" },
    { action: "verifyBankAccount", outcome: "UPSTREAM_UNREACHABLE" },
  ]);
});

test("behaviour: it holds nothing of what was sent or came back", async () => {
  const { post, audit } = start();
  const { data } = await (await post("/partner/wallets/fiat/verify-account", bankAccount)).json();
  const { data: created } = await (await post("/partner/webhooks", webhook)).json();
  const text = JSON.stringify(await audit());
  for (const hidden of [bankAccount.account_number, data.account_name, created.secret, webhook.url, keys.webhooks]) {
    expect(hidden).toEqual(expect.any(String));
    expect(text).not.toContain(hidden);
  }
});

test("behaviour: what cannot be written down is not sent", async () => {
  const appendAudit = () => Promise.reject(new StoreError("full"));
  const { post, sent } = start({ store: { ...createMemoryStore(), appendAudit } });
  const answer = await post("/partner/wallets/fiat/verify-account", bankAccount);
  expect(await readOutcome(answer)).toEqual([503, "STORE_UNAVAILABLE"]);
  expect(sent).toEqual([]);
});

test("behaviour: when the process ends before the service answered, what was begun is there", async () => {
  const { post, audit } = start({ transport: () => new Promise(() => undefined) });
  void post("/partner/wallets/fiat/verify-account", bankAccount);
  await vi.waitUntil(async () => (await audit()).length > 0);
  expect(await audit()).toMatchObject([{ action: "verifyBankAccount", outcome: "begun" }]);
});

test("behaviour: how it ended is kept before the answer, and where it cannot be the log tells it", async () => {
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
  expect(logger.entries).toMatchObject([{ level: "error", fields: entry }]);
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

test("behaviour: an onAudit that fails later costs nothing but a line in the log", async () => {
  const { post, logger } = start({ onAudit: () => Promise.reject(new Error("broken")) });
  expect((await post("/partner/wallets/fiat/verify-account", bankAccount)).status).toBe(200);
  await new Promise(setImmediate);
  expect(logger.entries.map(({ message }) => message)).toEqual(["onAudit failed", "onAudit failed"]);
});

test("behaviour: the chain can be read by those who may manage webhooks, and verified", async () => {
  const { post, proxy, store } = start();
  for (let count = 0; count < 2; count += 1) await post("/partner/wallets/fiat/verify-account", bankAccount);
  const fetch: typeof globalThis.fetch = (input, init) => proxy.fetch(new Request(input, init));
  const client = createClient({ baseUrl: `${ORIGIN}/partner-kit`, fetch });
  const { records, next } = await client.call(listAudit, { after: 1, limit: 1 });
  expect([records.map(({ seq }) => seq), next]).toEqual([[2], 2]);
  expect(await client.call(listAudit, { after: 3 })).toMatchObject({ records: [{ seq: 4 }], next: null });
  expect(await verifyAudit({ store })).toMatchObject({ isIntact: true, last: { seq: 4 } });
});

test("behaviour: nobody else reads it", async () => {
  const { call } = start({ authorize: () => ({ subject: "ada", scopes: ["webhooks:view", "wallets:withdraw"] }) });
  expect(await readOutcome(await call("/kit/audit"))).toEqual([403, "GRANT_MISSING"]);
});
