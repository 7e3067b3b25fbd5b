import { getTicker } from "@partner-kit/contract";
import { expect, test } from "vitest";
import { createTestProxy } from "./createTestProxy.ts";
import { keepSecret, takeLeaks, watchAddress } from "./leakRecord.ts";
import { readLive } from "./readLive.ts";
import { SECRET, signDelivery } from "./signDelivery.ts";
import { startServer } from "./startServer.ts";

const BALANCES = "/partner/wallets/balances/overview";
const VERIFY = "/partner/wallets/fiat/verify-account";
const KEY = "key-for-leaks-0123456789";

test("behaviour: a key in a log line is detected", async () => {
  const authorize = () => Promise.reject(failIn(KEY));
  await createTestProxy({ apiKey: KEY, authorize }).call(BALANCES);
  expect(takeLeaks()).toEqual([expect.stringContaining(`A log line contains "${KEY}"`)]);
});

test("behaviour: a key in a response is detected", async () => {
  const overrides = { getBalances: { response: () => ({ note: KEY }) } };
  const fetch = async () => Response.json({ status: "success", data: {} });
  await createTestProxy({ apiKey: KEY, overrides, fetch }).call(BALANCES);
  expect(takeLeaks()).toEqual([expect.stringContaining(`A response contains "${KEY}"`)]);
});

test("behaviour: a key in a chunk of a stream is detected", async () => {
  const addKey = (data: unknown) => ({
    tickers: getTicker.data.parse(data).tickers.map((ticker) => ({ ...ticker, note: KEY })),
  });
  const { call, proxy, service } = createTestProxy({
    apiKey: KEY,
    overrides: { getTicker: { response: addKey } },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      request.headers.set("x-api-key", service.keys.default);
      return service.fetch(request);
    },
  });
  const viewer = readLive(await call("/kit/live"));
  await viewer.next("ticker");
  await viewer.cancel();
  await proxy.close();
  expect(takeLeaks()).toEqual([expect.stringContaining(`A response contains "${KEY}"`)]);
});

test.each(["application/json", "text/event-stream"])(
  "behaviour: a key in a process's response as %s is detected",
  async (type) => {
    keepSecret(KEY);
    const port = await startServer((_, outgoing) => {
      outgoing.writeHead(200, { "content-type": type }).write(`data: ${KEY.slice(0, 9)}`);
      outgoing.end(`${KEY.slice(9)}\n\n`);
    });
    const url = `http://127.0.0.1:${port}`;
    await (await fetch(url)).text();
    expect(takeLeaks()).toEqual([]);
    watchAddress(url);
    expect(await (await fetch(url)).text()).toBe(`data: ${KEY}\n\n`);
    expect(takeLeaks()).toEqual([expect.stringContaining(`A response contains "${KEY}"`)]);
  },
);

test("behaviour: personal data of a delivery in a log line is detected", async () => {
  const { headers, body } = await signDelivery({ id: "evt_leak" });
  const onRequest = () => {
    throw failIn("Ngozi Okonjo");
  };
  const { call } = createTestProxy({ webhookSecrets: [SECRET], onRequest });
  expect((await call("/kit/webhook", { method: "POST", headers, body })).status).toBe(204);
  expect(takeLeaks()).toEqual([expect.stringContaining('A log line contains "Ngozi Okonjo"')]);
});

test("behaviour: personal data in a log line and in a refusal is detected", async () => {
  const account_number = "0987654321";
  const fetch = async () =>
    Response.json({ status: "error", error: { code: "NOT_FOUND", message: `no ${account_number}` } }, { status: 404 });
  const onRequest = () => {
    throw failIn(account_number);
  };
  const { call } = createTestProxy({ fetch, onRequest });
  await call(VERIFY, { method: "POST", body: JSON.stringify({ account_number, bank_code: "044" }) });
  expect(takeLeaks()).toEqual([
    expect.stringContaining(`A log line contains "${account_number}"`),
    expect.stringContaining(`A refusal contains "${account_number}"`),
  ]);
});

test("behaviour: a secret that is returned a second time is detected", async () => {
  const secret = `whsec_${"a".repeat(43)}=`;
  let shown = { secret };
  const { call } = createTestProxy({
    fetch: async () => Response.json({ status: "success", data: shown }),
    overrides: { getBalances: { response: () => ({ secret }) } },
  });
  await call("/partner/webhooks/00000000-0000-4000-8000-000000000001");
  expect(takeLeaks()).toEqual([]);
  shown = { secret: "" };
  await call(BALANCES);
  expect(takeLeaks()).toEqual([expect.stringContaining("A later response contains")]);
});

/** An error of the host's code with a source location, which logs contain. */
function failIn(file: string): Error {
  return Object.assign(new Error("broken"), { stack: `Error: broken\n    at ${file}:1:2` });
}
