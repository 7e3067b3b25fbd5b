import { expect, test } from "vitest";
import { createTestProxy } from "../../test/createTestProxy.ts";
import { createTestTime } from "../../test/createTestTime.ts";
import { readOutcome } from "../../test/readOutcome.ts";
import type { CreateProxyParameters } from "../settings/settings.ts";
import type { TransportRequest } from "./transport.ts";

const ID = "00000000-0000-4000-8000-000000000001";
const READ = ["GET", "/partner/wallets/balances/overview"] as const;
const SAFE_CHANGE = ["POST", `/partner/exchange/quotes/${ID}/accept`] as const;
const CHANGE = ["PATCH", `/partner/wallets/recipients/${ID}`, '{"label":"Rent"}'] as const;

/** A response's status, optionally with `Retry-After`, or the code of a connection error. */
type Turn = number | readonly [status: number, retryAfter: number] | string;

/** A proxy with a service that responds with the given turns, then successfully. Pauses end at once. */
function start(turns: readonly Turn[], parameters: Partial<CreateProxyParameters> = {}) {
  const time = createTestTime();
  const sent: TransportRequest[] = [];
  const pauses: number[] = [];
  const { call, logger } = createTestProxy({
    random: () => 1,
    now: time.now,
    schedule(callback, milliseconds, isBackground) {
      // Repeating timers (retention, the handler's poll) must not run in microtasks, which would block everything else.
      if (isBackground || milliseconds >= 10_000) return () => undefined;
      pauses.push(milliseconds);
      queueMicrotask(callback);
      return () => undefined;
    },
    async transport(request) {
      const turn = turns[sent.length] ?? 200;
      sent.push(request);
      if (typeof turn === "string") throw Object.assign(new Error("broken"), { code: turn });
      const [status, retryAfter] = typeof turn === "number" ? [turn] : turn;
      const body =
        status < 400 ? { status: "success", data: {} } : { status: "error", error: { code: "X", message: "x" } };
      const header = (name: string) => (name === "retry-after" && retryAfter !== undefined ? `${retryAfter}` : null);
      return { status, header, bytes: new TextEncoder().encode(JSON.stringify(body)) };
    },
    ...parameters,
  });
  return {
    sent,
    pauses,
    logger,
    send: ([method, path, body]: readonly [string, string, string?]) =>
      call(path, body === undefined ? { method } : { method, body }),
  };
}

test("default", async () => {
  const { send, sent, pauses } = start(["ECONNRESET", 503]);
  expect((await send(READ)).status).toBe(200);
  expect(pauses).toEqual([100, 200]);
  expect(new Set(sent.map(({ path }) => path)).size).toBe(1);
});

test.each<[name: string, call: typeof READ | typeof SAFE_CHANGE | typeof CHANGE, turn: Turn, times: number]>([
  ["a read whose connection breaks", READ, "ECONNRESET", 3],
  ["a read that meets 502", READ, 502, 3],
  ["a read that meets 503", READ, 503, 3],
  ["a read that meets 504", READ, 504, 3],
  ["a read that meets 500", READ, 500, 1],
  ["a read that meets 429", READ, 429, 1],
  ["a read that meets 404", READ, 404, 1],
  ["a read with a long Retry-After", READ, [503, 3], 1],
  ["a repeatable change", SAFE_CHANGE, "ECONNRESET", 3],
  ["a repeatable change that meets 503", SAFE_CHANGE, 503, 3],
  ["a change whose connection breaks", CHANGE, "ECONNRESET", 1],
  ["a change that meets 503", CHANGE, 503, 1],
  ["an unsent change", CHANGE, "ECONNREFUSED", 3],
  ["a change whose host is not found", CHANGE, "ENOTFOUND", 3],
])("behaviour: %s is retried only if that is safe", async (_, call, turn, times) => {
  const { send, sent } = start(Array.from({ length: 9 }, () => turn));
  const { status } = await send(call);
  expect(status).toBe(typeof turn === "string" ? 502 : [turn].flat()[0]);
  expect(sent).toHaveLength(times);
});

// The first attempt deleted it, so the second one finds nothing.
test.each<[turns: readonly Turn[], status: number, times: number]>([
  [["ECONNRESET", 404], 200, 2],
  [[503, 404], 200, 2],
  [["ECONNREFUSED", 404], 404, 2],
  [[404], 404, 1],
])("behaviour: a deletion that meets %j has the status %i", async (turns, status, times) => {
  const { send, sent } = start(turns);
  expect((await send(["DELETE", `/partner/wallets/recipients/${ID}`])).status).toBe(status);
  expect(sent).toHaveLength(times);
});

test("behaviour: a retry waits for a short Retry-After", async () => {
  const { send, pauses } = start([
    [503, 2],
    [503, 0],
  ]);
  expect((await send(READ)).status).toBe(200);
  expect(pauses).toEqual([2000, 200]);
});

test("parameters: retries", async () => {
  const { send, sent } = start(["ECONNRESET"], { retries: 0 });
  expect(await readOutcome(await send(READ))).toEqual([502, "UPSTREAM_UNREACHABLE"]);
  expect(sent).toHaveLength(1);
});

test("parameters: random shortens a pause by up to half", async () => {
  const { send, pauses } = start(["ECONNRESET", "ECONNRESET"], { random: () => 0 });
  await send(READ);
  expect(pauses).toEqual([50, 100]);
});

test("behaviour: the timeout of a call includes its retries", async () => {
  const time = createTestTime();
  const { call } = createTestProxy({
    timeout: 150,
    random: () => 1,
    schedule: time.schedule,
    transport: () => Promise.reject(new Error("broken")),
  });
  const response = call(READ[1]);
  // The first attempt, then the pause before the second.
  while (time.waiting() < 2) await new Promise((resolve) => setImmediate(resolve));
  time.advance(100);
  while (time.waiting() < 2) await new Promise((resolve) => setImmediate(resolve));
  time.advance(50);
  expect(await readOutcome(await response)).toEqual([502, "UPSTREAM_UNREACHABLE"]);
  expect(time.waiting()).toBe(0);
});
