import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { allGrantedScopes } from "@partner-kit/contract";
import { expect, test } from "vitest";
import { createTestProxy } from "../../test/createTestProxy.ts";
import { lightRequest } from "../node/lightRequest.ts";
import { allowLocal } from "./allowLocal.ts";

const here = { address: "127.0.0.1" };
const local = { subject: "local", scopes: allGrantedScopes };

test.each([
  "http://localhost:4020/",
  "http://127.0.0.1:4020/",
  "http://127.1.2.3/",
  "http://2130706433/",
  "http://[::1]:4020/",
])("behaviour: %s is this machine", async (url) => {
  expect(await allowLocal()(new Request(url), here)).toEqual(local);
});

test.each([
  "http://192.168.0.10:4020/",
  "http://0.0.0.0:4020/",
  "http://[::]/",
  "http://127.0.0.1.evil.example/",
  "http://localhost.evil.example/",
  "http://evil.example/",
  "http://128.0.0.1/",
])("behaviour: %s is not this machine", async (url) => {
  expect(await allowLocal()(new Request(url), here)).toBeNull();
});

test.each([
  [{ "x-forwarded-for": "::1", "x-forwarded-host": "localhost:3000" }, local],
  [{ "x-forwarded-for": "::ffff:127.0.0.1" }, local],
  [{ "x-forwarded-for": "203.0.113.5" }, null],
  [{ "x-forwarded-for": "127.0.0.1, 203.0.113.5" }, null],
  [{ "x-forwarded-for": "" }, null],
  [{ "x-forwarded-host": "evil.example" }, null],
  [{ "x-forwarded-host": "" }, null],
  [{ forwarded: "for=127.0.0.1" }, null],
])("behaviour: behind a server that sends %j", async (headers, grant) => {
  expect(await allowLocal()(new Request("http://127.0.0.1/", { headers }), here)).toEqual(grant);
});

const addresses: [string | undefined, object | null][] = [
  ["127.0.0.1", local],
  ["::1", local],
  ["::ffff:127.0.0.1", local],
  ["192.168.0.7", null],
  ["::ffff:192.168.0.7", null],
  ["fe80::1", null],
  // A Unix socket, one that is closed, or a platform that does not report it.
  [undefined, null],
];

// A caller in the same network chooses every header.
const forged = { host: "localhost:4020", "x-forwarded-for": "127.0.0.1", "x-forwarded-host": "localhost" };

test.each(addresses)(
  "behaviour: the address %s counts, because the caller chooses every header",
  async (address, grant) => {
    const { proxy } = createTestProxy({ authorize: allowLocal() });
    const request = new Request("http://localhost:4020/partner-kit/kit/session", { headers: forged });
    const response = await proxy.fetch(request, { address });
    expect(response.status).toBe(grant ? 200 : 401);
  },
);

test.each(addresses)(
  "behaviour: on Node, a host that passes the request only has the address %s",
  async (address, grant) => {
    const socket = Object.defineProperty(new Socket(), "remoteAddress", { value: address });
    expect(await allowLocal()(lightRequest(new IncomingMessage(socket), "http://localhost:4020/"))).toEqual(grant);
  },
);

test("parameters: unknownAddress", async () => {
  const authorize = allowLocal({ unknownAddress: true });
  const request = new Request("http://localhost:4020/");
  expect(await authorize(request)).toEqual(local);
  expect(await authorize(request, { address: "192.168.0.7" })).toBeNull();
  expect(await authorize(new Request("http://192.168.0.10:4020/"))).toBeNull();
  // Next.js adds the caller's address if the caller sent none.
  expect(await authorize(new Request(request, { headers: { "x-forwarded-for": "192.168.0.7" } }))).toBeNull();
});
