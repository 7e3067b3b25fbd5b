import type { ComponentGuide } from "../../../test/ComponentGuide.ts";

export const guide: ComponentGuide = {
  first: "Default",
  use: "For those who keep the saved recipients. Adding and changing open a form over the page, or a page of yours.",
  root: "pk-RecipientList",
  parts: [
    { name: "toolbar", words: "Filters and actions" },
    { name: "filters", words: "Search, kind and currency" },
    { name: "count", words: "How many are shown" },
    { name: "actions", words: "Refresh and add" },
    { name: "rows", words: "The table; cards where it is narrow" },
    { name: "destination", words: "Where money would go" },
    { name: "code", words: "A number, to be read digit by digit" },
    { name: ".pk-AddressGroups", words: "An address, in groups that an eye can compare" },
    { name: "rowActions", words: "Edit and delete" },
  ],
  attributes: [["data-status", "loading, ready, empty or error"]],
  keyboard: [
    ["Tab", "Filters, actions, then row by row"],
    ["Enter, Space", "Presses a button"],
    ["Escape", "Closes the form over the page; what was typed is kept, and the focus goes back"],
  ],
  dos: [
    { words: "Show it to those who may only look, too: what they cannot do says why.", story: "Not Granted" },
    { words: "Give onAdd and onChange where your app has pages for it." },
  ],
  donts: [
    {
      words: "Put a card around it. It has a frame of its own, and two of them say nothing more.",
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
