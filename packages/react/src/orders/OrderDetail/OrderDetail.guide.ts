import type { ComponentGuide } from "../../../test/ComponentGuide.ts";

export const guide: ComponentGuide = {
  first: "Partly Filled",
  use: "Use it as the page of an order: the trade, how much of it is filled, and the events about it. It follows the order to its end. OrderDialog shows the same in a dialog.",
  root: "pk-OrderDetail",
  parts: [
    { name: "summary", text: "The trade and its status" },
    { name: "trade", text: "Side, amount and currencies in words" },
    { name: "progress", text: "How much is filled" },
    { name: ".pk-FillBar", text: "The filled and the cancelled part of the amount" },
    { name: "filled", text: "The filled part of the bar", story: "Partly Filled" },
    { name: "cancelled", text: "The cancelled part of the bar", story: "Partly Filled" },
    { name: "figures", text: "The filled amount and the outcome" },
    { name: "outcome", text: "The outcome in one sentence" },
    { name: ".pk-DescriptionList", text: "The fields that the kit knows" },
    { name: "events", text: "The received events of the order" },
    { name: "title", text: "The title of the events or of the other fields" },
    { name: "others", text: "The fields that the kit does not know", story: "Unknown Status" },
  ],
  attributes: [
    ["data-status", "loading, ready or error"],
    ["data-fill", "On the bar: waiting, filling, filled, partly_filled, cancelled, rejected or unknown"],
  ],
  keyboard: [
    ["Tab", "Moves through the copy buttons"],
    ["Enter, Space", "Activates a button"],
  ],
  dos: [
    { text: "Give it the ID of an event or of an accepted quote, or the one in your URL." },
    { text: "Show an unknown status too. Its code becomes words.", story: "Unknown Status" },
  ],
  donts: [
    {
      text: "Put it in a card. It already has a frame.",
      story: "Partly Filled",
      style: { padding: "1.5rem", border: "1px solid #868f9b", borderRadius: "1rem" },
    },
  ],
};
