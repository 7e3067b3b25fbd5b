// @vitest-environment node
import { expect, test } from "vitest";
import { placeTooltip } from "./Tooltip.tsx";

const viewport = { width: 400, height: 300 };
const tooltip = { width: 100, height: 24 };

test("default", () => {
  const anchor = { top: 100, bottom: 132, left: 180, width: 40 };
  expect(placeTooltip({ anchor, tooltip, viewport })).toEqual({ top: 70, left: 150 });
});

test("behaviour: below if there is no room above", () => {
  const anchor = { top: 20, bottom: 52, left: 180, width: 40 };
  expect(placeTooltip({ anchor, tooltip, viewport }).top).toBe(58);
});

test("behaviour: stays within the viewport", () => {
  expect(placeTooltip({ anchor: { top: 100, bottom: 132, left: 0, width: 40 }, tooltip, viewport }).left).toBe(8);
  expect(placeTooltip({ anchor: { top: 100, bottom: 132, left: 380, width: 20 }, tooltip, viewport }).left).toBe(292);
});

test("behaviour: a tooltip wider than the page starts at its edge", () => {
  const anchor = { top: 100, bottom: 132, left: 180, width: 40 };
  expect(placeTooltip({ anchor, tooltip: { width: 500, height: 24 }, viewport }).left).toBe(8);
});
