import type { ComponentGuide } from "../../../test/ComponentGuide.ts";
import { barKeys, head, status } from "../../../test/chartGuideParts.ts";

export const guide: ComponentGuide = {
  first: "Default",
  use: "For what moved most within 24 hours, up and down.",
  root: "pk-Chart",
  parts: [...head, { name: "plot", text: "The bars, from the one zero" }, { name: "bar", text: "A market" }],
  attributes: [...status, ["data-tone", "up or down; of a bar"]],
  keyboard: barKeys,
  dos: [{ text: "Keep to five each way; a longer list is a TickerTable sorted by change.", story: "Default" }],
  donts: [
    {
      text: "Give rise and fall one colour. The signs still tell, but nobody sees it in passing.",
      story: "Default",
      style: { "--pk-color-up": "var(--pk-color-text-muted)", "--pk-color-down": "var(--pk-color-text-muted)" },
    },
  ],
};
