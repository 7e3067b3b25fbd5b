import type { ComponentGuide } from "../../../test/ComponentGuide.ts";

export const guide: ComponentGuide = {
  first: "Default",
  use: "For the top of a page: a few prices in passing. It stands still; where it is too long, it is scrolled.",
  root: "pk-TickerStrip",
  parts: [
    { name: "items", text: "The line; it scrolls by itself" },
    { name: "item", text: "A market" },
    { name: "pair", text: "Its name" },
    { name: "price", text: "Its last price" },
    { name: "change", text: "What it did within 24 hours" },
    { name: "freshness", text: "Said once the prices are not current", story: "Stale" },
  ],
  attributes: [
    ["data-status", "loading, ready or error"],
    ["data-direction", "up, down or flat; of the change"],
  ],
  keyboard: [
    ["Tab", "The line as a whole, or one market after the other once onSelect is given"],
    ["← →", "Scrolls the line"],
    ["Enter", "Opens the market, once onSelect is given"],
  ],
  dos: [{ text: "Name the pairs that your people trade, in their order.", story: "Chosen" }],
  donts: [
    {
      text: "Make it the only place where a price can be read: most of it is out of sight on a phone.",
      story: "Default",
      style: { inlineSize: "14rem" },
    },
    { text: "Let it run by itself. What moves cannot be read, and takes the eye from what matters." },
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
