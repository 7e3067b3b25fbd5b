import type { ComponentGuide } from "../../../test/ComponentGuide.ts";

export const guide: ComponentGuide = {
  first: "Default",
  use: "Use it to test your app in staging. In production it shows an empty state.",
  root: "pk-Simulator",
  parts: [
    { name: "heading", text: "Title" },
    { name: "presets", text: "Simulations for one click" },
    { name: "runs", text: "The last runs with their outcome, each with a button to run it again", story: "Played" },
    { name: "custom", text: "Your own values, closed until a person opens it" },
    { name: "user", text: "The test user of all simulations, above the presets if it is missing at first" },
    { name: "cards", text: "The six simulations in up to three columns" },
    { name: "card", text: "The form of one simulation" },
    { name: "title", text: "Name of the simulation" },
    { name: "action", text: "The button, named after what it simulates" },
    { name: "outcome", text: "The result with all its fields", story: "Played" },
  ],
  attributes: [
    ["data-simulation", "the operation of a card"],
    ["data-outcome", "done, failed or uncertain; of a run"],
  ],
  keyboard: [
    ["Tab", "Moves through the presets and runs, to your own values, and if they are open through the cards"],
    ["Enter", "Opens and closes your own values, and runs the focused card"],
  ],
  dos: [
    {
      text: "Show it beside the page, so that its effect is visible, and hide it from production operators.",
      story: "Default",
    },
    { text: "Set defaultValues to the test user of your staging account." },
    { text: "Set presets to the cases that your demo or your tests need, with a label that says what happens." },
    { text: "Set `headingLevel`, and `title` or `isTitleHidden`, to fit the outline of your page." },
  ],
  donts: [
    {
      text: "Use a grey accent. Enabled buttons then look disabled.",
      story: "Default",
      style: {
        "--pk-color-accent": "var(--pk-color-fill)",
        "--pk-color-on-accent": "var(--pk-color-text-muted)",
      },
    },
  ],
};
