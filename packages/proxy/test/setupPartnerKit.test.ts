import { readFileSync } from "node:fs";
import {
  createRecipient,
  getBalances,
  getSession,
  listReceivedEvents,
  listRecipients,
  listWebhooks,
} from "@partner-kit/contract";
import { createClient } from "@partner-kit/contract/client";
import { setupPartnerKit } from "@partner-kit/mock/testing";
import { afterEach, expect, expectTypeOf, test, vi } from "vitest";
import * as proxy from "../src/exports/index.ts";
import { recipientInput } from "./createApprovalProxy.ts";

const RECIPIENTS = "/partner-kit/partner/wallets/recipients";
const START = Date.UTC(2026, 0, 5, 9);

type Kit = ReturnType<typeof setupPartnerKit>;

let opened: Pick<Kit, "close"> | undefined;
afterEach(() => opened?.close());

function open<TKit extends Kit>(kit: TKit) {
  opened = kit;
  const client = createClient({ baseUrl: "https://partner.example/partner-kit", fetch: kit.fetch });
  return { kit, client };
}

test("default", async () => {
  const { kit, client } = open(setupPartnerKit({ proxy }));
  expect(await client.call(getSession, {})).toMatchObject({ subject: "ada", environment: "staging" });
  expect((await client.call(getBalances, {})).balances).not.toEqual([]);
  expect(kit.now()).toBe(START);
});

test("default: the proxy's own types", () => {
  const { kit } = open(
    setupPartnerKit({
      proxy,
      settings: { onEvent: (event) => expectTypeOf(event).toEqualTypeOf<proxy.WebhookEvent>() },
    }),
  );
  expectTypeOf(kit.proxy).toEqualTypeOf<proxy.PartnerProxy>();
  // @ts-expect-error The proxy has no such setting.
  const nonsense: Parameters<typeof kit.reset>[0] = { settings: { nonsense: 1 } };
  expect(nonsense).toBeDefined();
});

test("parameters: scenario, settings, mount and start", async () => {
  const start = Date.UTC(2027, 5, 1);
  const { kit } = open(
    setupPartnerKit({ proxy, scenario: "production", settings: { allow: ["getBalances"] }, mount: "/kit", start }),
  );
  const session = await (await kit.fetch("/kit/kit/session")).json();
  expect(session.data).toMatchObject({ environment: "production" });
  expect((await kit.fetch("/kit/partner/wallets/recipients")).status).toBe(403);
  expect(kit.now()).toBe(start);
});

test("behaviour: as changes the signed-in person during a test", async () => {
  const { kit, client } = open(setupPartnerKit({ proxy, as: { scopes: ["wallets:view"] } }));
  await expect(client.call(createRecipient, recipientInput)).rejects.toMatchObject({ code: "GRANT_MISSING" });
  kit.as({ subject: "grace", name: "Grace", scopes: ["wallets:view", "wallets:transfer"] });
  await expect(client.call(createRecipient, recipientInput)).resolves.toMatchObject({ label: recipientInput.label });
  expect(await client.call(getSession, {})).toMatchObject({ subject: "grace", name: "Grace" });
  kit.as(null);
  await expect(client.call(getBalances, {})).rejects.toMatchObject({ code: "SESSION_REQUIRED" });
});

test("behaviour: faults and time", async () => {
  const { kit, client } = open(setupPartnerKit({ proxy }));
  kit.faults.add({ operation: "getBalances", latency_ms: 2_000, status: 503 });
  const reading = client.call(getBalances, {}).catch((error: unknown) => error);
  await kit.advance(2_000);
  expect(await reading).toMatchObject({ status: 503 });
  expect(kit.now()).toBe(START + 2_000);
  expect(kit.faults.list()).toHaveLength(1);
  kit.faults.clear();
  await expect(client.call(getBalances, {})).resolves.toBeDefined();
});

test("behaviour: reset starts over, and takes changes until the next one", async () => {
  const { kit, client } = open(setupPartnerKit({ proxy, scenario: "first-day", as: { subject: "grace" } }));
  const before = await client.call(listRecipients, {});
  await client.call(createRecipient, recipientInput);
  kit.as(null);
  kit.faults.add({ status: 500 });
  await kit.advance(60_000);
  await kit.reset();
  expect(await client.call(listRecipients, {})).toEqual(before);
  expect(await client.call(getSession, {})).toMatchObject({ subject: "grace" });
  expect(kit.now()).toBe(START);
  await kit.reset({ scenario: "empty", as: { subject: "ada" } });
  expect(await client.call(listRecipients, {})).toEqual([]);
  expect(await client.call(getSession, {})).toMatchObject({ subject: "ada" });
  await kit.reset();
  expect(await client.call(listRecipients, {})).toEqual(before);
});

test("behaviour: reset ends although a fault delays a change", async () => {
  const begun = vi.fn();
  const { kit, client } = open(setupPartnerKit({ proxy, settings: { onAudit: begun } }));
  kit.faults.add({ operation: "createRecipient", latency_ms: 3_600_000 });
  void client.call(createRecipient, recipientInput).catch(() => undefined);
  await vi.waitUntil(() => begun.mock.calls.length > 0);
  await kit.reset();
  expect(kit.faults.list()).toEqual([]);
});

test("behaviour: emit delivers an event to the proxy, although nobody is signed in", async () => {
  const onEvent = vi.fn();
  const { kit, client } = open(setupPartnerKit({ proxy, as: null, settings: { onEvent } }));
  const id = await kit.emit({ type: "deposit.success" });
  await kit.emit({ type: "withdrawal.failed" });
  kit.as({});
  const { events } = await client.call(listReceivedEvents, {});
  expect(events.map(({ type }) => type)).toEqual(["deposit.success", "withdrawal.failed"]);
  expect(await client.call(listWebhooks, {})).toMatchObject([{ description: "Testing kit" }]);
  await vi.waitUntil(() => onEvent.mock.calls.length === 2);
  expect(onEvent.mock.calls[0]?.[0]).toMatchObject({ id, type: "deposit.success" });
});

test("behaviour: emit reports why the proxy refused its endpoint", async () => {
  const { kit } = open(setupPartnerKit({ proxy, scenario: "limited-scopes" }));
  await expect(kit.emit({ type: "deposit.success" })).rejects.toThrow(
    /^The testing kit could not create a webhook endpoint, so it cannot emit events: .*MISSING_SCOPE/,
  );
});

test("behaviour: fetch sets what the kit's client and a browser set, the handlers what a browser sets", async () => {
  const { kit } = open(setupPartnerKit({ proxy }));
  const change = (headers: Record<string, string> = {}) => ({
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(recipientInput),
  });
  expect((await kit.fetch(RECIPIENTS, change())).status).toBe(200);
  expect((await kit.fetch(new Request(`http://localhost:3000${RECIPIENTS}`, change()))).status).toBe(200);
  const intercept = async (init: RequestInit) => {
    const request = new Request(`http://localhost:3000${RECIPIENTS}`, init);
    const found = await kit.handlers[0]?.run({ request, requestId: "1" });
    return found?.response ?? Response.error();
  };
  expect((await intercept(change({ "x-partner-kit": "1" }))).status).toBe(200);
  const refused = await intercept(change());
  expect(refused.status).toBe(403);
  expect((await refused.json()).error.message).toContain("x-partner-kit");
});

test("behaviour: the recipe for Vitest in the emulator's README equals its test", () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
  const [, recipe] = /^### Vitest, in Node\n\n```ts\n(.*?)^```/ms.exec(read("../../mock/README.md")) ?? [];
  expect(recipe).toBe(read("vitestRecipe.test.ts"));
});
