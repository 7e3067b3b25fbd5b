import { expect, test } from "vitest";
import { createGate } from "../../test/createGate.ts";
import { createTestProxy } from "../../test/createTestProxy.ts";
import { createTestTime } from "../../test/createTestTime.ts";
import { readOutcome } from "../../test/readOutcome.ts";
import type { CreateProxyParameters } from "../settings/settings.ts";

const ID = "00000000-0000-4000-8000-000000000001";
const ACCEPT = ["POST", `/partner/exchange/quotes/${ID}/accept`] as const;
const TICKER = ["GET", "/partner/exchange/ticker/24h"] as const;
const BALANCES = ["GET", "/partner/wallets/balances/overview"] as const;
const RECIPIENTS = ["GET", "/partner/wallets/recipients"] as const;
const CHAINS = ["GET", "/partner/wallets/chains"] as const;

type Turn = Response | Promise<Response> | Error;

/** A service that returns the test's responses, then successes. */
function start(parameters: Partial<CreateProxyParameters> = {}) {
  const time = createTestTime();
  const turns: Turn[] = [];
  let sent = 0;
  const { call, proxy } = createTestProxy({
    now: time.now,
    schedule: time.schedule,
    async fetch() {
      sent += 1;
      const turn = await turns.shift();
      if (turn instanceof Error) throw turn;
      return turn ?? Response.json({ status: "success", data: {} });
    },
    ...parameters,
  });
  const send = ([method, path]: readonly [string, string]) => call(path, { method });
  return { send, proxy, time, turns, sent: () => sent };
}

function tooMany(retryAfter: string): Response {
  const error = { code: "RATE_LIMITED", message: "" };
  return Response.json({ status: "error", error }, { status: 429, headers: { "retry-after": retryAfter } });
}

test("behaviour: a 429 pauses only its class of reads, changes or public calls", async () => {
  const { send, turns } = start();
  turns.push(tooMany("30"));
  await send(TICKER);
  expect(await readOutcome(await send(BALANCES))).toEqual([429, "RATE_LIMITED"]);
  expect((await send(ACCEPT)).status).toBe(200);
  expect((await send(CHAINS)).status).toBe(200);
  turns.push(tooMany("30"));
  await send(ACCEPT);
  expect(await readOutcome(await send(ACCEPT))).toEqual([429, "RATE_LIMITED"]);
});

test.each(["3600", "99999999999", "Fri, 01 Jan 2100 00:00:00 GMT"])(
  "behaviour: Retry-After: %s pauses reads for a minute, and browsers get the remaining time",
  async (retryAfter) => {
    const { send, turns, time, sent } = start();
    turns.push(tooMany(retryAfter));
    expect((await send(TICKER)).headers.get("retry-after")).toBe("60");
    time.advance(59_999);
    expect((await send(BALANCES)).headers.get("retry-after")).toBe("1");
    expect(sent()).toBe(1);
    time.advance(1);
    expect((await send(BALANCES)).status).toBe(200);
  },
);

test("parameters: maxBackOff", async () => {
  const { send, turns, time } = start({ maxBackOff: 5_000 });
  turns.push(tooMany("3600"));
  expect((await send(TICKER)).headers.get("retry-after")).toBe("5");
  time.advance(5_000);
  expect((await send(TICKER)).status).toBe(200);
});

test("behaviour: after the pause one call is a probe, and its response ends or renews the pause", async () => {
  const { send, turns, time, sent } = start({ retries: 0 });
  turns.push(tooMany("10"));
  await send(TICKER);
  time.advance(10_000);
  const first = createGate<Response>();
  turns.push(first.promise);
  const probe = send(BALANCES);
  await new Promise(setImmediate);
  const held = await send(RECIPIENTS);
  expect([held.headers.get("retry-after"), held.status, sent()]).toEqual(["1", 429, 2]);
  first.resolve(tooMany("20"));
  expect((await probe).status).toBe(429);
  time.advance(20_000);
  turns.push(new TypeError("reset"));
  await expect(send(BALANCES).then(readOutcome)).resolves.toEqual([502, "UPSTREAM_UNREACHABLE"]);
  expect((await send(RECIPIENTS)).status).toBe(200);
  expect((await send(BALANCES)).status).toBe(200);
});

test("behaviour: a gateway's 429 without an envelope starts a pause too", async () => {
  const { send, turns, sent } = start();
  turns.push(new Response("<h1>Slow down</h1>", { status: 429, headers: { "retry-after": "10" } }));
  expect(await readOutcome(await send(TICKER))).toEqual([502, "UPSTREAM_INVALID"]);
  expect(await readOutcome(await send(BALANCES))).toEqual([429, "RATE_LIMITED"]);
  expect(sent()).toBe(1);
});

test("behaviour: resumeUpstream ends the pause, and the metrics show it", async () => {
  const { send, proxy, turns } = start();
  turns.push(tooMany("10"));
  await send(TICKER);
  expect(proxy.metrics()).toContain("partner_kit_back_off_seconds 10\n");
  expect(proxy.metrics()).toContain('partner_kit_back_off_class_seconds{class="reads"} 10\n');
  expect(proxy.metrics()).toContain('partner_kit_back_off_class_seconds{class="changes"} 0\n');
  proxy.resumeUpstream();
  expect(proxy.metrics()).toContain("partner_kit_back_off_seconds 0\n");
  expect((await send(BALANCES)).status).toBe(200);
});

test("behaviour: a change with an unknown outcome keeps it if the pause prevents its retry", async () => {
  const { send, turns, time, sent } = start();
  turns.push(new TypeError("reset"));
  const accepted = send(ACCEPT);
  await new Promise(setImmediate);
  turns.push(tooMany("10"));
  await send(["POST", ACCEPT[1].replace(ID, ID.replace("1", "2"))]);
  time.advance(100);
  expect(await readOutcome(await accepted)).toEqual([502, "UPSTREAM_UNREACHABLE"]);
  expect(sent()).toBe(2);
});
