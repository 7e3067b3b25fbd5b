import type { ComponentGuide } from "../../../test/ComponentGuide.ts";

export const guide: ComponentGuide = {
  first: "Default",
  use: "Use it to find an order and to follow it. The service does not document a list of orders, so it lists the orders in the latest events, and its search opens any other order by its ID.",
  root: "pk-OrderList",
  parts: [
    { name: "toolbar", text: "Filters, search and actions" },
    {
      name: "filters",
      text: "Side, market, dates and status. In a narrow container, a button opens all but the side",
      story: "Narrow",
    },
    { name: "count", text: "Number of shown orders" },
    { name: "actions", text: "Download and refresh" },
    {
      name: "scope",
      text: "The extent of the list, if the proxy stores older events than it reads",
      story: "Older Events",
    },
    {
      name: "unlisted",
      text: "The button for an order ID in the search, if the list cannot be read",
      story: "Store Down",
    },
    { name: "open", text: "The button that opens an order" },
    { name: "side", text: "A triangle, up for a purchase and down for a sale. data-side: buy or sell" },
    { name: "subject", text: "The trade, with the ID" },
    { name: "name", text: "The trade in words" },
    { name: "detail", text: "The second line of a cell" },
    { name: "code", text: "The ID" },
    { name: "amounts", text: "The filled amount and how much was ordered, or what the fills cost, and the price" },
    { name: "state", text: "The status, and whether the rest is cancelled" },
    { name: "created", text: "Day, time and age of the newest event" },
  ],
  attributes: [["data-status", "loading, ready, empty or error"]],
  keyboard: [
    ["Tab", "Moves through filters, search and actions, then rows"],
    ["Enter in the search", "Opens the order whose complete ID is in the search"],
    ["Enter, Space", "Opens the order"],
    ["Escape", "Closes the order and returns the focus"],
  ],
  dos: [
    { text: "Keep the view in your URL with view and onViewChange, so that operators can share it." },
    { text: "Set limit for a short list beside other content, without search and filters.", story: "Limited" },
    { text: "Show it without rows too. The search opens any order by its ID.", story: "Empty" },
  ],
  donts: [
    {
      text: "Put it in a card. It already has a frame.",
      story: "Default",
      style: { padding: "1.5rem", border: "1px solid #868f9b", borderRadius: "1rem" },
    },
  ],
  controls: {
    defaultView: {
      options: ["everything", "sells", "one market", "last 7 days", "partly filled", "a search"],
      mapping: {
        everything: {},
        sells: { side: "sell" },
        "one market": { pair: "BTC-USD" },
        "last 7 days": { period: "last-7-days" },
        "partly filled": { status: "partly_filled" },
        "a search": { search: "btc" },
      },
      control: { type: "select" },
    },
  },
};
