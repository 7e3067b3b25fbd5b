import { once } from "node:events";
import { connect } from "node:net";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { createVirtualClock } from "../clock.ts";
import { createMockService } from "../createMockService.ts";
import type { MockService } from "../mockService.ts";
import { BODY_MAX_BYTES } from "../readBody.ts";
import { type MockServer, startMockServer } from "./node.ts";

let server: MockServer;

afterEach(() => server.close());

/** Sends raw bytes and returns all received bytes until the server closes the connection. */
async function send(text: string): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  socket.end(text.replaceAll("\n", "\r\n"));
  let response = "";
  for await (const chunk of socket) response += String(chunk);
  return response;
}

test("default: listens only on the loopback address", async () => {
  server = await startMockServer({ port: 0 });
  expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/v1$/);
});

test("behaviour: responses have a content length", async () => {
  server = await startMockServer({ port: 0 });
  const response = await fetch(`${server.url}/partner/wallets/chains`);
  expect(response.headers.get("content-length")).toBe(String((await response.arrayBuffer()).byteLength));
});

test("behaviour: a response is written without a web Response, which costs more than the rest of a request", async () => {
  server = await startMockServer({ port: 0 });
  const build = vi.spyOn(globalThis, "Response");
  onTestFinished(() => build.mockRestore());
  expect(await send("GET /v1/partner/wallets/chains HTTP/1.1\nHost: service.test\nConnection: close\n\n")).toContain(
    '"status":"success"',
  );
  expect(build).not.toHaveBeenCalled();
});

test("behaviour: rejects an oversized body with an error envelope", async () => {
  server = await startMockServer({ port: 0 });
  const body = `"${"x".repeat(BODY_MAX_BYTES * 8)}"`;
  const headers = { "content-type": "application/json" };
  const response = await fetch(`${server.url}/simulate/fiat/deposits`, { method: "POST", body, headers });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: { code: "VALIDATION_FAILED" } });
});

test.each([
  ["HEAD /v1/partner/wallets/chains", 404],
  ["OPTIONS *", 404],
  ["TRACE /v1/partner/wallets/chains", 400],
  ["GET //elsewhere.test/v1/partner/wallets/chains", 200],
  ["GET /v1/../v1/partner/wallets/chains", 200],
  ["GET /v1/partner/%2e%2e/partner/wallets/chains", 200],
  ["GET /%", 404],
])("behaviour: the response to %s has the status %i", async (line, status) => {
  server = await startMockServer({ port: 0 });
  const response = await send(`${line} HTTP/1.1\nHost: service.test\nConnection: close\n\n`);
  expect(response.slice(0, response.indexOf("\r\n"))).toContain(`HTTP/1.1 ${status}`);
});

test("behaviour: stops a delayed request when the caller disconnects", async () => {
  const { service, arrived } = createSlowService();
  server = await startMockServer({ port: 0, service });
  const abort = new AbortController();
  const response = fetch(`${server.url}/partner/wallets/chains`, { signal: abort.signal });
  const request = await arrived;
  abort.abort();
  await expect(response).rejects.toThrow(/abort/);
  await once(request.signal, "abort");
  expect(request.signal.aborted).toBe(true);
});

test("behaviour: close aborts running requests", async () => {
  const { service, arrived } = createSlowService();
  server = await startMockServer({ port: 0, service });
  const response = fetch(`${server.url}/partner/wallets/chains`).then(
    () => "responded",
    () => "broken",
  );
  await arrived;
  await server.close();
  expect(await response).toBe("broken");
});

/** A service that responds only after its clock advances, and reports the first request. */
function createSlowService(): { service: MockService; arrived: Promise<Request> } {
  const service = createMockService({ clock: createVirtualClock() });
  service.faults.add({ latency_ms: 1000 });
  let resolve: (request: Request) => void = () => undefined;
  const arrived = new Promise<Request>((settle) => {
    resolve = settle;
  });
  const fetch: MockService["fetch"] = (input, init) => {
    resolve(new Request(input, init));
    return service.fetch(input, init);
  };
  return { service: { ...service, fetch }, arrived };
}
