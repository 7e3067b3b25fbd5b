import type { ComponentGuide } from "../../../test/ComponentGuide.ts";

export const guide: ComponentGuide = {
  first: "Default",
  use: "Use it at the top of a start page. It lists the tasks that wait for a person, and says so if nothing waits. Below them, it counts the person’s own requests that wait for approval.",
  root: "pk-AttentionList",
  parts: [
    { name: "entry", text: "The tasks of one kind, most urgent first" },
    { name: "sentence", text: "The task, with a count" },
    { name: "help", text: "Why, once for all", story: "Deposits" },
    { name: "item", text: "A task. The oldest come first, at most three" },
    { name: "subject", text: "Its amount, its endpoint or its change" },
    { name: ".pk-Age", text: "Since when it waits" },
    { name: ".pk-Link", text: "Link to the task, if getHref is set" },
    { name: "nothing", text: "Shown if there are no tasks", story: "Nothing" },
  ],
  attributes: [
    ["data-status", "loading, ready or error"],
    ["data-kind", "the kind of an entry"],
    ["data-tone", "danger, warn, neutral, or info for own requests, which need nothing"],
  ],
  keyboard: [
    ["Tab", "Moves through the links"],
    ["Enter", "Opens the page of the entry or the task"],
  ],
  dos: [
    { text: "Set getHref. It receives each entry, and each task as an entry with one ID.", story: "Default" },
    { text: "Keep it on the page when it is empty. It is useful to know that nothing waits.", story: "Nothing" },
    { text: "Pass kinds if another team works on some of them. Their data is then not read." },
  ],
  donts: [
    {
      text: "Style it as an alert. Most entries are tasks, not errors.",
      story: "Default",
      style: { "--pk-color-surface": "color-mix(in srgb, var(--pk-color-danger) 18%, Canvas)" },
    },
  ],
};
