import type { ComponentGuide } from "../../../test/ComponentGuide.ts";

export const guide: ComponentGuide = {
  first: "Staging",
  use: "Use it in the header of every page. It shows the environment, the user and their permissions.",
  root: "pk-SessionBadge",
  parts: [
    { name: "trigger", text: "The button that opens the details" },
    { name: ".pk-Badge", text: "The environment" },
    { name: "subject", text: "The signed-in user, as your authorize returns them" },
    { name: "live", text: "Whether changes arrive live" },
  ],
  attributes: [
    ["data-status", "loading, ready, signedOut or unavailable"],
    ["data-granted", "true for a granted scope"],
  ],
  keyboard: [
    ["Tab", "Moves to the badge"],
    ["Enter, Space", "Opens the permissions"],
    ["Escape", "Closes them and returns the focus"],
  ],
  dos: [
    { text: "Put it in the same visible place on every page.", story: "Production" },
    { text: "Return name and expiresAt from your authorize, so that it shows who is signed in and until when." },
  ],
  donts: [
    {
      text: "Give production the colour of staging.",
      story: "Production",
      style: { "--pk-color-warn": "var(--pk-color-info)" },
    },
  ],
};
