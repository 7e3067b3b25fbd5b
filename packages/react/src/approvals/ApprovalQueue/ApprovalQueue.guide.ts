import type { ComponentGuide } from "../../../test/ComponentGuide.ts";

export const guide: ComponentGuide = {
  first: "Default",
  use: "Use it where approvers start their day. It lists changes that the policy of your proxy holds until a second person decides.",
  root: "pk-ApprovalQueue",
  parts: [
    { name: "toolbar", text: "The choice of the list, and refresh" },
    {
      name: "reason",
      text: "A note that applies to several of them: the reason, or that nobody approves their own request",
      story: "Own",
    },
    { name: "open", text: "The button that opens an approval" },
    { name: "name", text: "The change in one line" },
    { name: "detail", text: "The second line of a cell" },
    { name: "difference", text: "A field of a recipient before and after the change" },
    { name: "requested", text: "Who requested it, and its age" },
    { name: "state", text: "The status, and when it expires or who decided, with the first line of their comment" },
    { name: "rowActions", text: "The button that opens the decision, or cancels an own request" },
    {
      name: "decided",
      text: "The last five decisions, below the open approvals and on the same columns. Closed below open ones, unless the list is wide and both have at most three",
      story: "Cancelled In List",
    },
  ],
  attributes: [["data-status", "loading, ready or error"]],
  keyboard: [
    ["Tab", "Moves through the toolbar, then rows"],
    ["Arrow keys", "Choose the list"],
    ["Enter, Space", "Opens the approval"],
    ["Escape", "Closes the approval and returns the focus"],
  ],
  dos: [
    { text: "Show it to requesters too. They see their own requests.", story: "Own" },
    { text: "Use onOpen if your app has a page for an approval." },
  ],
  donts: [
    {
      text: "Put it in a card. It already has a frame.",
      story: "Default",
      style: { padding: "1.5rem", border: "1px solid #868f9b", borderRadius: "1rem" },
    },
  ],
};
