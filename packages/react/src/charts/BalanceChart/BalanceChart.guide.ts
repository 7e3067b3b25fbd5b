import type { ComponentGuide } from "../../../test/ComponentGuide.ts";
import { barKeys, head, status } from "../../../test/chartGuideParts.ts";

export const guide: ComponentGuide = {
  first: "Default",
  use: "For shares at a glance beside a BalanceOverview: of each currency, how much is available, locked and withdrawable.",
  root: "pk-Chart",
  parts: [
    ...head,
    { name: "panel", text: "A currency, with a scale of its own" },
    { name: "panelTitle", text: "Which one" },
    { name: "bar", text: "A figure of it" },
    { name: "note", text: "That the scales are not one" },
  ],
  attributes: status,
  keyboard: barKeys,
  dos: [
    {
      text: "Leave a bar out where the service does not tell: unknown is not zero.",
      story: "Withdrawable Unavailable",
    },
  ],
  donts: [
    {
      text: "Take it for the figures themselves. Digits are in the BalanceOverview; this has no room for them.",
      story: "Default",
      style: { inlineSize: "14rem" },
    },
  ],
};
