import { expect, test } from "vitest";
import { getTickerHistory } from "./tickerHistory.ts";

const history = {
  pair_id: "BTC-USD",
  step_seconds: 60,
  sampled_since: "2026-01-05T09:10:00Z",
  time: [1_767_604_200, 1_767_604_260],
  last: ["1.50", null],
  best_bid: ["1.49", null],
  best_ask: ["1.51", null],
};

test("default", () => expect(getTickerHistory.data.parse(history)).toEqual(history));

test("behaviour: rejects arrays of different lengths", () => {
  expect(getTickerHistory.data.safeParse({ ...history, best_ask: ["1.51"] }).success).toBe(false);
});
