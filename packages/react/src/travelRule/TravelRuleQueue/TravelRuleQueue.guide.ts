import type { ComponentGuide } from "../../../test/ComponentGuide.ts";

export const guide: ComponentGuide = {
  first: "Default",
  use: "Use it for operators who submit sender information. The oldest deposit comes first.",
  root: "pk-TravelRuleQueue",
  parts: [
    { name: "toolbar", text: "Count and refresh button" },
    { name: "count", text: "Number of held deposits" },
    { name: "total", text: "The held amounts, if there are more than three", story: "Many" },
    { name: "intro", text: "Why the deposits are on hold" },
    { name: "steps", text: "The steps that clear a deposit" },
    { name: ".pk-DataTable", text: "The deposits, as cards in a narrow container" },
    { name: ".pk-Money", text: "The held amount" },
    { name: "subject", text: "The deposit, with its rail and reference" },
    { name: "received", text: "When the deposit arrived" },
    {
      name: ':is([data-part="age"], [data-part="waiting"])',
      text: "How long ago that was. It stands below the status if there is no room for the date",
    },
    { name: "open", text: "Opens the transaction, with onOpenTransaction", story: "Opened" },
    { name: "code", text: "The deposit’s reference" },
    { name: "actions", text: "Refresh button" },
  ],
  attributes: [
    ["data-status", "loading, ready, empty or error"],
    ["aria-current", "on the row of the deposit whose form is open"],
  ],
  keyboard: [
    ["Tab", "Moves to refresh, then through the deposits"],
    ["Enter", "Opens the form"],
    ["Escape", "Closes the form, keeps the draft and returns the focus"],
  ],
  dos: [
    { text: "Keep it on the page when it is empty. An empty queue is useful information.", story: "Nothing Held" },
    { text: "Set selectedId if deposits have URLs in your app." },
    {
      text: "Set onOpenTransaction, so that operators can read what the service states about a deposit.",
      story: "Opened",
    },
  ],
  donts: [
    {
      text: "Style it as an alert. A held deposit is a task, not an error.",
      story: "Default",
      style: { "--pk-color-surface": "color-mix(in srgb, var(--pk-color-danger) 18%, Canvas)" },
    },
  ],
};
