import type { IncomingMessage } from "node:http";
import express, { type Request as ExpressRequest } from "express";
import createFastify from "fastify";
import { Hono } from "hono";
import { expect, onTestFinished, test } from "vitest";
import { createTestProxy } from "../../test/createTestProxy.ts";
import { readLive } from "../../test/readLive.ts";
import { startServer } from "../../test/startServer.ts";
import { incomingMessage } from "./lightRequest.ts";
import { toNodeListener } from "./toNodeListener.ts";

const VERIFY = "/partner-kit/partner/wallets/fiat/verify-account";
const body = '{"account_number":"0123456789","bank_code":"044"}';

/** What a page does: reads its session, sends a change, watches. */
async function expectToWork(origin: string, fetch: typeof globalThis.fetch = globalThis.fetch): Promise<void> {
  const session = await fetch(`${origin}/partner-kit/kit/session`, { headers: { cookie: "session=ada" } });
  expect(await session.json()).toMatchObject({ data: { subject: "ada" } });
  const headers = { cookie: "session=ada", origin, "x-partner-kit": "1", "content-type": "application/json" };
  // What passes every check but the emulator's is good enough here.
  expect([200, 404, 501]).toContain((await fetch(origin + VERIFY, { method: "POST", headers, body })).status);
  const viewer = readLive(await fetch(`${origin}/partner-kit/kit/live`, { headers: { cookie: "session=ada" } }));
  expect((await viewer.next("ticker")).full).toBe(true);
  await viewer.cancel();
  expect((await fetch(`${origin}/partner-kit/kit/session`)).status).toBe(401);
}

const authorize = (request: Request) => {
  const subject = /^session=(\w+)$/.exec(request.headers.get("cookie") ?? "")?.[1];
  return subject === undefined ? null : ({ subject, scopes: "all" } as const);
};

test("behaviour: Express, with what its own middleware found out", async () => {
  const { proxy, sent } = createTestProxy({
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
  app.use(express.json());
  await expectToWork(`http://127.0.0.1:${await startServer(app)}`);
  expect(await sent[0]?.text()).toBe(body);
});

test("behaviour: Fastify, with its body parsers taken away", async () => {
  const { proxy, sent } = createTestProxy({ authorize });
  const listener = toNodeListener(proxy);
  const app = createFastify();
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, _payload, done) => done(null));
    scope.all("/partner-kit/*", (request, reply) => {
      reply.hijack();
      listener(request.raw, reply.raw);
    });
  });
  onTestFinished(async () => {
    await proxy.close();
    // `fetch` may have opened a connection it never used, and Node takes that one for busy until its head is late.
    app.server.closeAllConnections();
    await app.close();
  });
  await expectToWork(await app.listen({ host: "127.0.0.1", port: 0 }));
  expect(await sent[0]?.text()).toBe(body);
});

test("behaviour: Hono", async () => {
  const { proxy, sent } = createTestProxy({ authorize });
  const app = new Hono();
  app.all("/partner-kit/*", (context) => proxy.fetch(context.req.raw));
  await expectToWork("https://admin.example", async (input, init) => app.fetch(new Request(input, init)));
  expect(await sent[0]?.text()).toBe(body);
});

test("behaviour: Next.js and others that call a handler with a Request", async () => {
  const { proxy, sent } = createTestProxy({ authorize });
  const handle = (request: Request) => proxy.fetch(request);
  await expectToWork("https://admin.example", (input, init) => handle(new Request(input, init)));
  expect(await sent[0]?.text()).toBe(body);
});
