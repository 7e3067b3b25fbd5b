import {
  createWithdrawalSigningKey,
  deriveWithdrawalVerifyingKey,
  verifyWithdrawalRequest,
} from "@partner-kit/contract/signing";
import { createMockService } from "@partner-kit/mock";
import { expect, test } from "vitest";
import { createGate } from "../../test/createGate.ts";
import { createTestProxy, ORIGIN } from "../../test/createTestProxy.ts";
import { readLive } from "../../test/readLive.ts";
import { readOutcome } from "../../test/readOutcome.ts";
import { SECRET } from "../../test/signDelivery.ts";
import type { CreateProxyParameters } from "../settings/settings.ts";
import { createMemoryStore } from "../store/createMemoryStore.ts";
import { createSecretBox } from "../store/createSecretBox.ts";
import { StoreError } from "../store/StoreError.ts";
import type { TransportRequest } from "../upstream/transport.ts";

const { keys } = createMockService();
const BALANCES = "/partner/wallets/balances/overview";
const QUOTE = "/partner/wallets/withdrawals/quotes";
const quote = {
  method: "POST",
  body: JSON.stringify({ amount: "10.50", currency: "USD", recipient_id: "00000000-0000-4000-8000-000000000001" }),
};
const [oldStoreKey, newStoreKey] = [btoa("a".repeat(32)), btoa("b".repeat(32))];
const NEW_KEY = "key-new-0123456789";

type Turn = (request: TransportRequest) => Promise<number> | number;

/** A proxy whose service responds as `turn` decides. */
function start(turn: Turn = () => 200, parameters: Partial<CreateProxyParameters> = {}) {
  const sent: TransportRequest[] = [];
  const store = createMemoryStore();
  const started = createTestProxy({
    apiKey: "key-old-0123456789",
    random: () => 0,
    store,
    async transport(request) {
      sent.push(request);
      const status = await turn(request);
      const success = { status: "success", data: {} };
      const body = status === 200 ? success : { status: "error", error: { code: "X", message: "x" } };
      return { status, header: () => null, bytes: new TextEncoder().encode(JSON.stringify(body)) };
    },
    ...parameters,
  });
  const audited = async () =>
    (await store.readAudit({ after: 0, limit: 100 })).map(({ action, resource, outcome }) => [
      action,
      resource,
      outcome,
    ]);
  return { ...started, store, sent, audited, usedKeys: () => sent.map(({ headers }) => headers["x-api-key"]) };
}

test("default: a request in progress finishes with its key, later ones use the new key", async () => {
  const gate = createGate<number>();
  let isHeld = true;
  const { proxy, call, usedKeys, audited, logger } = start(() => (isHeld ? gate.promise : 200));
  const before = call(BALANCES);
  await expect.poll(usedKeys).toHaveLength(1);
  isHeld = false;
  await proxy.rotate({ apiKey: NEW_KEY });
  // An equal read does not join the one in progress.
  expect((await call(BALANCES)).status).toBe(200);
  gate.resolve(200);
  expect((await before).status).toBe(200);
  expect(usedKeys()).toEqual(["key-old-0123456789", NEW_KEY, NEW_KEY]);
  expect(await audited()).toEqual([["rotateSecret", "secrets/apiKey", "ok"]]);
  expect(logger.entries).toContainEqual({
    level: "info",
    fields: { secret: "apiKey" },
    message: "a secret was rotated",
  });
});

test("behaviour: a retry uses the key of its request", async () => {
  const gate = createGate<number>();
  const { proxy, call, usedKeys } = start((request) => {
    if (request.headers["x-api-key"] === NEW_KEY) return 200;
    return usedKeys().length === 1 ? gate.promise : 200;
  });
  const before = call(BALANCES);
  await expect.poll(usedKeys).toHaveLength(1);
  await proxy.rotate({ apiKey: NEW_KEY });
  gate.resolve(503);
  expect((await before).status).toBe(200);
  expect(usedKeys()).toEqual(["key-old-0123456789", NEW_KEY, "key-old-0123456789"]);
});

test("behaviour: facts about the former key are read again", async () => {
  const { proxy, call } = createTestProxy({ apiKey: keys.default });
  const isAllowed = async () => (await (await call("/kit/session")).json()).data.operations.listWebhooks.allowed;
  expect((await call("/partner/webhooks")).status).toBe(403);
  expect(await isAllowed()).toBe(false);
  const viewer = readLive(await call("/kit/live"));
  await proxy.rotate({ apiKey: keys.webhooks });
  expect(await viewer.next("reset")).toEqual({ reason: "key_rotated" });
  await viewer.cancel();
  expect(await isAllowed()).toBe(true);
  expect((await call("/partner/webhooks")).status).toBe(200);
});

