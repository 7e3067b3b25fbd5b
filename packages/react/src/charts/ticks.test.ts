// @vitest-environment node
import { expect, test } from "vitest";
import { enCharts } from "./messages.en.ts";
import { frCharts } from "./messages.fr.ts";
import { plotScale } from "./TimePlot/PlotScale.ts";
import { formatRange, formatStep, formatTick, timeSteps, timeTicks, writeSince } from "./timeTicks.ts";
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

test.each([
  [24, 25],
  [7 * 24, 29],
  [30 * 24, 31],
  [90 * 24, 91],
])("default: the steps of %i hours", (hours, count) => {
  const [from, to] = [at("2026-03-01T09:30:00Z"), at("2026-03-01T09:30:00Z") + hours * 3600];
  const bounds = timeSteps({ from, to, timeZone: "Africa/Lagos" });
  expect(bounds.length - 1).toBe(count);
  expect(bounds[0]).toBeLessThanOrEqual(from);
  expect(bounds[1]).toBeGreaterThan(from);
  expect(bounds.at(-1)).toBeGreaterThan(to);
});

test("behaviour: steps are local days when the clocks change, and a day is written as its date", () => {
  const timeZone = "Europe/Paris";
  const bounds = timeSteps({ from: at("2026-03-01T10:00:00Z"), to: at("2026-04-20T10:00:00Z"), timeZone });
  const write = (from = 0, to = 0) => formatStep({ from, to, locale: "en-GB", timeZone });
  const days = bounds.slice(1).map((end, index) => write(bounds[index], end));
  expect(days).toEqual(expect.arrayContaining(["28 Mar", "29 Mar", "30 Mar"]));
  expect(write(at("2026-03-29T10:00:00Z"), at("2026-03-29T11:00:00Z"))).toMatch(/29 Mar.*12:00.*13:00/);
});

// Regression: "since 28 Oct, 3:00" was beside "03:05".
test("behaviour: an hour has two digits beside a date if the locale writes a time so", () => {
  const from = Date.UTC(2026, 9, 28, 3) / 1000;
  const span = { from, to: from + 86_400, timeZone: "UTC" };
  const { charts: messages } = enCharts;
  expect(writeSince({ ...span, locale: "en-GB", messages })).toBe("since 28 Oct, 03:00");
  expect(writeSince({ ...span, locale: "en-US", messages })).toMatch(/^since Oct 28, 3:00\sAM$/);
  expect(formatRange({ ...span, locale: "en-GB" })).toMatch(/^28 Oct, 03:00.+29 Oct, 03:00$/);
});

test("behaviour: a date has the article that French wants, and a time of today has none", () => {
  const { since = "", sinceDate = "" } = frCharts.charts ?? {};
  const from = Date.UTC(2026, 9, 28, 3) / 1000;
  const write = (seconds: number) =>
    writeSince({ from, to: from + seconds, timeZone: "UTC", locale: "fr", messages: { since, sinceDate } });
  expect([write(3600), write(86_400)]).toEqual(["depuis 03:00", "depuis le 28 oct., 03:00"]);
});
