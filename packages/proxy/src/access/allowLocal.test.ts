import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { allGrantedScopes } from "@partner-kit/contract";
import { expect, test } from "vitest";
import { lightRequest } from "../node/lightRequest.ts";
import { allowLocal } from "./allowLocal.ts";

const local = { subject: "local", scopes: allGrantedScopes };

test.each([
  "http://localhost:4020/",
  "http://127.0.0.1:4020/",
  "http://127.1.2.3/",
  "http://2130706433/",
  "http://[::1]:4020/",
])("behaviour: %s is this machine", async (url) => {
  expect(await allowLocal()(new Request(url))).toEqual(local);
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
  expect(await allowLocal()(new Request(url))).toBeNull();
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
  expect(await allowLocal()(new Request("http://127.0.0.1/", { headers }))).toEqual(grant);
});

test.each([
  ["127.0.0.1", local],
  ["::1", local],
  ["::ffff:127.0.0.1", local],
  ["192.168.0.7", null],
  ["::ffff:192.168.0.7", null],
  ["fe80::1", null],
  // A Unix socket, or one that is closed.
  [undefined, null],
])(
  "behaviour: on Node the address %s counts, because the caller chooses the Host header",
  async (remoteAddress, grant) => {
    const socket = Object.defineProperty(new Socket(), "remoteAddress", { value: remoteAddress });
    expect(await allowLocal()(lightRequest(new IncomingMessage(socket), "http://localhost:4020/"))).toEqual(grant);
  },
);
