import type { ComponentGuide } from "../../../test/ComponentGuide.ts";
import { head, headline, note, plotKeys, ranges, status, table } from "../../../test/chartGuideParts.ts";

export const guide: ComponentGuide = {
  first: "Default",
  use: "Use a BalanceHistory above a BalanceOverview to show what the account held over time. It draws the proxy’s samples of one currency at a time.",
  root: "pk-BalanceHistory",
  parts: [
    ...head,
    headline,
    { name: "change", text: "The change of the available amount over the range" },
    { name: "currencies", text: "Selects the currency" },
    ranges,
    { name: "tools", text: "Buttons that hide the amounts, download the chart and show a table" },
    { name: "legend", text: "Names the areas, if there are several, and the marks" },
    { name: "event", text: "A mark of deposits, withdrawals or holds at the same time. data-kind has the kind" },
    { name: "plot", text: "The available amount, with gaps for missing samples" },
    {
      name: "area",
      text: "An amount. data-layer is locked, on top of the available one, or credit: what is owed, below zero",
    },
    note,
    { name: "tip", text: "The point under the cursor", story: "Keyboard Cursor" },
    table,
  ],
  attributes: status,
  keyboard: plotKeys,
  dos: [
    { text: "Show missing samples as gaps. The balance in between is unknown.", story: "Gaps" },
    {
      text: "Share amountsHidden with the BalanceOverview beside it. Pass onAmountsHiddenChange to one of them only. It has the button for both.",
      story: "Amounts Hidden",
    },
  ],
  donts: [
    {
      text: "Don’t make it so small that its labels don’t fit. It is not a sparkline.",
      story: "Default",
      style: { inlineSize: "13rem" },
    },
  ],
};
