import type { ComponentGuide } from "../../../test/ComponentGuide.ts";
import { head, status } from "../../../test/chartGuideParts.ts";

export const guide: ComponentGuide = {
  first: "Default",
  use: "Use a BalanceChart to show at a glance what the account can use, what is on hold, and how much of the credit line is used.",
  root: "pk-Chart",
  parts: [
    ...head,
    { name: "stripTitle", text: "The currency’s code and name, or its credit line" },
    { name: "whole", text: "The amount that the strip stands for" },
    { name: "strip", text: "The whole amount, divided into its parts" },
    { name: "part", text: "A part’s label and amount, and the share of the second part" },
    { name: "bracket", text: "The withdrawable amount on the same scale. It overlaps the parts." },
    { name: "note", text: "Says that the withdrawable amount is missing", story: "Withdrawable Unavailable" },
  ],
  attributes: status,
  keyboard: [["Tab, Enter", "Switches between chart and table"]],
  dos: [
    { text: "Show credit on its own strip. It is not part of the total.", story: "Default" },
    {
      text: "Leave out the bracket of an amount that the service doesn’t report. Unknown is not zero.",
      story: "Withdrawable Unavailable",
    },
  ],
  donts: [
    {
      text: "Don’t use it instead of a BalanceOverview, which has room for exact amounts.",
      story: "Default",
      style: { inlineSize: "14rem" },
    },
  ],
};
