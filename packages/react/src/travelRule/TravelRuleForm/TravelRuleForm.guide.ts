import type { ComponentGuide } from "../../../test/ComponentGuide.ts";

export const guide: ComponentGuide = {
  first: "Required",
  use: "Use it for one held deposit on its own page. TravelRuleDialog shows the same form in a dialog, which TravelRuleQueue opens.",
  root: "pk-TravelRuleForm",
  parts: [
    { name: "heading", text: "Title" },
    { name: "layout", text: "The deposit beside the questions, or above them in a narrow container" },
    { name: "case", text: "The deposit and its progress, which stay in view" },
    { name: "summary", text: "Amount and status of the deposit" },
    { name: "steps", text: "How far the deposit is, and what happens next" },
    { name: "fields", text: "The questions, in the service’s words" },
    { name: "section", text: "Questions about the sender, or about the transfer" },
    { name: "unsent", text: "A question that this page does not send", story: "Field Not Sent" },
    { name: "[data-field]", text: "A question with label, control and error" },
    { name: "hint", text: "Notes about the held funds and privacy" },
    { name: "buttons", text: "The effect of submitting, clear and submit" },
  ],
  attributes: [
    ["data-field", "the service’s name of a question"],
    ["data-status", "loading, error, notFound, or ready"],
  ],
  keyboard: [
    ["Tab", "Moves between questions"],
    ["↓ ↑, Enter", "Moves through the options of a list and selects one"],
    ["Enter", "Submits. If fields are missing, shows their errors and focuses the first one"],
  ],
  dos: [
    { text: "Keep the note about the held funds visible. Operators ask about it next.", story: "Required" },
    { text: "Use onSubmitted to continue. It receives the result, never the submitted values." },
    { text: "Set `headingLevel`, and `title` or `isTitleHidden`, to fit the outline of your page." },
  ],
  donts: [
    {
      text: "Shrink the text. Operators copy from a document into this form.",
      story: "Required",
      style: { "--pk-font-size-m": "0.6875rem", "--pk-font-size-s": "0.5625rem" },
    },
    { text: "Store the submitted values. They are personal data." },
  ],
};
