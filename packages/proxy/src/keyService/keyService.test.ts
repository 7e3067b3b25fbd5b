import { createCipheriv, createDecipheriv, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { RequestListener } from "node:http";
import {
  createWithdrawalSigningKey,
  importWithdrawalVerifyingKey,
  verifyWithdrawalRequest,
} from "@partner-kit/contract/signing";
import { createMockService } from "@partner-kit/mock";
import { expect, test, vi } from "vitest";
import { createTestProxy, ORIGIN, type TestProxy } from "../../test/createTestProxy.ts";
import { createTestTime } from "../../test/createTestTime.ts";
import { readOutcome } from "../../test/readOutcome.ts";
import { runReadme } from "../../test/runReadme.ts";
import { startServer } from "../../test/startServer.ts";
import type { CreateProxyParameters } from "../settings/settings.ts";
import { createMemoryStore } from "../store/createMemoryStore.ts";
import type { TransportRequest } from "../upstream/transport.ts";
import type { Sealer, WithdrawalSigner } from "./keyService.ts";

const QUOTE = "/partner/wallets/withdrawals/quotes";
const quote = {
  method: "POST",
  body: JSON.stringify({ amount: "10.50", currency: "USD", recipient_id: "00000000-0000-4000-8000-000000000001" }),
};
const { keys } = createMockService();
const receiverUrl = `${ORIGIN}/partner-kit/kit/webhook`;
const webhook = {
  method: "POST",
  body: JSON.stringify({ url: receiverUrl, description: "", enabled: true, event_types: ["deposit.success"] }),
};

/** A key service over HTTP: signs, and encrypts data keys with a master key that never leaves it. */
async function startKeyService() {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  const masterKey = randomBytes(32);
  const state = { isDown: false, calls: [] as string[] };
  const answer = (path: string, { message = "", key = "", wrapped = "", label = "" }: Record<string, string>) => {
    if (path === "/sign")
      return { signature: sign(null, Buffer.from(message, "base64"), privateKey).toString("base64") };
    if (path === "/wrap") {
      const iv = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", masterKey, iv).setAAD(Buffer.from(label));
      const data = Buffer.concat([iv, cipher.update(key, "base64"), cipher.final(), cipher.getAuthTag()]);
      return { wrapped: data.toString("base64") };
    }
    const bytes = Buffer.from(wrapped, "base64");
    const decipher = createDecipheriv("aes-256-gcm", masterKey, bytes.subarray(0, 12)).setAAD(Buffer.from(label));
    decipher.setAuthTag(bytes.subarray(-16));
    return { key: Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString("base64") };
  };
  const listener = async (...[incoming, outgoing]: Parameters<RequestListener>): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const path = incoming.url ?? "";
    state.calls.push(path);
    if (state.isDown) outgoing.writeHead(503).end();
    else outgoing.end(JSON.stringify(answer(path, JSON.parse(Buffer.concat(chunks).toString()))));
  };
  const url = `http://127.0.0.1:${await startServer((incoming, outgoing) => void listener(incoming, outgoing))}`;
  return { url, state, publicKey: publicKey.export({ type: "spki", format: "pem" }).toString() };
}

test("default: the example of the documentation seals, opens and signs, and refuses while the key service is down", async () => {
  const { url, state, publicKey } = await startKeyService();
  const store = createMemoryStore();
  const time = createTestTime();
  const made: TestProxy[] = [];
  let used: Partial<CreateProxyParameters> = {};
  const createProxy = (settings: Partial<CreateProxyParameters>) => {
    used = settings;
    const test = createTestProxy({ apiKey: keys.webhooks, store, now: time.now, ...settings, receiverUrl });
    made.push(test);
    return test.proxy;
  };
  await runReadme({
    page: "secrets.md",
    below: "## Keys in a KMS or HSM",
    scope: { createProxy, KMS_URL: url, KMS_PUBLIC_KEY: publicKey },
    modules: { createCipheriv, createDecipheriv, randomBytes },
  });
  const [example] = made;
  if (!example) throw new Error("The example creates no proxy.");
  const { call, proxy, service, sent, logger } = example;

  // The secret is sealed with a data key that the key service encrypts.
  service.onDelivery((request) => proxy.fetch(request));
  const created = await (await call("/partner/webhooks", webhook)).json();
  expect(created.data.secret).toMatch(/^whsec_/);
  const [row] = await store.readSecrets();
  const sealed = new TextDecoder().decode(row?.sealed);
  expect(Object.keys(JSON.parse(sealed))).toEqual(["wrapped", "iv", "data"]);
  expect(sealed).not.toContain(created.data.secret);
  // A random text first, then the secret.
  expect(state.calls.slice(0, 3)).toEqual(["/wrap", "/unwrap", "/wrap"]);

  // Another instance opens it.
  const other = createTestProxy({ store, now: time.now, ...used, receiverUrl });
  service.onDelivery((request) => other.proxy.fetch(request));
  service.emit({ type: "deposit.success" });
  time.advance(1_000);
  await service.clock.advance(1_000);
  expect(await store.readEvents({ after: 0, limit: 10 })).toHaveLength(1);

  // The signature belongs to the key service's key.
  await call(QUOTE, quote);
  const request = sent.find((one) => one.url.endsWith(QUOTE));
  if (!request) throw new Error("Nothing was sent.");
  await verifyWithdrawalRequest({
    publicKey: await importWithdrawalVerifyingKey(publicKey),
    method: "POST",
    path: new URL(request.url).pathname,
    headers: Object.fromEntries(request.headers),
    body: new Uint8Array(await request.arrayBuffer()),
    now: time.now,
  });

  // Nothing is sent while the key service is down.
  state.isDown = true;
  const before = [sent.length, (await store.readSecrets()).length];
  const recorded = (await store.readAudit({ after: 0, limit: 100 })).length;
  for (const [path, init] of [
    [QUOTE, quote],
    ["/partner/webhooks", webhook],
  ] as const)
    expect(await readOutcome(await call(path, init))).toEqual([503, "KEY_SERVICE_UNAVAILABLE"]);
  expect([sent.length, (await store.readSecrets()).length]).toEqual(before);
  expect(logger.text()).toContain("signer.sign failed, so the proxy refused the request");
  const audit = await store.readAudit({ after: recorded, limit: 10 });
  expect(audit.map(({ action, outcome }) => [action, outcome])).toEqual([
    ["createWithdrawalQuote", "begun"],
    ["createWithdrawalQuote", "KEY_SERVICE_UNAVAILABLE"],
    ["createWebhook", "refused"],
  ]);
});

