import {
  type BalanceOverview,
  getBalances,
  getOrder,
  getTicker,
  listMarkets,
  listTransactions,
  readErrorEnvelope,
} from "@partner-kit/contract";
import { type Client, createClient } from "@partner-kit/contract/client";
import { importWithdrawalSigningKey } from "@partner-kit/contract/signing";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseUnits } from "./amount.ts";
import { createVirtualClock } from "./clock.ts";
import { type CreateMockServiceParameters, createMockService } from "./createMockService.ts";
import type { MockService } from "./mockService.ts";
import { BODY_MAX_BYTES } from "./readBody.ts";
import type { ScenarioName } from "./scenarios/scenarios.ts";

const ticker = "/partner/exchange/ticker/24h";
const overview = "/partner/wallets/balances/overview";
const deposit = "/simulate/fiat/deposits";

function create(parameters: CreateMockServiceParameters = {}): MockService {
  return createMockService({ clock: createVirtualClock(), ...parameters });
}

async function ask(service: MockService, path: string, init: RequestInit & { key?: string } = {}) {
  const { key = service.keys.default, ...rest } = init;
  const headers = new Headers(rest.headers);
  if (key !== "") headers.set("x-api-key", key);
  const response = await service.fetch(`http://service.test/v1${path}`, { ...rest, headers });
  const text = await response.text();
  const body: unknown = JSON.parse(text);
  return { status: response.status, headers: response.headers, text, body, error: readErrorEnvelope(body) };
}

/** A decimal in hundred-millionths. */
function units(decimal: string): bigint {
  return parseUnits(decimal, 8) ?? 0n;
}

function client({ fetch, keys }: MockService): Client {
  return createClient({ baseUrl: "http://service.test/v1", fetch, headers: { "x-api-key": keys.default } });
}

test("default: same seed and time return the same bytes", async () => {
  const [one, other] = [create({ seed: 42 }), create({ seed: 42 })];
  expect(one.keys).toEqual(other.keys);
  expect(one.signingKey).toBe(other.signingKey);
  for (const path of [ticker, overview, ticker]) {
    expect((await ask(one, path)).text).toBe((await ask(other, path)).text);
    await Promise.all([one.clock.advance(90_000), other.clock.advance(90_000)]);
  }
});

test("parameters: seed", async () => {
  const [one, other] = [create({ seed: 1 }), create({ seed: 2 })];
  expect(one.keys).not.toEqual(other.keys);
  expect((await ask(one, overview)).text).not.toBe((await ask(other, overview)).text);
});

test("behaviour: past balances lead to the current ones through the transactions, and are never negative", async () => {
  const service = create();
  const now = service.clock.now();
  const hour = 3_600_000;
  const times = Array.from({ length: 30 * 24 + 1 }, (_, index) => now - (30 * 24 - index) * hour);
  const past = service.readBalances({ times });
  const { balances, credit } = await client(service).call(getBalances, {});
  const latest = past.filter(({ time }) => time === now);
  expect(latest).toEqual(
    balances.map(({ currency, available, locked, total }) => {
      const outstanding = currency === credit.currency ? credit.outstanding : null;
      return { currency, time: now, available, locked, total, outstanding };
    }),
  );
  expect(past).toHaveLength(2 * times.length);
  expect(past.filter(({ available }) => Number(available) <= 0)).toEqual([]);
  for (const currency of ["NGN", "USD"]) {
    const totals = past.filter((each) => each.currency === currency).map(({ total }) => total);
    expect(new Set(totals).size).toBeGreaterThan(10);
  }
});

test("behaviour: past events are those of transactions and orders, oldest first, and have the same IDs in each call", async () => {
  const service = create({ scenario: "past-month" });
  const events = service.readEvents();
  const { transactions } = await client(service).call(listTransactions, {});
  const ended = transactions.filter(({ status }) => status !== "pending");
  const ofOrders = events.filter(({ type }) => type.startsWith("exchange."));
  const ofTransactions = events.filter((event) => !ofOrders.includes(event));
  expect(new Map(ofTransactions.map(({ id, occurred_at }) => [id, occurred_at]))).toEqual(
    new Map(ended.map(({ id, updated_at }) => [`evt_${id}`, updated_at])),
  );
  const accepted = ofOrders.filter(({ type }) => type === "exchange.accepted");
  expect(accepted).toHaveLength(56);
  const [first] = ofOrders.filter(({ type }) => type === "exchange.filled");
  const order = await client(service).call(getOrder, { order_id: first?.id.replace("evt_", "") ?? "" });
  expect(first).toMatchObject({ occurred_at: order.updated_at, data: { order_id: order.order_id, status: "filled" } });
  const times = events.map(({ occurred_at }) => Date.parse(occurred_at));
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  expect(events.filter(({ type }) => type === "deposit.action_required")).toHaveLength(1);
  expect(service.readEvents()).toEqual(events);
});

