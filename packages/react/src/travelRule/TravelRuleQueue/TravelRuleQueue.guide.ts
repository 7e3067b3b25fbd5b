import type { ComponentGuide } from "../../../test/ComponentGuide.ts";

export const guide: ComponentGuide = {
  first: "Default",
  use: "For those who answer about held deposits. What has waited longest comes first.",
  root: "pk-TravelRuleQueue",
  parts: [
    { name: "toolbar", text: "How many there are, and refresh" },
    { name: "count", text: "How many wait" },
    { name: ".pk-DataTable", text: "The deposits; cards where it is narrow" },
    { name: ".pk-Money", text: "How much is held" },
    { name: "code", text: "The deposit’s reference" },
    { name: "actions", text: "Reading the list again" },
  ],
  attributes: [["data-status", "loading, ready, empty or error"]],
  keyboard: [
    ["Tab", "Refresh, then one deposit after the other"],
    ["Enter", "Opens the form"],
    ["Escape", "Closes it; what was typed is there again next time, and the focus goes back"],
  ],
  dos: [
    { text: "Leave it on the page when it is empty: that nothing waits is worth knowing.", story: "Nothing Held" },
    { text: "Give selectedId where a deposit has an address in your app." },
  ],
  donts: [
    {
      text: "Paint it as an alarm. A held deposit is work, not an error.",
      story: "Default",
      style: { "--pk-color-surface": "color-mix(in srgb, var(--pk-color-danger) 18%, Canvas)" },
    },
  ],
};
