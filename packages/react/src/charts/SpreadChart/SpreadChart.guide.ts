import type { ComponentGuide } from "../../../test/ComponentGuide.ts";
import { head, headline, note, plotKeys, ranges, status } from "../../../test/chartGuideParts.ts";
import { pairControl } from "../../../test/pairControl.ts";

export const guide: ComponentGuide = {
  first: "Default",
  use: "Use a SpreadChart to show the gap between bid and ask, for example before a large order.",
  root: "pk-Chart",
  parts: [...head, headline, ranges, { name: "plot", text: "The line, with gaps for missing samples" }, note],
  attributes: status,
  keyboard: plotKeys,
  dos: [{ text: "Put it below the PriceChart of the same pair. Both have the same time axis.", story: "Default" }],
  donts: [
    {
      text: "Don’t colour it by direction. A wide spread is neither a rise nor a fall.",
      story: "Default",
      style: { "--pk-chart-line": "var(--pk-color-down)" },
    },
  ],
  controls: { pairId: pairControl },
};
