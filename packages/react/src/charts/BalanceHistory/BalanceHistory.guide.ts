import type { ComponentGuide } from "../../../test/ComponentGuide.ts";
import { head, headline, plotKeys, ranges, status, table } from "../../../test/chartGuideParts.ts";

export const guide: ComponentGuide = {
  first: "Default",
  use: "Use a BalanceHistory above a BalanceOverview to show what the account held over time. It draws the proxy’s samples of one currency at a time.",
  root: "pk-BalanceHistory",
  parts: [
    ...head,
    headline,
    { name: "change", text: "The change of the available amount over the range" },
    { name: "currencies", text: "Selects the currency" },
    { name: "withdrawable", text: "In a tile, the amount that can be withdrawn now", story: "Withdrawable Tiles" },
    ranges,
    { name: "tools", text: "Buttons that hide the amounts, download the chart, show a table and explain the samples" },
    {
      name: "legend",
      text: "The parts of the change, which add up to it: the sums of deposits and of withdrawals with their fees in the range, approximately what trades moved with their number, what became locked or was released, and what remains. And the names of areas",
    },
    {
      name: "bar",
      text: "Deposits (above) or withdrawals (below) of an hour, a quarter of a day or a day, what trades added or took, and what was released or became locked. data-kind is in, out, trade, locked, or held, on top",
    },
    { name: "layerLabel", text: "The outstanding credit at its line" },
    { name: "plot", text: "The available amount, with gaps for missing samples" },
    {
      name: "area",
      text: "An amount. data-layer is locked, on top of the available one, or credit: what is owed, below zero",
    },
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
