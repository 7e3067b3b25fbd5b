import type { ComponentGuide } from "../../../test/ComponentGuide.ts";
import { barKeys, head, status } from "../../../test/chartGuideParts.ts";

export const guide: ComponentGuide = {
  first: "Default",
  use: "Use a MoversChart for the largest rises and falls within 24 hours.",
  root: "pk-Chart",
  parts: [...head, { name: "plot", text: "The bars, from a common zero" }, { name: "bar", text: "A market" }],
  attributes: [...status, ["data-tone", "On a bar: up or down"]],
  keyboard: barKeys,
  dos: [{ text: "Show about five rises and falls. For more, use a TickerTable sorted by change.", story: "Default" }],
  donts: [
    {
      text: "Don’t use one colour for rises and falls. The signs differ, but are easy to miss.",
      story: "Default",
      style: { "--pk-color-up": "var(--pk-color-text-muted)", "--pk-color-down": "var(--pk-color-text-muted)" },
    },
  ],
};
