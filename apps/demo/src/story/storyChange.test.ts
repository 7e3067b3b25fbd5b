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
  const [from, to] = marks;
  expect([from?.tone, plain(from?.text)]).toEqual(["down", "−451.51 USDT"]);
  expect([to?.tone, plain(to?.text)]).toEqual(["up", "+451.51 USD"]);
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
  expect(describeChange({ ...common, step: "trade", facts, balances }).map(({ text }) => text)).toEqual([
    undefined,
    undefined,
  ]);
  expect(describeChange({ ...common, step: "outage", facts, balances })).toEqual([]);
});
