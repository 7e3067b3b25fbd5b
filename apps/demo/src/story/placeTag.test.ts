import { expect, test } from "vitest";
import { placeTag } from "./placeTag.ts";
import { type Box, isOverlapping } from "./spotlightShape.ts";

const view = { left: 0, top: 52, right: 1000, bottom: 800 };
const ring = { left: 100, top: 200, right: 900, bottom: 264 };
const size = { width: 160, height: 24 };
const place = (obstacles: readonly Box[], isRightToLeft = false, within: Box = view) =>
  placeTag({ ring, size, view: within, obstacles, isRightToLeft });
const boxOf = ({ x, y }: { readonly x: number; readonly y: number }) => ({
  left: x,
  top: y,
  right: x + size.width,
  bottom: y + size.height,
});

test("default: straddles the upper edge at its start", () => {
  expect(place([])).toEqual({ x: 112, y: 188 });
  expect(place([], true)).toEqual({ x: 728, y: 188 });
});

// Regression: the amount covered the heading of the column above the row and the name in the row.
test.each([false, true])("behaviour: covers no text above or inside the ring, right to left: %s", (isRightToLeft) => {
  const heading = { left: 110, top: 176, right: 220, bottom: 196 };
  const name = { left: 140, top: 206, right: 300, bottom: 224 };
  const amount = { left: 700, top: 210, right: 880, bottom: 226 };
  const tag = boxOf(place([heading, name, amount], isRightToLeft));
  for (const text of [heading, name, amount]) expect(isOverlapping(tag, text)).toBe(false);
  // Still on the ring.
  expect(isOverlapping(tag, ring)).toBe(true);
});

test("behaviour: uses a gap between the lines if the whole edge has texts", () => {
  const above = { left: 100, top: 160, right: 900, bottom: 186 };
  const inside = { left: 100, top: 216, right: 900, bottom: 240 };
  const tag = boxOf(place([above, inside]));
  expect([above, inside].some((text) => isOverlapping(tag, text))).toBe(false);
});

test("behaviour: stays in the view", () => {
  expect(place([], false, { ...view, top: 195 }).y).toBeGreaterThanOrEqual(195);
});

test("behaviour: covers as little as possible if there is no free place", () => {
  const wall = { left: 0, top: 0, right: 1000, bottom: 800 };
  expect(place([wall])).toEqual({ x: 112, y: 188 });
});
