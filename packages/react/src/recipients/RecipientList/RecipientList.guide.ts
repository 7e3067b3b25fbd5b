import type { ComponentGuide } from "../../../test/ComponentGuide.ts";

export const guide: ComponentGuide = {
  first: "Default",
  use: "Use it to manage saved recipients. Add and edit open a dialog, or a page of your app.",
  root: "pk-RecipientList",
  parts: [
    { name: "toolbar", text: "Filters and actions" },
    { name: "filters", text: "Search, type and currency" },
    {
      name: "choices",
      text: "Type, currency and, in a narrow container, the order. On phones, a button opens the last two",
    },
    { name: "count", text: "Number of shown recipients" },
    { name: "actions", text: "Refresh and add" },
    { name: "rows", text: "The table, or cards in a narrow container" },
    { name: "name", text: "The label, after the mark of a bank account or a chain" },
    { name: "destination", text: "The account or address" },
    { name: "holder", text: "The account holder, unless it only repeats the label" },
    { name: "code", text: "A number in a monospaced font" },
    { name: ".pk-AddressGroups", text: "An address in groups that are easy to compare" },
    {
      name: "label",
      text: "The label, the currency, whether it was changed in the last 24 hours, and whether a change waits for approval",
    },
    { name: "title", text: "The label alone" },
    { name: "facts", text: "The currency and the marks" },
    { name: "unit", text: "The currency" },
    {
      name: "marks",
      text: "Whether it was changed in the last 24 hours, and what waits for approval",
      story: "Changed Today",
    },
    {
      name: "payment",
      text: "Amount and day of the last payment, if the user may see transactions",
    },
    { name: "updated", text: "The day of the last change, or else of the addition" },
    { name: "rowActions", text: "Pay, and a menu with edit and delete" },
  ],
  attributes: [
    ["data-status", "loading, ready, empty or error"],
    ["data-pays", "Rows start a payment"],
    ["data-last-paid", "The last payments are shown"],
    ["data-sort", "name, updated or paid"],
  ],
  keyboard: [
    ["Tab", "Moves through filters, actions, then rows"],
    ["Enter, Space", "Activates a button. A heading sorts, the button with dots opens the menu of the row"],
    ["Arrow keys", "Move in the menu"],
    ["Escape", "Closes the dialog, keeps the draft and returns the focus"],
  ],
  dos: [
    { text: "Show it to users with view access too. Disabled actions explain what is missing.", story: "Not Granted" },
    {
      text: "Pass view.sort if you control the view, for example in a URL. Without it the list keeps its order itself.",
    },
    { text: "Set --pk-list-max-height if the rows should scroll below their headings, and not with the page." },
    { text: "Set onAdd and onChange if your app has its own pages." },
    { text: "Set onPay to open your payment page with the recipient.", story: "Payable" },
  ],
  donts: [
    {
      text: "Put it in a card. It already has a frame.",
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
