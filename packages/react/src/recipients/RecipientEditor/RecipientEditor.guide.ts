import type { ComponentGuide } from "../../../test/ComponentGuide.ts";

export const guide: ComponentGuide = {
  first: "New Bank Account",
  use: "Use it for one new or saved recipient on its own page. RecipientDialog shows the same form in a dialog.",
  root: "pk-RecipientEditor",
  parts: [
    { name: "heading", text: "Title" },
    { name: "fields", text: "The fields, in order" },
    { name: ".pk-Field", text: "A field with label, control, and help or error" },
    { name: "result", text: "The result of the bank verification", story: "Verified" },
    { name: "buttons", text: "Review and cancel, then save and back" },
    {
      name: ".pk-Callout",
      text: "A warning, such as another recipient with this account",
      story: "Same Account",
    },
    { name: "account", text: "The account holder", story: "Verified" },
    { name: "verdict", text: "The result of the address check", story: "New Crypto Address" },
    { name: "review", text: "The new values beside the saved ones", story: "Review" },
    { name: "conflict", text: "A field that another user changed", story: "Conflict" },
  ],
  keyboard: [
    ["Tab", "Moves between fields in reading order"],
    ["↓ ↑, Enter", "Moves through the options of a list and selects one"],
    ["Escape", "Closes the list, then clears its input"],
    ["Space", "Confirms the account holder"],
    ["Enter", "Starts the review, then saves"],
  ],
  dos: [
    { text: "Give it one column. Labels stay above their fields.", story: "New Bank Account" },
    { text: "Set onCancel. The draft is restored next time." },
    { text: "Set `headingLevel`, and `title` or `isTitleHidden`, to fit the outline of your page." },
  ],
  donts: [
    {
      text: "Narrow it. Operators compare numbers and addresses digit by digit.",
      story: "New Bank Account",
      style: { inlineSize: "15rem" },
    },
    { text: "Skip the review. It is the last chance to find a wrong digit." },
  ],
};
