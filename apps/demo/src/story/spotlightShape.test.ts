import { expect, test } from "vitest";
import {
  besideBox,
  clipBox,
  freeArea,
  growBeside,
  isOverlapping,
  mergeBoxes,
  pathOf,
  sharedArea,
} from "./spotlightShape.ts";

const window = { left: 0, top: 0, right: 1280, bottom: 800 };

test.each([
  ["beside the page", { left: 960, top: 52, right: 1280, bottom: 800 }, { ...window, right: 960 }],
  ["beside the page, right to left", { left: 0, top: 52, right: 320, bottom: 800 }, { ...window, left: 320 }],
  ["at the bottom of a phone", { left: 0, top: 500, right: 1280, bottom: 800 }, { ...window, bottom: 500 }],
])("behaviour: leaves out a panel %s", (_, panel, free) => {
  expect(freeArea(window, panel)).toEqual(free);
});

test("behaviour: a box ends at the area, and one outside has no part in it", () => {
  const area = { ...window, bottom: 500 };
  expect(clipBox({ left: 10, top: 400, right: 90, bottom: 600 }, area)?.bottom).toBe(500);
  expect(clipBox({ left: 10, top: 500, right: 90, bottom: 600 }, area)).toBeUndefined();
});

test("behaviour: a box in the header does not overlap the panel below", () => {
  const panel = { ...window, left: 960, top: 52 };
  expect(isOverlapping({ left: 1200, top: 4, right: 1270, bottom: 48 }, panel)).toBe(false);
  expect(isOverlapping({ left: 900, top: 40, right: 970, bottom: 60 }, panel)).toBe(true);
});

// Regression: the ring went through the texts beside its element.
test("behaviour: a box grows until it would touch a text beside it, and ignores the texts inside", () => {
  const box = { left: 100, top: 100, right: 200, bottom: 140 };
  const inside = { left: 110, top: 104, right: 150, bottom: 120 };
  const above = { left: 90, top: 80, right: 140, bottom: 96 };
  const touching = { left: 100, top: 140, right: 160, bottom: 156 };
  const far = { left: 300, top: 100, right: 400, bottom: 140 };
  expect(growBeside(box, 8, [inside, above, touching, far])).toEqual({ left: 92, top: 99, right: 208, bottom: 140 });
});

test("behaviour: boxes that overlap are one", () => {
  const amount = { left: 20, top: 60, right: 200, bottom: 100 };
  const status = { left: 190, top: 60, right: 300, bottom: 100 };
  const notice = { left: 400, top: 60, right: 600, bottom: 200 };
  expect(mergeBoxes([amount, notice, status])).toEqual([notice, { ...amount, right: 300 }]);
  const between = { left: 250, top: 80, right: 450, bottom: 90 };
  expect(mergeBoxes([amount, notice, status, between])).toEqual([{ left: 20, top: 60, right: 600, bottom: 200 }]);
});

test("behaviour: a panel behind a dialog keeps the part beside it", () => {
  const panel = { ...window, left: 960 };
  expect(besideBox(panel, { ...window, right: 1000 })).toEqual({ ...window, left: 1000 });
  expect(besideBox(panel, { ...window, right: 900 })).toEqual(panel);
  expect(besideBox(panel, window)).toBeUndefined();
});

test("behaviour: two boxes share an area only if they overlap", () => {
  expect(sharedArea({ ...window, right: 100, bottom: 100 }, { ...window, left: 90, top: 90 })).toBe(100);
  expect(sharedArea({ ...window, right: 100 }, { ...window, left: 200 })).toBe(0);
});

test("behaviour: a path is closed, and its corners are at most half of the box", () => {
  expect(pathOf({ left: 0, top: 0, right: 10, bottom: 4 })).toBe("M0 0H10V4H0V0Z");
  expect(pathOf({ left: 0, top: 0, right: 10, bottom: 4 }, 8)).toContain("a2 2 0 0 1 2 2");
});
