import { getTicker, type Ticker } from "@partner-kit/contract";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createMarket } from "./createMarket.ts";

const NOW = Date.UTC(2026, 0, 5, 9);
const seeds = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
const times = fc.integer({ min: 0, max: Date.UTC(2100, 0) });

test("behaviour: the values of a ticker agree for every seed and time", () => {
  fc.assert(
    fc.property(seeds, times, (seed, now) => {
      const { tickers } = createMarket({ seed, count: 120 }).readAll(now);
      expect(tickers).toHaveLength(120);
      for (const ticker of tickers) checkFigures(ticker, now);
    }),
    { numRuns: 40 },
  );
});

test("behaviour: prices within the window are between low and high", () => {
  fc.assert(
    fc.property(
      seeds,
      fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 20, maxLength: 60 }),
      (seed, moves) => {
        const market = createMarket({ seed, count: 3 });
        const seen = new Map<string, number[]>();
        let now = NOW;
        for (const move of moves) {
          now += move;
          for (const { pair_id, last, high, low } of market.readAll(now).tickers) {
            const lasts = [...(seen.get(pair_id) ?? []), Number(last)];
            seen.set(pair_id, lasts);
            expect(Number(high)).toBeGreaterThanOrEqual(Math.max(...lasts));
            expect(Number(low)).toBeLessThanOrEqual(Math.min(...lasts));
          }
        }
      },
    ),
    { numRuns: 25 },
  );
});

test("behaviour: values depend only on the time, not on earlier reads", () => {
  const watched = createMarket({ seed: 7, count: 30 });
  for (let second = 0; second < 1300; second++) watched.readAll(NOW + second * 1000);
  const fresh = createMarket({ seed: 7, count: 30 });
  expect(watched.readAll(NOW + 1_300_000)).toEqual(fresh.readAll(NOW + 1_300_000));
  expect(watched.readAll(NOW)).toEqual(createMarket({ seed: 7, count: 30 }).readAll(NOW));
});

test("behaviour: about a fifth of the pairs change each second, and the others keep their identity", () => {
  const market = createMarket({ seed: 1, count: 2000 });
  let before = market.readAll(NOW).tickers;
  for (let second = 1; second <= 10; second++) {
    const after = market.readAll(NOW + second * 1000).tickers;
    const changed = after.filter((ticker, index) => ticker !== before[index]).length;
    expect(changed).toBeGreaterThan(300);
    expect(changed).toBeLessThan(500);
    before = after;
  }
});

test("behaviour: 5,000 pairs have unique names and prices above zero", () => {
  const market = createMarket({ seed: 1, count: 5000 });
  expect(new Set(market.listing.markets.map(({ pair_id }) => pair_id)).size).toBe(5000);
  for (const { last } of market.readAll(NOW).tickers) {
    expect(last.replace(".", "").replace(/^0+/, "").length).toBeGreaterThanOrEqual(4);
  }
});

test("behaviour: another seed has other prices", () => {
  const [one, other] = [createMarket({ seed: 1, count: 10 }), createMarket({ seed: 2, count: 10 })];
  expect(one.listing).toEqual(other.listing);
  expect(one.readAll(NOW)).not.toEqual(other.readAll(NOW));
});

test("behaviour: the prices of an asset in naira and dollars agree", () => {
  const market = createMarket({ seed: 3, count: 24 });
  const last = (pairId: string): number => Number(market.read(pairId, NOW)?.last);
  const naira = last("USDT-NGN") / last("USDT-USD");
  expect(last("BTC-NGN") / last("BTC-USD") / naira).toBeCloseTo(1, 1);
  expect(naira).toBeGreaterThan(1400);
  expect(naira).toBeLessThan(1700);
});

test("behaviour: an unknown pair has no ticker", () => {
  expect(createMarket({ seed: 1, count: 5 }).read("NOT-THERE", NOW)).toBeUndefined();
});

/** Compares integers: all values in units of their smallest decimal place. */
function checkFigures(ticker: Ticker, now: number): void {
  expect(getTicker.data.safeParse({ tickers: [ticker] }).success).toBe(true);
  const places = placesOf(ticker.last);
  for (const value of [ticker.best_bid, ticker.best_ask, ticker.open, ticker.high, ticker.low, ticker.price_change]) {
    expect(placesOf(value)).toBe(places);
  }
  const [bid, ask, last] = [units(ticker.best_bid), units(ticker.best_ask), units(ticker.last)];
  const [open, high, low, change] = [
    units(ticker.open),
    units(ticker.high),
    units(ticker.low),
    units(ticker.price_change),
  ];
  expect(low > 0n && low <= open && low <= last && high >= open && high >= last && low < high).toBe(true);
  expect(bid > 0n && bid < last && last < ask).toBe(true);
  expect(change).toBe(last - open);
  // The percentage has two decimal places, so the rounding error is at most half of 0.01.
  const percent = units(ticker.price_change_percent);
  const distance = percent * open - change * 10_000n;
  expect((distance < 0n ? -distance : distance) * 2n <= open).toBe(true);
  expect(ticker.price_change_percent).not.toBe("-0.00");
  // The average price is between low and high.
  const volume = units(ticker.volume);
  const worth = units(ticker.volume_quote) * 10n ** BigInt(places + placesOf(ticker.volume) - 2);
  expect(volume > 0n && worth >= low * volume && worth <= high * volume).toBe(true);
  const age = now - Date.parse(ticker.timestamp);
  expect(age >= 0 && age < 10_000).toBe(true);
}

function placesOf(value: string): number {
  return value.split(".")[1]?.length ?? 0;
}

function units(value: string): bigint {
  return BigInt(value.replace(".", ""));
}