test("behaviour: a missing scope that the former key's last request reports is not a fact about the new key", async () => {
  const gate = createGate();
  const { call, proxy, service, sent } = createTestProxy({
    apiKey: keys.default,
    async fetch(input, init) {
      const request = new Request(input, init);
      const response = await service.fetch(request.clone());
      if (request.url.endsWith("/partner/webhooks")) await gate.promise;
      return response;
    },
  });
  expect(sent).toEqual([]);
  const before = call("/partner/webhooks");
  await proxy.rotate({ apiKey: keys.webhooks });
  gate.resolve();
  expect((await before).status).toBe(403);
  expect((await (await call("/kit/session")).json()).data.operations.listWebhooks.allowed).toBe(true);
});

test("parameters: keyScopes", async () => {
  const { proxy, call } = start(undefined, { keyScopes: ["trades:view"] });
  expect(await readOutcome(await call(BALANCES))).toEqual([403, "GRANT_MISSING"]);
  await proxy.rotate({ apiKey: NEW_KEY, keyScopes: ["trades:view", "wallets:view"] });
  expect((await call(BALANCES)).status).toBe(200);
});

test.each([
  [401, "rejects the new `apiKey`"],
  [429, "did not confirm the new `apiKey`"],
  [503, "did not confirm the new `apiKey`"],
])("behaviour: after a %s the proxy keeps the former key", async (status, problem) => {
  const { proxy, call, usedKeys, audited } = start(({ headers }) => (headers["x-api-key"] === NEW_KEY ? status : 200));
  const refusal = proxy.rotate({ apiKey: NEW_KEY, webhookSecrets: [SECRET] });
  await expect(refusal).rejects.toMatchObject({ message: expect.stringContaining(problem) });
  await expect(refusal).rejects.toThrow("/ROTATION_REFUSED");
  expect((await call(BALANCES)).status).toBe(200);
  expect(usedKeys()).toEqual([NEW_KEY, "key-old-0123456789"]);
  expect(await audited()).toEqual([]);
});

test("behaviour: a key without the scope of the tried read is accepted", async () => {
  const { proxy, call, usedKeys } = start(({ path }) => (path.endsWith(BALANCES) ? 403 : 200));
  await proxy.rotate({ apiKey: NEW_KEY });
  await call("/partner/exchange/markets");
  expect(usedKeys()).toEqual([NEW_KEY, NEW_KEY]);
});

test("behaviour: a pause after a 429 response ends with its key", async () => {
  let status = 429;
  const { proxy, call, usedKeys } = start(() => status, { retries: 0 });
  expect((await call(BALANCES)).status).toBe(429);
  status = 200;
  await proxy.rotate({ apiKey: NEW_KEY });
  expect((await call(BALANCES)).status).toBe(200);
  expect(usedKeys()).toHaveLength(3);
});

test("behaviour: a response that contains the former or the new key is discarded", async () => {
  let echo = "";
  const { proxy, call } = start(undefined, {
    transport: async () => ({
      status: 200,
      header: () => null,
      bytes: new TextEncoder().encode(JSON.stringify({ status: "success", data: { echo } })),
    }),
  });
  await proxy.rotate({ apiKey: NEW_KEY });
  for (const key of ["key-old-0123456789", NEW_KEY]) {
    echo = key;
    expect(await readOutcome(await call(BALANCES))).toEqual([502, "UPSTREAM_INVALID"]);
  }
});

test("parameters: signingKey and withdrawalApiKey", async () => {
  const [former, next] = [createWithdrawalSigningKey(), createWithdrawalSigningKey()];
  const gate = createGate<number>();
  const isHeld = ({ path, headers }: TransportRequest) =>
    path.endsWith(QUOTE) && headers["x-api-key"] === "withdrawals-old-key";
  const { proxy, call, sent, audited } = start((request) => (isHeld(request) ? gate.promise : 200), {
    signingKey: former,
    withdrawalApiKey: "withdrawals-old-key",
  });
  const before = call(QUOTE, quote);
  await expect.poll(() => sent).toHaveLength(1);
  await proxy.rotate({ signingKey: next, withdrawalApiKey: "withdrawals-new-key" });
  expect((await call(QUOTE, quote)).status).toBe(200);
  gate.resolve(200);
  expect((await before).status).toBe(200);
  const signed = sent.filter(({ path }) => path.endsWith(QUOTE));
  expect(signed.map(({ headers }) => headers["x-api-key"])).toEqual(["withdrawals-old-key", "withdrawals-new-key"]);
  for (const [index, key] of [former, next].entries()) {
    const { method = "", path = "", headers = {}, body = "" } = signed[index] ?? {};
    const publicKey = await deriveWithdrawalVerifyingKey(key);
    await verifyWithdrawalRequest({ publicKey, method, path, headers, body: new TextEncoder().encode(body) });
  }
  const rotated = (await audited()).filter(([action]) => action === "rotateSecret").map(([, resource]) => resource);
  expect(rotated).toEqual(["secrets/withdrawalApiKey", "secrets/signingKey"]);
});