test("behaviour: past-orders has the past of past-month, and no deposit on hold", () => {
  const types = ({ type }: { readonly type: string }) => type;
  const past = create({ scenario: "past-orders" }).readEvents().map(types);
  const month = create({ scenario: "past-month" }).readEvents().map(types);
  expect(past.filter((type) => type.startsWith("exchange."))).toHaveLength(112);
  expect(month.filter((type) => !past.includes(type))).toEqual(["deposit.action_required"]);
});

test("behaviour: past-month has two bulk payments, which the current balances and the past events include", async () => {
  const read = async (scenario: "past-orders" | "past-month") => {
    const service = create({ scenario });
    const { transactions } = await client(service).call(listTransactions, {});
    const end = service.clock.now();
    const [past = "", now = ""] = [end - 20 * 86_400_000, end].map(
      (time) => service.readBalances({ times: [time] })[0]?.total ?? "",
    );
    return { transactions, events: service.readEvents().map(({ id }) => id), past: units(past), now: units(now) };
  };
  const [before, after] = [await read("past-orders"), await read("past-month")];
  const known = new Set(before.transactions.map(({ id }) => id));
  const added = after.transactions.filter(({ id, type }) => type === "withdrawal" && !known.has(id));
  expect(added.every(({ id, status }) => status === "success" && after.events.includes(`evt_${id}`))).toBe(true);
  const minutes = added.map(({ created_at }) => created_at?.slice(0, 16));
  expect(minutes.map((minute) => minutes.indexOf(minute))).toEqual([0, 0, 0, 3, 3, 3, 3]);
  const paid = added.reduce((sum, { amount, fee }) => sum + units(amount ?? "") + units(fee ?? ""), 0n);
  expect(after.now).toBe(before.now);
  expect(after.past - before.past).toBe(paid);
});

test("behaviour: past orders differ in side and size, and explain the balances without an assumed trade", async () => {
  const service = create({ scenario: "past-month" });
  const orders = service
    .readEvents()
    .filter(({ type }) => type === "exchange.accepted")
    .map(({ data }) => data as { readonly side: string; readonly amount: string; readonly price: string });
  expect(new Set(orders.map(({ side }) => side))).toEqual(new Set(["buy", "sell"]));
  const worths = orders.map(({ amount, price }) => (units(amount) * units(price)) / 10n ** 16n);
  expect(new Set(worths).size).toBeGreaterThan(12);
  // The time of the assumed trade, and a second before it.
  const day = 86_400_000;
  const noon = Math.floor(service.clock.now() / day) * day + 13 * 3_600_000;
  for (let days = 1; days < 28; days += 1) {
    const trade = noon - days * day;
    const [before, after] = [trade - 1000, trade].map((time) => service.readBalances({ times: [time] }));
    expect(after?.map(({ total }) => total)).toEqual(before?.map(({ total }) => total));
  }
});

test("behaviour: reading a past time returns the ticker of that time", async () => {
  const service = create();
  const time = service.clock.now();
  const { tickers } = await client(service).call(getTicker, {});
  const [first] = tickers;
  await service.clock.advance(86_400_000);
  expect(service.readTickers({ time })).toEqual(tickers);
  expect(service.readTickers({ time, pairId: first?.pair_id })).toEqual([first]);
  expect(service.readTickers({ time, pairId: "NO-PAIR" })).toEqual([]);
  const now = service.clock.now();
  expect(service.readTickers({ time: now })).toEqual((await client(service).call(getTicker, {})).tickers);
});

// A proxy stores the IDs of received events, and took the events of a second run for duplicates of the first.
test("behaviour: a reset, or a start at another time, never reuses IDs", () => {
  const types = ["deposit.success", "exchange.filled", "withdrawal.failed"] as const;
  const clock = createVirtualClock();
  const service = create({ clock });
  const ids = new Set<string>();
  const emit = (from: MockService) => {
    for (const type of types) ids.add(from.emit({ type }));
  };
  emit(service);
  for (let run = 2; run <= 4; run += 1) {
    service.reset();
    emit(service);
  }
  emit(create({ clock: createVirtualClock({ start: clock.now() + 60_000 }) }));
  expect(ids.size).toBe(5 * types.length);
});

