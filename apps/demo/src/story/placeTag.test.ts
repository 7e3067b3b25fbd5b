import { expect, test } from "vitest";
import { placeTag, type TagPlace } from "./placeTag.ts";
import { type Box, isOverlapping } from "./spotlightShape.ts";

const view = { left: 0, top: 52, right: 1000, bottom: 800 };
const ring = { left: 100, top: 200, right: 900, bottom: 400 };
const size = { width: 160, height: 24 };
const figure = { left: 120, top: 260, right: 240, bottom: 280 };
const place = (obstacles: readonly Box[], isRightToLeft = false, at: Box = figure) =>
  placeTag({ figure: at, rings: [ring], size, view, obstacles, isRightToLeft });
const boxOf = (found: TagPlace | undefined) => {
  const { x, y } = found ?? { x: Number.NaN, y: Number.NaN };
  return { left: x, top: y, right: x + size.width, bottom: y + size.height };
};

test("default: stands on the line of the figure, after it", () => {
  expect(place([])).toEqual({ x: 250, y: 258 });
  const mirrored = { ...figure, left: 760, right: 880 };
  expect(place([], true, mirrored)).toEqual({ x: 590, y: 258 });
});

test("behaviour: stands before a figure at the end of its row", () => {
  const last = { ...figure, left: 760, right: 890 };
  const label = { left: 120, top: 260, right: 200, bottom: 280 };
  const tag = boxOf(place([label, last], false, last));
  expect(tag.right).toBe(last.left - 10);
  expect(tag.top).toBe(258);
});

// Regression: the amount covered the heading of the column above the row and the name in the row.
test.each([false, true])("behaviour: covers no other text, right to left: %s", (isRightToLeft) => {
  const row = { left: 100, top: 260, right: 900, bottom: 280 };
  const below = { left: 100, top: 284, right: 900, bottom: 300 };
  const at = { ...figure, left: 400, right: 520 };
  const tag = boxOf(place([row, below], isRightToLeft, at));
  for (const text of [row, below]) expect(isOverlapping(tag, text)).toBe(false);
  expect(tag.bottom).toBeLessThan(at.top);
});

// Regression: a tag lay on the heading of a column, and cut a word beside it.
test("behaviour: has no place if it would cover another text everywhere", () => {
  const wall = { left: 0, top: 0, right: 1000, bottom: 800 };
  expect(place([wall])).toBeUndefined();
});

test("behaviour: a tag may cover its figure, and nothing beside it", () => {
  const status = { left: 420, top: 260, right: 540, bottom: 280 };
  const over = (obstacles: readonly Box[]) =>
    placeTag({ figure: status, rings: [ring], size, view, obstacles, isRightToLeft: false, isOver: true });
  expect(over([status])).toEqual({ x: status.left, y: 258 });
  const next = { left: 592, top: 262, right: 700, bottom: 278 };
  expect(over([status, next])).toEqual({ x: status.left, y: 258 });
  expect(over([status, { ...next, left: 588 }])).toBeUndefined();
});
