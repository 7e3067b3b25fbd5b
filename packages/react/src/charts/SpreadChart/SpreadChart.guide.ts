import type { ComponentGuide } from "../../../test/ComponentGuide.ts";
import { head, headline, plotKeys, ranges, status } from "../../../test/chartGuideParts.ts";
import { pairControl } from "../../../test/pairControl.ts";

export const guide: ComponentGuide = {
  first: "Default",
  use: "Use a SpreadChart to show what it costs to trade now: the gap between bid and ask in percent of their middle, and its average.",
  root: "pk-Chart",
  parts: [
    ...head,
    headline,
    ranges,
    { name: "plot", text: "The line, or the average of many samples, with gaps for missing samples" },
    {
      name: "band",
      text: "From the lowest to the highest of samples that the plot averages, because it lacks room for all",
    },
    { name: "point", text: "The latest value, apart from the line of averages" },
    { name: "legend", text: "Names the average, the point, the line and the band, below the plot" },
    { name: "reference", text: "The average of the samples, which the legend names" },
    { name: "crosshair", text: "The point under the cursor", story: "Below The Price" },
  ],
  attributes: status,
  keyboard: plotKeys,
  dos: [
    {
      text: "Put it below the PriceChart of the same pair. Both show the time under the cursor.",
      story: "Below The Price",
    },
  ],
  donts: [
    {
      text: "Don’t colour it by direction. A wide spread is neither a rise nor a fall.",
      story: "Default",
      style: { "--pk-chart-line": "var(--pk-color-down)" },
    },
  ],
  controls: { pairId: pairControl },
};
