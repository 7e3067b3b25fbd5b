import type { ComponentGuide } from "../../../test/ComponentGuide.ts";

export const guide: ComponentGuide = {
  first: "Required",
  use: "For one held deposit, on a page of its own. TravelRuleDialog is the same over a page; TravelRuleQueue opens it.",
  root: "pk-TravelRuleForm",
  parts: [
    { name: "heading", text: "What is asked" },
    { name: ".pk-DescriptionList", text: "Which deposit it is about" },
    { name: "fields", text: "The questions, as the service asks them" },
    { name: "[data-field]", text: "A question: label, control, and what is wrong" },
    { name: "hint", text: "That the funds wait, and where the answers go" },
    { name: "buttons", text: "Send and clear" },
  ],
  attributes: [
    ["data-field", "the name of a question, as the service calls it"],
    ["data-status", "how far it is: loading, required, submitted and so on"],
  ],
  keyboard: [
    ["Tab", "From question to question"],
    ["↓ ↑, Enter", "In a list options"],
    ["Enter", "Sends; what is missing is said, and the first of it gets the focus"],
  ],
  dos: [
    { text: "Keep the sentence about the held funds in sight: it is what people ask next.", story: "Required" },
    { text: "Let onSubmitted lead on. It is told that answers were sent, never what they were." },
  ],
  donts: [
    {
      text: "Make words smaller to fit more. People copy from a document into this form.",
      story: "Required",
      style: { "--pk-font-size-m": "0.6875rem", "--pk-font-size-s": "0.5625rem" },
    },
    { text: "Keep the answers anywhere: they are about a person." },
  ],
};
