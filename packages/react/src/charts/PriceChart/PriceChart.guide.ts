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
    { name: "change", words: "What it did within the range" },
    ranges,
    { name: "plot", words: "The line; gaps are gaps" },
    { name: "mark", words: "The highest and the lowest" },
    note,
    { name: "tip", words: "The point under the cursor", story: "Walked By Keys" },
    table,
  ],
  attributes: [...status, ["data-direction", "up, down or flat; of line and change"]],
  keyboard: plotKeys,
  dos: [
    { words: "Show gaps as gaps: the service was away, and nobody knows what the price did.", story: "Gaps" },
    { words: "Give timeZone where your people do not sit where the money does." },
  ],
  donts: [
    {
      words: "Draw it smaller than its words. For a line without figures there is no room here.",
      story: "Default",
      style: { inlineSize: "13rem" },
    },
  ],
  controls: { pairId: pairControl },
};
