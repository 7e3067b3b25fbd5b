// @vitest-environment node
import { expect, test } from "vitest";
import { plotScale } from "./TimePlot/PlotScale.ts";
import { formatTick, timeTicks } from "./timeTicks.ts";
import { valueTicks } from "./valueTicks.ts";

test.each([
  [{ low: 1612.4, high: 1698.1, count: 4, fromZero: false }, [1600, 1625, 1650, 1675, 1700], 0],
  [{ low: 0.000012, high: 0.000018, count: 3, fromZero: false }, [0.000012, 0.000014, 0.000016, 0.000018], 6],
  [{ low: 0.4, high: 1.1, count: 4, fromZero: true }, [0, 0.25, 0.5, 0.75, 1], 2],
])("default: values %#", (parameters, ticks, digits) => {
  const found = valueTicks(parameters);
  expect(found.ticks.map((tick) => Number(tick.toPrecision(6)))).toEqual(ticks);
  expect(found.digits).toBe(digits);
});

test("behaviour: centres a single value on its scale", () => {
  const { domain } = valueTicks({ low: 5, high: 5, count: 4, fromZero: false });
  expect(domain[0]).toBeLessThan(5);
  expect(domain[1]).toBeGreaterThan(5);
});

test("behaviour: leaves room for the lowest point's label above the axis", () => {
  const parameters = { low: 1612.4, high: 1698.1, count: 4, fromZero: false };
  const [bottom, top] = valueTicks(parameters).domain;
  const scale = plotScale({ width: 600, ticks: valueTicks(parameters), from: 0, to: 1 });
  const messages = 22;
  expect(((parameters.low - bottom) / (top - bottom)) * scale.height).toBeGreaterThan(messages);
});

test("behaviour: replaces a grid line just above the axis by the axis", () => {
  const { domain, ticks } = valueTicks({ low: 99_731.71, high: 101_081.98, count: 4, fromZero: false });
  expect(ticks[0]).toBe(99_500);
  expect(domain[0]).toBe(99_500);
});

const at = (text: string) => Date.parse(text) / 1000;

test("default: ticks are round times in the reader's time zone", () => {
  const ticks = timeTicks({
    from: at("2026-03-01T09:30:00Z"),
    to: at("2026-03-02T09:30:00Z"),
    count: 6,
    timeZone: "Asia/Kolkata",
  });
  const messages = ticks.map((time) => formatTick({ time, locale: "en-GB", timeZone: "Asia/Kolkata" }));
  expect(messages).toEqual(["18:00", "2 Mar", "06:00", "12:00"]);
});

test("behaviour: ticks stay at midnight when the clocks change", () => {
  const ticks = timeTicks({
    from: at("2026-03-27T10:00:00Z"),
    to: at("2026-03-31T10:00:00Z"),
    count: 6,
    timeZone: "Europe/Paris",
  });
  const messages = ticks.map((time) => formatTick({ time, locale: "en-GB", timeZone: "Europe/Paris" }));
  expect(messages).toContain("29 Mar");
  expect(messages.at(-1)).toBe("31 Mar");
});
