import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { giveRoom } from "../../../test/giveRoom.ts";
import { renderWithKit } from "../../../test/renderWithKit.tsx";
import { readSeries } from "../readSeries.ts";
import { TimePlot } from "./TimePlot.tsx";
import type { PlotLevel } from "./TimePlotProps.ts";

beforeEach(() => giveRoom(600));

const START = Date.parse("2026-01-05T15:00:00Z") / 1000;

function plot(decimals: readonly (string | null)[], levels?: readonly PlotLevel[], step = 60) {
  return (
    <TimePlot
      label="BTC/USD"
      times={decimals.map((_, index) => START + index * step)}
      reading={readSeries(decimals)}
      describe={(index) => [{ label: "Price", value: decimals[index] ?? "–" }]}
      levels={levels}
      timeZone="UTC"
    />
  );
}

const points = (container: HTMLElement) => container.querySelectorAll('[data-part="point"]').length;
const area = (container: HTMLElement) => container.querySelector('[data-part="area"]')?.getAttribute("d") ?? "";

// Regression: a first day was drawn as a dot and a spike from the axis.
test("behaviour: draws few samples as points, and no area below a segment of a few pixels", async () => {
  const sparse = ["1.00", ...Array.from({ length: 400 }, () => null), "3.00", "2.00"];
  const { container, rerender } = await renderWithKit(plot(sparse));
  expect(points(container)).toBe(3);
  expect(area(container)).toBe("");
  rerender(plot(["1.00", "3.00", "2.00"]));
  expect(points(container)).toBe(3);
  expect(area(container)).not.toBe("");
  rerender(plot(Array.from({ length: 300 }, (_, index) => `${index}.00`)));
  expect(points(container)).toBe(0);
});

test("behaviour: centres a single sample", async () => {
  const { container } = await renderWithKit(plot(["1.00"]));
  const dot = container.querySelector('[data-part="point"]');
  const axis = container.querySelector('line[data-part="axis"]');
  const [from, to] = ["x1", "x2"].map((end) => Number(axis?.getAttribute(end)));
  expect(Number(dot?.getAttribute("cx"))).toBeCloseTo(((from ?? 0) + (to ?? 0)) / 2, 0);
});

test("parameters: levels replace the marks at the highest and lowest point", async () => {
  const levels = [
    { text: "24 h high 9.00", value: 9 },
    { text: "24 h low 1.00", value: 1 },
    { text: "24 h open 1.10", value: 1.1 },
  ];
  const { container } = await renderWithKit(plot(["3.00", "2.00"], levels));
  expect(container.querySelectorAll('[data-part="levels"] line')).toHaveLength(3);
  // The last label would overlap the second.
  const texts = Array.from(container.querySelectorAll('[data-part="levels"] text'), (text) => text.textContent);
  expect(texts).toEqual(["\u206824 h high 9.00\u2069", "\u206824 h low 1.00\u2069"]);
  expect(container.querySelectorAll('[data-part="mark"]')).toHaveLength(0);
});

// Regression: in the left-to-right plot, "pm" in Arabic was on the wrong side of the time.
test("behaviour: times in Arabic are isolated on the axis and in the tip", async () => {
  const { container } = await renderWithKit(plot(["1.00", "3.00", "2.00"]), { locale: "ar-EG-u-nu-latn" });
  const ticks = Array.from(container.querySelectorAll("svg text"), (text) => text.textContent ?? "");
  const times = ticks.filter((text) => text.includes("3:0"));
  expect(times.length).toBeGreaterThan(0);
  for (const time of times) expect(time).toMatch(/^\u2068.*\u2069$/);
  fireEvent.keyDown(screen.getByRole("slider"), { key: "Home" });
  expect(container.querySelector('[data-part="tip"]')?.getAttribute("dir")).toBe("rtl");
  for (const messages of container.querySelectorAll('[data-part="mark"] > span')) {
    expect(messages.firstElementChild?.tagName).toBe("BDI");
  }
});
