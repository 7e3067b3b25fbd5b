import type { ComponentGuide } from "../../../test/ComponentGuide.ts";

export const guide: ComponentGuide = {
  first: "Default",
  use: "Use it to monitor the account. It lists the events that the proxy received, live.",
  root: "pk-EventFeed",
  parts: [
    { name: "toolbar", text: "Live status, the kind of events to show, a note on their order, and a pause button" },
    { name: "scroller", text: "The events, in a scroll area unless the container is narrow" },
    { name: "date", text: "A day" },
    { name: "item", text: "The latest event of an order or transaction, or an event of neither" },
    { name: "time", text: "Time of receipt" },
    { name: "mark", text: "The direction of the money, coloured only if it needs a person" },
    { name: "title", text: "Description of the event" },
    { name: "pair", text: "Side and currencies of an order" },
    {
      name: "party",
      text: "The recipient of a withdrawal, or how a fiat deposit came, if the page has read the transactions",
      story: "Recipients",
    },
    { name: ".pk-Link", text: "The line, which leads to the subject if getHref is set" },
    { name: "toggle", text: "Opens the details. Without getHref, the line opens them" },
    { name: "detail", text: "The received event", story: "Opened" },
    { name: "earlier", text: "An earlier event of the same order or transaction", story: "Earlier Events" },
    { name: ".pk-Callout", text: "Why the event was parked, and what to do", story: "Set Aside" },
    { name: "more", text: "Scrolls to older events, or loads them", story: "Older Ones" },
  ],
  attributes: [
    ["data-tone", "success, warn, danger or neutral, per event. Only warn and danger have a colour"],
    ["data-new", "true for an event that the user has not seen"],
  ],
  keyboard: [
    [
      "Tab",
      "Moves to the kind of events, the note and pause, then through the events and the buttons of their details",
    ],
    ["Enter", "Opens the subject of an event"],
    ["Enter, Space", "Opens or closes the details of an event"],
    ["↑ ↓ ← →", "In an open event: moves through its fields, and opens or closes them"],
  ],
  dos: [
    { text: "Set getHref, so that operators can open the subject of an event.", story: "Default" },
    { text: "Pause it while you discuss an event on a shared screen." },
  ],
  donts: [
    {
      text: "Make it so low that only two events fit.",
      story: "Default",
      style: { "--pk-event-feed-height": "6rem" },
    },
    { text: "Act on an event alone. Read its subject, because events can arrive twice, late or out of order." },
  ],
};
