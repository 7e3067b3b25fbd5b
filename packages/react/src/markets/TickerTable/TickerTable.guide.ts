import type { ComponentGuide } from "../../../test/ComponentGuide.ts";

export const guide: ComponentGuide = {
  first: "Default",
  use: "For a page whose subject is the markets. For one market take a TickerCard, for a line above a page a TickerStrip.",
  root: "pk-TickerTable",
  parts: [
    { name: "toolbar", text: "Everything above the table" },
    { name: "search", text: "Narrows the rows while somebody types" },
    { name: "quotes", text: "One choice for each currency that prices are in" },
    { name: "count", text: "How many markets are shown, of how many" },
    { name: "age", text: "Whether figures are current, and how old they are when not" },
    { name: "actions", text: "Columns, and the file of what is shown" },
    { name: "scroll", text: "The table; it scrolls by itself once it has a height" },
    { name: '[role="columnheader"]', text: "A column’s name, and the button that sorts by it" },
    { name: "row", text: "A market" },
    { name: "star", text: "Marks a favourite" },
    {
      name: '[data-column="range"]',
      text: "Where the price stands between the day’s low and high; the mark is where it opened",
    },
  ],
  attributes: [
    ["data-status", "loading, ready, empty or error; of the outermost element"],
    ["data-column", "which figure a cell has"],
    ["data-direction", "up, down or flat; of a figure that can be either"],
  ],
  keyboard: [
    ["Tab", "Through the toolbar, into the table once, and out of it"],
    ["↑ ↓ ← →", "From cell to cell; the head is a row too"],
    ["Page Up, Page Down", "A screen of rows"],
    ["Home, End", "First and last cell of the row; with Ctrl of the table"],
    ["Enter, Space", "Sorts by the column, marks the favourite, opens the market"],
  ],
  dos: [
    {
      text: "Let it have the width of the page: figures stand in columns, and are read downwards.",
      story: "Sorted",
      isWide: true,
    },
    { text: "Keep view in your URL, so that a link shows what was seen." },
  ],
  donts: [
    {
      text: "Put it into a side column. It turns into cards, and a screen holds two of them: take a TickerStrip.",
      story: "Default",
      style: { inlineSize: "18rem" },
    },
    { text: "Poll for prices beside it. All components of a provider share one request." },
  ],
  controls: {
    defaultView: {
      options: ["everything", "largest rise first", "prices in NGN", "favourites"],
      mapping: {
        everything: {},
        "largest rise first": { sort: { column: "changePercent", direction: "descending" } },
        "prices in NGN": { quote: "NGN" },
        favourites: { isFavouritesOnly: true },
      },
      control: { type: "select" },
    },
  },
};
