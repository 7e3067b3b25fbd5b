import type { ComponentGuide } from "../../../test/ComponentGuide.ts";

export const guide: ComponentGuide = {
  first: "Default",
  use: "For the first page of those who move money. For shares at a glance put a BalanceChart beside it.",
  root: "pk-BalanceOverview",
  parts: [
    { name: "toolbar", words: "When the service counted, and the two buttons" },
    { name: "actions", words: "Hide amounts, and refresh" },
    { name: "card", words: "A currency, or the credit" },
    { name: "title", words: "Whose card it is" },
    { name: "headline", words: "What is available: looked for first, and large" },
    { name: "fact", words: "A label and its figure" },
    { name: "help", words: "What a figure means, where its label does not say" },
    { name: '[data-kind="credit"]', words: "The credit line, over the whole width" },
    { name: "notice", words: "What it means that withdrawals are blocked", story: "Credit Overdue" },
  ],
  attributes: [
    ["data-status", "loading, ready, empty or error"],
    ["data-currency", "of a currency’s card"],
    ["data-tone", "muted, warn or danger; of a fact"],
  ],
  keyboard: [
    ["Tab", "Hide amounts, then refresh"],
    ["Enter, Space", "Presses it; a second press of the first shows the amounts again"],
  ],
  dos: [
    { words: "Leave what is unknown unknown. It is not zero.", story: "Withdrawable Unavailable" },
    { words: "Hide amounts at first where others can see the screen.", story: "Amounts Hidden" },
  ],
  donts: [
    {
      words: "Make the figures so large that they break.",
      story: "Default",
      style: { "--pk-font-size-xl": "3rem", inlineSize: "20rem" },
    },
    { words: "Add currencies up. The service gives no rate for that." },
  ],
};
