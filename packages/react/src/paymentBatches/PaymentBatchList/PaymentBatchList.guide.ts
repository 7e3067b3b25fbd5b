import type { ComponentGuide } from "../../../test/ComponentGuide.ts";

export const guide: ComponentGuide = {
  first: "Default",
  use: "Use it next to BatchPayment. It lists the bulk payments that the user created, or may decide about, with their progress.",
  root: "pk-PaymentBatchList",
  parts: [
    { name: "toolbar", text: "The title, and refresh" },
    { name: "open", text: "The button that opens a batch" },
    { name: "name", text: "Name of the batch" },
    { name: "detail", text: "Who created it, and when" },
    { name: "totals", text: "The sum of its payments, per currency" },
    { name: ".pk-BatchProgressBar", text: "The outcome of its payments" },
  ],
  attributes: [["data-status", "loading, ready, empty or error"]],
  keyboard: [
    ["Tab", "Moves through the batches"],
    ["Enter, Space", "Opens the batch"],
    ["Escape", "Closes the batch and returns the focus"],
  ],
  dos: [{ text: "Use onOpen if your app has a page for a batch." }],
  donts: [
    {
      text: "Put it in a card. It already has a frame.",
      story: "Default",
      style: { padding: "1.5rem", border: "1px solid #868f9b", borderRadius: "1rem" },
    },
  ],
};
