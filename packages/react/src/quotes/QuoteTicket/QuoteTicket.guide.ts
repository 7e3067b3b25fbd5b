import type { ComponentGuide } from "../../../test/ComponentGuide.ts";

export const guide: ComponentGuide = {
  first: "Default",
  use: "Use it to buy or sell on one market. It requests a quote, shows what it costs and accepts it.",
  root: "pk-QuoteTicket",
  parts: [
    { name: "heading", text: "Title" },
    { name: "form", text: "The form" },
    { name: "side", text: "Buy or sell. data-side has the choice" },
    { name: "prices", text: "The best ask and the best bid" },
    { name: "price", text: "One of them. The one that the request would trade at has data-used" },
    { name: ".pk-AmountField", text: "The amount" },
    { name: "unit", text: "Which currency the amount is in" },
    { name: "presets", text: "Shares of the balance that pays, if it is reported" },
    { name: "market", text: "The market, if the user cannot choose it. Only for screen readers with isMarketHidden" },
    { name: "funds", text: "The balance that pays, and its shares. data-short: the amount is more than it" },
    { name: "balance", text: "The balance that pays, or the one of the received currency" },
    {
      name: "legs",
      text: "The paid and the received amount at the current price, or a dash for each without an amount",
      story: "Quoted",
    },
    { name: "notes", text: "Warnings and errors of the form", story: "More Than Available" },
    { name: "hint", text: "The effect of the button" },
    { name: ".pk-QuoteAccept", text: "The quote and its acceptance", story: "Quoted" },
    { name: ".pk-Countdown", text: "How long the price is held", story: "Quoted" },
  ],
  attributes: [["data-status", "loading, ready, unknown or error, for the market"]],
  keyboard: [
    ["Arrow keys", "Choose buy or sell, and the currency of the amount"],
    ["Enter", "Requests a quote from the amount. The focus moves to the quote"],
    ["Tab", "Moves from the quote to the accept button"],
  ],
  dos: [
    { text: "Use actionsRef to start from a button elsewhere, such as a bar with the prices on phones." },
    { text: "Call discardQuotes when a user signs out, because quotes are stored in the tab." },
    { text: "Set priceTolerance to the change that your users may accept without a second look." },
    { text: "Set `headingLevel`, and `title` or `isTitleHidden`, to fit the outline of your page." },
  ],
  donts: [
    {
      text: "Put it in a card. It already has a frame.",
      story: "Default",
      style: { padding: "1.5rem", border: "1px solid #868f9b", borderRadius: "1rem" },
    },
  ],
};
