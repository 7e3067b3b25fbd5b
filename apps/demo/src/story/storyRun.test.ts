import { expect, test } from "vitest";
import { factsAtStart } from "./factsAtStart.ts";
import { listRun } from "./storyRun.ts";
import { storySteps } from "./storySteps.ts";

const usd = (value: string) => [{ value, currency: "USD" }];
const indexOf = (name: string) => storySteps.findIndex((step) => step.name === name);
const stateOf = (steps: ReturnType<typeof listRun>, name: string) => steps.find((step) => step.name === name);

test("default: completed steps show their results, and the rest is ahead", () => {
  const facts = {
    ...factsAtStart,
    depositAmount: { value: "451.51", currency: "USDT" },
    available: usd("14000.17"),
  };
  const balances = {
    deposit: { before: usd("13548.66"), after: usd("13548.66") },
    clear: { before: usd("13548.66") },
  };
  const steps = listRun({ index: indexOf("clear"), isDone: true, facts, balances });
  expect(steps.map(({ state }) => state).slice(0, 4)).toEqual(["done", "skipped", "current", "ahead"]);
  expect(stateOf(steps, "deposit")?.outcome).toEqual({ amount: { value: "451.51", currency: "USDT" } });
  expect(stateOf(steps, "clear")?.outcome).toEqual({ amount: { value: "451.51", currency: "USD" }, isChange: true });
  expect(stateOf(steps, "trade")?.outcome).toBeUndefined();
});

test("behaviour: a step that is not done has no result, and the first and the last one are not in the list", () => {
  const facts = { ...factsAtStart, attempts: 3, bought: { value: "0.02", currency: "BTC" } };
  const steps = listRun({ index: indexOf("recovery"), isDone: false, facts, balances: {} });
  expect(stateOf(steps, "recovery")).toMatchObject({ state: "current", isDone: false, outcome: undefined });
  // Regression: a step that is done looked unfinished in the list if it had no result.
  const endpoint = listRun({ index: indexOf("endpoint"), isDone: true, facts, balances: {} });
  expect(stateOf(endpoint, "endpoint")).toMatchObject({ state: "current", isDone: true, outcome: undefined });
  expect(stateOf(steps, "trade")).toMatchObject({ state: "skipped", outcome: undefined });
  expect(steps).toHaveLength(storySteps.length - 2);
});

test("behaviour: going back keeps later results out of sight", () => {
  const balances = { trade: { before: usd("2.00"), after: usd("1.00") } };
  const facts = { ...factsAtStart, bought: { value: "0.02", currency: "BTC" } };
  const steps = listRun({ index: indexOf("clear"), isDone: true, facts, balances });
  expect(stateOf(steps, "trade")).toMatchObject({ state: "ahead", outcome: undefined });
});

test("behaviour: a payment shows who approved it and what it took from the balance", () => {
  const amount = { value: "1250000.00", currency: "NGN" };
  const payment = { amount, recipient: "Kano", maxFee: "50.00", approvedBy: "kwame" };
  const facts = { ...factsAtStart, payment, paymentFee: { value: "50.00", currency: "NGN" } };
  const ngn = (value: string) => [{ value, currency: "NGN" }];
  const balances = {
    payment: { before: ngn("9000000.00"), after: ngn("9000000.00") },
    approval: { before: [], after: [] },
    settlement: { before: ngn("7749950.00"), after: ngn("7749950.00") },
  };
  const steps = listRun({ index: indexOf("endpoint"), isDone: false, facts, balances });
  expect(stateOf(steps, "approval")?.outcome).toEqual({ personId: "kwame" });
  const taken = { value: "-1250050", currency: "NGN" };
  expect(stateOf(steps, "payment")?.outcome).toEqual({ amount });
  expect(stateOf(steps, "settlement")?.outcome).toEqual({ amount: taken, isChange: true });
});

test("behaviour: a trade and a transfer show how they change a balance", () => {
  const ngn = (value: string) => [{ value, currency: "NGN" }];
  const balances = {
    trade: { before: usd("14000.17"), after: usd("13800.22") },
    outage: { before: ngn("34847164.12"), after: ngn("35097164.12") },
  };
  const steps = listRun({ index: indexOf("recovery"), isDone: false, facts: factsAtStart, balances });
  expect(stateOf(steps, "trade")?.outcome).toEqual({
    amount: { value: "-199.95", currency: "USD" },
    isChange: true,
  });
  expect(stateOf(steps, "outage")?.outcome).toEqual({
    amount: { value: "250000.00", currency: "NGN" },
    isChange: true,
  });
});

// Regression: the list showed the deposit on hold above the line that says that it was released.
test("behaviour: a step keeps the state that it ended with, such as a hold, until another step ends it", () => {
  const endingsAt = (current: string, isDone: boolean, balances: Parameters<typeof listRun>[0]["balances"] = {}) => {
    const steps = listRun({ index: indexOf(current), isDone, facts: factsAtStart, balances });
    return ["deposit", "payment", "outage"].map((name) => stateOf(steps, name)?.ending);
  };
  expect(endingsAt("clear", false)).toEqual(["hold", "waiting", "outage"]);
  expect(endingsAt("clear", true)).toEqual(["done", "waiting", "outage"]);
  // A release that was skipped ended nothing.
  expect(endingsAt("trade", true)).toEqual(["hold", "waiting", "outage"]);
  const ended = { clear: { before: [], after: [] }, approval: { before: [], after: [] } };
  expect(endingsAt("recovery", false, ended)).toEqual(["done", "done", "outage"]);
  expect(endingsAt("recovery", true, ended)).toEqual(["done", "done", "done"]);
});
