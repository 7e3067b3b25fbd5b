import type { ComponentGuide } from "../../../test/ComponentGuide.ts";

export const guide: ComponentGuide = {
  first: "Staging",
  use: "For the head of every page: which environment this is, who is signed in, and what they may do.",
  root: "pk-SessionBadge",
  parts: [
    { name: "trigger", text: "What is pressed" },
    { name: ".pk-Badge", text: "The environment" },
    { name: "subject", text: "Who is signed in, as your authorize names them" },
  ],
  attributes: [
    ["data-status", "loading, ready, signedOut or unavailable"],
    ["data-granted", "true, of a scope in the list that holds"],
  ],
  keyboard: [
    ["Tab", "The badge"],
    ["Enter, Space", "Opens what one may do"],
    ["Escape", "Closes it, and gives the focus back"],
  ],
  dos: [{ text: "Put it where people look before they act, on every page.", story: "Production" }],
  donts: [
    {
      text: "Make production look as calm as staging.",
      story: "Production",
      style: { "--pk-color-warn": "var(--pk-color-info)" },
    },
  ],
};
