import type { ComponentGuide } from "../../../test/ComponentGuide.ts";

export const guide: ComponentGuide = {
  first: "Default",
  use: "For the moment after a quote was asked for. Your app asks for it, and hands it over.",
  root: "pk-QuoteAccept",
  parts: [
    { name: "heading", text: "What is done here" },
    { name: ".pk-DescriptionList", text: "The quote" },
    { name: "amount", text: "What is bought or sold" },
    { name: ".pk-Identifier", text: "The quote’s ID, to be copied" },
    { name: "progress", text: "How it goes on", story: "Accepted" },
    { name: "hint", text: "What accepting leads to, before the click" },
    { name: "action", text: "The button" },
  ],
  attributes: [["data-status", "how far it is"]],
  keyboard: [
    ["Tab", "The ID’s copy button, then the button"],
    ["Enter, Space", "Accepts. Pressed twice, it is sent once"],
  ],
  dos: [
    { text: "Give the quote, so that what is accepted stands above the button.", story: "Default" },
    { text: "Give onRequestFreshQuote: an expired quote needs a way on." },
  ],
  donts: [
    {
      text: "Set an accent without the colour of the words on it: here they have 1.4 : 1.",
      story: "Default",
      style: { "--pk-color-accent": "#facc15" },
    },
    { text: "Count down to the expiry. The service decides, and its clock is not yours." },
  ],
};
