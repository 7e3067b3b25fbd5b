import { expect, test, vi } from "vitest";
import { createTestProxy } from "../../test/createTestProxy.ts";
import { createTestTime } from "../../test/createTestTime.ts";
import { sendRaw } from "../../test/sendRaw.ts";
import { SECRET, signDelivery } from "../../test/signDelivery.ts";
import { startServer } from "../../test/startServer.ts";
import type { CreateProxyParameters } from "../settings/settings.ts";
import { createMemoryStore } from "../store/createMemoryStore.ts";
import { toNodeListener } from "./toNodeListener.ts";

async function start(parameters: Partial<CreateProxyParameters> = {}) {
  const time = createTestTime();
  const store = createMemoryStore();
  const { proxy } = createTestProxy({ ...time, store, webhookSecrets: [SECRET], ...parameters });
  const port = await startServer(toNodeListener(proxy));
  const timestamp = time.now() / 1000;
  /** Sends the headers of a delivery and the given part of its body. */
  const send = (headers: Readonly<Record<string, string>>, body: string, length = body.length) => {
    const lines = Object.entries({ host: "admin.example", "content-length": String(length), ...headers });
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
    return sendRaw(port, `POST /partner-kit/kit/webhook HTTP/1.1\r\n${head}\r\n${body}`);
  };
  return { time, store, send, sign: (more = {}) => signDelivery({ timestamp, ...more }) };
}

test("behaviour: without signature headers the response does not wait for the body", async () => {
  const { send } = await start();
  expect(await send({}, "", 200 * 1024)).toMatch(/^HTTP\/1\.1 401 /);
});

test("behaviour: a body with a Content-Length above the limit is refused at once", async () => {
  const { send, sign } = await start();
  const { headers } = await sign();
  expect(await send(headers, "", 256 * 1024 + 1)).toMatch(/^HTTP\/1\.1 413 /);
});

test("behaviour: a body that does not arrive is refused after three seconds", async () => {
  const clock = createTestTime();
  let wait: (() => void) | undefined;
  const { send, sign } = await start({
    now: clock.now,
    schedule(callback, milliseconds, isBackground) {
      if (milliseconds === 3_000) wait = callback;
      return clock.schedule(callback, milliseconds, isBackground);
    },
  });
  const { headers, body } = await sign();
  const response = send(headers, new TextDecoder().decode(body).slice(0, 20), body.length);
  await vi.waitUntil(() => wait !== undefined);
  clock.advance(3_000);
  expect(await response).toMatch(/^HTTP\/1\.1 408 /);
});

test("behaviour: unverified bytes are limited per address, and verified deliveries free them", async () => {
  const { send, sign, store } = await start({ maxUnverifiedBytesPerAddress: 1_000 });
  const { headers } = await sign();
  expect(await send(headers, "x".repeat(1_001))).toMatch(/^HTTP\/1\.1 503 .*\r\nretry-after: 30\r/is);
  for (const id of ["a", "b", "c", "d", "e", "f"]) {
    const delivery = await sign({ id });
    const text = new TextDecoder().decode(delivery.body);
    expect(await send({ ...delivery.headers, connection: "close" }, text)).toMatch(/^HTTP\/1\.1 204 /);
  }
  expect(await store.readEvents({ after: 0, limit: 10 })).toHaveLength(6);
});
