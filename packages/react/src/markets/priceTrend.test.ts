import { expect, test } from "vitest";
import { drawPriceTrend } from "./priceTrend.ts";

const time = [0, 1800, 3600, 5400, 7200];

test("default: a line from the lowest to the highest price", () => {
  expect(drawPriceTrend(time, ["1.0", "1.5", "2.0", "1.5", "1.2"])).toMatchObject({
    path: "M0 22L25 12L50 2L75 12L100 18",
    direction: "up",
    first: { time: 0, price: "1.0" },
    last: { time: 7200, price: "1.2" },
  });
});

test("behaviour: a gap interrupts the line, and a single sample is a dot", () => {
  expect(drawPriceTrend(time, [null, "2", null, "1", "1"])).toMatchObject({
    path: "M25 2h0M75 22L100 22",
    direction: "down",
    first: { time: 1800 },
  });
});

test("behaviour: an unchanged price is a line in the middle", () => {
  expect(drawPriceTrend(time, ["1.10", "1.1", "1.1", "1.1", "1.100"])).toMatchObject({
    path: "M0 12L25 12L50 12L75 12L100 12",
    direction: "flat",
  });
});

test("behaviour: no line without a price", () => {
  expect(drawPriceTrend(time, [null, "?", null, null, null])).toBeUndefined();
});
