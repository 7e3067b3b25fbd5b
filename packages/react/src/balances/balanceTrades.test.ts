// @vitest-environment node
import type { Market, ReceivedEvent } from "@partner-kit/contract";
import { expect, test } from "vitest";
import { listTrades, sumMoved, sumTrades } from "./balanceTrades.ts";

const uuid = (end: number) => `0190a7c0-1111-7000-8000-00000000000${end}`;
const START = Date.UTC(2026, 0, 5, 9) / 1000;

function makeEvent(minute: number, data: object, type = "exchange.filled"): ReceivedEvent {
  const time = new Date((START + minute * 60) * 1000).toISOString();
  return { seq: minute, id: `evt_${minute}`, type, occurred_at: time, received_at: time, data };
}

const makeMarket = (base: string, quote: string) =>
  ({ pair_id: `${base}-${quote}`, base_currency: base, quote_currency: quote }) as Market;
const markets = [makeMarket("BTC", "NGN"), makeMarket("BTC", "USD"), makeMarket("USD", "NGN")];
const order = { pair_id: "BTC-NGN", side: "buy", status: "filled", amount: "0.5", price: "100000000" };
const list = (events: readonly ReceivedEvent[], currency = "NGN") => listTrades({ events, markets, currency });

test("default: orders with fills at their latest fill, oldest first", () => {
  const events = [
    makeEvent(1, { ...order, order_id: uuid(1), status: "accepted", filled_amount: "0" }, "exchange.accepted"),
    makeEvent(2, { ...order, order_id: uuid(1), status: "partially_filled", filled_amount: "0.2" }),
    makeEvent(4, { ...order, order_id: uuid(1), filled_amount: "0.5", average_price: "90000000" }),
    makeEvent(3, { ...order, order_id: uuid(2), side: "sell", filled_amount: "0.1" }),
    makeEvent(5, { ...order, order_id: uuid(3), pair_id: "BTC-USD", filled_amount: "0.1" }),
    makeEvent(6, { transaction_id: uuid(4) }, "deposit.success"),
  ];
  const common = { pair: "BTC/NGN", base: "BTC" };
  expect(list(events)).toEqual([
    {
      ...common,
      orderId: uuid(2),
      side: "sell",
      filled: "0.1",
      isIncoming: true,
      moved: "10000000",
      time: START + 180,
    },
    {
      ...common,
      orderId: uuid(1),
      side: "buy",
      filled: "0.5",
      isIncoming: false,
      moved: "45000000",
      time: START + 240,
    },
  ]);
  expect(list(events, "USD").map(({ orderId }) => orderId)).toEqual([uuid(3)]);
});

test("behaviour: a purchase of the balance’s own currency adds to it", () => {
  const events = [makeEvent(1, { ...order, order_id: uuid(1), pair_id: "USD-NGN", filled_amount: "250" })];
  expect(list(events, "USD")).toMatchObject([{ isIncoming: true, moved: "250" }]);
  expect(list(events, "NGN")).toMatchObject([{ isIncoming: false }]);
});

test("behaviour: leaves out orders without a fill, with an unknown side or of an unknown market", () => {
  const events = [
    makeEvent(1, { ...order, order_id: uuid(1), filled_amount: "0" }),
    makeEvent(2, { ...order, order_id: uuid(2), filled_amount: "1", side: "swap" }),
    makeEvent(3, { ...order, order_id: uuid(3), filled_amount: "1", pair_id: "FORMER-1" }),
    makeEvent(4, { ...order, order_id: uuid(4), filled_amount: "0" }, "exchange.cancelled"),
    makeEvent(5, { ...order, order_id: uuid(5), filled_amount: "1" }, "exchange.accepted"),
  ];
  expect(list(events)).toEqual([]);
});

// Regression: an order whose rest was cancelled was missing from the sum, if its fill was not among the events.
test("behaviour: an order whose rest was cancelled counts once, with what was filled", () => {
  const part = { ...order, order_id: uuid(1), status: "cancelled", filled_amount: "0.2" };
  const events = [makeEvent(1, part), makeEvent(2, part, "exchange.cancelled")];
  for (const known of [events, events.slice(1)]) {
    expect(list(known)).toMatchObject([{ orderId: uuid(1), filled: "0.2", moved: "20000000", time: START + 120 }]);
  }
});

test("behaviour: sums are exact, per pair and side", () => {
  const trade = {
    orderId: "o",
    side: "buy",
    pair: "BTC/NGN",
    base: "BTC",
    isIncoming: false,
    moved: "1",
    time: 0,
  } as const;
  const sums = sumTrades([
    { ...trade, filled: "0.1" },
    { ...trade, filled: "3", side: "sell" },
    { ...trade, filled: "0.2" },
  ]);
  expect(sums).toEqual([
    { side: "buy", pair: "BTC/NGN", base: "BTC", filled: "0.3", count: 2 },
    { side: "sell", pair: "BTC/NGN", base: "BTC", filled: "3", count: 1 },
  ]);
});

test("behaviour: what trades moved is a signed sum, unless one of them has no price", () => {
  const trade = { orderId: "o", side: "buy", pair: "BTC/NGN", base: "BTC", filled: "1", time: 0 } as const;
  const bought = { ...trade, isIncoming: false, moved: "46000000.50" };
  const sold = { ...trade, isIncoming: true, moved: "0.25" };
  expect(sumMoved([bought, sold])).toBe("-46000000.25");
  expect(sumMoved([bought, { ...sold, moved: undefined }])).toBeUndefined();
  expect(sumMoved([])).toBe("0");
});
