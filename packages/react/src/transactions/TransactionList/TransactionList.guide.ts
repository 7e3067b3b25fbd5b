import type { ComponentGuide } from "../../../test/ComponentGuide.ts";

export const guide: ComponentGuide = {
  first: "Default",
  use: "Use it to find a deposit or a withdrawal and to follow it. Webhooks keep it current.",
  root: "pk-TransactionList",
  parts: [
    { name: "toolbar", text: "Filters, search and actions" },
    {
      name: "filters",
      text: "Type, dates, method, currency and status. A button opens all but the type, and a wide container shows dates and status beside it",
    },
    { name: "count", text: "Number of shown transactions" },
    { name: "actions", text: "Download and refresh" },
    { name: "open", text: "The button that opens a transaction" },
    { name: "direction", text: "An arrow: in or out. data-effect is credited if the deposit is in the balance" },
    { name: "subject", text: "Who or what, with its detail" },
    { name: "name", text: "The recipient, or the type" },
    { name: "detail", text: "The second line of a cell" },
    { name: "type", text: "Deposit or withdrawal, in the detail of a named recipient" },
    { name: "code", text: "The reference, or the ID" },
    {
      name: "amounts",
      text: "The amount with its sign, and how much of it settled. data-effect: credited, open or void",
    },
    { name: "state", text: "The status, and the next step of a held deposit" },
    { name: "next", text: "The button that opens the form about the sender of a held deposit" },
    { name: "created", text: "Day, time and age" },
    { name: "footer", text: "Loads older transactions, if the list has several pages", story: "Pages" },
    { name: "coverage", text: "The transactions that search, filters and CSV cover", story: "Pages" },
  ],
  attributes: [["data-status", "loading, ready, empty or error"]],
  keyboard: [
    ["Tab", "Moves through filters, search and actions, then rows"],
    ["Enter, Space", "Opens the transaction"],
    ["Escape", "Closes the transaction and returns the focus"],
  ],
  dos: [
    { text: "Keep the view in your URL with view and onViewChange, so that operators can share it." },
    {
      text: "Declare the pages of your service in the proxy’s overrides. It then loads older transactions.",
      story: "Pages",
    },
    { text: "Set limit for the latest few beside other content, and link to the full list.", story: "Limited" },
    { text: "Show it without rows too. It says what will appear.", story: "Empty" },
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
      options: ["everything", "withdrawals", "last 7 days", "held deposits", "a search"],
      mapping: {
        everything: {},
        withdrawals: { type: "withdrawal" },
        "last 7 days": { period: "last-7-days" },
        "held deposits": { type: "deposit", status: "action_required" },
        "a search": { search: "market" },
      },
      control: { type: "select" },
    },
  },
};
