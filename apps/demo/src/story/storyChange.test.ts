import { expect, test } from "vitest";
import { factsAtStart } from "./factsAtStart.ts";
import { en } from "./messages.en.ts";
import { describeChange } from "./storyChange.ts";

const usd = (value: string) => ({ value, currency: "USD" });
const ngn = (value: string, locked: string) => ({ value, locked, currency: "NGN" });
const common = { isDone: true, messages: en, locale: "en" };
const plain = (text: string | undefined) => text?.replaceAll(/[\u2066-\u2069]/g, "").replaceAll("\u00a0", " ");

test("default: a released deposit raises the available dollars", () => {
  const change = describeChange({
    ...common,
    step: "clear",
    facts: { ...factsAtStart, available: [usd("14000.17")] },
    balances: { clear: { before: [usd("13548.66")] } },
  });
  expect(change?.tone).toBe("up");
  expect(plain(change?.text)).toBe("+451.51 USD");
});

test("behaviour: an amount beside another figure says what changed, with a true minus sign", () => {
  const facts = { ...factsAtStart, available: [ngn("39167670.79", "3343879.86")] };
  const before = { before: [ngn("39167670.79", "4593929.86")] };
  const change = describeChange({ ...common, step: "settlement", facts, balances: { settlement: before } });
  expect(plain(change?.text)).toBe("−1,250,050.00 NGN locked");
});

test("behaviour: nothing is marked before the step is done, or without a difference", () => {
  const facts = { ...factsAtStart, available: [usd("13548.66")] };
  const balances = { clear: { before: [usd("13548.66")] } };
  expect(describeChange({ ...common, isDone: false, step: "clear", facts, balances })).toBeUndefined();
  expect(describeChange({ ...common, step: "clear", facts, balances })?.text).toBeUndefined();
  expect(describeChange({ ...common, step: "outage", facts, balances })).toBeUndefined();
});
