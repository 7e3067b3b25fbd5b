import type { ComponentGuide } from "../../../test/ComponentGuide.ts";

export const guide: ComponentGuide = {
  first: "Default",
  use: "Use it for developers: endpoints, their history, receiver code and a signature check.",
  root: "pk-WebhookManager",
  parts: [
    { name: '[role="tablist"]', text: "Endpoints, history, receiver code, signature check" },
    { name: ".pk-Endpoints", text: "The list of endpoints" },
    { name: "limit", text: "Number of enabled endpoints, its limit, and how many fail" },
    { name: "actions", text: "Refresh and add" },
    { name: ".pk-Endpoint", text: "An endpoint" },
    { name: "name", text: "Its name, or its URL if it has none" },
    { name: "url", text: "Where deliveries go" },
    {
      name: ".pk-DeliveryStrip",
      text: "Its latest deliveries, oldest first, after empty slots up to 20, and how many of them differ. A bar is higher if attempts failed before it, or if it did not arrive, and opens its delivery. The latest is at the right in every language",
    },
    {
      name: ".pk-EndpointDetails",
      text: "Its event types and its secret. While all are closed, they name a few event types each, or count them by area",
    },
    { name: ".pk-Callout", text: "Failing deliveries, what to do, and a link to them" },
    {
      name: ".pk-RecentDeliveries",
      text: "The last eight deliveries to all endpoints, or five on a phone, with the transaction or order of their event. Each opens in the history",
    },
    { name: ".pk-LineNote", text: "Number of parked events", story: "Proxy Receiver" },
    { name: ".pk-DeliveryLog", text: "Deliveries and their responses", story: "History" },
    { name: ".pk-ReceiverCode", text: "A receiver in five languages", story: "Receiver Code" },
    { name: ".pk-SignatureChecker", text: "Checks a delivery in the browser", story: "Signature Check" },
  ],
  attributes: [
    ["data-status", "of .pk-Endpoints: loading, ready, empty or error; of .pk-Endpoint: enabled or disabled"],
    ["data-health", "unknown, unavailable, delivering or failing; of an enabled .pk-Endpoint"],
  ],
  keyboard: [
    ["Tab", "Moves to the tabs, then to their content"],
    ["← →, Home, End", "Switches tabs, or moves between the bars of an endpoint"],
    ["Enter, Space", "Opens or closes the details of an endpoint"],
    ["↓, Enter", "Opens the menu of an endpoint. Arrow keys move in it, Escape closes it"],
    ["Escape", "Closes a dialog, except one with a secret that is not stored"],
  ],
  dos: [
    { text: "Give it the full page width, because URLs are long.", story: "Default" },
    { text: "Keep tab in your URL, so that operators can share a link to the history." },
  ],
  donts: [
    {
      text: "Put it in a sidebar.",
      story: "Default",
      style: { inlineSize: "18rem" },
    },
    { text: "Show the secret again. The service returns it once." },
  ],
};
