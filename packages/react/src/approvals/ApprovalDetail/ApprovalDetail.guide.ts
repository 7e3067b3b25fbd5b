import type { ComponentGuide } from "../../../test/ComponentGuide.ts";

export const guide: ComponentGuide = {
  first: "Withdrawal",
  use: "Use it as the page of an approval, for example behind a link in a mail to approvers. ApprovalDialog shows the same in a dialog.",
  root: "pk-ApprovalDetail",
  parts: [
    { name: "summary", text: "The change in one line, its status, and when it expires" },
    { name: "change", text: "The change in one line" },
    { name: "byline", text: "The person who requests it, and since when" },
    { name: ".pk-DescriptionList", text: "The amount and its recipient, or the fields before and after" },
    { name: "history", text: "The request, the decision and its outcome, newest first" },
    { name: "hint", text: "The effect of approving" },
    { name: "buttons", text: "The effect of approving, and the decisions that can be made" },
    { name: "request", text: "Exactly what the proxy will send. Closed if the facts above show it" },
  ],
  attributes: [["data-status", "loading, ready or error"]],
  keyboard: [
    ["Tab", "Moves to the comment, then to the decisions"],
    ["Enter, Space", "Activates a button"],
  ],
  dos: [{ text: "Link to it with the approval's ID. The proxy decides who may see it." }],
  donts: [
    {
      text: "Put it in a card. It already has a frame.",
      story: "Withdrawal",
      style: { padding: "1.5rem", border: "1px solid #868f9b", borderRadius: "1rem" },
    },
  ],
};
