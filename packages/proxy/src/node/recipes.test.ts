import { generateKeyPairSync } from "node:crypto";
import { EventEmitter, once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deriveWithdrawalVerifyingKey, verifyWithdrawalRequest } from "@partner-kit/contract/signing";
import express, { type Request as ExpressRequest } from "express";
import createFastify, { type FastifyReply } from "fastify";
import { Hono } from "hono";
import { expect, onTestFinished, test, vi } from "vitest";
import { createGate } from "../../test/createGate.ts";
import { createTestProxy, type TestProxy } from "../../test/createTestProxy.ts";
import { readLive } from "../../test/readLive.ts";
import { runReadme } from "../../test/runReadme.ts";
import { SECRET, signDelivery } from "../../test/signDelivery.ts";
import { startServer } from "../../test/startServer.ts";
import type { PartnerProxy } from "../createProxy.ts";
import type { CreateProxyParameters } from "../settings/settings.ts";
import { createMemoryStore } from "../store/createMemoryStore.ts";
import { createSqliteStore } from "../store/createSqliteStore.ts";
import type { Store } from "../store/Store.ts";
import type { TransportRequest } from "../upstream/transport.ts";
import { incomingMessage } from "./lightRequest.ts";
import { nodeHmac } from "./nodeHmac.ts";
import { toNodeListener } from "./toNodeListener.ts";

const VERIFY = "/partner-kit/partner/wallets/fiat/verify-account";
const body = '{"account_number":"0123456789","bank_code":"044"}';

/** Acts like a page: reads its session, sends a change and opens a stream. */
async function expectToWork(origin: string, fetch: typeof globalThis.fetch = globalThis.fetch): Promise<void> {
  const session = await fetch(`${origin}/partner-kit/kit/session`, { headers: { cookie: "session=ada" } });
  expect(await session.json()).toMatchObject({ data: { subject: "ada" } });
  const headers = { cookie: "session=ada", origin, "x-partner-kit": "1", "content-type": "application/json" };
  // The change only has to pass the proxy's checks, not the emulator's.
  expect([200, 404, 501]).toContain((await fetch(origin + VERIFY, { method: "POST", headers, body })).status);
  const viewer = readLive(await fetch(`${origin}/partner-kit/kit/live`, { headers: { cookie: "session=ada" } }));
  expect((await viewer.next("ticker")).full).toBe(true);
  await viewer.cancel();
  expect((await fetch(`${origin}/partner-kit/kit/session`)).status).toBe(401);
}

const readYourSession = (cookie: string | null) => {
  const subject = /^session=(\w+)$/.exec(cookie ?? "")?.[1];
  return subject === undefined ? null : ({ subject, scopes: "all" } as const);
};

/** `createProxy` for a snippet, with the emulator. Settings from a host's environment are omitted. */
function proxyMaker(more: Partial<CreateProxyParameters> = {}) {
  const made: TestProxy[] = [];
  const createProxy = (settings: Partial<CreateProxyParameters>): PartnerProxy => {
    const given = Object.entries(settings).filter(([, value]) => value !== undefined && value !== "");
    const started = createTestProxy({ ...Object.fromEntries(given), ...more });
    made.push(started);
    return started.proxy;
  };
  const above = { authorize: (request: Request) => readYourSession(request.headers.get("cookie")) };
  return { createProxy, above, made };
}

/** Replaces a store on disk. */
const openMemory = async () => createMemoryStore();

/** Uses an export of a snippet as a page's `fetch`. */
function fetchOf(handle: unknown): typeof globalThis.fetch {
  return async (input, init) => {
    if (typeof handle !== "function") throw new TypeError("The snippet exports no handler.");
    const response: unknown = await Reflect.apply(handle, undefined, [new Request(input, init)]);
    if (!(response instanceof Response)) throw new TypeError("The handler returned no response.");
    return response;
  };
}

test("behaviour: node:http and Express", async () => {
  const { createProxy, made } = proxyMaker();
  const app = express();
  const modules = {
    createProxy,
    toNodeListener,
    nodeHmac,
    poolTransport: () => undefined,
    createSqliteStore: openMemory,
  };
  await runReadme({ below: "**node:http, Express.**", scope: { app, readYourSession }, modules });
  app.use(express.json());
  await expectToWork(`http://127.0.0.1:${await startServer(app)}`);
  expect(await made[0]?.sent[0]?.text()).toBe(body);
});

