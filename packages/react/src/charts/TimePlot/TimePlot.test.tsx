import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { giveRoom } from "../../../test/giveRoom.ts";
import { renderWithKit } from "../../../test/renderWithKit.tsx";
import { isolate } from "../../format/isolate.ts";
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
      fromZero
      timeZone="UTC"
    />
  );
}

const points = (container: HTMLElement) => container.querySelectorAll('[data-part="point"]').length;
const area = (container: HTMLElement) => container.querySelector('[data-part="area"]')?.getAttribute("d") ?? "";

interface PlotProps {
  readonly name: string;
  readonly step: number;
  readonly syncId?: string;
}

function Plot({ name, step, syncId }: PlotProps) {
  return (
    <TimePlot
      label={name}
      times={[0, 1, 2, 3].map((index) => START + index * step)}
      reading={readSeries(["1.00", "2.00", "3.00", "4.00"])}
      describe={(index) => [{ label: "Price", value: `${index + 1}.00` }]}
      syncId={syncId}
      timeZone="UTC"
    />
  );
}

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
    { text: "24h high 9.00", value: 9 },
    { text: "24h low 1.00", value: 1 },
    { text: "24h open 1.10", value: 1.1 },
  ];
  const { container } = await renderWithKit(plot(["3.00", "2.00"], levels));
  expect(container.querySelectorAll('[data-part="levels"] line')).toHaveLength(3);
  // The last label would overlap the second.
  const texts = Array.from(container.querySelectorAll('[data-part="levels"] text'), (text) => text.textContent);
  expect(texts).toEqual(["\u206824h high 9.00\u2069", "\u206824h low 1.00\u2069"]);
  expect(container.querySelectorAll('[data-part="mark"]')).toHaveLength(0);
});

test("behaviour: an event at the highest point replaces its dot, and the label stays", async () => {
  const decimals = ["2.00", "1.00", "3.00"];
  const { container } = await renderWithKit(
    <TimePlot
      label="NGN"
      times={decimals.map((_, index) => START + index * 60)}
      reading={readSeries(decimals)}
      describe={(index) => [{ label: "Available", value: decimals[index] ?? "–" }]}
      events={[{ time: START + 120, kind: "buy" }]}
      timeZone="UTC"
    />,
  );
  const marks = Array.from(container.querySelectorAll<HTMLElement>('[data-part="mark"]'));
  expect(marks.map(({ dataset, textContent }) => [textContent, dataset["bare"]])).toEqual([
    ["High 3.00", "true"],
    ["Low 1.00", undefined],
  ]);
  // Regression: in percent of the plot and the note below it, they were beside their values.
  for (const mark of marks) expect(mark.closest('[data-part="plot"]')).not.toBeNull();
});

// Regression: an area down to an axis that starts elsewhere made small moves look large.
test("parameters: fromZero", async () => {
  const flat = readSeries(["100.00", "101.00", "100.50"]);
  const draw = (fromZero: boolean) => (
    <TimePlot label="NGN" times={[1, 2, 3]} reading={flat} describe={() => []} fromZero={fromZero} timeZone="UTC" />
  );
  const { container, rerender } = await renderWithKit(draw(false));
  expect(container.querySelector('[data-part="area"]')).toBeNull();
  rerender(draw(true));
  expect(area(container)).not.toBe("");
});

test("parameters: extremeNames", async () => {
  const decimals = ["2.00", "1.00", "3.00"];
  const { container } = await renderWithKit(
    <TimePlot
      label="BTC/USD"
      times={[1, 2, 3]}
      reading={readSeries(decimals)}
      describe={(index) => [{ label: "Price", value: decimals[index] ?? "–" }]}
      extremeNames={{ high: "Highest sample", low: "Lowest sample" }}
      timeZone="UTC"
    />,
  );
  expect(Array.from(container.querySelectorAll('[data-part="mark"]'), (mark) => mark.textContent)).toEqual([
    "Highest sample 3.00",
    "Lowest sample 1.00",
  ]);
});

test("parameters: extremeNames: null leaves out both labels", async () => {
  const { container } = await renderWithKit(
    <TimePlot
      label="BTC/USD"
      times={[1, 2, 3]}
      reading={readSeries(["2", "1", "3"])}
      describe={() => []}
      extremeNames={null}
    />,
  );
  expect(container.querySelectorAll('[data-part="mark"]')).toHaveLength(0);
});

