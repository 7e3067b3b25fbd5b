import type { ComponentGuide, GuidePart } from "./ComponentGuide.ts";

// What the guides of several charts say alike.
export const head: readonly GuidePart[] = [
  { name: "title", text: "What is drawn" },
  { name: "controls", text: "Whether it is current, and the ways to look at it" },
];
export const headline: GuidePart = { name: "headline", text: "The newest figure" };
export const ranges: GuidePart = { name: "ranges", text: "How far back it looks" };
export const note: GuidePart = { name: "note", text: "Where the samples come from and since when" };
export const table: GuidePart = { name: "table", text: "The same figures as a table", story: "As Table" };

export const plotKeys: ComponentGuide["keyboard"] = [
  ["Tab", "Ranges, the table, then the plot"],
  ["← →", "From point to point; each is said"],
  ["Page Up, Page Down", "Ten points at once"],
  ["Home, End", "First and last point"],
  ["Escape", "Puts the cursor away"],
];
export const status: NonNullable<ComponentGuide["attributes"]> = [["data-status", "loading, ready, empty or error"]];
export const barKeys: ComponentGuide["keyboard"] = [["Tab, Enter", "Shows the figures as a table, and the bars again"]];
