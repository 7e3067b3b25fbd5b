import type { ComponentGuide } from "../../../test/ComponentGuide.ts";

export const guide: ComponentGuide = {
  first: "Default",
  use: "Use a TickerTable on a page about markets. For one market, use a TickerCard. For the top of any page, use a TickerStrip.",
  root: "pk-TickerTable",
  parts: [
    { name: "toolbar", text: "Everything above the table" },
    { name: "search", text: "Filters the rows as you type" },
    { name: "quotes", text: "The choice of a quote currency" },
    {
      name: "order",
      text: "The choice of an order in a narrow container, which has no headings",
      story: "Phone",
    },
    { name: "count", text: "The number of matching markets" },
    { name: "age", text: "How current prices are. A note replaces it if they are out of date" },
    { name: "actions", text: "Choose columns, download CSV" },
    { name: "scroll", text: "The table; it scrolls if you limit its height. On phones the page scrolls" },
    { name: '[role="columnheader"]', text: "A column’s name, a button that sorts, except for the trend" },
    { name: "row", text: "A market" },
    { name: "star", text: "Toggles a favourite. Favourites come first, unless a value sorts the rows" },
    {
      name: '[data-column="trend"]',
      text: "The price over 24 hours, from the samples of the proxy. Gaps are times without samples",
    },
    {
      name: '[data-column="range"]',
      text: "The price between the day’s low and high, with a mark at the opening price",
      story: "Every Column",
    },
    {
      name: '[data-column="spread"]',
      text: "Between bid and ask, in percent of their middle. The title under a pointer is the amount",
    },
  ],
  attributes: [
    ["data-status", "On the outermost element: loading, ready, empty or error"],
    ["data-column", "The column of a cell"],
    ["aria-current", "On the row of the market that openPair names"],
    ["data-direction", "On values that rise and fall: up, down or flat"],
    ["data-slight", "Beside it, if the change is below 0.05% and has no colour"],
  ],
  keyboard: [
    ["Tab", "Moves through the toolbar, to one cell of the table, and out"],
    ["↑ ↓ ← →", "Moves from cell to cell, including the header"],
    ["Page Up, Page Down", "Moves by a screen of rows"],
    ["Home, End", "First and last cell of the row; with Ctrl, of the table"],
    ["Enter, Space", "Sorts by the column, toggles the favourite, opens the market"],
  ],
  dos: [
    {
      text: "Give the table the full width of the page, so that values can be compared down a column. By default, columns without room give way: bid and ask first. Columns that somebody chose all show, and the table scrolls.",
      story: "Sorted",
      isWide: true,
    },
    { text: "Store view in your URL, so that a shared link shows the same rows." },
    { text: "Set openPair if the page shows a market beside the table.", story: "Open Pair", isWide: true },
  ],
  donts: [
    {
      text: "Don’t put it into a sidebar. Rows then show two lines and few values. Use a TickerStrip.",
      story: "Default",
      style: { inlineSize: "18rem" },
    },
    { text: "Don’t poll for prices yourself. All components of a provider share one request." },
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
