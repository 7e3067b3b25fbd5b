import type { ComponentGuide } from "../../../test/ComponentGuide.ts";
import { pairControl } from "../../../test/pairControl.ts";

export const guide: ComponentGuide = {
  first: "Default",
  use: "For one market that matters on a page about something else. For many take a TickerTable.",
  root: "pk-TickerCard",
  parts: [
    { name: "pair", text: "The market; a button once onSelect is given" },
    { name: "price", text: "The last price, with every digit the service uses for it" },
    { name: "currency", text: "What the price is in" },
    { name: "change", text: "What it did within 24 hours, with sign and arrow" },
    { name: "range", text: "Where it stands between the day’s low and high" },
    { name: "ends", text: "That low and that high" },
    { name: "age", text: "How old the figures are, once they are not current", story: "Stale" },
  ],
  attributes: [
    ["data-status", "loading, ready, missing or error"],
    ["data-direction", "up, down or flat; of the change"],
  ],
  keyboard: [["Tab, Enter", "The market’s name, once onSelect is given. Otherwise there is nothing to press"]],
  dos: [
    { text: "Stand several side by side in a grid: their figures are on one line.", story: "Side By Side" },
    { text: "Give onSelect where there is a page about the market." },
  ],
  donts: [
    {
      text: "Colour the whole card by its direction. The figure says it, with a sign; a page of red alarms nobody for long.",
      story: "Default",
      style: { "--pk-color-surface": "color-mix(in srgb, var(--pk-color-danger) 18%, Canvas)" },
    },
  ],
  controls: { pairId: pairControl },
};
