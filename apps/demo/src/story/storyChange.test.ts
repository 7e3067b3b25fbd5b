import { expect, test } from "vitest";
import { factsAtStart } from "./factsAtStart.ts";
import { en } from "./messages.en.ts";
import { describeChange } from "./storyChange.ts";

const usd = (value: string) => ({ value, currency: "USD" });
const common = { isDone: true, messages: en, locale: "en" };
const plain = (text: string | undefined) => text?.replaceAll(/[\u2066-\u2069]/g, "").replaceAll("\u00a0", " ");

test("default: a released deposit leaves what is incoming and raises the available dollars", () => {
  const marks = describeChange({
    ...common,
    step: "clear",
    facts: {
      ...factsAtStart,
      depositAmount: { value: "451.51", currency: "USDT" },
      available: [usd("14000.17")],
    },
    balances: { clear: { before: [usd("13548.66")] } },
  });
  const [from, card, tile] = marks;
  expect([from?.tone, plain(from?.text)]).toEqual(["down", "−451.51 USDT"]);
  for (const to of [card, tile]) expect([to?.tone, plain(to?.text)]).toEqual(["up", "+451.51"]);
  expect(tile?.figure).toContain("withdrawable");
});

test("behaviour: a status that flips has both states", () => {
  const describe = (step: "sender" | "approval" | "settlement" | "recovery") =>
    describeChange({ ...common, step, facts: { ...factsAtStart, bookkeepingId: "wh_1" }, balances: {} }).map(
      ({ from, text }) => [from, text],
    );
  expect(describe("sender")).toEqual([["On hold", "Pending"]]);
  expect(describe("approval")).toEqual([["Waiting for approval", "Approved and sent"]]);
  expect(describe("settlement")).toEqual([["Pending", "Completed"]]);
  expect(describe("recovery")).toEqual([["Failing", "Delivering"]]);
});

test("behaviour: nothing is marked before the step is done, and a mark without a difference has no tag", () => {
  const facts = { ...factsAtStart, available: [usd("13548.66")] };
  const balances = { trade: { before: [usd("13548.66")] } };
  expect(describeChange({ ...common, isDone: false, step: "trade", facts, balances })).toEqual([]);
  const unchanged = describeChange({
    ...common,
    step: "clear",
    facts,
    balances: { clear: { before: [usd("13548.66")] } },
  });
  expect(unchanged.map(({ text }) => text)).toEqual([undefined, undefined, undefined, undefined]);
  expect(describeChange({ ...common, step: "outage", facts, balances })).toEqual([]);
});

// Regression: the last scene marked nothing on the page.
test("behaviour: the last scene marks each balance that the story has changed", () => {
  const facts = {
    ...factsAtStart,
    balances: [
      { currency: "NGN", before: "36097214.12", now: "34847164.12" },
      { currency: "USD", before: "13548.66", now: "13800.20" },
      { currency: "USDT", before: "1.00", now: "1.00" },
    ],
  };
  const marks = describeChange({ ...common, isDone: false, step: "closing", facts, balances: {} });
  expect(marks.map(({ tone, text }) => [tone, plain(text)])).toEqual([
    ["down", "−1,250,050.00"],
    ["up", "+251.54"],
  ]);
});
