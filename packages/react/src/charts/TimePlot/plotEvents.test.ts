// @vitest-environment node
import { expect, test } from "vitest";
import type { PlotScale } from "./PlotScale.ts";
import { eventGroupAt, plotEvents } from "./plotEvents.ts";

/** A pixel per second and per unit. */
const scale: PlotScale = {
  outer: { width: 200, height: 100 },
  left: 0,
  top: 0,
  width: 200,
  height: 100,
  track: 0,
  x: (time) => time,
  y: (value) => value,
  timeAt: (x) => x,
};
const times = [0, 50, 100, 150];
const values = [10, 20, null, 40];
const plot = (events: Parameters<typeof plotEvents>[0]["events"]) => plotEvents({ events, times, values, scale });

test("default: on the line where it includes the event, and above the axis at a gap", () => {
  expect(
    plot([
      { time: 8, kind: "buy" },
      { time: 99, kind: "sell" },
    ]),
  ).toEqual([
    { kinds: ["buy"], x: 8, y: 20, indexes: [0] },
    { kinds: ["sell"], x: 99, y: 89, indexes: [1] },
  ]);
});

test("behaviour: groups events that fall together, with a mark for each kind", () => {
  const groups = plot([
    { time: 1, kind: "buy" },
    { time: 9, kind: "buy" },
    { time: 40, kind: "buy" },
    { time: 50, kind: "sell" },
    { time: 80, kind: "sell" },
    { time: 90, kind: "order" },
  ]);
  expect(groups.map(({ kinds, indexes }) => [kinds, indexes])).toEqual([
    [["buy"], [0, 1]],
    [
      ["buy", "sell"],
      [2, 3],
    ],
    [
      ["sell", "order"],
      [4, 5],
    ],
  ]);
  expect(eventGroupAt(groups, 52)?.indexes).toEqual([2, 3]);
  expect(eventGroupAt(groups, 62)).toBeUndefined();
});

test("behaviour: leaves out events before the line's start, and places later ones at its end", () => {
  expect(
    plot([
      { time: -1, kind: "buy" },
      { time: 160, kind: "sell" },
    ]),
  ).toEqual([{ kinds: ["sell"], x: 150, y: 40, indexes: [1] }]);
  expect(eventGroupAt([], 0)).toBeUndefined();
});

test("behaviour: an event with a value lies there, also at a gap, and inside the plot", () => {
  const yOf = (value: number) => plot([{ time: 99, kind: "sell", value }]).map(({ y }) => y);
  expect([30, -20, 300].flatMap(yOf)).toEqual([30, 0, 89]);
  expect(
    plot([
      { time: 99, kind: "sell", value: 30 },
      { time: 101, kind: "sell", value: 40 },
      { time: 102, kind: "order", value: null },
    ]).map(({ y }) => y),
  ).toEqual([35]);
});