test("behaviour: a reset restores the same records", async () => {
  const service = create();
  const before = await ask(service, "/partner/wallets/recipients");
  service.reset();
  expect((await ask(service, "/partner/wallets/recipients")).text).toBe(before.text);
});

test("parameters: random", async () => {
  expect(create({ random: () => 0 }).keys.default).toBe(`mock-key-default-${"00".repeat(12)}`);
  expect(create({ random: () => 0.999 }).keys.default).toBe(`mock-key-default-${"ff".repeat(12)}`);
});

test("parameters: markets", async () => {
  const { body } = await ask(create({ markets: 5000 }), "/partner/exchange/markets");
  expect(body).toHaveProperty("data.markets.length", 5000);
  for (const markets of [0, 5001, 1.5, Number.NaN]) expect(() => create({ markets })).toThrow(RangeError);
});

test("parameters: signing key is a valid Ed25519 key", async () => {
  const key = await importWithdrawalSigningKey(create().signingKey);
  expect((await crypto.subtle.sign("Ed25519", key, new Uint8Array(1))).byteLength).toBe(64);
});

describe("routes", () => {
  test.each(["", "/", "/nope", "/partner", "/partner/webhooks/a%2Fb", "/partner/wallets/chains/"])(
    "behaviour: %j is not found",
    async (path) => {
      expect(await ask(create(), path)).toMatchObject({ status: 404, error: { code: "NOT_FOUND" } });
    },
  );

  test("behaviour: a known path with another method is not found", async () => {
    const { status, error } = await ask(create(), ticker, { method: "POST" });
    expect([status, error?.code]).toEqual([404, "NOT_FOUND"]);
  });

  test("behaviour: the base URL can have a path", async () => {
    const response = await create().fetch("http://service.test/some/api/v1/partner/wallets/chains");
    expect(response.status).toBe(200);
  });
});

describe("access", () => {
  test("behaviour: rejects a missing key", async () => {
    expect(await ask(create(), ticker, { key: "" })).toMatchObject({
      status: 401,
      error: { code: "UNAUTHORIZED", message: "missing X-Api-Key header" },
    });
  });

  test("behaviour: rejects unknown keys, including keys of another seed", async () => {
    for (const key of ["nonsense", create({ seed: 9 }).keys.default, "__proto__"]) {
      expect(await ask(create(), ticker, { key })).toMatchObject({ status: 401, error: { code: "UNAUTHORIZED" } });
    }
  });

  test("behaviour: public operations need no key", async () => {
    for (const path of ["/partner/wallets/chains", "/partner/wallets/fiat/banks"]) {
      expect((await ask(create(), path, { key: "" })).status).toBe(200);
    }
  });

  test("behaviour: rejects a webhook operation without its scope", async () => {
    expect(await ask(create(), "/partner/webhooks")).toMatchObject({
      status: 403,
      error: { code: "MISSING_SCOPE", message: "missing_scope" },
    });
  });

  test("behaviour: rejects other operations without their scope", async () => {
    const service = create();
    for (const key of [service.keys.default, service.keys.webhooks]) {
      expect(await ask(service, "/partner/wallets/withdrawals", { method: "POST", key })).toMatchObject({
        status: 403,
        error: { code: "FORBIDDEN" },
      });
    }
  });

  test("behaviour: checks access before the input", async () => {
    expect((await ask(create(), `${ticker}?nonsense=1`, { key: "" })).status).toBe(401);
  });
});

