import type { ComponentGuide } from "../../../test/ComponentGuide.ts";

export const guide: ComponentGuide = {
  first: "Default",
  use: "For the first page of those who move money. For shares at a glance put a BalanceChart beside it.",
  root: "pk-BalanceOverview",
  parts: [
    { name: "toolbar", text: "When the service counted, and the two buttons" },
    { name: "actions", text: "Hide amounts, and refresh" },
    { name: "card", text: "A currency, or the credit" },
    { name: "title", text: "Whose card it is" },
    { name: "headline", text: "What is available: looked for first, and large" },
    { name: "fact", text: "A label and its figure" },
    { name: "help", text: "What a figure means, where its label does not say" },
    { name: '[data-kind="credit"]', text: "The credit line, over the whole width" },
    { name: "notice", text: "What it means that withdrawals are blocked", story: "Credit Overdue" },
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
    { text: "Leave what is unknown unknown. It is not zero.", story: "Withdrawable Unavailable" },
    { text: "Hide amounts at first where others can see the screen.", story: "Amounts Hidden" },
  ],
  donts: [
    {
      text: "Make the figures so large that they break.",
      story: "Default",
      style: { "--pk-font-size-xl": "3rem", inlineSize: "20rem" },
    },
    { text: "Add currencies up. The service gives no rate for that." },
  ],
};
