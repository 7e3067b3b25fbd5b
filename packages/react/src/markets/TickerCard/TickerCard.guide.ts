import type { ComponentGuide } from "../../../test/ComponentGuide.ts";
import { pairControl } from "../../../test/pairControl.ts";

export const guide: ComponentGuide = {
  first: "Default",
  use: "Use a TickerCard for one market on a page about something else. For many markets, use a TickerTable.",
  root: "pk-TickerCard",
  parts: [
    { name: "pair", text: "The market’s name; a button with onSelect" },
    { name: "price", text: "The last price with all of its digits" },
    { name: "currency", text: "The currency of the price" },
    { name: "change", text: "The change over 24 hours, with sign and arrow" },
    { name: "trend", text: "The proxy’s samples of the day, if there are eight or more" },
    { name: "range", text: "The price between the day’s low and high" },
    { name: "ends", text: "The day’s low, open and high. The mark of the bar is the open" },
    { name: "details", text: "Bid, ask, spread and volumes, or those of the prop details", story: "Details" },
    { name: "share", text: "The spread in percent of the middle between bid and ask", story: "Details" },
    { name: "age", text: "The age of the prices, if they are out of date", story: "Stale" },
  ],
  attributes: [
    ["data-status", "loading, ready, missing or error"],
    ["data-direction", "On the change and the trend: up, down or flat"],
    ["data-slight", "Beside it, if the change is below 0.05% and has no colour"],
  ],
  keyboard: [["Tab, Enter", "Opens the market, with onSelect. Otherwise the card has no controls"]],
  dos: [
    { text: "Arrange several cards in a grid, so that their prices line up.", story: "Side By Side" },
    {
      text: "Put a card with details over the whole width of the market’s page. It becomes a strip.",
      story: "Details",
      isWide: true,
    },
    { text: "Pass onSelect if you have a page about the market." },
  ],
  donts: [
    {
      text: "Don’t colour the whole card by its direction. The sign and arrow show it, and operators stop noticing a page full of red.",
      story: "Default",
      style: { "--pk-color-surface": "color-mix(in srgb, var(--pk-color-danger) 18%, Canvas)" },
    },
  ],
  controls: { pairId: pairControl },
};
