import type { ComponentGuide } from "../../../test/ComponentGuide.ts";

export const guide: ComponentGuide = {
  first: "Default",
  use: "For those who keep the saved recipients. Adding and changing open a form over the page, or a page of yours.",
  root: "pk-RecipientList",
  parts: [
    { name: "toolbar", text: "Filters and actions" },
    { name: "filters", text: "Search, kind and currency" },
    { name: "count", text: "How many are shown" },
    { name: "actions", text: "Refresh and add" },
    { name: "rows", text: "The table; cards where it is narrow" },
    { name: "destination", text: "Where money would go" },
    { name: "code", text: "A number, to be read digit by digit" },
    { name: ".pk-AddressGroups", text: "An address, in groups that an eye can compare" },
    { name: "rowActions", text: "Edit and delete" },
  ],
  attributes: [["data-status", "loading, ready, empty or error"]],
  keyboard: [
    ["Tab", "Filters, actions, then row by row"],
    ["Enter, Space", "Presses a button"],
    ["Escape", "Closes the form over the page; what was typed is kept, and the focus goes back"],
  ],
  dos: [
    { text: "Show it to those who may only look, too: what they cannot do says why.", story: "Not Granted" },
    { text: "Give onAdd and onChange where your app has pages for it." },
  ],
  donts: [
    {
      text: "Put a card around it. It has a frame of its own, and two of them say nothing more.",
      story: "Default",
      style: {
        padding: "1.5rem",
        border: "1px solid #868f9b",
        borderRadius: "1rem",
      },
    },
  ],
  controls: {
    defaultView: {
      options: ["everyone", "bank accounts", "crypto addresses", "a search"],
      mapping: {
        everyone: {},
        "bank accounts": { type: "fiat" },
        "crypto addresses": { type: "crypto" },
        "a search": { search: "zenith" },
      },
      control: { type: "select" },
    },
  },
};
