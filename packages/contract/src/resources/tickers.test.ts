import { expect, test } from "vitest";
import { readIssues } from "../schema/issues.ts";
import { type Ticker, tickerSchema, tickersSchema } from "./tickers.ts";

const ticker: Ticker = {
  pair_id: "BTC-USD",
  best_bid: "67200.10",
  best_ask: "67200.90",
  last: "67200.50",
  open: "66000.00",
  high: "67500.00",
  low: "65800.00",
  price_change: "1200.50",
  price_change_percent: "1.82",
  volume: "12.5",
  volume_quote: "840006.25",
  timestamp: "2026-01-05T09:00:00Z",
};

test("default", () => {
  const list = [ticker, { ...ticker, note: "unknown fields stay" }];
  expect(tickersSchema.parse(list)).toEqual(list);
});

test.each(Object.keys(tickerSchema.shape))("behaviour: rejects an entry without %s and returns its path", (field) => {
  const { [field]: _, ...rest }: Record<string, unknown> = ticker;
  const { error } = tickersSchema.safeParse([ticker, rest]);
  expect(error && readIssues(error)).toEqual([{ path: [1, field], message: "expected string" }]);
});

test.each(Object.keys(tickerSchema.shape))(
  "behaviour: the fast path and the schema agree about an unusual %s",
  (field) => {
    for (const value of ["", "1e5", "Infinity", "1".repeat(39), 5, null]) {
      const entry = { ...ticker, [field]: value };
      expect(tickersSchema.safeParse([entry]).success).toBe(tickerSchema.safeParse(entry).success);
    }
  },
);

test.each([undefined, null, {}, "[]", [null], [[]]])("behaviour: rejects %o", (value) => {
  expect(tickersSchema.safeParse(value).success).toBe(false);
});
