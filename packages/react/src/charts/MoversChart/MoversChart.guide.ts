import type { ComponentGuide } from "../../../test/ComponentGuide.ts";
import { head, status } from "../../../test/chartGuideParts.ts";

export const guide: ComponentGuide = {
  first: "Default",
  use: "Use a MoversChart for the largest rises and falls within 24 hours. It lists each asset once, by its market in USD if it has one, and leaves out changes of less than 0.1% if there are enough others.",
  root: "pk-Chart",
  parts: [
    ...head,
    { name: "panelTitle", text: "Gainers or losers" },
    { name: "mover", text: "A market" },
    { name: "trend", text: "The samples of the last 24 hours" },
    { name: "last", text: "The last price" },
    { name: "move", text: "The change within 24 hours" },
  ],
  attributes: [...status, ["data-direction", "On a change: up or down"]],
  keyboard: [["Tab, Enter", "Opens a market, and switches between rows and table"]],
  dos: [{ text: "Show about five rises and falls. For more, use a TickerTable sorted by change.", story: "Default" }],
  donts: [
    {
      text: "Don’t use one colour for rises and falls. The signs differ, but are easy to miss.",
      story: "Default",
      style: { "--pk-color-up": "var(--pk-color-text-muted)", "--pk-color-down": "var(--pk-color-text-muted)" },
    },
  ],
};