test("behaviour: Express ends on SIGTERM with an open stream", async () => {
  const { proxy } = createTestProxy();
  const app = express();
  app.use("/partner-kit", toNodeListener(proxy));
  const server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const viewer = readLive(await fetch(`http://127.0.0.1:${port}/partner-kit/kit/live`));
  await viewer.next("ticker");
  const host = new EventEmitter();
  const storeClosed = createGate();
  const scope = { app: { listen: () => server }, proxy, store: { close: storeClosed.resolve }, process: host };
  await runReadme({ below: "**Express and node:http:**", scope });
  const closed = once(server, "close");
  host.emit("SIGTERM");
  expect(await viewer.raw()).toBeUndefined();
  await closed;
  await storeClosed.promise;
});

test("behaviour: Express with the user from its own middleware", async () => {
  const { proxy } = createTestProxy({
    authorize(request) {
      const message: (IncomingMessage & { user?: string }) | undefined = incomingMessage(request);
      return message?.user === undefined ? null : { subject: message.user, scopes: "all" };
    },
  });
  const app = express();
  app.use((incoming: ExpressRequest & { user?: string }, _, next) => {
    if (incoming.headers.cookie === "session=ada") incoming.user = "ada";
    next();
  });
  app.use("/partner-kit", toNodeListener(proxy));
  await expectToWork(`http://127.0.0.1:${await startServer(app)}`);
});

test("behaviour: Fastify without its body parsers", async () => {
  const { createProxy, above, made } = proxyMaker();
  const proxy = createProxy(above);
  const app = createFastify();
  const replies: FastifyReply[] = [];
  app.addHook("onRequest", (_, reply, done) => {
    replies.push(reply);
    done();
  });
  await runReadme({ below: "**Fastify**", scope: { app, proxy, toNodeListener } });
  onTestFinished(async () => {
    await proxy.close();
    // `fetch` may have opened an unused connection, which Node treats as busy until its headers time out.
    app.server.closeAllConnections();
    await app.close();
  });
  const origin = await app.listen({ host: "127.0.0.1", port: 0 });
  await expectToWork(origin);
  expect(await made[0]?.sent[0]?.text()).toBe(body);
  // Fastify's own timeout, for example, must not end an open stream.
  const stream = await fetch(`${origin}/partner-kit/kit/live`, { headers: { cookie: "session=ada" } });
  expect(replies.at(-1)?.sent).toBe(true);
  await stream.body?.cancel();
});

test("behaviour: Next.js", async () => {
  const { createProxy, above, made } = proxyMaker();
  const modules = { createProxy, createSqliteStore: openMemory };
  const handlers = await runReadme({ below: "**Next.js**", above, modules });
  // No route segment configuration, because Cache Components refuse some of it.
  expect(Object.keys(handlers).toSorted()).toEqual(["DELETE", "GET", "OPTIONS", "PATCH", "POST", "PUT"]);
  // A build imports the route without a key.
  expect(made).toEqual([]);
  await expectToWork("https://admin.example", (input, init) => fetchOf(handlers[init?.method ?? "GET"])(input, init));
  expect(await made[0]?.sent[0]?.text()).toBe(body);
});

test("behaviour: Hono, Bun and Deno call a handler with a Request", async () => {
  const { createProxy, above, made } = proxyMaker();
  const app = new Hono();
  const proxy = createProxy(above);
  const { default: worker } = await runReadme({ below: "**Hono, Bun, Deno,**", scope: { app, proxy } });
  const handle = typeof worker === "object" && worker && "fetch" in worker ? worker.fetch : undefined;
  await expectToWork("https://admin.example", fetchOf(app.fetch));
  await expectToWork("https://admin.example", fetchOf(handle));
  expect(await Promise.all(made[0]?.sent.map((request) => request.text()) ?? [])).toContain(body);
});

test("behaviour: a worker gets its key with the first request", async () => {
  const maker = proxyMaker();
  const keys: (string | undefined)[] = [];
  // The emulator accepts only its own keys.
  const createProxy = ({ apiKey, ...others }: Partial<CreateProxyParameters>) => {
    keys.push(apiKey);
    return maker.createProxy(others);
  };
  const { default: worker } = await runReadme({
    below: "**Workers**",
    above: maker.above,
    modules: { createProxy },
  });
  const handle = typeof worker === "object" && worker && "fetch" in worker ? worker.fetch : undefined;
  expect(keys).toEqual([]);
  const withKey = (request: Request) =>
    typeof handle === "function" &&
    Reflect.apply(handle, worker, [request, { PARTNER_KIT_API_KEY: "key of the worker" }]);
  await expectToWork("https://admin.example", fetchOf(withKey));
  expect(keys).toEqual(["key of the worker"]);
});

