import type { ComponentGuide } from "../../../test/ComponentGuide.ts";

export const guide: ComponentGuide = {
  first: "Default",
  use: "Use it as the page on which operators pay a saved recipient. It needs a proxy that signs withdrawals. A payment is sent once: after a lost response only the same request can be repeated.",
  root: "pk-WithdrawalForm",
  parts: [
    { name: "heading", text: "The title of the step" },
    { name: "fields", text: "Recipient and amount" },
    {
      name: "recent",
      text: "The recipients that were paid last, with the end of their account or address, if the user may see transactions",
    },
    { name: ".pk-AmountField", text: "The amount, with the recipient’s currency" },
    { name: "hint", text: "The effect of the button" },
    { name: "action", text: "The hint and the buttons" },
    { name: ".pk-Field", text: "A field with its label and notes" },
  ],
  attributes: [["data-status", "editing, reviewing, sending, uncertain, waiting or sent"]],
  keyboard: [
    ["Tab", "Moves through the fields and buttons"],
    ["Arrow keys", "Choose a recipient"],
    ["Enter", "Requests the fee for the review, then sends the reviewed payment"],
  ],
  dos: [
    { text: "Set `confirmAbove`, so that large payments need the amount to be typed again." },
    { text: "Pass `onOpenTransactions`, so that operators can check a payment whose outcome is unknown." },
    { text: "Pass `getApprovalHref`, so that a held payment links to its approval." },
    { text: "Pass `note` if your policy holds some payments, so that operators know it before they start." },
    { text: "Call discardQuotes when a user signs out, because unconfirmed payments are stored in the tab." },
    { text: "Set `headingLevel`, and `title` or `isTitleHidden`, to fit the outline of your page." },
  ],
  donts: [
    {
      text: "Put it in a card or a dialog. It already has a frame, and `WithdrawalDialog` has none.",
      story: "Default",
      style: { padding: "1.5rem", border: "1px solid #868f9b", borderRadius: "1rem" },
    },
  ],
};
