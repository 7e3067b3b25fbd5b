import type { ComponentGuide, GuidePart } from "./ComponentGuide.ts";

// Parts and keys that the guides of several charts share.
export const head: readonly GuidePart[] = [
  { name: "title", text: "The chart’s title" },
  { name: "controls", text: "Freshness, and buttons that download the chart, show it as a table and explain its data" },
];
export const headline: GuidePart = { name: "headline", text: "The latest value" };
export const ranges: GuidePart = { name: "ranges", text: "Selects the time range" };
export const table: GuidePart = { name: "table", text: "The same data as a table", story: "As Table" };

export const plotKeys: ComponentGuide["keyboard"] = [
  ["Tab", "Moves through ranges, table button and plot"],
  ["← →", "Moves from point to point in all charts of the page; screen readers announce each"],
  ["Page Up, Page Down", "Moves by a tenth of the points"],
  ["Home, End", "First and last point"],
  ["Escape", "Hides the cursor"],
];
export const status: NonNullable<ComponentGuide["attributes"]> = [["data-status", "loading, ready, empty or error"]];