describe("input", () => {
  const json = { "content-type": "application/json" };
  const valid = JSON.stringify({ amount: "10", currency: "NGN", user_id: "u", idempotency_key: "k" });
  const refused = { status: 400, error: { code: "VALIDATION_FAILED", message: "invalid request parameters" } };

  test.each([
    `${ticker}?nonsense=1`,
    `${ticker}?pair_id=`,
    `${ticker}?pair_id=BTC-USD&pair_id=ETH-USD`,
    `${overview}?a=1`,
  ])("behaviour: rejects %s", async (path) => {
    expect(await ask(create(), path)).toMatchObject(refused);
  });

  test.each<[string, RequestInit]>([
    ["no body", {}],
    ["no JSON", { body: "{", headers: json }],
    ["an array", { body: `[${valid}]`, headers: json }],
    ["an unknown field", { body: valid.replace("{", '{"more":1,'), headers: json }],
    ["a number for an amount", { body: valid.replace('"10"', "10"), headers: json }],
    ["bytes that are not UTF-8", { body: new Uint8Array([0x22, 0xff, 0x22]), headers: json }],
    ["another media type", { body: valid, headers: { "content-type": "text/plain" } }],
    ["too much", { body: valid + " ".repeat(BODY_MAX_BYTES), headers: json }],
  ])("behaviour: rejects a body with %s", async (_, init) => {
    expect(await ask(create(), deposit, { method: "POST", ...init })).toMatchObject(refused);
  });

  test("behaviour: accepts a valid body", async () => {
    const { error } = await ask(create(), deposit, { method: "POST", body: valid, headers: json });
    expect(error?.code).not.toBe("VALIDATION_FAILED");
  });
});

describe("ticker", () => {
  test("behaviour: returns one pair, or an empty list for an unknown pair", async () => {
    const service = create();
    expect((await ask(service, `${ticker}?pair_id=USDT-NGN`)).body).toMatchObject({
      data: { tickers: [{ pair_id: "USDT-NGN" }] },
    });
    expect((await ask(service, `${ticker}?pair_id=NOT-THERE`)).body).toEqual({
      status: "success",
      data: { tickers: [] },
    });
  });

  test("behaviour: the pairs equal those of the listing, and their prices change", async () => {
    const service = create();
    const { markets } = await client(service).call(listMarkets, {});
    const before = await client(service).call(getTicker, {});
    expect(before.tickers.map(({ pair_id }) => pair_id)).toEqual(markets.map(({ pair_id }) => pair_id));
    await service.clock.advance(10_000);
    expect(await client(service).call(getTicker, {})).not.toEqual(before);
  });
});

describe("balances", () => {
  test("behaviour: amounts agree for every seed and scenario", async () => {
    const scenario = fc.constantFrom<ScenarioName>("default", "empty", "credit-overdue", "withdrawable-unavailable");
    await fc.assert(
      fc.asyncProperty(fc.nat(), scenario, async (seed, name) => {
        const overview = await client(create({ seed, scenario: name })).call(getBalances, {});
        expect(overview.balances.map(({ rail_equivalents }) => rail_equivalents)).toEqual([null, []]);
        checkBalances(overview);
      }),
      { numRuns: 60 },
    );
  });

  test("parameters: scenario", async () => {
    const nothing = { ngn: "0.00", usd: "0.00" };
    expect(await readBalances("default")).toMatchObject({ credit: { overdue: false, withdrawal_blocked: false } });
    expect(await readBalances("empty")).toMatchObject({
      balances: [{ total: "0.00" }, { total: "0.00" }],
      withdrawable: nothing,
    });
    expect(await readBalances("credit-overdue")).toMatchObject({
      credit: { overdue: true, withdrawal_blocked: true },
      withdrawable: nothing,
    });
    expect(await readBalances("withdrawable-unavailable")).toMatchObject({ withdrawable: null });
  });

  test("behaviour: unpaid credit becomes overdue", async () => {
    const service = create();
    await service.clock.advance(13 * 86_400_000);
    expect((await ask(service, overview)).body).toMatchObject({
      data: { credit: { overdue: true, status: "overdue" } },
    });
  });
});

function readBalances(scenario: ScenarioName): Promise<BalanceOverview> {
  return client(create({ scenario })).call(getBalances, {});
}

function checkBalances({ balances, credit, withdrawable }: BalanceOverview): void {
  for (const { available, locked, total } of balances) expect(cents(available) + cents(locked)).toBe(cents(total));
  expect(cents(credit.credit_used) + cents(credit.available_credit)).toBe(cents(credit.credit_limit));
  expect(cents(credit.net_positive) === 0n || cents(credit.net_negative) === 0n).toBe(true);
  expect(cents(credit.net_positive) - cents(credit.net_negative)).toBe(
    cents(balances[0]?.total) - cents(credit.outstanding),
  );
  expect(cents(withdrawable?.ngn ?? "0.00") <= cents(balances[0]?.available)).toBe(true);
}

function cents(amount: string | undefined): bigint {
  return BigInt((amount ?? "missing").replace(".", ""));
}
