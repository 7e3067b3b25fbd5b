import { expect, test } from "vitest";
import { listPriceTrends } from "./priceTrends.ts";

const trends = {
  step_seconds: 1800,
  time: [1_767_604_200, 1_767_606_000],
  trends: [{ pair_id: "BTC-USD", last: ["1.50", null] }],
};

test("default", () => expect(listPriceTrends.data.parse(trends)).toEqual(trends));

test("behaviour: rejects prices without a time", () => {
  const longer = { ...trends, trends: [{ pair_id: "BTC-USD", last: ["1.50", null, "1.60"] }] };
  expect(listPriceTrends.data.safeParse(longer).success).toBe(false);
});

test("parameters: pair_ids has between 1 and 50 pairs", () => {
  const isValid = (count: number) =>
    listPriceTrends.input.safeParse({ pair_ids: Array.from({ length: count }, (_, index) => `P${index}`).join() })
      .success;
  expect([0, 1, 50, 51].map(isValid)).toEqual([false, true, true, false]);
});