// Regression: nothing marked the latest value at the end of a line of prices.
test("parameters: hasEnd marks the end of the line", async () => {
  const decimals = [...Array.from({ length: 300 }, (_, index) => `${index % 7}.00`), "4.50", null];
  const { container } = await renderWithKit(
    <TimePlot
      label="BTC/USD"
      times={decimals.map((_, index) => START + index * 60)}
      reading={readSeries(decimals)}
      describe={() => []}
      hasEnd
      timeZone="UTC"
    />,
  );
  const dots = Array.from(container.querySelectorAll('circle[data-part="point"]'), (dot) =>
    ["cx", "cy"].map((name) => dot.getAttribute(name)),
  );
  const path = container.querySelector('[data-part="curve"]')?.getAttribute("d") ?? "";
  expect(dots).toEqual([path.split(/[ML]/).at(-1)?.split(",")]);
});

test("parameters: bars and describeBar", async () => {
  const bars = [
    { from: 0, to: 10, in: 5, held: 0, out: 0 },
    { from: 10, to: 20, in: 0, held: 2, out: 10 },
  ];
  const times = [0, 5, 10, 15, 25];
  const { container } = await renderWithKit(
    <TimePlot
      label="NGN"
      times={times}
      reading={readSeries(times.map(String))}
      describe={(index) => [{ label: "Available", value: String(times[index]) }]}
      bars={bars}
      describeBar={(bar) => [{ label: "Bar", value: String(bar) }]}
      timeZone="UTC"
    />,
  );
  const kinds = Array.from(
    container.querySelectorAll<SVGElement>('[data-part="bar"]'),
    ({ dataset }) => dataset["kind"],
  );
  expect(kinds).toEqual(["in", "held", "out"]);
  const said = () => screen.getByRole("slider").getAttribute("aria-valuetext");
  fireEvent.keyDown(screen.getByRole("slider"), { key: "Home" });
  fireEvent.keyDown(screen.getByRole("slider"), { key: "ArrowRight" });
  expect(said()).toMatch(/, Available 5, Bar 0$/);
  // The last bar has no end, because its step is under way.
  fireEvent.keyDown(screen.getByRole("slider"), { key: "End" });
  expect(said()).toMatch(/, Available 25, Bar 1$/);
});

test("behaviour: a layer below zero has its label at its line", async () => {
  const { container } = await renderWithKit(
    <TimePlot
      label="NGN"
      times={[1, 2, 3]}
      reading={readSeries(["10.00", "11.00", "12.00"])}
      layers={[{ id: "credit", reading: readSeries(["-3.00", "-3.00", "-3.00"]), label: "Outstanding credit" }]}
      describe={() => []}
      fromZero
      timeZone="UTC"
    />,
  );
  const label = container.querySelector('[data-part="layerLabel"]');
  expect(label?.textContent).toBe(isolate("Outstanding credit"));
  const [, level = ""] =
    /^M[\d.]+,([\d.]+)/.exec(container.querySelector('[data-part="layer"]')?.getAttribute("d") ?? "") ?? [];
  expect(Number(label?.getAttribute("y")) - Number(level)).toBeGreaterThan(10);
});

