import { expect, test } from "vitest";
import { drawPriceTrend } from "./priceTrend.ts";

const time = Array.from({ length: 9 }, (_, index) => index * 1800);

test("default: a line from the lowest to the highest price", () => {
  expect(drawPriceTrend(time, ["1.0", "1.5", "2.0", "1.5", "1.2", "1.2", "1.2", "1.2", "1.2"])).toMatchObject({
    path: "M0 22L12.5 12L25 2L37.5 12L50 18L62.5 18L75 18L87.5 18L100 18",
    first: { time: 0, price: "1.0" },
    last: { time: 14_400, price: "1.2" },
  });
});

test("behaviour: heightOf places other prices in the same box, or at its edge", () => {
  const trend = drawPriceTrend(time, ["1.0", "1.5", "2.0", "1.5", "1.2", "1.2", "1.2", "1.2", "1.2"]);
  expect(["1.0", "1.75", "2.00", "3", "0.1"].map((price) => trend?.heightOf(price))).toEqual([22, 7, 2, 0, 24]);
});

test("behaviour: a gap interrupts the line, and a single sample is a dot", () => {
  const steps = Array.from({ length: 11 }, (_, index) => index * 1800);
  const prices = [null, "2", null, ...Array.from({ length: 8 }, () => "1")];
  expect(drawPriceTrend(steps, prices)).toMatchObject({
    path: "M10 2h0M30 22L40 22L50 22L60 22L70 22L80 22L90 22L100 22",
    first: { time: 1800 },
  });
});

test("behaviour: an unchanged price is a line in the middle", () => {
  expect(drawPriceTrend(time, ["1.10", ...Array.from({ length: 7 }, () => "1.1"), "1.100"])).toMatchObject({
    path: "M0 12L12.5 12L25 12L37.5 12L50 12L62.5 12L75 12L87.5 12L100 12",
  });
});

test("behaviour: a range of a fifth of a percent fills a twentieth of the height", () => {
  expect(drawPriceTrend(time, ["1000", "1002", ...Array.from({ length: 7 }, () => "1000")])?.path).toBe(
    "M0 12.5L12.5 11.5L25 12.5L37.5 12.5L50 12.5L62.5 12.5L75 12.5L87.5 12.5L100 12.5",
  );
});

// Regression: a day of +0.3% looked as dramatic as one of +6%.
test("behaviour: a range of two percent fills half the height, and one of four all of it", () => {
  const heights = (high: string) => {
    const trend = drawPriceTrend(time, ["99", high, ...Array.from({ length: 7 }, () => "99")]);
    return [trend?.heightOf("99"), trend?.heightOf(high)];
  };
  expect(heights("101")).toEqual([17, 7]);
  expect(heights("105")).toEqual([22, 2]);
});

test("behaviour: no line of fewer than eight prices", () => {
  const prices = ["1", null, "2", "1", "2", "1", "2", "1", "2"];
  expect(drawPriceTrend(time, prices)).toBeDefined();
  expect(drawPriceTrend(time, [...prices.slice(0, -1), "?"])).toBeUndefined();
  expect(drawPriceTrend([], [])).toBeUndefined();
});
