import type { ComponentGuide } from "../../../test/ComponentGuide.ts";

export const guide: ComponentGuide = {
  first: "Opened",
  use: "Use it while you integrate the kit, and to collect what support needs. A production build renders it only if you pass `enabled`. It is in English in every locale.",
  root: "pk-PartnerKitInspector",
  parts: [
    { name: "toggle", text: "The button that opens and closes the panel" },
    { name: "actions", text: "The title row, with the button that copies the support bundle", story: "Opened" },
    {
      name: ".pk-Tabs",
      text: "Session, live connection, reads, requests, assumptions and theme",
      story: "Opened",
    },
  ],
  attributes: [["data-open", "true while the panel is open"]],
  keyboard: [
    ["Enter, Space", "Opens and closes the panel"],
    ["Arrow keys", "Select a tab"],
  ],
  dos: [{ text: "Put it inside the provider, after your own components.", story: "Opened", isWide: true }],
  donts: [{ text: "Pass `enabled` to pages that all users see.", story: "Closed" }],
};
