import type { ComponentGuide } from "../../../test/ComponentGuide.ts";

export const guide: ComponentGuide = {
  first: "Default",
  use: "For whoever watches what happens on the account: what the proxy’s receiver got, as it comes.",
  root: "pk-EventFeed",
  parts: [
    { name: "toolbar", text: "Whether it is live or paused, and the pause" },
    { name: "scroller", text: "The events; they scroll by themselves" },
    { name: "date", text: "A day" },
    { name: "item", text: "An event" },
    { name: "time", text: "When it came" },
    { name: "title", text: "What happened, in words" },
    { name: "type", text: "What the service calls it" },
    { name: ".pk-Link", text: "To the thing that changed, once getHref is given" },
    { name: "note", text: "Where this comes from" },
    { name: "detail", text: "The event as it was received", story: "Opened" },
    { name: ".pk-Callout", text: "Why it was set aside, and what to do", story: "Set Aside" },
    { name: "more", text: "A step back in time", story: "Older Ones" },
  ],
  attributes: [["data-tone", "neutral, good, bad or to do; of an event"]],
  keyboard: [
    ["Tab", "Pause, then event by event, each with its link"],
    ["Enter, Space", "Opens or closes an event"],
    ["↑ ↓ ← →", "In an opened event: through its fields, opens and closes them"],
  ],
  dos: [
    { text: "Give getHref: an event that leads nowhere is half of it.", story: "Default" },
    { text: "Pause it while you point at something on a shared screen." },
  ],
  donts: [
    {
      text: "Make it so low that two events are seen.",
      story: "Default",
      style: { "--pk-event-feed-height": "6rem" },
    },
    { text: "Act on an event alone. Read the thing it is about: events may come twice, late or out of order." },
  ],
};
