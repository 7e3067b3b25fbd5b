import type { ComponentGuide } from "../../../test/ComponentGuide.ts";
import { head, status } from "../../../test/chartGuideParts.ts";

export const guide: ComponentGuide = {
  first: "Default",
  use: "Use a BalanceChart beside a BalanceOverview to show what the total of each currency consists of, and how much of the credit line is used.",
  root: "pk-Chart",
  parts: [
    ...head,
    { name: "panel", text: "A currency with its own scale" },
    { name: "panelTitle", text: "The currency’s code and name" },
    { name: "bar", text: "The total with its parts, the withdrawable amount, or the credit line" },
    { name: "legend", text: "The parts with their amounts" },
    { name: "note", text: "Explains that scales differ" },
  ],
  attributes: status,
  keyboard: [["Tab, Enter", "Switches between chart and table"]],
  dos: [
    { text: "Show credit on its own bar. It is not part of the total.", story: "Default" },
    {
      text: "Leave out the bar of an amount that the service doesn’t report. Unknown is not zero.",
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
