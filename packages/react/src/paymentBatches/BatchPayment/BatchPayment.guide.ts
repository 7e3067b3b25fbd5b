import type { ComponentGuide } from "../../../test/ComponentGuide.ts";

export const guide: ComponentGuide = {
  first: "Checking",
  use: "Use it as the page on which operators pay many saved recipients at once, from a spreadsheet. For a single payment use WithdrawalForm. It needs a proxy that signs withdrawals. A batch is sent once, also after a lost response or a reload.",
  root: "pk-BatchPayment",
  parts: [
    { name: "heading", text: "The title of the step" },
    { name: "file", text: "Choosing a file, a template to fill in, and pasting" },
    { name: "sample", text: "The format, with saved recipients", story: "Empty" },
    { name: "editor", text: "The payments as CSV, with the number of each line", story: "Checking" },
    { name: "numbers", text: "The numbers of the lines. Those of wrong lines are strong", story: "Checking" },
    { name: "add", text: "Adds a recipient, if you pass `onAddRecipient`", story: "Checking" },
    { name: "example", text: "An example with saved recipients, until something is entered", story: "Pasting" },
    { name: "all", text: "The withdrawable amounts, until the totals show them", story: "Empty" },
    { name: "faulty", text: "The wrong lines", story: "Checking" },
    { name: "line", text: "A wrong line, to be corrected in place", story: "Checking" },
    { name: "choice", text: "A saved recipient that the line may mean", story: "Checking" },
    { name: "totals", text: "Total per currency, beside what can be withdrawn", story: "Checking" },
    { name: "payments", text: "The reviewed payments", story: "Review" },
    { name: "action", text: "The effect of the button, and the buttons" },
  ],
  attributes: [
    ["data-status", "loading, editing, reviewing, sending, uncertain or sent"],
    ["data-status of a line", "faulty, fixed or empty"],
  ],
  keyboard: [
    ["Tab", "Moves through the text, the wrong lines and the buttons"],
    ["Enter", "In a line or a name: opens the review"],
  ],
  dos: [
    { text: "Set `confirmAbove`, so that large totals have to be typed again." },
    {
      text: "Pass `onOpenTransactions` and `getApprovalHref`, so that operators can follow payments that need a person.",
    },
    { text: "Set `headingLevel`, and `title` or `isTitleHidden`, to fit the outline of your page." },
  ],
  donts: [
    {
      text: "Put it in a card. It already has a frame.",
      story: "Checking",
      style: { padding: "1.5rem", border: "1px solid #868f9b", borderRadius: "1rem" },
    },
  ],
};
