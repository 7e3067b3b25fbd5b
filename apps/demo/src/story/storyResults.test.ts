import { expect, test } from "vitest";
import { factsAtStart as facts } from "./factsAtStart.ts";
import { findPaid, listResults } from "./storyResults.ts";
import type { StoryAmount } from "./storySteps.ts";

const usd = (value: string): StoryAmount => ({ value, currency: "USD" });
const ngn = (value: string): StoryAmount => ({ value, currency: "NGN" });

test("default: a trade shows what was paid and received, and the dollars before and after", () => {
  const bought = { value: "0.004532", currency: "BTC" };
  const known = { ...facts, bought, available: [usd("13548.70")] };
  const balances = { trade: { before: [usd("14000.17")] } };
  const change = { before: usd("14000.17"), after: usd("13548.70"), difference: "-451.47", part: "value" };
  expect(listResults({ step: "trade", isDone: true, facts: known, balances })).toEqual([
    { name: "paid", amount: usd("451.47") },
    { name: "received", amount: bought },
    { name: "available", change },
  ]);
  expect(findPaid({ facts: { ...known, available: [usd("14000.17")] }, balances })).toBeUndefined();
});

test("behaviour: before a step is done, it shows only the balance that it is about to change", () => {
  const known = { ...facts, available: [usd("13548.66"), ngn("5.00")] };
  const names = (step: Parameters<typeof listResults>[0]["step"]) =>
    listResults({ step, isDone: false, facts: known, balances: {} }).map(({ name }) => name);
  expect(names("clear")).toEqual(["available"]);
  expect(names("trade")).toEqual(["available"]);
  expect(names("outage")).toEqual(["available"]);
  for (const step of ["begin", "approval", "endpoint", "recovery", "closing"] as const) expect(names(step)).toEqual([]);
});

// Regression: the settlement showed a locked amount that fell to zero, which looked like money that comes back.
test("behaviour: the withdrawable amount falls with the approval, and the settlement shows what was paid", () => {
  const payment = { amount: ngn("4.00"), recipient: "Kano", maxFee: "1.00", approvedBy: "k" };
  const before = { ...ngn("19.00"), withdrawable: "9.00" };
  const sent = { ...ngn("14.00"), withdrawable: "4.00" };
  const fee = ngn("1.00");
  const known = { ...facts, payment, paymentFee: fee };
  const balances = { payment: { before: [before] }, approval: { before: [before] }, settlement: { before: [sent] } };
  const approved = listResults({ step: "approval", isDone: true, facts: { ...known, available: [sent] }, balances });
  expect(approved.at(-1)).toEqual({
    name: "withdrawable",
    change: { before: ngn("9.00"), after: ngn("4.00"), difference: "-5", part: "withdrawable" },
    fee,
  });
  expect(listResults({ step: "settlement", isDone: false, facts: { ...known, available: [sent] }, balances })).toEqual([
    { name: "locked", recipient: "Kano", amount: ngn("5") },
  ]);
  expect(listResults({ step: "settlement", isDone: true, facts: { ...known, available: [sent] }, balances })).toEqual([
    { name: "paid", amount: ngn("4.00") },
    { name: "fee", amount: fee },
  ]);
});

test("behaviour: during the outage, the money arrives although its event does not", () => {
  const known = { ...facts, attempts: 3, lastResponse: 503, available: [{ ...ngn("9.00"), withdrawable: "8.00" }] };
  const balances = { outage: { before: [{ ...ngn("4.00"), withdrawable: "3.00" }] } };
  expect(listResults({ step: "outage", isDone: true, facts: known, balances })).toEqual([
    {
      name: "withdrawable",
      change: { before: ngn("3.00"), after: ngn("8.00"), difference: "5", part: "withdrawable" },
    },
    { name: "attempts", attempts: 3, isDelivered: false },
  ]);
});

test("behaviour: a delivery that failed at first shows when it arrived", () => {
  const deliveredAt = "2026-11-28T08:18:23Z";
  const known = { ...facts, attempts: 4, lastResponse: 204, isRecovered: true, deliveredAt };
  expect(listResults({ step: "recovery", isDone: true, facts: known, balances: {} })).toEqual([
    { name: "attempts", attempts: 4, isDelivered: true },
    { name: "response", text: "204" },
    { name: "delivered", time: deliveredAt },
  ]);
});

test("behaviour: a new endpoint shows its events", () => {
  const known = { ...facts, bookkeepingEvents: ["deposit.success", "withdrawal.success"] };
  expect(listResults({ step: "endpoint", isDone: true, facts: known, balances: {} })).toEqual([
    { name: "events", text: "deposit.success\nwithdrawal.success" },
  ]);
});

test("behaviour: a deposit waits beside the balance until it raises it", () => {
  const deposit = { value: "451.51", currency: "USDT" };
  const known = { ...facts, depositAmount: deposit, available: [usd("13548.66")] };
  const list = (step: "deposit" | "sender" | "clear", isDone: boolean) =>
    listResults({ step, isDone, facts: known, balances: {} }).map((result) =>
      "amount" in result ? `${result.name} ${result.amount.value}` : result.name,
    );
  expect(list("deposit", false)).toEqual(["available"]);
  expect(list("deposit", true)).toEqual(["incoming 451.51", "available"]);
  expect(list("sender", true)).toEqual(["incoming 451.51", "available"]);
  expect(list("clear", false)).toEqual(["incoming 451.51", "available"]);
  expect(list("clear", true)).toEqual(["incoming", "available"]);
});

// Regression: the balance moved before the rest of the result, because the service reports them in two responses.
test("behaviour: the balance moves when the step is done", () => {
  const known = { ...facts, available: [usd("14000.17")] };
  const balances = { clear: { before: [usd("13548.66")] } };
  const amountAt = (isDone: boolean) => {
    const result = listResults({ step: "clear", isDone, facts: known, balances }).at(-1);
    return result && "change" in result ? result.change.after.value : undefined;
  };
  expect(amountAt(false)).toBe("13548.66");
  expect(amountAt(true)).toBe("14000.17");
});

test("behaviour: a requested payment shows what waits, and what its approval leaves", () => {
  const payment = { amount: ngn("5.00"), recipient: "Kano", maxFee: "1.00", approvedBy: null };
  const known = { ...facts, payment, available: [{ ...ngn("9.00"), withdrawable: "8.00" }] };
  const list = (maxFee: string | undefined) =>
    listResults({ step: "payment", isDone: true, facts: { ...known, payment: { ...payment, maxFee } }, balances: {} });
  expect(list("1.00").map(({ name }) => name)).toEqual(["waiting", "withdrawable", "left"]);
  expect(list("1.00").at(-1)).toEqual({ name: "left", amount: ngn("2"), fee: ngn("1.00") });
  // Nobody knows what an approval without a highest fee leaves.
  expect(list(undefined).map(({ name }) => name)).toEqual(["waiting", "withdrawable"]);
});
