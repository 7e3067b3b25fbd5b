import type { ComponentGuide } from "../../../test/ComponentGuide.ts";

export const guide: ComponentGuide = {
  first: "New Bank Account",
  use: "For one recipient, new or saved, on a page of its own. RecipientDialog is the same over a page.",
  root: "pk-RecipientEditor",
  parts: [
    { name: "heading", text: "What is being done" },
    { name: "fields", text: "The questions, in the order they are answered" },
    { name: ".pk-Field", text: "A question: label, control, help or what is wrong" },
    { name: "answer", text: "What the bank said", story: "Verified" },
    { name: "buttons", text: "Review and cancel, then save and back" },
    {
      name: ".pk-Callout",
      text: "Another recipient with this account, or what else to look at",
      story: "Same Account",
    },
    { name: "account", text: "Whose account it is", story: "Verified" },
    { name: "verdict", text: "How sure the address is", story: "New Crypto Address" },
    { name: "review", text: "What will be saved, beside what was", story: "Review" },
    { name: "conflict", text: "A field that somebody else changed meanwhile", story: "Conflict" },
  ],
  keyboard: [
    ["Tab", "From question to question, in the order of reading"],
    ["↓ ↑, Enter", "In a list to choose from: to the next one, and takes it"],
    ["Escape", "Closes the list, then clears what was typed into it"],
    ["Space", "Confirms the account holder"],
    ["Enter", "Goes on to the review, then saves"],
  ],
  dos: [
    { text: "Give it room for one column of fields; the labels stay above them.", story: "New Bank Account" },
    { text: "Offer onCancel. What was typed is there again next time." },
  ],
  donts: [
    {
      text: "Squeeze it beside something else: numbers and addresses are compared digit by digit.",
      story: "New Bank Account",
      style: { inlineSize: "15rem" },
    },
    { text: "Save without the review. A wrong digit is found there or not at all." },
  ],
};
