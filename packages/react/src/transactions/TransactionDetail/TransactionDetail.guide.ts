import type { ComponentGuide } from "../../../test/ComponentGuide.ts";

export const guide: ComponentGuide = {
  first: "Held",
  use: "Use it as the page of a transaction: what it is, what holds it, and the events about it. TransactionDialog shows the same in a dialog.",
  root: "pk-TransactionDetail",
  parts: [
    { name: "summary", text: "Amount and status" },
    { name: "events", text: "The received events of the transaction", story: "Completed" },
    { name: "title", text: "The title of the events" },
    { name: "note", text: "A remark on the events" },
    { name: ".pk-Callout", text: "The reason for a hold, and the next step" },
    { name: ".pk-DescriptionList", text: "The fields that the kit knows" },
  ],
  attributes: [["data-status", "loading, ready or error"]],
  keyboard: [
    ["Tab", "Moves through the actions and the copy buttons"],
    ["Enter, Space", "Activates a button"],
  ],
  dos: [{ text: "Give it the ID from your URL, so that operators can share a transaction." }],
  donts: [
    {
      text: "Put it in a card. It already has a frame.",
      story: "Held",
      style: { padding: "1.5rem", border: "1px solid #868f9b", borderRadius: "1rem" },
    },
  ],
};
