import type { ComponentGuide } from "../../../test/ComponentGuide.ts";

export const guide: ComponentGuide = {
  first: "Default",
  use: "For those who try your app in staging. In production it says that it is not there.",
  root: "pk-Simulator",
  parts: [
    { name: "heading", text: "What this is" },
    { name: "user", text: "Whose account all of them are about" },
    { name: "cards", text: "The six simulations; as many beside each other as there is room" },
    { name: "card", text: "One simulation, a form of its own" },
    { name: "title", text: "What is played" },
    { name: "action", text: "Its button" },
    { name: "outcome", text: "What came of it, every field", story: "Played" },
  ],
  attributes: [["data-simulation", "the operation a card runs"]],
  keyboard: [
    ["Tab", "Test user, then card by card"],
    ["Enter", "Runs the card that the focus is in"],
  ],
  dos: [
    { text: "Keep it on a page of its own that operators of production never see.", story: "Default" },
    { text: "Give defaultValues with the test user of your staging account." },
  ],
  donts: [
    {
      text: "Take a grey accent: a button that can be pressed looks as if it could not.",
      story: "Default",
      style: {
        "--pk-color-accent": "var(--pk-color-fill)",
        "--pk-color-on-accent": "var(--pk-color-text-muted)",
      },
    },
  ],
};
