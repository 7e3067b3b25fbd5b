import type { ComponentGuide } from "../../../test/ComponentGuide.ts";

export const guide: ComponentGuide = {
  first: "Default",
  use: "Use a TickerStrip for a few prices at the top of a page. It does not move, and scrolls sideways if it is too long.",
  root: "pk-TickerStrip",
  parts: [
    { name: "items", text: "The scrollable line of markets" },
    { name: "item", text: "A market" },
    { name: "pair", text: "The market’s name" },
    { name: "price", text: "The last price" },
    { name: "change", text: "The change over 24 hours" },
    { name: "freshness", text: "Shown if the prices are out of date", story: "Stale" },
  ],
  attributes: [
    ["data-status", "loading, ready or error"],
    ["data-direction", "On the change: up, down or flat"],
  ],
  keyboard: [
    ["Tab", "Moves to the line, or to each market with onSelect"],
    ["← →", "Scrolls the line"],
    ["Enter", "Opens the market, with onSelect"],
  ],
  dos: [{ text: "Show the pairs that your operators trade, in the order they prefer.", story: "Selected" }],
  donts: [
    {
      text: "Don’t make it the only place that shows a price. Most of it is hidden on a phone.",
      story: "Default",
      style: { inlineSize: "14rem" },
    },
    { text: "Don’t animate it. Moving prices are hard to read and distract from the task." },
  ],
  controls: {
    pairIds: {
      options: ["the first ten", "two", "one that is unknown"],
      mapping: {
        "the first ten": undefined,
        two: ["BTC-NGN", "USDT-NGN"],
        "one that is unknown": ["BTC-USD", "NO-PAIR"],
      },
      control: { type: "select" },
    },
  },
};
