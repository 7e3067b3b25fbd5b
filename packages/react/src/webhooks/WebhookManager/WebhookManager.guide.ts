import type { ComponentGuide } from "../../../test/ComponentGuide.ts";

export const guide: ComponentGuide = {
  first: "Default",
  use: "For developers on call: endpoints, what was sent to them, code to receive it, and a check of signatures.",
  root: "pk-WebhookManager",
  parts: [
    { name: '[role="tablist"]', text: "Endpoints, history, receiver code, signature check" },
    { name: ".pk-Endpoints", text: "The list of endpoints" },
    { name: "limit", text: "How many are enabled, of how many that can be" },
    { name: "actions", text: "Refresh and add" },
    { name: ".pk-Endpoint", text: "An endpoint" },
    { name: "url", text: "Where deliveries go" },
    { name: ".pk-EndpointEvents", text: "What it is told of" },
    { name: ".pk-Callout", text: "How its deliveries fail, and the way to them" },
    { name: ".pk-LineNote", text: "How many events were set aside", story: "Proxy Receiver" },
    { name: "managed", text: "The proxy keeps its secret", story: "Proxy Receiver" },
    { name: "facts", text: "When it was made and changed, and its secret’s overlap" },
    { name: ".pk-DeliveryLog", text: "What was sent, and what came back", story: "History" },
    { name: ".pk-ReceiverCode", text: "A receiver in five languages", story: "Receiver Code" },
    { name: ".pk-SignatureChecker", text: "Checks a delivery in the page", story: "Signature Check" },
  ],
  attributes: [
    ["data-status", "of .pk-Endpoints: loading, ready, empty or error; of .pk-Endpoint: enabled or disabled"],
    ["data-health", "unknown, unavailable, delivering or failing; of an enabled .pk-Endpoint"],
  ],
  keyboard: [
    ["Tab", "The tabs once, then what is below"],
    ["← →, Home, End", "From tab to tab"],
    ["↓, Enter", "Opens the menu of an endpoint; arrows walk in it, Escape closes it"],
    ["Escape", "Asks to close a dialog. A secret that nobody stored does not close by it"],
  ],
  dos: [
    { text: "Give it the width of a page: URLs are long.", story: "Default" },
    { text: "Hold tab in your URL, so that a colleague can be sent to the history." },
  ],
  donts: [
    {
      text: "Put it into a side column.",
      story: "Default",
      style: { inlineSize: "18rem" },
    },
    { text: "Show the secret again somewhere. The service tells it once." },
  ],
};