// Regression: the edges of the band had their corners at different times, and the line ended in a fall to the latest value.
test("parameters: hasBand", async () => {
  const decimals = Array.from({ length: 300 }, (_, index) => `${index % 7}.00`);
  decimals.splice(100, 1, "9.00");
  decimals.splice(-1, 1, "0.50");
  const { container } = await renderWithKit(
    <TimePlot
      label="BTC/USD"
      times={decimals.map((_, index) => START + index * 60)}
      reading={readSeries(decimals)}
      describe={(index) => [{ label: "Spread", value: decimals[index] ?? "–" }]}
      hasBand
      timeZone="UTC"
    />,
  );
  const cornersOf = (part: string) =>
    (container.querySelector(`[data-part="${part}"]`)?.getAttribute("d") ?? "")
      .split(/[MLZ]/)
      .filter(Boolean)
      .map((corner) => corner.split(",").map(Number));
  const [curve, band] = [cornersOf("curve"), cornersOf("band")];
  const xOf = (corners: typeof curve) => corners.map(([x]) => x);
  expect(curve.length).toBeGreaterThan(10);
  expect(xOf(band)).toEqual([...xOf(curve), ...xOf(curve).toReversed()]);
  const axis = container.querySelector('line[data-part="axis"]');
  expect([xOf(curve)[0], xOf(curve).at(-1)]).toEqual(["x1", "x2"].map((end) => Number(axis?.getAttribute(end))));
  // The latest value is a point below the end of the line.
  const dot = container.querySelector('[data-part="point"]');
  expect(Number(dot?.getAttribute("cx"))).toBe(xOf(curve).at(-1));
  expect(Number(dot?.getAttribute("cy"))).toBeGreaterThan((curve.at(-1)?.[1] ?? 0) + 10);
  // The label of the highest value is at a corner of the band.
  const mark = container.querySelector<HTMLElement>('[data-which="high"]');
  expect(mark?.textContent).toBe("High 9.00");
  const [x = 0, y = 0] = (
    [
      ["left", 600],
      ["top", 260],
    ] as const
  ).map(([side, size]) => (Number.parseFloat(mark?.style[side] ?? "") / 100) * size);
  expect(band.filter((corner) => Math.hypot((corner[0] ?? 0) - x, (corner[1] ?? 0) - y) < 0.1)).toHaveLength(1);
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

test("behaviour: plots with the same ID show the same time, by keys and by pointer", async () => {
  const { container } = await renderWithKit(
    <>
      <Plot name="minutes" step={60} />
      <Plot name="half minutes" step={30} />
      <Plot name="own" step={60} syncId="own" />
    </>,
  );
  const tips = () => Array.from(container.querySelectorAll('[data-part="tip"] strong'), (tip) => tip.textContent);
  const slider = (name: string) => screen.getByRole("slider", { name: new RegExp(`^${name}`) });
  fireEvent.keyDown(slider("minutes"), { key: "Home" });
  fireEvent.keyDown(slider("minutes"), { key: "ArrowRight" });
  expect(tips()).toEqual(["2.00", "3.00"]);
  expect(slider("half minutes").getAttribute("aria-valuetext")).toBe("Jan 5, 2026, 3:01 PM, Price 3.00");
  // The other plot ends a minute and a half after it started.
  fireEvent.keyDown(slider("minutes"), { key: "End" });
  expect(tips()).toEqual(["4.00"]);
  fireEvent.pointerMove(slider("half minutes"), { clientX: 0 });
  expect(tips()).toEqual(["1.00", "1.00"]);
  fireEvent.pointerLeave(slider("half minutes"));
  expect(tips()).toEqual([]);
});

test("behaviour: dragging with a mouse selects a range, and a click or a finger does not", async () => {
  const onZoom = vi.fn();
  const capture = vi.fn();
  HTMLElement.prototype.setPointerCapture = capture;
  const decimals = Array.from({ length: 101 }, (_, index) => `${index}.00`);
  const times = decimals.map((_, index) => START + index);
  await renderWithKit(
    <TimePlot label="BTC/USD" times={times} reading={readSeries(decimals)} describe={() => []} onZoom={onZoom} />,
  );
  const cursor = screen.getByRole("slider");
  const drag = (to: number, pointerType = "mouse") => {
    fireEvent.pointerDown(cursor, { pointerType, button: 0, clientX: 100 });
    fireEvent.pointerMove(cursor, { clientX: to });
    fireEvent.pointerUp(cursor);
  };
  drag(104);
  drag(300, "touch");
  expect(onZoom).not.toHaveBeenCalled();
  drag(9999);
  const [{ from, to }] = onZoom.mock.calls[0] ?? [];
  expect(to).toBeCloseTo(START + 100);
  expect(from).toBeGreaterThan(START + 10);
  fireEvent.pointerDown(cursor, { pointerType: "mouse", button: 0, clientX: 100 });
  fireEvent.pointerMove(cursor, { clientX: 300 });
  fireEvent.keyDown(cursor, { key: "Escape" });
  fireEvent.pointerUp(cursor);
  expect(onZoom).toHaveBeenCalledOnce();
});
