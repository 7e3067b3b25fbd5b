import { createServer, request as sendRequest } from "node:http";
import { networkInterfaces } from "node:os";
import { expect, onTestFinished, test, vi } from "vitest";
import { createTestProxy } from "../../test/createTestProxy.ts";
import { createTestTime } from "../../test/createTestTime.ts";
import { SECRET, signDelivery } from "../../test/signDelivery.ts";
import { startCli } from "../../test/startCli.ts";
import type { CreateProxyParameters } from "../settings/settings.ts";
import { createMemoryStore } from "../store/createMemoryStore.ts";
import { addressList } from "./addressList.ts";
import { toNodeListener } from "./toNodeListener.ts";

// Starting a process takes seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

interface Delivered {
  readonly status: number | undefined;
  readonly code: string | undefined;
}

/** Not every machine has IPv6. */
const hasIpv6 = Object.values(networkInterfaces()).some((list = []) => list.some(({ address }) => address === "::1"));

/** Starts a delivery whose body is not sent yet. */
function begin(port: number, headers: Readonly<Record<string, string>>, host = "127.0.0.1") {
  return sendRequest({ host, port, path: "/partner-kit/kit/webhook", method: "POST", headers });
}

/** Sends a delivery. */
async function deliver(port: number, more: Readonly<Record<string, string>> = {}, host = "127.0.0.1") {
  const { headers, body } = await signDelivery();
  return new Promise<Delivered>((resolve, reject) => {
    const outgoing = begin(port, { ...headers, "content-length": String(body.length), ...more }, host);
    outgoing.on("response", (incoming) => {
      let text = "";
      incoming.setEncoding("utf8").on("data", (chunk: string) => {
        text += chunk;
      });
      incoming.on("end", () => {
        const code = text === "" ? undefined : JSON.parse(text).error.code;
        resolve({ status: incoming.statusCode, code });
      });
    });
    outgoing.on("error", reject).end(body);
  });
}

