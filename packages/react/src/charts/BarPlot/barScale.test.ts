// @vitest-environment node
import fc from "fast-check";
import { expect, test } from "vitest";
import { barScale } from "./barScale.ts";
import type { PlotBar } from "./PlotBar.ts";

const bar = (value: number, label = "BTC/USD", text = "+1.00%"): PlotBar => ({
  label,
  text,
  parts: [{ value, tone: "up" }],
});
const widthOf = (text: string) => text.length * 7 + 12;

// Regression: labels stood at the edge of the plot, far from short bars.
test("default: labels, bars and values of both sides fit beside zero", () => {
  const value = fc.integer({ min: -5000, max: 5000 });
  fc.assert(
    fc.property(
      fc.array(value, { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 420, max: 1200 }),
      (values, width) => {
        const bars = values.map((each) => bar(each));
        const { zero, lengthOf } = barScale({ bars, width, isNarrow: false });
        for (const { label, text, parts } of bars) {
          const length = lengthOf(parts[0]?.value ?? 0);
          const [left, right] =
            length < 0
              ? [zero + length - widthOf(text), zero + widthOf(label)]
              : [zero - widthOf(label), zero + length + widthOf(text)];
          expect(left).toBeGreaterThanOrEqual(-0.01);
          expect(right).toBeLessThanOrEqual(width + 0.01);
        }
      },
    ),
  );
});

test("behaviour: the longest bar reaches the values beyond it", () => {
  const { zero, lengthOf } = barScale({ bars: [bar(10), bar(5)], width: 600, isNarrow: false });
  expect(zero).toBe(widthOf("BTC/USD"));
  expect(zero + lengthOf(10) + widthOf("+1.00%")).toBeCloseTo(600);
});

test("behaviour: a narrow plot keeps its whole width for bars, and no values have no length", () => {
  expect(barScale({ bars: [bar(4)], width: 300, isNarrow: true }).lengthOf(4)).toBe(300);
  expect(barScale({ bars: [bar(0)], width: 300, isNarrow: true }).lengthOf(1)).toBe(0);
});
