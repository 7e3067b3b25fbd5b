import type { ComponentGuide } from "../../../test/ComponentGuide.ts";

export const guide: ComponentGuide = {
  first: "Default",
  use: "Use it after your app has requested a quote. Pass the quote to it.",
  root: "pk-QuoteAccept",
  parts: [
    { name: "heading", text: "Title" },
    { name: "trade", text: "The amounts that are paid and received" },
    { name: ".pk-DescriptionList", text: "The price and the ID of the quote" },
    { name: ".pk-Identifier", text: "The quote ID with a copy button" },
    { name: "progress", text: "Progress and outcome", story: "Accepted" },
    { name: ".pk-Countdown", text: "How long the price is held, if the quote reports it" },
    { name: "hint", text: "The effect of accepting" },
    { name: "action", text: "The accept button" },
  ],
  attributes: [["data-status", "status of the acceptance"]],
  keyboard: [
    ["Tab", "Moves to the copy button, then to the accept button"],
    ["Enter, Space", "Accepts the quote. Pressing twice sends it once"],
  ],
  dos: [
    { text: "Pass quote, so that its details are above the button.", story: "Default" },
    { text: "Set onRequestFreshQuote, so that operators can replace an expired quote." },
    { text: "Set `headingLevel`, and `title` or `isTitleHidden`, to fit the outline of your page." },
  ],
  donts: [
    {
      text: "Set an accent without its text colour. The contrast here is 1.4 : 1.",
      story: "Default",
      style: { "--pk-color-accent": "#facc15" },
    },
  ],
};