/** A proxy with a given signer. */
function start(signer: WithdrawalSigner, parameters: Partial<CreateProxyParameters> = {}) {
  const sent: TransportRequest[] = [];
  const started = createTestProxy({
    signer,
    async transport(request) {
      sent.push(request);
      return { status: 200, header: () => null, bytes: new TextEncoder().encode('{"status":"success","data":{}}') };
    },
    ...parameters,
  });
  return { ...started, sent };
}

test("parameters: keyServiceTimeout: a late signature is refused, and its call is aborted", async () => {
  const time = createTestTime();
  const signals: AbortSignal[] = [];
  const signer: WithdrawalSigner = {
    sign: (_, { signal }) => {
      signals.push(signal);
      return new Promise(() => undefined);
    },
  };
  const { call, sent } = start(signer, { now: time.now, schedule: time.schedule, keyServiceTimeout: 2_000 });
  const response = call(QUOTE, quote);
  await vi.waitUntil(() => signals.length === 1);
  time.advance(2_000);
  expect(await readOutcome(await response)).toEqual([503, "KEY_SERVICE_UNAVAILABLE"]);
  expect([sent, signals[0]?.aborted]).toEqual([[], true]);
});

test.each([
  ["of another length", new Uint8Array(63)],
  ["of another key", new Uint8Array(64)],
])("behaviour: a signature %s is not sent", async (_, signature) => {
  const publicKey = generateKeyPairSync("ed25519").publicKey.export({ type: "spki", format: "pem" }).toString();
  const { call, sent } = start({ publicKey, sign: async () => signature });
  expect(await readOutcome(await call(QUOTE, quote))).toEqual([503, "KEY_SERVICE_UNAVAILABLE"]);
  expect(sent).toEqual([]);
});

const clearSealer: Sealer = {
  seal: async ({ text }) => new TextEncoder().encode(text),
  open: async ({ sealed }) => new TextDecoder().decode(sealed),
};

test("behaviour: a sealer that does not encrypt is refused, and nothing is stored", async () => {
  const store = createMemoryStore();
  const { call, sent } = createTestProxy({ sealer: clearSealer, receiverUrl, store });
  expect(await readOutcome(await call("/partner/webhooks", webhook))).toEqual([503, "KEY_SERVICE_UNAVAILABLE"]);
  expect([sent, await store.readSecrets()]).toEqual([[], []]);
});

test.each([
  [
    { signer: { sign: async () => new Uint8Array() }, signingKey: createWithdrawalSigningKey() },
    "`signer` and `signingKey`",
  ],
  [{ sealer: clearSealer, storeKeys: [btoa("k".repeat(32))] }, "`sealer` and `storeKeys`"],
])("behaviour: a key and its service cannot both be set", (settings, problem) => {
  expect(() => createTestProxy(settings)).toThrow(`${problem} are both set. Remove one of them`);
});

test("parameters: policy: a sealer needs a fingerprint", async () => {
  const policy: CreateProxyParameters["policy"] = () => ({ decision: "allow" });
  expect(() => createTestProxy({ sealer: clearSealer, policy })).toThrow("`sealer` lacks `fingerprint`");
  createTestProxy({ sealer: { ...clearSealer, fingerprint: async () => "hash" }, policy });
});