const toBytes = (key: string) => Uint8Array.from(atob(key), (byte) => byte.charCodeAt(0));
const receiver = { receiverUrl: `${ORIGIN}/partner-kit/kit/webhook`, storeKeys: [oldStoreKey] };
const label = "wh_1 1";

async function saveSealed(store: ReturnType<typeof createMemoryStore>): Promise<void> {
  const sealed = await createSecretBox({ keys: [toBytes(oldStoreKey)] }).seal({ text: SECRET, label });
  await store.saveSecret({ webhook_id: "wh_1", version: 1, sealed, valid_until: null });
}

test("parameters: storeKeys: stored secrets are sealed again, then the former key can go", async () => {
  const { proxy, store, logger, audited } = start(undefined, receiver);
  await saveSealed(store);
  await proxy.rotate({ storeKeys: [newStoreKey] });
  const [row] = await store.readSecrets();
  const onlyNew = createSecretBox({ keys: [toBytes(newStoreKey)] });
  expect(await onlyNew.open({ sealed: row?.sealed ?? new Uint8Array(), label })).toBe(SECRET);
  expect(await audited()).toEqual([["rotateSecret", "secrets/storeKeys", "ok"]]);
  expect(logger.entries.at(-1)).toEqual({
    level: "info",
    fields: { key_id: await onlyNew.keyId() },
    message: "every stored secret and approval uses the new store key: delete the former keys",
  });
});

test("behaviour: a former store key still decrypts if sealing again fails, and the log says to keep it", async () => {
  const store = createMemoryStore();
  const { proxy, logger, call } = start(undefined, {
    ...receiver,
    store: { ...store, resealSecret: () => Promise.reject(new StoreError("readonly")) },
  });
  await saveSealed(store);
  await proxy.rotate({ storeKeys: [newStoreKey] });
  expect(logger.entries.at(-1)).toMatchObject({
    level: "warn",
    message: expect.stringContaining("keep it in the setting"),
  });
  await expect.poll(async () => (await (await call("/kit/session")).json()).data.receiver.state).toBe("ok");
});

test.each([
  [{ signingKey: createWithdrawalSigningKey() }, "`signingKey` was not set at start"],
  [{ storeKeys: [newStoreKey] }, "`storeKeys` was not set at start"],
  [{ apiKey: "" }, "`apiKey` is empty"],
  [{ apiKey: `${NEW_KEY}\n` }, "`apiKey` contains a space"],
  [{ webhookSecrets: ["hunter2"] }, "`webhookSecrets` contains a value that is not a signing secret"],
])("behaviour: %j is refused without its value, and nothing is sent", async (next, problem) => {
  const { proxy, sent } = start();
  const error = await proxy.rotate(next).catch(String);
  expect(error).toContain(`rotate: ${problem}`);
  for (const secret of [NEW_KEY, newStoreKey, "hunter2"]) expect(error).not.toContain(secret);
  expect(sent).toEqual([]);
});

test("parameters: reconnectStore: the rotation fails with it, and nothing is rotated", async () => {
  const { proxy, audited } = start();
  const failure = proxy.rotate({
    webhookSecrets: [SECRET],
    reconnectStore: () => Promise.reject(new StoreError("unreachable")),
  });
  await expect(failure).rejects.toThrow(StoreError);
  expect(await audited()).toEqual([]);
  await proxy.rotate({ reconnectStore: async () => undefined });
  expect(await audited()).toEqual([["rotateSecret", "secrets/store", "ok"]]);
});

test("behaviour: a rotation to the same values changes nothing", async () => {
  const { proxy, sent, audited } = start();
  await proxy.rotate({ apiKey: "key-old-0123456789" });
  expect([sent, await audited()]).toEqual([[], []]);
});
