import type { ComponentGuide, GuidePart } from "../guide/ComponentGuide.ts";
import { pairControl } from "./pairControl.ts";

const head: readonly GuidePart[] = [
  { name: "title", words: "What is drawn" },
  { name: "controls", words: "Whether it is current, and the ways to look at it" },
];
const headline: GuidePart = { name: "headline", words: "The newest figure" };
const ranges: GuidePart = { name: "ranges", words: "How far back it looks" };
const note: GuidePart = { name: "note", words: "Where the samples come from and since when" };
const table: GuidePart = { name: "table", words: "The same figures as a table", story: "As Table" };

const plotKeys: ComponentGuide["keyboard"] = [
  ["Tab", "Ranges, the table, then the plot"],
  ["← →", "From point to point; each is said"],
  ["Page Up, Page Down", "Ten points at once"],
  ["Home, End", "First and last point"],
  ["Escape", "Puts the cursor away"],
];
const status: ComponentGuide["attributes"] = [["data-status", "loading, ready, empty or error"]];
const barKeys: ComponentGuide["keyboard"] = [["Tab, Enter", "Shows the figures as a table, and the bars again"]];

export const priceChart: ComponentGuide = {
  first: "Default",
  use: "For how a price moved. It draws what the proxy sampled and says so; it never draws candles.",
  root: "pk-Chart",
  parts: [
    ...head,
    headline,
    { name: "change", words: "What it did within the range" },
    ranges,
    { name: "plot", words: "The line; gaps are gaps" },
    { name: "mark", words: "The highest and the lowest" },
    note,
    { name: "tip", words: "The point under the cursor", story: "Walked By Keys" },
    table,
  ],
  attributes: [...status, ["data-direction", "up, down or flat; of line and change"]],
  keyboard: plotKeys,
  dos: [
    { words: "Show gaps as gaps: the service was away, and nobody knows what the price did.", story: "Gaps" },
    { words: "Give timeZone where your people do not sit where the money does." },
  ],
  donts: [
    {
      words: "Draw it smaller than its words. For a line without figures there is no room here.",
      story: "Default",
      style: { inlineSize: "13rem" },
    },
  ],
  controls: { pairId: pairControl },
};

export const spreadChart: ComponentGuide = {
  first: "Default",
  use: "For how far bid and ask were apart: whether this is a good moment for a large order.",
  root: "pk-Chart",
  parts: [...head, headline, ranges, { name: "plot", words: "The line; gaps are gaps" }, note],
  attributes: status,
  keyboard: plotKeys,
  dos: [{ words: "Put it below the PriceChart of the same pair: they share their time axis.", story: "Default" }],
  donts: [
    {
      words: "Colour it by direction. A wide spread is neither a rise nor a fall.",
      story: "Default",
      style: { "--pk-chart-line": "var(--pk-color-down)" },
    },
  ],
  controls: { pairId: pairControl },
};

export const moversChart: ComponentGuide = {
  first: "Default",
  use: "For what moved most within 24 hours, up and down.",
  root: "pk-Chart",
  parts: [...head, { name: "plot", words: "The bars, from the one zero" }, { name: "bar", words: "A market" }],
  attributes: [...status, ["data-tone", "up or down; of a bar"]],
  keyboard: barKeys,
  dos: [{ words: "Keep to five each way; a longer list is a TickerTable sorted by change.", story: "Default" }],
  donts: [
    {
      words: "Give rise and fall one colour. The signs still tell, but nobody sees it in passing.",
      story: "Default",
      style: { "--pk-color-up": "var(--pk-color-text-muted)", "--pk-color-down": "var(--pk-color-text-muted)" },
    },
  ],
};

export const balanceChart: ComponentGuide = {
  first: "Default",
  use: "For shares at a glance beside a BalanceOverview: of each currency, how much is available, locked and withdrawable.",
  root: "pk-Chart",
  parts: [
    ...head,
    { name: "panel", words: "A currency, with a scale of its own" },
    { name: "panelTitle", words: "Which one" },
    { name: "bar", words: "A figure of it" },
    { name: "note", words: "That the scales are not one" },
  ],
  attributes: status,
  keyboard: barKeys,
  dos: [
    {
      words: "Leave a bar out where the service does not tell: unknown is not zero.",
      story: "Withdrawable Unavailable",
    },
  ],
  donts: [
    {
      words: "Take it for the figures themselves. Digits are in the BalanceOverview; this has no room for them.",
      story: "Default",
      style: { inlineSize: "14rem" },
    },
  ],
};
