import { expect, test } from "vitest";
import { factsAtStart as facts } from "./factsAtStart.ts";
import { storyJourney } from "./storyJourney.ts";

const held = { ...facts, depositId: "1", depositStatus: "action_required" };

test.each([
  ["nothing has happened", "receive", facts, ["ahead", "ahead", "ahead"]],
  ["a deposit is held", "receive", held, ["current", "ahead", "ahead"]],
  ["its sender is known", "receive", { ...held, depositStatus: "pending" }, ["reached", "current", "ahead"]],
  ["it has cleared", "receive", { ...held, depositStatus: "success" }, ["reached", "reached", "current"]],
  ["a payment waits", "pay", { ...facts, approvalId: "1", approvalStatus: "pending" }, ["current", "ahead", "ahead"]],
  [
    "an event arrived after an outage",
    "connect",
    { ...facts, bookkeepingId: "1", attempts: 4, isRecovered: true },
    ["reached", "reached", "current"],
  ],
] as const)("behaviour: %s", (_, act, known, states) => {
  expect(storyJourney(act, known).stages.map(({ state }) => state)).toEqual(states);
});
