import type { ComponentGuide } from "../../../test/ComponentGuide.ts";
import { barKeys, head, status } from "../../../test/chartGuideParts.ts";

export const guide: ComponentGuide = {
  first: "Default",
  use: "For what moved most within 24 hours, up and down.",
  root: "pk-Chart",
  parts: [...head, { name: "plot", words: "The bars, from the one zero" }, { name: "bar", words: "A market" }],
  attributes: [...status, ["data-tone", "up or down; of a bar"]],
  keyboard: barKeys,
  dos: [{ words: "Keep to five each way; a longer list is a TickerTable sorted by change.", story: "Default" }],
  donts: [
    {
      words: "Give rise and fall one colour. The signs still tell, but nobody sees it in passing.",
      story: "Default",
      style: { "--pk-color-up": "var(--pk-color-text-muted)", "--pk-color-down": "var(--pk-color-text-muted)" },
    },
  ],
};