/** A proxy that listens on all addresses. With IPv6, an IPv4 caller has an address such as ::ffff:127.0.0.1. */
async function start(parameters: Partial<CreateProxyParameters> = {}) {
  const store = createMemoryStore();
  const { proxy, logger } = createTestProxy({ store, webhookSecrets: [SECRET], ...parameters });
  const server = createServer(toNodeListener(proxy));
  await new Promise<void>((resolve) => server.listen(0, hasIpv6 ? "::" : "0.0.0.0", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const errors = () => logger.entries.filter(({ level }) => level === "error");
  return { port, proxy, store, errors };
}

const accepted = { status: 204, code: undefined };
const refused = { status: 503, code: "DELIVERY_REFUSED" };

const ipv6: [entries: readonly string[], from: string, outcome: Delivered][] = [
  [["2001:db8::/32", "::1"], "::1", accepted],
  [["127.0.0.0/8"], "::1", refused],
];

test.each<[entries: readonly string[], from: string, outcome: Delivered]>([
  [["127.0.0.1"], "127.0.0.1", accepted],
  [["127.0.0.0/24"], "127.0.0.1", accepted],
  [["127.0.1.0/24", "::1"], "127.0.0.1", refused],
  [["::ffff:127.0.0.1"], "127.0.0.1", accepted],
  ...(hasIpv6 ? ipv6 : []),
])("parameters: webhookSources %j, from %s", async (entries, from, outcome) => {
  const { port, store } = await start({ webhookSources: addressList(entries) });
  expect(await deliver(port, {}, from)).toEqual(outcome);
  expect(await store.readEvents({ after: 0, limit: 2 })).toHaveLength(outcome === accepted ? 1 : 0);
});

test("behaviour: a refused source raises an alarm with nothing but its address, logged once a minute", async () => {
  const time = createTestTime();
  const { port, proxy, errors } = await start({ now: time.now, webhookSources: addressList(["203.0.113.0/24"]) });
  for (let times = 0; times < 3; times += 1) expect(await deliver(port)).toEqual(refused);
  const address = hasIpv6 ? "::ffff:127.0.0.1" : "127.0.0.1";
  const fields = { alarm: "webhook_source_refused", address, times: 1 };
  expect(errors()).toEqual([{ level: "error", fields, message: expect.stringContaining("webhookSources") }]);
  expect(proxy.metrics()).toContain('partner_kit_alarms_total{alarm="webhook_source_refused"} 3\n');
  const health = await fetch(`http://127.0.0.1:${port}/partner-kit/kit/health`);
  expect(await health.json()).toMatchObject({ data: { alarms: ["webhook_source_refused"] } });
  time.advance(60_000);
  expect(await deliver(port)).toEqual(refused);
  expect(errors()).toHaveLength(2);
});

const behind = {
  trustedProxies: addressList(["127.0.0.1", "10.0.0.0/8"]),
  webhookSources: addressList(["203.0.113.7"]),
};

test.each<[forwarded: string, outcome: Delivered]>([
  ["203.0.113.7", accepted],
  ["203.0.113.7, 10.0.0.2", accepted],
  ["198.51.100.9, 203.0.113.7, 10.0.0.2,10.0.0.3", accepted],
  ["203.0.113.7:51000", accepted],
  ["[::ffff:203.0.113.7]:51000", accepted],
  // A caller can write everything before the address that the load balancer adds.
  ["203.0.113.7, 198.51.100.9", refused],
  ["203.0.113.7, unknown", refused],
  ["203.0.113.7, unknown, 10.0.0.2", refused],
  ["10.0.0.2", refused],
  ["", refused],
])("parameters: trustedProxies with X-Forwarded-For: %s", async (forwarded, outcome) => {
  const { port } = await start(behind);
  expect(await deliver(port, { "x-forwarded-for": forwarded })).toEqual(outcome);
});

test.each<Partial<CreateProxyParameters>>([{}, { trustedProxies: addressList(["10.0.0.0/8"]) }])(
  "behaviour: the X-Forwarded-For of a proxy that is not trusted is not read",
  async (parameters) => {
    const { port } = await start({ webhookSources: addressList(["203.0.113.7"]), ...parameters });
    expect(await deliver(port, { "x-forwarded-for": "203.0.113.7" })).toEqual(refused);
  },
);

test("behaviour: text of a header that is not an address is not logged", async () => {
  const { port, errors } = await start(behind);
  expect(await deliver(port, { "x-forwarded-for": "<script>" })).toEqual(refused);
  expect(errors()).toMatchObject([{ fields: { address: "unknown" } }]);
});

test("behaviour: behind a trusted proxy, the limits per address count the source", async () => {
  const { trustedProxies } = behind;
  const { port } = await start({ trustedProxies, maxUnverifiedWebhooksPerAddress: 1 });
  const first = { "x-forwarded-for": "203.0.113.7" };
  const waiting = begin(port, { ...(await signDelivery()).headers, "content-length": "10", ...first });
  waiting.on("error", () => undefined).flushHeaders();
  onTestFinished(() => void waiting.destroy());
  await vi.waitUntil(async () => (await deliver(port, first)).code === "RECEIVER_BUSY");
  expect(await deliver(port, { "x-forwarded-for": "203.0.113.8" })).toEqual(accepted);
});

test("behaviour: other paths do not depend on the source", async () => {
  const { port } = await start({ webhookSources: addressList(["203.0.113.7"]) });
  expect((await fetch(`http://127.0.0.1:${port}/partner-kit/kit/session`)).status).toBe(200);
});

test("behaviour: proxy.fetch needs the caller's address, and refuses deliveries without it", async () => {
  const { proxy, errors } = await start({ webhookSources: addressList(["203.0.113.7"]) });
  const send = async (connection?: Parameters<typeof proxy.fetch>[1]) => {
    const url = "https://hooks.example/partner-kit/kit/webhook";
    return (await proxy.receiver.fetch(new Request(url, { method: "POST", ...(await signDelivery()) }), connection))
      .status;
  };
  expect(await send({ address: "203.0.113.7" })).toBe(204);
  expect(await send({ address: "203.0.113.8" })).toBe(503);
  expect(await send()).toBe(503);
  // Bun passes its server, whose `address` is an object.
  expect(await Reflect.apply(send, undefined, [{ address: { address: "203.0.113.7" } }])).toBe(503);
  expect(errors()).toMatchObject([{ fields: { address: "203.0.113.8" } }]);
});

test.each([
  ["webhookSources", ["203.0.113.7"], "`webhookSources` is an array. Use addressList"],
  ["trustedProxies", "10.0.0.1", "`trustedProxies` is a string. Use addressList"],
  ["trustedProxies", null, "`trustedProxies` is null. Use addressList"],
])("behaviour: %s must be a list of addresses, not %j", (name, value, problem) => {
  expect(() => Reflect.apply(createTestProxy, undefined, [{ [name]: value }])).toThrow(problem);
});

test("behaviour: the process reads both lists, and a bad entry keeps it from starting", async () => {
  const variables = {
    PARTNER_KIT_STORE: "memory:",
    PARTNER_KIT_WEBHOOK_SECRETS: SECRET,
    PARTNER_KIT_TRUSTED_PROXIES: "127.0.0.1, ::1",
    PARTNER_KIT_WEBHOOK_SOURCES: "203.0.113.0/24,2001:db8::/32",
  };
  const { url, end, output } = await startCli({ variables });
  const port = Number(new URL(url).port);
  expect(await deliver(port, { "x-forwarded-for": "203.0.113.7" })).toEqual(accepted);
  expect(await deliver(port, { "x-forwarded-for": "2001:db8::7" })).toEqual(accepted);
  expect(await deliver(port, { "x-forwarded-for": "198.51.100.9" })).toEqual(refused);
  expect(await end("SIGTERM")).toBe(0);
  expect(output()).toContain('"alarm":"webhook_source_refused","address":"198.51.100.9"');
  const bad = startCli({ variables: { ...variables, PARTNER_KIT_WEBHOOK_SOURCES: "203.0.113.0/24,example.com" } });
  await expect(bad).rejects.toThrow(
    'PARTNER_KIT_WEBHOOK_SOURCES contains "example.com", which is neither an IP address nor a CIDR range.',
  );
});
