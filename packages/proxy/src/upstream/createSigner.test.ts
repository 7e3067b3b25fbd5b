import { generateKeyPairSync } from "node:crypto";
import { deriveWithdrawalVerifyingKey, verifyWithdrawalRequest } from "@partner-kit/contract/signing";
import { expect, onTestFinished, test, vi } from "vitest";
import { createTestProxy } from "../../test/createTestProxy.ts";
import { readOutcome } from "../../test/readOutcome.ts";
import type { CreateProxyParameters } from "../settings/settings.ts";
import type { TransportRequest } from "./transport.ts";

const ID = "00000000-0000-4000-8000-000000000001";
const QUOTE = "/partner/wallets/withdrawals/quotes";
const SEED = "nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A";
const body = JSON.stringify({ amount: "10.50", currency: "USD", recipient_id: ID });

/** A proxy with a service that responds with the given statuses or connection errors. */
function start(parameters: Partial<CreateProxyParameters> = {}, turns: readonly (number | string)[] = []) {
  const sent: TransportRequest[] = [];
  const started = createTestProxy({
    signingKey: SEED,
    random: () => 0,
    async transport(request) {
      const turn = turns[sent.length] ?? 200;
      sent.push(request);
      if (typeof turn === "string") throw Object.assign(new Error("broken"), { code: turn });
      const error = { status: "error", error: { code: "REPLAY_PROTECTION_UNAVAILABLE", message: "later" } };
      const response = turn === 200 ? { status: "success", data: {} } : error;
      return { status: turn, header: () => null, bytes: new TextEncoder().encode(JSON.stringify(response)) };
    },
    ...parameters,
  });
  return { ...started, sent, quote: () => started.call(QUOTE, { method: "POST", body }) };
}

async function verify(request: TransportRequest | undefined, signingKey = SEED): Promise<string> {
  if (!request) throw new TypeError("nothing was sent");
  const { method, path, headers, body } = request;
  const publicKey = await deriveWithdrawalVerifyingKey(signingKey);
  return (await verifyWithdrawalRequest({ publicKey, method, path, headers, body: new TextEncoder().encode(body) }))
    .nonce;
}

test("default", async () => {
  const { quote, sent } = start();
  expect((await quote()).status).toBe(200);
  expect(sent[0]?.path).toBe(`/v1${QUOTE}`);
  expect(await verify(sent[0])).toMatch(/^[0-9a-f-]{36}$/);
});

test("behaviour: the retry of an unsent request has a new signature and the same body", async () => {
  const { quote, sent } = start({}, ["ECONNREFUSED", "ECONNREFUSED"]);
  expect((await quote()).status).toBe(200);
  expect(new Set(await Promise.all(sent.map((request) => verify(request)))).size).toBe(3);
  expect(new Set(sent.map((request) => request.body)).size).toBe(1);
});

test.each([
  ["a broken connection", "ECONNRESET", [502, "UPSTREAM_UNREACHABLE"]],
  ["unavailable replay protection", 503, [503, "REPLAY_PROTECTION_UNAVAILABLE"]],
] as const)("behaviour: after %s the request is not sent again", async (_, turn, outcome) => {
  const { quote, sent } = start({}, [turn]);
  expect(await readOutcome(await quote())).toEqual(outcome);
  expect(sent).toHaveLength(1);
});

test("behaviour: other operations are not signed", async () => {
  const { call, sent } = start();
  await call("/partner/wallets/balances/overview");
  expect(Object.keys(sent[0]?.headers ?? {}).filter((name) => name.startsWith("x-service"))).toEqual([]);
});

test("parameters: signingKey as PEM", async () => {
  const signingKey = generateKeyPairSync("ed25519").privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  const { quote, sent } = start({ signingKey });
  expect((await quote()).status).toBe(200);
  await verify(sent[0], signingKey);
});

test("parameters: without signingKey withdrawals are off", async () => {
  const { quote, sent } = start({ signingKey: undefined });
  expect(await readOutcome(await quote())).toEqual([403, "OPERATION_OFF"]);
  expect(sent).toEqual([]);
});

test("parameters: a malformed signingKey is refused at start", () => {
  expect(() => start({ signingKey: "abc" })).toThrow("`signingKey` is not an Ed25519 private key");
});

test("behaviour: a key that the platform rejects is logged, and nothing is sent", async () => {
  vi.spyOn(crypto.subtle, "importKey").mockRejectedValueOnce(new Error("not supported"));
  onTestFinished(() => void vi.restoreAllMocks());
  const { quote, sent, logger } = start();
  expect(await readOutcome(await quote())).toEqual([403, "OPERATION_OFF"]);
  expect(sent).toEqual([]);
  const [logged] = logger.entries.filter(({ level }) => level === "error");
  // As a JSON logger writes it.
  expect(JSON.parse(JSON.stringify(logged?.fields))).toEqual({
    err: { name: "TypeError", message: expect.stringContaining("not an Ed25519 private key") },
  });
});

test("parameters: withdrawalApiKey", async () => {
  const { quote, call, sent, service } = start({ withdrawalApiKey: "withdrawals-0123456789" });
  await quote();
  await call("/partner/wallets/balances/overview");
  const keys = sent.map(({ headers }) => headers["x-api-key"]);
  expect(keys).toEqual(["withdrawals-0123456789", service.keys.default]);
});

test("parameters: canonicalize", async () => {
  const { quote, sent } = start({ canonicalize: ({ method, path }) => `${method} ${path}` });
  await quote();
  await expect(verify(sent[0])).rejects.toMatchObject({ reason: "signature_mismatch" });
});

test.each(["withdrawals-0123456789", SEED])("behaviour: a response that contains %s is discarded", async (secret) => {
  const { quote } = start({
    withdrawalApiKey: "withdrawals-0123456789",
    transport: async () => ({
      status: 200,
      header: () => null,
      bytes: new TextEncoder().encode(JSON.stringify({ status: "success", data: { echo: `<${secret}>` } })),
    }),
  });
  expect(await readOutcome(await quote())).toEqual([502, "UPSTREAM_INVALID"]);
});
