import { type GrantedScope, listWebhooks } from "@partner-kit/contract";
import { createClient } from "@partner-kit/contract/client";
import { startMockServer } from "@partner-kit/mock/node";
import { expect, onTestFinished, test, vi } from "vitest";
import { createTestProxy } from "../../test/createTestProxy.ts";
import { readOutcome } from "../../test/readOutcome.ts";
import { startCli } from "../../test/startCli.ts";
import type { CreateProxyParameters } from "../settings/settings.ts";
import { createMemoryStore } from "../store/createMemoryStore.ts";

// Starting a process takes seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const webhookDestinations = ["hooks.partner.example", "*.hooks.example"];
const events = { description: "", enabled: true, event_types: ["exchange.filled"] };
const ID = "00000000-0000-4000-8000-000000000001";

function start(parameters: Partial<CreateProxyParameters> = {}) {
  const store = createMemoryStore();
  const policy = vi.fn(() => ({ decision: "allow" }) as const);
  const started = createTestProxy({ store, policy, webhookDestinations, ...parameters });
  const write = (method: "POST" | "PUT", path: string, input: object) =>
    started.call(path, { method, body: JSON.stringify({ ...events, ...input }) });
  const audit = async () =>
    (await store.readAudit({ after: 0, limit: 10 })).map(({ outcome, reason }) => [outcome, reason]);
  return { ...started, policy, write, audit };
}

test.each([
  ["POST", "/partner/webhooks", {}],
  ["PUT", `/partner/webhooks/${ID}`, {}],
  ["POST", "/partner/webhooks", { enabled: false }],
] as const)("default: %s %s with another host is refused, audited and not sent", async (method, path, input) => {
  const { write, sent, policy, audit } = start();
  const response = await write(method, path, { url: "https://hooks.evil.example/in?token=hunter2", ...input });
  const { error } = await response.clone().json();
  expect(error.message).toBe("The proxy's settings allow webhooks only to hooks.partner.example, *.hooks.example.");
  expect(await readOutcome(response)).toEqual([422, "DESTINATION_REFUSED"]);
  expect([sent.length, policy.mock.calls.length]).toEqual([0, 0]);
  expect(await audit()).toEqual([["refused", "DESTINATION_REFUSED"]]);
});

test.each(["https://hooks.partner.example/in", "https://eu.hooks.example:8443"])("default: %s is sent", async (url) => {
  const { write, sent } = start();
  await write("POST", "/partner/webhooks", { url });
  expect(await Promise.all(sent.map((request) => request.json()))).toEqual([{ ...events, url }]);
});

test("behaviour: an endpoint with another host can be disabled and deleted", async () => {
  const { write, call, sent } = start();
  await write("PUT", `/partner/webhooks/${ID}`, { url: "https://hooks.evil.example/in", enabled: false });
  await call(`/partner/webhooks/${ID}`, { method: "DELETE" });
  const changes = sent.filter(({ method }) => method !== "GET");
  expect(changes.map(({ method }) => method)).toEqual(["PUT", "DELETE"]);
});

test("behaviour: without the setting every host is sent, and with an empty list none", async () => {
  const url = "https://hooks.evil.example/in";
  const open = start({ webhookDestinations: undefined });
  await open.write("POST", "/partner/webhooks", { url });
  expect(open.sent).toHaveLength(1);
  const closed = start({ webhookDestinations: [] });
  expect(await readOutcome(await closed.write("POST", "/partner/webhooks", { url }))).toEqual([
    422,
    "DESTINATION_REFUSED",
  ]);
});

test.each<[scopes: readonly GrantedScope[], listed: readonly string[] | undefined]>([
  [["webhooks:view", "webhooks:manage"], webhookDestinations],
  [["webhooks:view"], undefined],
])("behaviour: the session of %j lists %j", async (scopes, listed) => {
  const { call } = start({ authorize: () => ({ subject: "ada", scopes }) });
  const { data } = await (await call("/kit/session")).json();
  expect(data.webhook_destinations).toEqual(listed);
});

test("behaviour: a receiver whose host is not in the list causes a warning at start", () => {
  const receiverUrl = "https://admin.example/partner-kit/kit/webhook";
  const warnings = start({ receiverUrl }).logger.entries.filter(({ level }) => level === "warn");
  expect(warnings).toMatchObject([{ message: expect.stringContaining("webhookDestinations") }]);
  expect(start({ receiverUrl, webhookDestinations: ["admin.example"] }).logger.entries).toEqual([]);
});

test.each([
  "",
  "https://hooks.example.com",
  "hooks.example.com:8443",
  "hooks.example.com/in",
  "Hooks.example.com",
  "*",
  "*.com",
  "*example.com",
  "hooks.*.com",
  "hooks..com",
  ".example.com",
  "hooks.example.com.",
])("parameters: webhookDestinations refuses %j", (host) => {
  expect(() => start({ webhookDestinations: [host] })).toThrow("`webhookDestinations` contains");
});

test("behaviour: the process reads the list, and a bad entry keeps it from starting", async () => {
  const { url: baseUrl, service, close } = await startMockServer({ port: 0 });
  onTestFinished(close);
  const variables = {
    PARTNER_KIT_BASE_URL: baseUrl,
    PARTNER_KIT_API_KEY: service.keys.webhooks,
    PARTNER_KIT_STORE: "memory:",
    PARTNER_KIT_WEBHOOK_DESTINATIONS: "hooks.partner.example, *.hooks.example",
  };
  const { url, end } = await startCli({ variables });
  const headers = { origin: new URL(url).origin, "x-partner-kit": "1", "content-type": "application/json" };
  const create = (address: string) =>
    fetch(`${url}/partner/webhooks`, {
      method: "POST",
      headers,
      body: JSON.stringify({ ...events, url: address }),
    });
  const before = await createClient({ baseUrl: url }).call(listWebhooks, {});
  expect(await readOutcome(await create("https://other.example/in"))).toEqual([422, "DESTINATION_REFUSED"]);
  expect(await createClient({ baseUrl: url }).call(listWebhooks, {})).toEqual(before);
  const session = await (await fetch(`${url}/kit/session`)).json();
  expect(session.data.webhook_destinations).toEqual(webhookDestinations);
  expect(await end("SIGTERM")).toBe(0);
  const bad = startCli({ variables: { ...variables, PARTNER_KIT_WEBHOOK_DESTINATIONS: "*.hooks.example,*" } });
  await expect(bad).rejects.toThrow('PARTNER_KIT_WEBHOOK_DESTINATIONS contains "*", which is not a host.');
});
