import { expect, test } from "vitest";
import { findChange, noteBalances } from "./storyBalances.ts";

const usd = (value: string) => [{ value, currency: "USD" }];
const change = (balances: Parameters<typeof findChange>[0]["balances"], now: string) =>
  findChange({ currency: "USD", balances, now: usd(now) });

test("default: a step shows the amounts when it was opened and now", () => {
  const notes = noteBalances({
    notes: {},
    now: usd("13548.66"),
    left: { step: "sender", isDone: true },
    opened: "clear",
  });
  expect(change(notes.clear, "14000.17")).toEqual({
    before: { value: "13548.66", currency: "USD" },
    after: { value: "14000.17", currency: "USD" },
    difference: "451.51",
    part: "value",
  });
});

test("behaviour: later steps do not change what a completed step shows", () => {
  const opened = noteBalances({ notes: {}, now: usd("1.00"), left: { step: "sender", isDone: true }, opened: "clear" });
  const left = noteBalances({
    notes: opened,
    now: usd("3.00"),
    left: { step: "clear", isDone: true },
    opened: "trade",
  });
  const back = noteBalances({ notes: left, now: usd("2.00"), left: { step: "trade", isDone: true }, opened: "clear" });
  expect(change(back.clear, "2.00")?.after.value).toBe("3.00");
  expect(change(back.trade, "2.00")?.difference).toBe("-1");
});

test("behaviour: a step that was skipped begins again when it is opened again", () => {
  const skipped = noteBalances({
    notes: { clear: { before: usd("1.00") } },
    now: usd("1.00"),
    left: { step: "clear", isDone: false },
    opened: "trade",
  });
  const again = noteBalances({
    notes: skipped,
    now: usd("5.00"),
    left: { step: "trade", isDone: true },
    opened: "clear",
  });
  expect(change(again.clear, "5.00")?.before.value).toBe("5.00");
});

test("behaviour: nothing is known of an amount that the person may not see, or of a step that was not opened", () => {
  expect(findChange({ currency: "NGN", balances: undefined, now: usd("1.00") })).toBeUndefined();
  expect(change(undefined, "1.00")?.difference).toBe("0");
});
