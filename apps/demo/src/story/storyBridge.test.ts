import { expect, test } from "vitest";
import { factsAtStart } from "./factsAtStart.ts";
import { listBridges } from "./storyBridge.ts";
import type { StoryFacts } from "./storySteps.ts";

const usd = (value: string) => [{ value, currency: "USD" }];
const payment = {
  amount: { value: "1250000.00", currency: "NGN" },
  recipient: "Kano Grain Traders",
  maxFee: undefined,
  approvedBy: "kwame",
};
const ran: StoryFacts = {
  ...factsAtStart,
  available: usd("13548.70"),
  payment,
  paymentFee: { value: "50.00", currency: "NGN" },
  balances: [
    { currency: "NGN", before: "40417720.79", now: "39167670.79" },
    { currency: "USD", before: "13548.66", now: "13548.70" },
  ],
};
const balances = {
  clear: { before: usd("13548.66"), after: usd("14000.17") },
  trade: { before: usd("14000.17"), after: usd("13548.70") },
};
const summarize = (facts: StoryFacts, notes: Parameters<typeof listBridges>[0]["balances"]) =>
  listBridges({ facts, balances: notes }).map(({ currency, changes }) => [
    currency,
    ...changes.map(({ name, amount }) => `${name} ${amount.value}`),
  ]);

test("default: the changes of a currency lead from the amount before to the amount now", () => {
  expect(summarize(ran, balances)).toEqual([
    ["USD", "deposit 451.51", "trade -451.47"],
    ["NGN", "payment -1250050"],
  ]);
});

test("behaviour: the bank transfer of the outage raises the naira once its step is done", () => {
  const facts = { ...ran, balances: [{ currency: "NGN", before: "40417720.79", now: "39417670.84" }] };
  const ngn = (value: string) => [{ value, currency: "NGN" }];
  const outage = { before: ngn("39167670.79"), after: ngn("39417670.84") };
  expect(summarize(facts, { ...balances, outage })).toEqual([["NGN", "payment -1250050", "second 250000.05"]]);
  expect(summarize(facts, { ...balances, outage: { before: outage.before } })[0]).toContain("other 250000.05");
});

// Regression: the last scene showed one net amount that no step had shown.
test("behaviour: a change that the story did not make is a line of its own", () => {
  const facts = { ...ran, balances: [{ currency: "USD", before: "13548.66", now: "13540.00" }] };
  expect(summarize(facts, balances)).toEqual([["USD", "deposit 451.51", "trade -451.47", "other -8.7"]]);
});

test("behaviour: a currency that did not change has no bridge, and skipped steps have no change", () => {
  const facts = { ...factsAtStart, balances: [{ currency: "USD", before: "1.00", now: "1.00" }] };
  expect(summarize(facts, {})).toEqual([]);
});
