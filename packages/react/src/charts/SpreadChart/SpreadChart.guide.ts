import type { ComponentGuide } from "../../../test/ComponentGuide.ts";
import { head, headline, note, plotKeys, ranges, status } from "../../../test/chartGuideParts.ts";
import { pairControl } from "../../../test/pairControl.ts";

export const guide: ComponentGuide = {
  first: "Default",
  use: "For how far bid and ask were apart: whether this is a good moment for a large order.",
  root: "pk-Chart",
  parts: [...head, headline, ranges, { name: "plot", text: "The line; gaps are gaps" }, note],
  attributes: status,
  keyboard: plotKeys,
  dos: [{ text: "Put it below the PriceChart of the same pair: they share their time axis.", story: "Default" }],
  donts: [
    {
      text: "Colour it by direction. A wide spread is neither a rise nor a fall.",
      story: "Default",
      style: { "--pk-chart-line": "var(--pk-color-down)" },
    },
  ],
  controls: { pairId: pairControl },
};
