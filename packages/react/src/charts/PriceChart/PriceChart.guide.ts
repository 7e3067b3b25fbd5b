import type { ComponentGuide } from "../../../test/ComponentGuide.ts";
import { head, headline, plotKeys, ranges, status, table } from "../../../test/chartGuideParts.ts";
import { pairControl } from "../../../test/pairControl.ts";

export const guide: ComponentGuide = {
  first: "Default",
  use: "Use a PriceChart to show how a price moved. It draws the proxy’s samples, not candles, and names their source.",
  root: "pk-Chart",
  parts: [
    ...head,
    headline,
    { name: "change", text: "The change over the range" },
    ranges,
    { name: "plot", text: "The line, with gaps for missing samples" },
    { name: "point", text: "The latest price, and single samples" },
    {
      name: "mark",
      text: "The highest and lowest sample. Those of 24 hours are named so, because the service’s 24-hour high and low can lie further out",
    },
    { name: "tools", text: "Buttons that compare, download, show a table and explain the samples" },
    {
      name: "event",
      text: "An order, from the events that the proxy received. data-kind is buy, sell or order",
      story: "Orders",
    },
    { name: "compare", text: "Selects the pair to compare with and names both lines", story: "Compared" },
    { name: "zoom", text: "Shows the whole range again", story: "Zoomed" },
    { name: "tip", text: "The point under the cursor", story: "Keyboard Cursor" },
    table,
  ],
  attributes: [
    ...status,
    ["data-direction", "On the change: up, down or flat"],
    ["data-slight", "Beside it, if the change is below 0.05% and has no colour"],
  ],
  keyboard: plotKeys,
  dos: [
    { text: "Show missing samples as gaps. The price in between is unknown.", story: "Gaps" },
    {
      text: "Compare two markets by their change since the left edge. Their prices have no common scale.",
      story: "Compared",
    },
    {
      text: "Set isPriceHidden below a TickerCard with details, so that price, pair, and high and low are on the page once.",
      story: "Below Strip",
      isWide: true,
    },
    { text: "Set `size` to `tall` beside a long form, so that both end together.", story: "Tall", isWide: true },
    { text: "Pass timeZone if your operators work in another time zone than the market." },
  ],
  donts: [
    {
      text: "Don’t make it so small that its labels don’t fit. It is not a sparkline.",
      story: "Default",
      style: { inlineSize: "13rem" },
    },
  ],
  controls: { pairId: pairControl },
};
