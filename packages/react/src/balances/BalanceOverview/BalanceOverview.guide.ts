import type { ComponentGuide } from "../../../test/ComponentGuide.ts";

export const guide: ComponentGuide = {
  first: "Default",
  use: "Use it on the first page of treasury operators. Add a BalanceChart to compare currencies.",
  root: "pk-BalanceOverview",
  parts: [
    { name: "toolbar", text: "Time of the balances, and buttons" },
    { name: "actions", text: "Details on a phone, hide amounts, and refresh" },
    { name: "card", text: "A currency or the credit line" },
    { name: "title", text: "Currency name" },
    { name: "headline", text: "The available or the withdrawable amount, in large type" },
    { name: "flow", text: "Incoming and outgoing amounts of the last seven days", story: "Movements" },
    { name: "usage", text: "The used part of the credit limit" },
    { name: "rest", text: "The amounts of the credit line, and when the next payment is due" },
    { name: "fact", text: "A label and its value" },
    { name: "help", text: "An explanation of a value" },
    {
      name: '[data-kind="credit"]',
      text: "The credit line, below the currencies",
    },
    { name: "notice", text: "Explanation of blocked withdrawals", story: "Credit Overdue" },
  ],
  attributes: [
    ["data-status", "loading, ready, empty or error"],
    ["data-currency", "currency code of a card"],
    ["data-tone", "muted, warn or danger; of a fact"],
  ],
  keyboard: [
    ["Tab", "Moves to the details of a phone, to hide amounts, then to refresh"],
    ["Enter, Space", "Activates the button. Hide amounts toggles"],
  ],
  dos: [
    { text: "Show unknown amounts as unknown, not as zero.", story: "Withdrawable Unavailable" },
    {
      text: "Set hasIncoming if users ask about deposits that are not in the balance yet.",
      story: "Incoming",
    },
    {
      text: "Pass getLockedHref, so that users find the payments that a locked amount is reserved for.",
      story: "No Lead",
    },
    { text: "Set hasMovements on a page that shows no BalanceHistory.", story: "Movements" },
    {
      text: "Set lead to none below a BalanceHistory whose tiles show the withdrawable amounts.",
      story: "No Lead",
    },
    { text: "Hide amounts by default on shared screens.", story: "Amounts Hidden" },
  ],
  donts: [
    {
      text: "Enlarge amounts until they wrap.",
      story: "Default",
      style: { "--pk-font-size-xl": "3rem", inlineSize: "20rem" },
    },
    { text: "Add up currencies. The service returns no rate for this." },
  ],
};
