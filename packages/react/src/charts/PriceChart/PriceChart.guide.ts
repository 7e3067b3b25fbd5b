import type { ComponentGuide } from "../../../test/ComponentGuide.ts";
import { head, headline, note, plotKeys, ranges, status, table } from "../../../test/chartGuideParts.ts";
import { pairControl } from "../../../test/pairControl.ts";

export const guide: ComponentGuide = {
  first: "Default",
  use: "For how a price moved. It draws what the proxy sampled and says so; it never draws candles.",
  root: "pk-Chart",
  parts: [
    ...head,
    headline,
    { name: "change", text: "What it did within the range" },
    ranges,
    { name: "plot", text: "The line; gaps are gaps" },
    { name: "mark", text: "The highest and the lowest" },
    note,
    { name: "tip", text: "The point under the cursor", story: "Walked By Keys" },
    table,
  ],
  attributes: [...status, ["data-direction", "up, down or flat; of line and change"]],
  keyboard: plotKeys,
  dos: [
    { text: "Show gaps as gaps: the service was away, and nobody knows what the price did.", story: "Gaps" },
    { text: "Give timeZone where your people do not sit where the money does." },
  ],
  donts: [
    {
      text: "Draw it smaller than its words. For a line without figures there is no room here.",
      story: "Default",
      style: { inlineSize: "13rem" },
    },
  ],
  controls: { pairId: pairControl },
};
