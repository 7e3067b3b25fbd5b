import type { ComponentGuide } from "../../../test/ComponentGuide.ts";

export const guide: ComponentGuide = {
  first: "Mixed Results",
  use: "Use it as the page of one bulk payment. PaymentBatchList shows the same in a dialog.",
  root: "pk-PaymentBatchDetail",
  parts: [
    { name: "head", text: "Name, status and origin, with the buttons" },
    { name: ".pk-BatchProgressBar", text: "The outcome of the payments" },
    { name: ".pk-Callout", text: "The next step for a person" },
    { name: "payments", text: "The payments, all or those that need attention" },
    { name: "status", text: "Status of a payment, the reason, and a link" },
  ],
  attributes: [["data-status", "loading, ready or error"]],
  keyboard: [
    ["Tab", "Moves through the buttons, the filter and the links"],
    ["Arrow keys", "Choose which payments are shown"],
  ],
  dos: [{ text: "Pass `onOpenTransactions`, so that operators can check payments whose outcome is unknown." }],
  donts: [
    {
      text: "Put it in a card. It already has a frame.",
      story: "Mixed Results",
      style: { padding: "1.5rem", border: "1px solid #868f9b", borderRadius: "1rem" },
    },
  ],
};