test("behaviour: the receiver on a server of its own", async () => {
  const { createProxy, above } = proxyMaker();
  const servers: Server[] = [];
  const host = new EventEmitter();
  const scope = {
    createProxy,
    toNodeListener,
    createServer: (listener: RequestListener) => {
      const server = createServer(listener);
      servers.push(server);
      return { listen: () => server.listen(0, "127.0.0.1") };
    },
    process: host,
  };
  await runReadme({
    page: "webhooks.md",
    below: "## A listener of its own",
    scope,
    above: { ...above, webhookSecrets: [SECRET] },
  });
  const [pages = "", receiver = ""] = await Promise.all(
    servers.map(async (server) => {
      if (!server.listening) await once(server, "listening");
      const address = server.address();
      return `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
    }),
  );
  await expectToWork(pages);
  const delivery = { method: "POST", ...(await signDelivery()) };
  expect((await fetch(`${pages}/partner-kit/kit/webhook`, delivery)).status).toBe(503);
  expect((await fetch(`${receiver}/partner-kit/kit/webhook`, delivery)).status).toBe(204);
  const closed = Promise.all(servers.map((server) => once(server, "close")));
  host.emit("SIGTERM");
  await closed;
});

test("behaviour: withdrawals with a dedicated key and an override", async () => {
  const sent: TransportRequest[] = [];
  const { createProxy, above, made } = proxyMaker({
    async transport(request) {
      sent.push(request);
      return { status: 200, header: () => null, bytes: new TextEncoder().encode('{"status":"success","data":{}}') };
    },
  });
  vi.stubEnv("PARTNER_KIT_WITHDRAWAL_API_KEY", "withdrawals-0123456789");
  onTestFinished(() => void vi.unstubAllEnvs());
  const signingKey = generateKeyPairSync("ed25519").privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  const scope = { createProxy, readFileSync: () => signingKey };
  await runReadme({ page: "withdrawals.md", below: "## Withdrawals", scope, above });
  const input = { amount: "10.50", currency: "USD", recipient_id: "00000000-0000-4000-8000-000000000001" };
  const headers = { cookie: "session=ada" };
  const init = { method: "POST", body: JSON.stringify(input), headers };
  const response = await made[0]?.call("/partner/wallets/withdrawals/quotes", init);
  expect(response?.status).toBe(200);
  const { amount: value, ...rest } = input;
  const [{ method, path, headers: own, body: written = "" } = {}] = sent;
  expect([method, path, JSON.parse(written)]).toEqual([
    "POST",
    "/v1/partner/wallets/payouts/quotes",
    { value, ...rest },
  ]);
  expect(own?.["x-api-key"]).toBe("withdrawals-0123456789");
  const publicKey = await deriveWithdrawalVerifyingKey(signingKey);
  const signed = { method: "POST", path: path ?? "", headers: own ?? {}, body: new TextEncoder().encode(written) };
  await verifyWithdrawalRequest({ publicKey, ...signed });
});

test("behaviour: a store on disk with an event handler", async () => {
  const directory = mkdtempSync(join(tmpdir(), "partner-kit-readme-"));
  const stores: Store[] = [];
  const { createProxy, above, made } = proxyMaker();
  const modules = {
    createProxy,
    nodeHmac,
    async createSqliteStore({ path }: { path: string }) {
      const store = await createSqliteStore({ path: join(directory, path) });
      stores.push(store);
      return store;
    },
  };
  await runReadme({
    page: "webhooks.md",
    below: "## Handle events",
    above: { ...above, webhookSecrets: [SECRET] },
    modules,
  });
  onTestFinished(async () => {
    await made[0]?.proxy.close();
    await stores[0]?.close();
    rmSync(directory, { recursive: true });
  });
  const { headers, body: event } = await signDelivery({ id: "evt_1" });
  expect((await made[0]?.call("/kit/webhook", { method: "POST", headers, body: event }))?.status).toBe(204);
  await vi.waitUntil(async () => (await stores[0]?.readCursor("onEvent"))?.seq === 1);
});
